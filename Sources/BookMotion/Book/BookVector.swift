/// The driven channels of a book as one vector, so that what moves together is worked out together.
package struct BookVector: Hashable, Sendable {
  // What is wide enough for a processor, and the rest: no power of two is.
  private var first: SIMD16<Double>
  private var last: SIMD4<Double>

  /// The number of components.
  static let count = 20

  @inline(__always)
  private init(first: SIMD16<Double>, last: SIMD4<Double>) {
    self.first = first
    self.last = last
  }

  /// The value of a channel by its lane.
  @inline(__always)
  package subscript(lane: Int) -> Double {
    get { lane < 16 ? first[lane] : last[lane - 16] }
    set {
      if lane < 16 { first[lane] = newValue } else { last[lane - 16] = newValue }
    }
  }

  /// The lanes.
  var indices: Range<Int> { 0..<BookVector.count }

  /// The sum of all components.
  package func sum() -> Double { first.sum() + last.sum() }

  func clamped(lowerBound: BookVector, upperBound: BookVector) -> BookVector {
    BookVector(
      first: first.clamped(lowerBound: lowerBound.first, upperBound: upperBound.first),
      last: last.clamped(lowerBound: lowerBound.last, upperBound: upperBound.last))
  }
}

extension BookVector: MotionVector {
  package static let zero = BookVector(first: .zero, last: .zero)

  @inline(__always)
  package static func + (left: BookVector, right: BookVector) -> BookVector {
    BookVector(first: left.first + right.first, last: left.last + right.last)
  }

  @inline(__always)
  package static func - (left: BookVector, right: BookVector) -> BookVector {
    BookVector(first: left.first - right.first, last: left.last - right.last)
  }

  @inline(__always)
  package mutating func scale(by factor: Double) {
    first *= factor
    last *= factor
  }

  /// The sum of the squares, added in order.
  package var magnitudeSquared: Double {
    indices.reduce(0) { $0 + self[$1] * self[$1] }
  }

  @inline(__always)
  package mutating func add(_ other: BookVector, scaledBy factor: Double) {
    first.add(other.first, scaledBy: factor)
    last.add(other.last, scaledBy: factor)
  }
}
