// A part of CoreGraphics. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen
public struct CGFloat: Hashable, Comparable, SignedNumeric, Sendable, ExpressibleByFloatLiteral {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init?<T: BinaryInteger>(exactly source: T) { return nil }
  public var magnitude: CGFloat { self }
  public static var infinity: CGFloat { 0 }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { false }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func *= (left: inout CGFloat, right: CGFloat) {}
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { left }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { (x, y) = (0, 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public init(x: Double, y: Double) { self.init() }
  public static var zero: CGPoint { CGPoint() }
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init() { (width, height) = (0, 0) }
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public init(width: Double, height: Double) { self.init() }
  public static var zero: CGSize { CGSize() }
}

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init() { (origin, size) = (.zero, .zero) }
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
}

public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public init() { (a, b, c, d, tx, ty) = (1, 0, 0, 1, 0, 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init()
  }
}
