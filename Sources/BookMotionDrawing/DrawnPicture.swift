package import BookMotion
package import BookMotionColor
package import BookMotionDocuments

/// A picture that documents show: its size, and the address that renderers load.
package struct DrawnPicture: Hashable, Sendable {
  /// The size of the picture, in pixels.
  package let size: BookSize

  /// A `data:` URL or a link; empty for a picture that is defined elsewhere.
  package let address: [UInt8]

  /// True if the picture is part of every document that uses it.
  package let isEmbedded: Bool

  package init(size: BookSize, address: [UInt8], isEmbedded: Bool) {
    self.size = size
    self.address = address
    self.isEmbedded = isEmbedded
  }

  /// Creates a picture that is already defined where documents refer to it, so they do not contain
  /// it.
  package init(elsewhere size: BookSize) {
    self.init(size: size, address: [], isEmbedded: false)
  }
}

extension DrawnPicture {
  package func writeImage<Sink: BookTextSink & ~Copyable>(
    named name: String, to sink: inout Sink
  ) throws(Sink.Failure) {
    guard !address.isEmpty else { return }
    var text = SVGText()
    text.add("<image id=\"\(name)\"")
    text.add(attribute: "width", drawnSize.width)
    text.add(attribute: "height", drawnSize.height)
    text.add(" preserveAspectRatio=\"none\" xlink:href=\"")
    try sink.write(utf8: text.bytes)
    try sink.write(utf8: address)
    try sink.write("\"/>")
  }

  /// The size in a document's definitions, where the longer side is 1000 points. Measured in
  /// pixels, a very small or very large picture would not suit the number grid.
  package var drawnSize: BookSize {
    size.scaled(by: DrawnPicture.drawnSide / max(size.width, size.height))
  }

  private static let drawnSide = 1000.0

  /// Returns the part of the picture that covers a face, in points of its definition: its full
  /// extent in one dimension, and the middle of the other.
  package func slice(covering face: BookSize) -> BookRect {
    DrawnPicture.slice(of: drawnSize, covering: face)
  }

  /// Returns the part of an area of the given size that covers a face.
  package static func slice(of size: BookSize, covering face: BookSize) -> BookRect {
    let scale = max(face.width / size.width, face.height / size.height)
    return BookRect(
      center: BookPoint(x: size.width / 2, y: size.height / 2),
      size: BookSize(width: face.width / scale, height: face.height / scale))
  }
}

extension RGB {
  /// The color of the frame around a page without a picture.
  package static let standardFrame = RGB(red: 0.20, green: 0.25, blue: 0.50)
}
