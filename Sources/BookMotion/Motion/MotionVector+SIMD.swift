// The standard library's vectors have `zero`, `+` and `-` already, and the same three lines are
// all that each width needs: a generic extension cannot add a conformance.

extension SIMD where Scalar == Double {
  /// Multiplies every component by `factor`.
  @inlinable
  public mutating func scale(by factor: Double) { self *= factor }

  /// The sum of the squares of the components, added in order.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for index in indices { sum += self[index] * self[index] }
    return sum
  }
}

// More constrained than the protocol's own default, so that it is the one that is taken.
extension MotionVector where Self: SIMD, Scalar == Double {
  /// Adds `other`, every component multiplied by `factor`.
  @inlinable
  public mutating func add(_ other: Self, scaledBy factor: Double) {
    self += other * factor
  }
}

extension SIMD2: MotionVector where Scalar == Double {}
extension SIMD3: MotionVector where Scalar == Double {}
extension SIMD4: MotionVector where Scalar == Double {}
extension SIMD8: MotionVector where Scalar == Double {}
extension SIMD16: MotionVector where Scalar == Double {}
extension SIMD32: MotionVector where Scalar == Double {}
extension SIMD64: MotionVector where Scalar == Double {}
