public import BookMotion
import BookMotionLive

/// A page in which a book is tuned, tapped and turned round in flight: one file that loads nothing.
///
/// ```swift
/// let page = try LivePage(BookTimeline(.storyReader))
/// var html = ""
/// page.writeHTML(to: &html)
/// ```
///
/// The library itself runs in it, as WebAssembly: what is seen there has the same bits as everywhere.
public struct LivePage: Sendable {
  /// The book as it is at first.
  public let timeline: BookTimeline

  /// What it is compared with.
  public let other: Choreography?

  private let art: String
  private let animation: String
  /// What is left of the screen when the library has gone.
  private let mat: String

  /// Sets up a page.
  ///
  /// - Parameters:
  ///   - timeline: The book, where it stands, and what becomes of it at first.
  ///   - look: Colors and pictures, which become a part of the page.
  ///   - other: A choreography that it is compared with.
  /// - Throws: ``ExportError`` for a book that comes too near to the eye to be seen, and one of more numbers
  ///   than a page takes.
  public init(
    _ timeline: BookTimeline, look: BookLook = BookLook(), comparedWith other: Choreography? = nil
  ) throws(ExportError) {
    self.timeline = timeline
    self.other = other
    mat = look.frame.scaled(by: FramePainter.Backdrop.mat).text
    (art, animation) = try ExportError.containing { () throws(BookMotionError) in
      let flat = try FlatArt([timeline], look)
      return (LivePage.elements(flat), "")
    }
    for plan in [plan] + (otherPlan.map { [$0] } ?? []) {
      try ExportError.containing { () throws(BookMotionError) in
        try Domain.tape.check(Double(TapeTable(plan).numbers.count), "numbers")
      }
    }
  }

  private var plan: LiveBook.Plan { LiveBook.Plan(timeline) }

  private var otherPlan: LiveBook.Plan? {
    guard let other else { return nil }
    var plan = plan
    plan.choreography = other
    return plan
  }
}

extension Domain {
  /// How many numbers a book in a page may have.
  static let tape = Domain(0, Double(Desk.capacity))
}

extension LiveBook.Plan {
  /// The book of a timeline.
  package init(_ timeline: BookTimeline) {
    let transition = timeline.transition
    var choreography = transition.choreography
    // Whatever said them, they are what the motion is made of.
    if timeline.layout.places != .standard { choreography.places = timeline.layout.places }
    self.init(choreography, layout: timeline.layout)
    direction = timeline.direction
    events = timeline.direction == nil ? timeline.events : []
    start = timeline.start
    // What nobody interrupts there may be interrupted here.
    tapPolicy = direction == nil ? transition.tapPolicy : .interrupt
    rotationPolicy = transition.rotationPolicy
    framesPerSecond = timeline.framesPerSecond
  }
}

extension LivePage {
  /// The parts of the book, from the back to the front.
  private static func elements(_ art: FlatArt) -> String {
    let faces = Face.Material.allCases.map { material in
      "<div class=\"face \(material.rawValue)\">\(art.face(material))<i></i></div>"
    }
    return """
      <div class="library">\(art.library)<div class="place">\(art.face(.cover))</div></div>
      <div class="shadow"></div>
      \(faces.joined(separator: "\n"))
      <div class="overlay">\(art.overlay)</div>
      <div class="controls">\(art.controls)</div>
      """
  }

