public import BookMotion
import BookMotionDrawing
import BookMotionLive

/// A page in which you tune a book, tap it, and turn it around in flight, or turn its leaves by
/// hand, in a single file that loads nothing else.
///
/// ```swift
/// let page = try LivePage(BookTimeline(BookScore(.storyReader)))
/// var html = ""
/// page.writeHTML(to: &html)
/// ```
///
/// The library itself runs in the page, as WebAssembly, so the results are bit-for-bit the same as
/// on any other platform. A browser without WebAssembly or `DecompressionStream` shows a sentence
/// that says so.
public struct LivePage: Sendable {
  private let content: Content

  /// Creates a page with a book that opens.
  ///
  /// - Parameters:
  ///   - timeline: The book, its starting state, and its first events.
  ///   - look: The colors and pictures, which become part of the page.
  ///   - other: A choreography to compare with.
  /// - Throws: ``ExportError`` for a book that comes too near the eye to be visible, and for a book
  ///   with more numbers than a page can hold.
  public init(
    _ timeline: BookTimeline, look: BookLook = BookLook(), comparedWith other: Choreography? = nil
  ) throws(ExportError) {
    content = try Content(timeline, look, comparedWith: other)
  }

  /// Creates a page with an open book whose leaves are turned.
  ///
  /// - Parameters:
  ///   - book: The book before its first event.
  ///   - name: The name of the book.
  ///   - layout: The place of the book on the screen, for pages of the book's size.
  ///   - pictures: The pictures, in order, on the pages that have one.
  ///   - events: The first events: `forward`, `back`, `touch`, `drag`, and `release`, as in the
  ///     scenes of leaves.
  /// - Throws: ``ExportError`` for an unknown event, and for more leaves, events, or numbers than a
  ///   page can hold.
  public init(
    _ book: PageTurning, named name: String, in layout: SpreadLayout, pictures: [BookPicture] = [],
    events: [MotionEvent] = []
  ) throws(ExportError) {
    content = try Content(book, named: name, in: layout, pictures, events)
  }

  /// The initial rate at which a page steps, in frames per second.
  static let standardRate = 60.0

  /// Writes the page.
  public func writeHTML<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(content.head)
    for picture in content.pictures {
      try sink.write("<script class=\"picture\" type=\"text/plain\">")
      try sink.write(utf8: picture.drawn.address)
      try sink.write("</script>\n")
    }
    // Without "<", no name in it can end the script.
    let data = content.json.replacing([("<", "\\u003c")])
    try sink.write("<script id=\"data\" type=\"application/json\">\(data)</script>\n")
    try sink.write("<script id=\"core\" type=\"text/plain\">\(content.core.text)</script>\n")
    try sink.write("<script>\(LivePage.loader)\nbegin(\(content.core.scriptSize));</script>\n")
    try sink.write("</body>\n</html>\n")
  }

  /// The data for the page, exposed for tests.
  var json: String { content.json }
}

extension LivePage {
  /// The parts that differ from page to page.
  struct Content: Sendable {
    let core: Core
    /// The page up to its data.
    let head: String
    /// The data: names, numbers, and the meaning of the numbers.
    let json: String
    /// The pictures whose addresses are replaced in the art of ``json``.
    let pictures: [BookPicture]
  }
}

extension LivePage.Content {
  /// Creates the content from the parts that every page has.
  private init(
    _ core: LivePage.Core, named name: String, on screen: BookSize, mat: String, art: String,
    _ pictures: [BookPicture], _ fields: [(String, String)]
  ) {
    self.core = core
    self.pictures = pictures
    // A picture is written once, however often it is used.
    let art = pictures.enumerated().reduce(art) { art, picture in
      art.replacing([
        (String(decoding: picture.element.drawn.address, as: UTF8.self), "picture:\(picture.offset);")
      ])
    }
    let all = [("name", JSONText.quoted(name))] + fields + [("art", JSONText.quoted(art))]
    json = "{" + all.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n") + "}"
    let screens = Self.screens(and: screen).map { size in
      let text = "\(JSONText.number(size.width))x\(JSONText.number(size.height))"
      return "<option\(size == screen ? " selected" : "")>\(text)</option>"
    }
    head = LivePage.head.replacing([
      ("TITLE", name.inMarkup), ("SCREENS", screens.joined()), ("MAT", mat),
    ])
  }

  private static func screens(and own: BookSize) -> [BookSize] {
    let known = [(390, 844), (844, 390), (744, 1133), (820, 1180), (1024, 768), (1366, 1024)]
      .map { BookSize(width: $0.0, height: $0.1) }
    return known.contains(own) ? known : [own] + known
  }

  /// Returns the possible events and the buttons that trigger some of them.
  private static func fields(
    events: [String], buttons: [(event: String, label: String, key: String)]
  ) -> [(String, String)] {
    [
      ("events", names(events)),
      (
        "buttons",
        "["
          + buttons.map { names([$0.event, $0.label, $0.key]) }.joined(separator: ",") + "]"
      ),
      ("refusals", names(DeskRefusal.allCases.map(\.words))),
      ("ranges", "[" + Quantity.Measure.allCases.map(range(of:)).joined(separator: ",") + "]"),
    ]
  }

  private static func names(_ names: [String]) -> String {
    "[" + names.map(JSONText.quoted).joined(separator: ",") + "]"
  }

  private static func numbers(_ numbers: [Double]) -> String {
    "[" + numbers.map(JSONText.number).joined(separator: ",") + "]"
  }

  /// Returns the components of a color as CSS expects them between parentheses.
  private static func components(of color: RGB) -> String {
    let (red, green, blue) = color.bytes
    return JSONText.quoted("\(red) \(green) \(blue)")
  }

  private static func range(of measure: Quantity.Measure) -> String {
    numbers([measure.range.lowerBound, measure.range.upperBound, measure.beyond])
  }

  private static func check(_ numbers: [Double]) throws(ExportError) {
    try ExportError.containing { () throws(BookMotionError) in
      try Domain.tape.check(Double(numbers.count), "numbers")
    }
  }
}

