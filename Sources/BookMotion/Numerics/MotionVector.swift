/// A type whose values can move: a number, a point, a pose, or anything else that can be added and
/// scaled.
///
/// A pose of a whole book is one vector, so that everything that starts together shares one
/// evaluation of its animation. `Double`, `BookPoint`, and SIMD vectors of any width
/// (`SIMD2<Double>` … `SIMD64<Double>`) already conform. A type that conforms to SwiftUI's
/// `VectorArithmetic` meets every requirement, so an empty conformance is enough.
///
/// ```swift
/// extension AnimatablePair: MotionVector where First == Double, Second == Double {}
/// ```
public protocol MotionVector: Equatable, Sendable {
  /// The zero vector, which changes nothing when it is added.
  static var zero: Self { get }

  /// Returns the sum of two vectors, component by component.
  static func + (left: Self, right: Self) -> Self

  /// Returns the difference of two vectors, component by component.
  static func - (left: Self, right: Self) -> Self

  /// Multiplies every component by `factor`.
  mutating func scale(by factor: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }

  /// Adds `other`, with every component multiplied by `factor`.
  ///
  /// This method has a default implementation. For wide vectors, a custom one can be faster.
  mutating func add(_ other: Self, scaledBy factor: Double)
}

extension MotionVector {
  /// Adds `other`, with every component multiplied by `factor`.
  @inlinable
  public mutating func add(_ other: Self, scaledBy factor: Double) {
    self = self + other.scaled(by: factor)
  }

  /// Returns this vector with every component multiplied by `factor`.
  @inlinable
  @inline(__always)
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}

// The following members are defaults of the protocol, not members of Double and of the SIMD types:
// SwiftUI's `VectorArithmetic` adds members with the same names to those, which would make them
// ambiguous in a file that imports both modules.

extension Double: MotionVector {}

extension MotionVector where Self == Double {
  /// Multiplies the number by `factor`.
  @inlinable
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the number.
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

  /// Adds `other`, with every component multiplied by `factor`.
  @inlinable
  @inline(__always)
  public mutating func add(_ other: Self, scaledBy factor: Double) {
    self += other * factor
  }
}

// The main part of a pose is a SIMD16 vector. In unoptimized builds, the generic SIMD operators
// look up the scalar type's operations for every component; the subscripts of concrete types don't.
extension MotionVector where Self == SIMD16<Double> {
  /// Adds `other`, with every component multiplied by `factor`.
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
  /// Adds `other`, with every component multiplied by `factor`.
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