  /// Writes the page.
  public func writeHTML<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let name = timeline.transition.choreography.name
    try sink.write(head(titled: name.inMarkup))
    try sink.write("<div id=\"art\" hidden>\(art)</div>\n")
    try sink.write("<script id=\"data\" type=\"application/json\">\(json)</script>\n")
    try sink.write("<script id=\"core\" type=\"text/plain\">\(LivePage.core)</script>\n")
    try sink.write("<script>\(LivePage.script)</script>\n</body>\n</html>\n")
  }

  private func head(titled name: String) -> String {
    let screens = LivePage.screens(and: timeline.layout.screen).map { screen in
      let text = "\(JSONText.number(screen.width))x\(JSONText.number(screen.height))"
      return "<option\(screen == timeline.layout.screen ? " selected" : "")>\(text)</option>"
    }
    return LivePage.head.replacing([
      ("TITLE", name), ("SCREENS", screens.joined()), ("MAT", mat), ("ANIMATION", animation),
    ])
  }

  private static func screens(and own: BookSize) -> [BookSize] {
    let known = [(390, 844), (844, 390), (744, 1133), (820, 1180), (1024, 768), (1366, 1024)]
      .map { BookSize(width: $0.0, height: $0.1) }
    return known.contains(own) ? known : [own] + known
  }

  /// What the page is told: names, numbers, and what they are.
  var json: String {
    let table = TapeTable(plan)
    func names(_ names: [String]) -> String {
      "[" + names.map(JSONText.quoted).joined(separator: ",") + "]"
    }
    func numbers(_ numbers: [Double]) -> String {
      "[" + numbers.map(JSONText.number).joined(separator: ",") + "]"
    }
    func range(_ range: ClosedRange<Double>) -> String {
      "[\(JSONText.number(range.lowerBound)),\(JSONText.number(range.upperBound))]"
    }
    let document = (try? plan.choreography.json) ?? "{}"
    let channels = BookChannel.allCases.map { [$0.rawValue, $0.unit.rawValue] }
    let cues = Moment.Name.known.map(\.text) + table.ownNames
    let fields = [
      ("name", JSONText.quoted(plan.choreography.name)),
      ("document", document),
      ("tape", numbers(table.numbers)),
      ("other", otherPlan.map { numbers(TapeTable($0).numbers) } ?? "null"),
      ("otherName", other.map { JSONText.quoted($0.name) } ?? "null"),
      ("places", table.json),
      ("ranges", "[" + Tape.Measure.allCases.map { range($0.range) }.joined(separator: ",") + "]"),
      ("channels", "[" + channels.map(names).joined(separator: ",") + "]"),
      ("phases", names(AnimationPhase.allCases.map(\.rawValue))),
      ("moments", names(cues)),
      ("events", names(BookEvent.Kind.names)),
      ("materials", names(Face.Material.allCases.map(\.rawValue))),
      ("refusals", names(Desk.Refusal.allCases.map(\.words))),
      (
        "head",
        "{\"reduced\":\(Tape.Head.isReduced),\"binding\":\(Tape.Head.binding),"
          + "\"screen\":\(Tape.Head.screen),\"frame\":\(Tape.Head.frame),\"count\":\(Tape.Head.count)}"
      ),
      ("faceWidth", "\(Desk.faceWidth)"), ("lightSteps", "\(Desk.lightSteps)"),
      ("framesPerSecond", JSONText.number(plan.framesPerSecond)),
      ("size", "\(LivePage.coreSize)"),
    ]
    // A page ends where it says so, whatever a name says.
    return
      ("{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n") + "}").inScript
  }
}

extension Desk.Refusal {
  /// The refusal in words.
  fileprivate var words: String {
    switch self {
    case .noBook: "there is no such book"
    case .noPlan: "a book like that can't be played"
    case .noNumber: "that is no number that can be"
    case .tooLong: "that is more than fits"
    }
  }
}

extension String {
  /// The text with words in the places of others, each of which stands there once or more.
  fileprivate func replacing(_ words: [(String, String)]) -> String {
    var pieces = [self]
    for (word, other) in words {
      pieces = pieces.flatMap { piece in
        var parts: [String] = []
        var rest = piece[...]
        while let found = rest.firstRange(of: word) {
          parts += [String(rest[..<found.lowerBound]), other]
          rest = rest[found.upperBound...]
        }
        return parts + [String(rest)]
      }
    }
    return pieces.joined()
  }

  /// As text between the tags of a page.
  fileprivate var inMarkup: String {
    var text = ""
    for letter in unicodeScalars {
      switch letter {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(letter)
      }
    }
    return text
  }

  /// As the text of a script, which the first `</` would end.
  fileprivate var inScript: String {
    var text = ""
    for letter in unicodeScalars {
      if letter == "<" { text += "\\u003C" } else { text.unicodeScalars.append(letter) }
    }
    return text
  }
}