extension LivePage.Content {
  /// Creates the content of a page with a book that opens.
  fileprivate init(
    _ timeline: BookTimeline, _ look: BookLook, comparedWith other: Choreography?
  ) throws(ExportError) {
    var setup = LiveBook.Setup(timeline.score)
    setup.spine = look.spine
    // A timeline with a direction is never interrupted, but on the page it may be.
    if timeline.score.direction != nil { setup.score.tapPolicy = .interrupt }
    let choreography = setup.score.choreography
    let table = TapeTable(setup)
    let otherNumbers = other.map { other in
      setup.score.choreography = other
      return TapeTable(setup).numbers
    }
    try Self.check(table.numbers)
    if let otherNumbers { try Self.check(otherNumbers) }
    let name = choreography.name
    let style = choreography.style
    let art = try ExportError.containing { () throws(BookMotionError) in
      Self.elements(try FlatArt([timeline], look))
    }
    let document = (try? choreography.json) ?? "{}"
    let swift = SwiftFrame(named: name, around: document)
    let channels = BookChannel.allCases.map { Self.names([$0.rawValue, $0.unit.rawValue]) }
    let moments = Moment.Name.known.map(\.text) + table.texts
    let turns = ["cover closes past 90°", "cover opens past 90°"]
    let fields = [
      ("label", JSONText.quoted("The book: a tap opens or closes it, a finger turns its cover")),
      ("tape", Self.numbers(table.numbers)),
      ("other", otherNumbers.map(Self.numbers) ?? "null"),
      ("places", table.json),
      ("swift", Self.names([swift.head, swift.indent, swift.tail])),
      ("channels", "[" + channels.joined(separator: ",") + "]"),
      (
        "cues",
        "["
          + [AnimationPhase.allCases.map(\.rawValue), moments, turns].map(Self.names)
          .joined(separator: ",") + "]"
      ),
      ("materials", Self.names(Face.Material.allCases.map(\.rawValue))),
      ("head", table.head),
      ("ink", Self.components(of: PaperLight.ink)),
      (
        "bound",
        Self.names(style.spread.hasTwoPages ? FramePainter.boundToSpine.map(\.rawValue) : [])
      ),
      ("boundFrom", JSONText.number(style.spread == .centered ? -180 : FramePainter.nearlyUpright)),
      ("faceWidth", "\(DeskLimit.faceWidth)"), ("lightSteps", "\(DeskLimit.lightSteps)"),
      ("framesPerSecond", JSONText.number(timeline.score.framesPerSecond)),
    ]
    self.init(
      LivePage.book, named: name, on: timeline.score.layout.screen,
      mat: look.frame.scaled(by: FramePainter.Backdrop.mat).text, art: art,
      [look.cover, look.page].compactMap(\.self),
      fields
        + Self.fields(
          events: BookEvent.Verb.allCases.map(\.rawValue),
          buttons: [
            ("tap", "Tap", "t"), ("close", "Close", "c"), ("read", "Read", "r"),
            ("listen", "Listen", "i"), ("proceed", "Proceed", "p"),
          ].filter { choreography.hasUse(for: $0.0) }))
  }

