import BookMotion

/// The colors of a picture that a ``BookColorRequest`` asks for.
///
/// ```swift
/// let pixels: [UInt8] = [255, 128, 0, 255, 0, 0, 0, 255]
/// let colors = BookPictureColors(width: 2, height: 1, pixels: pixels)
/// colors[.left]?.hex  // "#ff8000"
/// ```
///
/// You can create them from the pixels of your own decoder, as here, or from a PNG, with the module
/// `BookMotionPNG`. Sample a picture once, and store the result with the book.
public struct BookPictureColors: Hashable, Sendable {
  /// The picture's width in pixels.
  package let width: Int

  /// The picture's height in pixels.
  package let height: Int

  /// The request that these colors answer.
  package let request: BookColorRequest

  /// The color that the largest part of the picture looks like; `nil` if the picture is invisible,
  /// or if it wasn't requested.
  ///
  /// Of a picture of more than 1,048,576 pixels, this and ``palette`` see an even sample of about
  /// 8,192. A share of it is right to about one in a hundred.
  public let dominant: RGB?

  /// The most common colors, the largest share first; empty if none were requested.
  public let palette: [BookSwatch]

  /// The mean colors of all edges, or `nil` for those that were not requested. A dictionary would ask
  /// for randomness, which Embedded Swift may not have.
  let edges: [RGB?]

  /// Accesses the mean color of an edge, or `nil` if it wasn't requested.
  ///
  /// Each pixel is weighted by its opacity, and a transparent pixel counts as black.
  public subscript(edge: BookPictureColors.Edge) -> RGB? {
    zip(Edge.allCases, edges).first { $0.0 == edge }?.1
  }
}

extension BookPictureColors {
  /// Samples pixels in memory, row by row from the top.
  ///
  /// By default, pixels are four bytes of red, green, blue, and opacity, each row starts right
  /// after the previous one, and the request is the one for books. If `bytesPerRow` is given, each
  /// row starts that many bytes after the previous row's start.
  ///
  /// - Precondition: The sides are from 1 to 2³¹ − 1, there are at most 2⁴⁸ pixels, no row overlaps
  ///   the next, and the last row is complete up to its last pixel.
  public init(
    width: Int, height: Int, pixels: [UInt8], format: BookPixelFormat = .rgba8,
    bytesPerRow: Int? = nil, request: BookColorRequest = .book
  ) {
    var sampler = ColorSampler(width: width, height: height, format: format, request: request)
    let length = format.bytesPerRow(ofWidth: width)
    let stride = bytesPerRow ?? length
    BookDomain.atLeast(Double(length)).require(Double(stride), "bytesPerRow")
    BookDomain.atLeast(Double(stride) * Double(height - 1) + Double(length))
      .require(Double(pixels.count), "pixels.count")
    let columns = PixelColumns(first: 0, step: 1, before: width)
    // `Array.span` requires the 2025 releases of Apple's platforms.
    unsafe pixels.withUnsafeBytes {
      let bytes = unsafe $0.bytes
      for y in 0..<height {
        sampler.add(row: bytes.extracting(y * stride..<y * stride + length), y: y, columns)
      }
    }
    self = sampler.colors()
  }
}
