public import BookMotion
import BookMotionColor

/// How large a PNG is taken at all.
///
/// ```swift
/// let thumbnails = PNGLimits(width: 2000, height: 2000)
/// let colors = try PictureColors(png: .file("cover.png"), limits: thumbnails)
/// ```
///
/// A file of a few bytes can state any size, and one of 50 KB can hold 20,000 × 20,000 pixels of
/// one color. Such a file is refused as soon as its header is known, before anything is done for
/// it. The memory that a picture takes is that of two of its rows, whatever the limits.
public struct PNGLimits: Hashable, Sendable {
  /// The most columns.
  public let width: Int

  /// The most rows.
  public let height: Int

  /// The most pixels.
  public let pixels: Int

  /// The most bytes of a chunk that is kept: a palette or what is transparent.
  ///
  /// All others are passed over, and may be of any length.
  public let chunkBytes: Int

  /// Creates limits; what is not given stays as in ``standard``.
  ///
  /// - Precondition: `width` and `height` are from 1 to 2³¹ − 1, `pixels` from 1 to 2⁴⁸ and
  ///   `chunkBytes` from 1 to 2³¹ − 1.
  public init(
    width: Int = 1_000_000, height: Int = 1_000_000, pixels: Int = 1 << 28,
    chunkBytes: Int = 1 << 16
  ) {
    Domain.pixels.require(Double(width), "width")
    Domain.pixels.require(Double(height), "height")
    Domain.pixelCount.require(Double(pixels), "pixels")
    Domain.chunkBytes.require(Double(chunkBytes), "chunkBytes")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.chunkBytes = chunkBytes
  }

  /// A million pixels a side, 2²⁸ altogether, and 64 KB in a chunk.
  public static let standard = PNGLimits()
}

extension Domain {
  /// How many bytes a chunk of a PNG may be allowed to have: at most, what a PNG can say.
  public static let chunkBytes = Domain(1, 0x7FFF_FFFF)
}
