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

  /// The most bytes of image data that may follow the last row, compressed or not.
  ///
  /// They are no part of the picture, but the checksum of its rows stands behind them.
  public let trailingBytes: Int

  /// Creates limits; what is not given stays as in ``standard``.
  ///
  /// - Precondition: `width` and `height` are from 1 to 2³¹ − 1, `pixels` from 1 to 2⁴⁸,
  ///   `chunkBytes` from 1 to 2³¹ − 1, and `trailingBytes` from 1024 to 2⁴⁸.
  public init(
    width: Int = 1_000_000, height: Int = 1_000_000, pixels: Int = 1 << 28,
    chunkBytes: Int = 1 << 16, trailingBytes: Int = 1 << 16
  ) {
    Domain.pixels.require(Double(width), "width")
    Domain.pixels.require(Double(height), "height")
    Domain.pixelCount.require(Double(pixels), "pixels")
    Domain.chunkBytes.require(Double(chunkBytes), "chunkBytes")
    Domain.trailingBytes.require(Double(trailingBytes), "trailingBytes")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.chunkBytes = chunkBytes
    self.trailingBytes = trailingBytes
  }

  /// A million pixels a side, 2²⁸ altogether, and 64 KB in a chunk and after the last row.
  public static let standard = PNGLimits()
}

extension Domain {
  /// How many bytes a chunk of a PNG may be allowed to have: at most, what a PNG can say.
  public static let chunkBytes = Domain(1, 0x7FFF_FFFF)

  /// How many bytes of image data may be allowed to follow the last row of a PNG.
  public static let trailingBytes = Domain(1024, 0x1p48)
}
