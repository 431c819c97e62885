// A stand-in for SwiftUI, and for MacTypes, which comes with every Foundation on a Mac: a few of their
// names. Whether an app can still say them beside ours does not depend on what they do.

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
@propertyWrapper
public struct Binding<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
public struct Animation {
  public static var snappy: Animation { Animation() }
}

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public struct Spring {
  public init(duration: Double = 0.5, bounce: Double = 0) {}
}

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public struct UnitCurve {
  public static var easeIn: UnitCurve { UnitCurve() }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
public protocol VectorArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

public struct Point {}
public struct Rect {}
public typealias Size = Int
