import BookMotion
import BookMotionColor
public import BookMotionDocuments
import BookMotionDrawing
import BookMotionPlay
import BookMotionRecording

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
  private let core: WebCore
  /// The page up to its data.
  private let head: String
  /// The data: names, numbers, and the meaning of the numbers.
  let json: String
  /// The pictures whose addresses are replaced in the art of ``json``.
  private let pictures: [BookPicture]

  /// The initial rate at which a page steps, in frames per second.
  static let standardRate = 60.0

  /// Writes the page.
  public func writeHTML<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(head + BookLivePage.needs)
    for picture in pictures {
      try sink.write("<script class=\"picture\" type=\"text/plain\">")
      try sink.write(utf8: picture.drawn.address)
      try sink.write("</script>\n")
    }
    try core.write(with: json, to: &sink)
  }
}

extension BookLivePage {
  /// Creates a page from the parts that every page has.
  init(
    _ core: WebCore, named name: String, on screen: BookSize, mat: String, art: String,
    _ pictures: [BookPicture], _ fields: [(String, String)]
  ) {
    self.core = core
    self.pictures = pictures
    let screens = Self.screens(and: screen).map { PageJSON.numbers([$0.width, $0.height]) }
    let all =
      [("name", JSONText.quoted(name)), ("screens", PageJSON.list(screens))]
      + fields + [
        ("mat", JSONText.quoted(mat)), ("art", JSONText.quoted(Self.replacing(pictures, in: art))),
      ]
    json = PageJSON.object(all)
    head = BookLivePage.head.replacing("TITLE", with: PlotText.escaped(name))
  }

  /// Returns art with numbers in place of pictures: each is written once, however often it is used.
  static func replacing(_ pictures: [BookPicture], in art: String) -> String {
    var art = art
    for (number, picture) in pictures.enumerated() {
      art.replace(
        String(decoding: picture.drawn.address, as: UTF8.self), with: "picture:\(number);")
    }
    return art
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
      ("events", PageJSON.names(events)),
      ("refusals", PageJSON.names(WebRefusal.allCases.map(\.words))),
      ("measures", PageJSON.names(Quantity.Measure.allCases.map(\.unit))),
      ("ranges", PageJSON.list(Quantity.Measure.allCases.map(range(of:)))),
    ]
  }

  /// Returns the components of a color as CSS expects them between parentheses.
  static func components(of color: RGB) -> String {
    let (red, green, blue) = color.bytes
    return JSONText.quoted("\(red) \(green) \(blue)")
  }

  private static func range(of measure: Quantity.Measure) -> String {
    PageJSON.numbers([measure.range.lowerBound, measure.range.upperBound, measure.beyond])
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
