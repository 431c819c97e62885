/// A source of a PNG.
///
/// ```swift
/// let colors = try BookPictureColors(png: .file("cover.png"))
/// ```
///
/// Files are read in pieces, so their size doesn't matter.
public enum BookPNGSource: Hashable, Sendable {
  /// The file at a path.
  case file(String)
  /// The file at a path that need not be UTF-8, as the system's bytes.
  case path([UInt8])
  /// A whole file in memory.
  case bytes([UInt8])
  /// The data that is piped into this process.
  ///
  /// It can be read only once.
  case standardInput
}
