package import BookMotion
import BookMotionBody
package import BookMotionColor
package import BookMotionDocuments
import BookMotionDrawing
import BookMotionPages
import BookMotionPlay
package import BookMotionRecording

/// A page with a shelf of books, on which the desk of `BookMotionUI` runs: what an app does about taps,
/// fingers, scrolling, rotation, and keys can be tried in a browser.
///
/// Like a ``BookLivePage``, it is a single file that loads nothing.
package struct BookShelfPage: Sendable {
  /// The covers, in order.
  package let covers: [Cover]
  private let json: String

  /// A cover on the shelf.
  package struct Cover: Hashable, Sendable {
    /// The title, which is on the cover if there is no picture.
    package var title: String
    /// The color of a cover without a picture.
    package var cloth: RGB
    /// The color of the boards and of the spine.
    package var board: RGB
    package var picture: BookPicture?
  }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - choreography: The choreography of every book.
  ///   - binding: The side of every hinge.
  ///   - pictures: The pictures of the first covers, each with the color of its spine. Other covers
  ///     have their titles.
  /// - Throws: `BookExportError` for a choreography with more numbers than a page can hold.
  package init(
    _ choreography: Choreography, binding: BookBinding = .left,
    pictures: [(picture: BookPicture, spine: RGB)] = []
  ) throws(BookExportError) {
    let table = TapeTable(BookPlay.Setup(BookScore(choreography, events: [])))
    try BookLivePage.check(table.numbers, events: 0)
    var covers = BookShelfPage.standardCovers
    while covers.count < pictures.count { covers += BookShelfPage.standardCovers }
    for (index, (picture, spine)) in pictures.enumerated() {
      (covers[index].picture, covers[index].board) = (picture, spine)
    }
    self.covers = covers
    let colors = [
      ("paper", BookThickness.paper), ("ink", PageLight.ink), ("edge", PageLight.edge),
    ].map { name, color in
      let bytes = color.bytes
      return (name, PageJSON.numbers([bytes.red, bytes.green, bytes.blue].map { Double($0) }))
    }
    json = PageJSON.object([
      ("covers", PageJSON.list(covers.map(\.json))), ("colors", PageJSON.object(colors)),
      ("binding", binding == .right ? "1" : "0"),
      ("corner", JSONText.number(choreography.style.corners.cover)),
      ("tape", PageJSON.numbers(table.numbers)),
    ])
  }

  /// Writes the page.
  package func writeHTML<Sink: BookTextSink & ~Copyable>(
    to sink: inout Sink
  ) throws(Sink.Failure) {
    try sink.write(BookShelfPage.head + BookLivePage.needs)
    try WebCore.shelf.write(with: json, to: &sink)
  }

  /// Books that nobody has written.
  private static let standardCovers = [
    ("The Fox", 0xA4_51_1C), ("Night Train", 0x2C_4A_6E), ("Seven Hills", 0x4F_7A_3A),
    ("A Small Boat", 0x2F_7F_86), ("Red Kite", 0x9C_2F_2A), ("The Whale", 0x3B_4F_8F),
    ("Winter Garden", 0x6B_5B_95), ("Lighthouse", 0xB5_8A_24), ("Rain", 0x4A_65_72),
    ("The Long Walk", 0x7A_4B_36), ("Plums", 0x7B_2F_57), ("Far Away", 0x35_68_59),
  ].map { (title: String, color: UInt32) in
    let cloth = RGB(color)
    return Cover(title: title, cloth: cloth, board: cloth.scaled(by: boardShade))
  }

  /// The lightness of boards, as a share of the cloth's.
  private static let boardShade = 0.75
}

extension BookShelfPage.Cover {
  fileprivate var json: String {
    var fields = [("title", title), ("cloth", cloth.text), ("board", board.text)]
    if let picture {
      fields.append(("picture", String(decoding: picture.drawn.address, as: UTF8.self)))
    }
    return PageJSON.object(fields.map { ($0.0, JSONText.quoted($0.1)) })
  }
}
