// A part of CoreGraphics. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen
public struct CGFloat: Hashable, Comparable, SignedNumeric, Sendable, ExpressibleByFloatLiteral {
  public init(_ value: Double) {}
  public init(_ value: Int) {}
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
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
  public init(_ value: CGFloat) { self = 0 }
}

public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public init(x: Double, y: Double) { (self.x, self.y) = (0, 0) }
  public static var zero: CGPoint { fatalError() }
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
}

public struct CGRect: Hashable, Sendable {
  public init() {}
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public var minX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
}

public struct CGAffineTransform: Hashable, Sendable {
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {}
}
