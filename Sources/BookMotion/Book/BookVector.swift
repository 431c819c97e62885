/// The driven channels of a book as one vector, so that channels that move together are evaluated
/// together.
///
/// The arithmetic is inlinable because that of ``Motion`` is. Otherwise, a sum of steps that is
/// compiled outside this module would call a function and copy the vector for every step.
@usableFromInline
package struct BookVector: Hashable, Sendable {
  // Split into SIMD vectors and a scalar, because 21 is not a power of two.
  @usableFromInline var first: SIMD16<Double>
  @usableFromInline var next: SIMD4<Double>
  @usableFromInline var last: Double

  /// The number of components.
  static var count: Int { SIMD16<Double>.scalarCount + SIMD4<Double>.scalarCount + 1 }

  @inlinable
  @inline(__always)
  init(first: SIMD16<Double>, next: SIMD4<Double>, last: Double) {
    self.first = first
    self.next = next
    self.last = last
  }

  /// Accesses the value of a channel.
  @inline(__always)
  package subscript(channel: BookPose.Driven.Channel) -> Double {
    get { self[channel.rawValue] }
    set { self[channel.rawValue] = newValue }
  }

  @inline(__always)
  private subscript(lane: Int) -> Double {
    get { lane < 16 ? first[lane] : lane < 20 ? next[lane - 16] : last }
    set {
      switch lane {
      case ..<16: first[lane] = newValue
      case ..<20: next[lane - 16] = newValue
      default: last = newValue
      }
    }
  }

  /// The sum of all components.
  @inlinable
  package func sum() -> Double { first.sum() + next.sum() + last }
}

extension BookVector: MotionVector {
  @usableFromInline package static let zero = BookVector(first: .zero, next: .zero, last: 0)

  @inlinable
  @inline(__always)
  package static func + (left: BookVector, right: BookVector) -> BookVector {
    BookVector(
      first: left.first + right.first, next: left.next + right.next, last: left.last + right.last)
  }

  @inlinable
  @inline(__always)
  package static func - (left: BookVector, right: BookVector) -> BookVector {
    BookVector(
      first: left.first - right.first, next: left.next - right.next, last: left.last - right.last)
  }

  @inlinable
  @inline(__always)
  package mutating func scale(by factor: Double) {
    first *= factor
    next *= factor
    last *= factor
  }

  /// The sum of the squares, accumulated in order.
  @usableFromInline package var magnitudeSquared: Double {
    (0..<BookVector.count).reduce(0) { $0 + self[$1] * self[$1] }
  }

  @inlinable
  @inline(__always)
  package mutating func add(_ other: BookVector, scaledBy factor: Double) {
    first.add(other.first, scaledBy: factor)
    // One by one for the same reason as the lanes of SIMD16: see `MotionVector`.
    next[0] += other.next[0] * factor
    next[1] += other.next[1] * factor
    next[2] += other.next[2] * factor
    next[3] += other.next[3] * factor
    last.add(other.last, scaledBy: factor)
  }
}
