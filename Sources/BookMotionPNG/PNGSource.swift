import BookMotion
import BookMotionColor

/// Where a PNG comes from.
///
/// ```swift
/// let colors = try PictureColors(png: .file("cover.png"))
/// ```
///
/// A file is read in pieces, so its size does not matter.
public enum PNGSource: Hashable, Sendable {
  /// The file at a path.
  case file(String)
  /// The file at a path that need not be UTF-8: the bytes as the system has them.
  case path([UInt8])
  /// A whole file in memory.
  case bytes([UInt8])
  /// What is piped into this process.
  ///
  /// It can be read once.
  case standardInput
}
