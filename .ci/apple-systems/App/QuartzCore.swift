// A part of QuartzCore. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

public struct CATransform3D: Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat
  public init() { fatalError() }
}

open class CALayer: NSObject {
  open var bounds = CGRect()
  open var anchorPoint = CGPoint.zero
  open var transform = CATransform3D()
  open var opacity: Float = 1
}

@available(iOS 3.1, tvOS 9.0, macOS 14.0, *)
open class CADisplayLink: NSObject {
  @available(macOS, unavailable)
  public init(target: Any, selector sel: Selector) { super.init() }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
  open var isPaused = false
}
