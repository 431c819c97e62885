public import BookMotion
package import BookMotionActors
import BookMotionColor
public import BookMotionDocuments
import BookMotionDrawing
import BookMotionPlay
public import BookMotionRecording

/// A page in which you tune a book, tap it, and turn it around in flight, or turn its leaves by
/// hand, in a single file that loads nothing else.
///
/// ```swift
/// let page = try BookLivePage(BookTimeline(BookScore(.storyReader)))
/// var html = ""
/// page.writeHTML(to: &html)
/// ```
///
/// The library itself runs in the page, as WebAssembly, so the results are bit-for-bit the same as
/// on any other platform. A browser without WebAssembly or `DecompressionStream` shows a sentence
/// that says so.
public struct BookLivePage: Sendable {
  private let content: Content

  /// Creates a page with a book that opens.
  ///
  /// - Parameters:
  ///   - timeline: The book, its starting state, and its first events.
  ///   - look: The colors and pictures, which become part of the page.
  ///   - other: A choreography to compare with.
  /// - Throws: `BookExportError` for a book that comes too near the eye to be visible, and for a book
  ///   with more numbers than a page can hold.
  public init(
    _ timeline: BookTimeline, look: BookLook = BookLook(), comparedWith other: Choreography? = nil
  ) throws(BookExportError) {
    content = try Content(timeline, look, comparedWith: other)
  }

  /// Creates a page with the leaves of an open book.
  package init(
    leaves setup: LeafSetup, named name: String, pictures: [BookPicture], events: [MotionEvent]
  ) throws(BookExportError) {
    var setup = setup
    setup.events = try LeafActor.gestures(events)
    content = try Content(leaves: setup, named: name, pictures)
  }

  /// Creates a page with a motion of reading, which shows one of the look's pictures: `cover` or
  /// `page`.
  package init<Actor: ReadingActor>(
    _ scene: ReadingScene, of actor: Actor.Type, named name: String, showing picture: String,
    on stage: SceneStage, look: BookLook, events: [MotionEvent]
  ) throws(BookExportError) {
    var setup = StageSetup(stage)
    setup.events = try Actor.gestures(events)
    content = try Content(scene, of: actor, named: name, showing: picture, setup, look)
  }

  /// The initial rate at which a page steps, in frames per second.
  static let standardRate = 60.0

  /// Writes the page.
  public func writeHTML<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(content.head + BookLivePage.needs)
    for picture in content.pictures {
      try sink.write("<script class=\"picture\" type=\"text/plain\">")
      try sink.write(utf8: picture.drawn.address)
      try sink.write("</script>\n")
    }
    try content.core.write(with: content.json, to: &sink)
  }

  /// The data for the page, exposed for tests.
  var json: String { content.json }
}

extension BookLivePage {
  /// The parts that differ from page to page.
  struct Content: Sendable {
    let core: WebCore
    /// The page up to its data.
    let head: String
    /// The data: names, numbers, and the meaning of the numbers.
    let json: String
    /// The pictures whose addresses are replaced in the art of ``json``.
    let pictures: [BookPicture]
  }
}

extension BookLivePage.Content {
  /// Creates the content from the parts that every page has.
  init(
    _ core: WebCore, named name: String, on screen: BookSize, mat: String, art: String,
    _ pictures: [BookPicture], _ fields: [(String, String)]
  ) {
    self.core = core
    self.pictures = pictures
    let screens = Self.screens(and: screen).map { Self.numbers([$0.width, $0.height]) }
    let all =
      [("name", JSONText.quoted(name)), ("screens", Self.list(screens))]
      + fields + [
        ("mat", JSONText.quoted(mat)), ("art", JSONText.quoted(Self.replacing(pictures, in: art))),
      ]
    json = Self.object(all)
    head = BookLivePage.head.replacing([("TITLE", name.inMarkup)])
  }

  /// Returns art with numbers in place of pictures: each is written once, however often it is used.
  static func replacing(_ pictures: [BookPicture], in art: String) -> String {
    art.replacing(
      pictures.enumerated().map { number, picture in
        (String(decoding: picture.drawn.address, as: UTF8.self), "picture:\(number);")
      })
  }

  static func screens(and own: BookSize) -> [BookSize] {
    let known = [(390, 844), (844, 390), (744, 1133), (820, 1180), (1024, 768), (1366, 1024)]
      .map { BookSize(width: $0.0, height: $0.1) }
    return known.contains(own) ? known : [own] + known
  }

  /// Returns the possible events, and what all pages say alike.
  static func fields(family: String, events: [String]) -> [(String, String)] {
    [
      ("family", JSONText.quoted(family)),
      ("events", names(events)),
      ("refusals", names(WebRefusal.allCases.map(\.words))),
      ("measures", names(Quantity.Measure.allCases.map(\.unit))),
      ("ranges", list(Quantity.Measure.allCases.map(range(of:)))),
    ]
  }

  static func names(_ names: [String]) -> String { list(names.map(JSONText.quoted)) }

  static func numbers(_ numbers: [Double]) -> String { list(numbers.map(JSONText.number)) }

  static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n") + "}"
  }

  /// Returns the components of a color as CSS expects them between parentheses.
  static func components(of color: RGB) -> String {
    let (red, green, blue) = color.bytes
    return JSONText.quoted("\(red) \(green) \(blue)")
  }

  private static func range(of measure: Quantity.Measure) -> String {
    numbers([measure.range.lowerBound, measure.range.upperBound, measure.beyond])
  }

  /// Throws if there is too much for a page.
  static func check(_ numbers: [Double], events count: Int) throws(BookExportError) {
    for (count, most, noun) in [
      (count, PlayLimit.mostEvents, "events"), (numbers.count, WebLimit.capacity, "numbers"),
    ] where count > most {
      throw BookExportError(
        .tooLong, "a page takes at most \(most) \(noun), but there are \(count): leave some out")
    }
  }
}

extension WebRefusal {
  /// A description of the refusal.
  fileprivate var words: String {
    switch self {
    case .noPlay: "no book is open, or it can't answer this"
    case .noSetup: "these numbers do not describe a book that can be played"
    case .noNumber: "a number is out of range"
    case .tooLong: "there are too many numbers for a page"
    }
  }
}

extension String {
  /// Returns the text with every occurrence of some words replaced.
  func replacing(_ words: [(String, String)]) -> String {
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
