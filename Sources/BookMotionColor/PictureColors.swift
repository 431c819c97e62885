public import BookMotion

/// The colors of a picture: what a ``ColorRequest`` asked for.
///
/// ```swift
/// let pixels: [UInt8] = [255, 128, 0, 255, 0, 0, 0, 255]
/// let colors = PictureColors(width: 2, height: 1, pixels: pixels)
/// colors[.left]?.hex  // "#ff8000"
/// ```
///
/// They come from the pixels of your own decoder, as here; row by row from a ``ColorSampler``; or
/// from a PNG, where the library is built with libpng. Sample a picture once, and keep the answer
/// with the book.
public struct PictureColors: Hashable, Sendable {
  /// The picture's width in pixels.
  public let width: Int

  /// The picture's height in pixels.
  public let height: Int

  /// What was asked for.
  public let request: ColorRequest

  /// The color that most of the picture is near to; nil if nothing in it can be seen, or if it was
  /// not asked for.
  public let dominant: RGB?

  /// The colors of which there is most, the largest share first; empty if none was asked for.
  public let palette: [Swatch]

  private let left: RGB?
  private let right: RGB?
  private let top: RGB?
  private let bottom: RGB?

  init(
    width: Int, height: Int, request: ColorRequest, left: RGB?, right: RGB?, top: RGB?,
    bottom: RGB?, dominant: RGB?, palette: [Swatch]
  ) {
    self.width = width
    self.height = height
    self.request = request
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
    self.dominant = dominant
    self.palette = palette
  }

  /// The mean color of an edge; nil if it was not asked for.
  ///
  /// Each pixel counts as much as it is opaque, so a transparent one counts as black.
  public subscript(edge: PictureEdge) -> RGB? {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    }
  }
}

extension PictureColors {
  /// Samples pixels that are in memory, row by row from the top.
  ///
  /// They are read as four bytes of red, green, blue and opacity unless a `format` is given. Each
  /// row begins where the one before it ends, or `bytesPerRow` after its beginning. What is found
  /// out is what books take, unless a `request` says otherwise.
  ///
  /// - Precondition: the sides are from 1 to 2³¹ − 1, there are at most 2⁴⁸ pixels, no row reaches
  ///   into the next, and the last one is there up to its last pixel.
  public init(
    width: Int, height: Int, pixels: RawSpan, format: PixelFormat = .rgba8,
    bytesPerRow: Int? = nil, request: ColorRequest = .book
  ) {
    var sampler = ColorSampler(width: width, height: height, format: format, request: request)
    let length = format.bytesPerRow(ofWidth: width)
    let stride = bytesPerRow ?? length
    Domain.atLeast(Double(length)).require(Double(stride), "bytesPerRow")
    Domain.atLeast(Double(stride) * Double(height - 1) + Double(length))
      .require(Double(pixels.byteCount), "pixels.byteCount")
    for y in 0..<height {
      sampler.add(row: pixels.extracting(y * stride..<y * stride + length))
    }
    self = sampler.colors()
  }

  /// Samples bytes that are in memory, as ``init(width:height:pixels:format:bytesPerRow:request:)``
  /// does.
  ///
  /// - Precondition: as there.
  public init(
    width: Int, height: Int, pixels: Span<UInt8>, format: PixelFormat = .rgba8,
    bytesPerRow: Int? = nil, request: ColorRequest = .book
  ) {
    // Bytes have no gaps between them.
    unsafe self.init(
      width: width, height: height, pixels: pixels.bytes, format: format,
      bytesPerRow: bytesPerRow, request: request)
  }

  /// Samples bytes that are in memory, as ``init(width:height:pixels:format:bytesPerRow:request:)``
  /// does.
  ///
  /// - Precondition: as there.
  public init(
    width: Int, height: Int, pixels: [UInt8], format: PixelFormat = .rgba8,
    bytesPerRow: Int? = nil, request: ColorRequest = .book
  ) {
    // The span of an array would ask for Apple's systems of 2025.
    self = unsafe pixels.withUnsafeBytes {
      unsafe PictureColors(
        width: width, height: height, pixels: $0.bytes, format: format,
        bytesPerRow: bytesPerRow, request: request)
    }
  }
}
