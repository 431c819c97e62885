import BookMotion
import BookMotionColor

/// The limits on the size of a PNG.
///
/// ```swift
/// let thumbnails = BookPNGLimits(width: 2000, height: 2000)
/// let colors = try BookPictureColors(png: .file("cover.png"), limits: thumbnails)
/// ```
///
/// A file of a few bytes can claim any size, and one of 50 KB can contain 20,000 × 20,000 pixels of
/// one color. Such a file is rejected as soon as its header has been read. A picture takes the
/// memory of three of its rows, whatever the limits.
public struct BookPNGLimits: Hashable, Sendable {
  /// The maximum number of columns.
  package let width: Int

  /// The maximum number of rows.
  package let height: Int

  /// The maximum number of pixels.
  package let pixels: Int

  /// The maximum number of bytes in a chunk that is kept in memory: the palette or the
  /// transparency.
  ///
  /// All other chunks are skipped and may have any length.
  package let chunkBytes: Int

  /// The maximum number of bytes of image data in the file after what the last row is made of.
  ///
  /// These bytes aren't part of the picture, but the checksum of its rows follows them. Up to 72 KB
  /// more may have been given to libpng together with the last row.
  package let trailingBytes: Int

  /// Creates limits: by default, a million pixels per side, 2²⁸ in total, and 64 KB in a chunk and after
  /// the last row.
  ///
  /// - Precondition: `width` and `height` are from 1 to 2³¹ − 1, `pixels` from 1 to 2⁴⁸,
  ///   `chunkBytes` from 1 to 2³¹ − 1, and `trailingBytes` from 1024 to 2⁴⁸.
  public init(
    width: Int = 1_000_000, height: Int = 1_000_000, pixels: Int = 1 << 28,
    chunkBytes: Int = 1 << 16, trailingBytes: Int = 1 << 16
  ) {
    BookDomain.pixels.require(Double(width), "width")
    BookDomain.pixels.require(Double(height), "height")
    BookDomain.pixelCount.require(Double(pixels), "pixels")
    BookDomain.chunkBytes.require(Double(chunkBytes), "chunkBytes")
    BookDomain.trailingBytes.require(Double(trailingBytes), "trailingBytes")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.chunkBytes = chunkBytes
    self.trailingBytes = trailingBytes
  }
}

extension BookDomain {
  /// The possible limits on the bytes of a PNG's chunk, up to the largest length that PNG allows.
  static let chunkBytes = BookDomain(1, 0x7FFF_FFFF)

  /// The possible limits on the bytes of image data after the last row of a PNG.
  static let trailingBytes = BookDomain(1024, 0x1p48)
}
