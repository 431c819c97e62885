import BookMotion
import BookMotionColor

extension ColorHistogram {
  /// Adds opaque pixels of three bytes each.
  mutating func add(rgb bytes: [UInt8]) { add(rgb: ContiguousArray(bytes).span) }

  /// Adds pixels of four bytes each.
  mutating func add(rgba bytes: [UInt8]) { add(rgba: ContiguousArray(bytes).span) }
}
