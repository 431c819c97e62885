import BookMotion
import BookMotionColor

extension ColorHistogram {
  /// Counts opaque pixels of three bytes.
  mutating func add(rgb bytes: [UInt8]) { add(rgb: ContiguousArray(bytes).span) }

  /// Counts pixels of four bytes.
  mutating func add(rgba bytes: [UInt8]) { add(rgba: ContiguousArray(bytes).span) }
}