  /// Returns the elements of the book, from back to front.
  private static func elements(_ art: FlatArt) -> String {
    let faces = Face.Material.allCases.map { material in
      "<div class=\"face \(material.rawValue)\">\(art.face(material))<i></i></div>"
    }
    return """
      <div class="library">\(art.library)<div class="place">\(art.face(.cover))</div></div>
      <div class="shadow"></div><div class="thick"></div>
      \(faces.joined(separator: "\n"))
      <div class="overlay">\(art.overlay)</div>
      <div class="controls">\(art.controls)</div>
      """
  }
}

extension LivePage.Content {
  /// Creates the content of a page with an open book.
  fileprivate init(
    _ book: PageTurning, named name: String, in layout: SpreadLayout, _ pictures: [BookPicture],
    _ events: [MotionEvent]
  ) throws(ExportError) {
    var plan = LiveLeaves.Setup(book, in: layout, pictures: pictures.map(\.size))
    for event in events {
      guard let code = LiveLeaves.Event.names.firstIndex(of: event.name) else {
        throw ExportError(
          .noEvent,
          "\"\(event.name.inSentence)\" is not an event of this scene: it takes "
            + LiveLeaves.Event.names.orList
            + Suggestion.question(event.name, among: LiveLeaves.Event.names))
      }
      plan.events.append(
        LiveEvent(
          code, at: event.time,
          event.values.count > 1
            ? BookPoint(x: event.values[0], y: event.values[1]) : .zero))
    }
    let table = TapeTable(plan)
    try Self.check(table.numbers)
    guard (try? LiveLeaves(plan)) != nil else {
      throw ExportError(
        .noEvent,
        "a book with \(book.leafCount == 1 ? "1 leaf" : "\(book.leafCount) leaves") and "
          + "\(Words.count(plan.events.count, "event")) does not fit in a page")
    }
    let channels = LeafPose.Channel.allCases.map {
      Self.names([$0.rawValue, $0.isCount ? "count" : "points"])
    }
    let fields = [
      (
        "label",
        JSONText.quoted("An open book: a finger lifts and turns its leaves, a tap turns one over")
      ),
      ("tape", Self.numbers(table.numbers)), ("other", "null"), ("places", table.json),
      ("channels", "[" + channels.joined(separator: ",") + "]"),
      (
        "cues",
        "["
          + [["lies", "turns", "held"], ["a leaf goes forward", "a leaf goes back"]]
          .map(Self.names).joined(separator: ",") + "]"
      ),
      ("head", table.head),
      ("framesPerSecond", JSONText.number(LivePage.standardRate)),
    ]
    self.init(
      LivePage.leaves, named: name, on: layout.screen,
      mat: SpreadLook().palette.tableEdge.text, art: Self.definitions(of: pictures), pictures,
      fields
        + Self.fields(
          events: LiveLeaves.Event.names,
          buttons: [
            ("forward", "Next page", "PageDown"), ("back", "Previous page", "PageUp"),
          ]))
  }

  /// Returns the definitions of the pictures, with the names that an open book uses for them.
  private static func definitions(of pictures: [BookPicture]) -> String {
    var shared = SharedDefinitions()
    for (index, picture) in pictures.enumerated() {
      shared.define(SpreadPainter.picture(index), picture.drawn)
    }
    var text = ""
    shared.write(to: &text)
    return text
  }
}

extension ExportError.Code {
  /// An event that a book of leaves doesn't have, or more events or leaves than fit in a page.
  static let noEvent = ExportError.Code(rawValue: "noEvent")
}

extension Domain {
  /// The allowed count of numbers for a book in a page.
  static let tape = Domain(0, Double(DeskLimit.capacity))
}

extension LiveLeaves.Setup {
  /// Creates a plan for turning the leaves of a book.
  init(_ book: PageTurning, in layout: SpreadLayout, pictures: [BookSize]) {
    self.init(leafCount: book.leafCount, radius: book.radius / book.page.width)
    (screen, binding, isReduced) = (layout.screen, layout.binding, book.isReduced)
    (turned, self.pictures) = (book.turned, pictures)
    button.animation = book.animation
    if case .corner(let path) = book.button { button.corner = path }
    (finger.spring, finger.taper) = (book.spring, book.taper)
  }
}

extension Choreography {
  /// Returns true unless no stage would ever accept the event.
  fileprivate func hasUse(for event: String) -> Bool {
    switch event {
    case "read", "listen": stage(.modeSelection) != nil
    case "proceed": (opening + closing).contains(where: \.waits)
    default: true
    }
  }
}

extension DeskRefusal {
  /// A description of the refusal.
  fileprivate var words: String {
    switch self {
    case .noBook: "no book is open"
    case .noSetup: "these numbers do not describe a book that can be played"
    case .noNumber: "a number is out of range"
    case .tooLong: "there are too many numbers for a page"
    }
  }
}

extension String {
  /// Returns the text with every occurrence of some words replaced.
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

  /// The text, escaped for HTML.
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
}
