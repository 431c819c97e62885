/// What can move: a number, a point, a pose; anything that can be added and scaled.
///
/// A pose of a whole book is one vector, so that everything that starts together shares one
/// evaluation of its animation. `Double`, `BookPoint` and SwiftUI-style vectors of any width
/// (`SIMD2<Double>` … `SIMD64<Double>`) are vectors already. A type that is SwiftUI's
/// `VectorArithmetic` has every requirement, so an empty conformance is enough for it.
///
/// ```swift
/// extension AnimatablePair: MotionVector where First == Double, Second == Double {}
/// ```
public protocol MotionVector: Equatable, Sendable {
  /// The vector that changes nothing when it is added.
  static var zero: Self { get }

  /// Adds component by component.
  static func + (left: Self, right: Self) -> Self

  /// Subtracts component by component.
  static func - (left: Self, right: Self) -> Self

  /// Multiplies every component by `factor`.
  mutating func scale(by factor: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }

  /// Adds `other`, every component multiplied by `factor`.
  ///
  /// Has a default; a wide vector gains speed from one of its own.
  mutating func add(_ other: Self, scaledBy factor: Double)
}

extension MotionVector {
  /// Adds `other`, every component multiplied by `factor`.
  @inlinable
  public mutating func add(_ other: Self, scaledBy factor: Double) {
    self = self + other.scaled(by: factor)
  }

  /// This vector with every component multiplied by `factor`.
  @inlinable
  @inline(__always)
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}

// What follows are defaults of the protocol rather than members of Double and of SIMD, which
// SwiftUI's `VectorArithmetic` has under the same names: in a file that imports both, a member of
// each module would be ambiguous.

extension Double: MotionVector {}

extension MotionVector where Self == Double {
  /// Multiplies by `factor`.
  @inlinable
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}

extension MotionVector where Self: SIMD, Scalar == Double {
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

  /// Adds `other`, every component multiplied by `factor`.
  @inlinable
  @inline(__always)
  public mutating func add(_ other: Self, scaledBy factor: Double) {
    self += other * factor
  }
}

// A pose and a point are such vectors. Without an optimizer the operators of any SIMD look up what a
// component is for each of them; a subscript of these types does not.
extension MotionVector where Self == SIMD16<Double> {
  /// Adds `other`, every component multiplied by `factor`.
  @inlinable
  @inline(__always)
  public mutating func add(_ other: Self, scaledBy factor: Double) {
    var index = 0
    while index < 16 {
      self[index] += other[index] * factor
      index &+= 1
    }
  }
}

extension MotionVector where Self == SIMD2<Double> {
  /// Adds `other`, every component multiplied by `factor`.
  @inlinable
  public mutating func add(_ other: Self, scaledBy factor: Double) {
    self[0] += other[0] * factor
    self[1] += other[1] * factor
  }
}

extension SIMD2: MotionVector where Scalar == Double {}
extension SIMD3: MotionVector where Scalar == Double {}
extension SIMD4: MotionVector where Scalar == Double {}
extension SIMD8: MotionVector where Scalar == Double {}
extension SIMD16: MotionVector where Scalar == Double {}
extension SIMD32: MotionVector where Scalar == Double {}
extension SIMD64: MotionVector where Scalar == Double {}
