// A part of AppKit. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import QuartzCore

@MainActor
open class NSView: NSObject {
  @available(macOS 14.0, *)
  open func displayLink(target: Any, selector: Selector) -> CADisplayLink { fatalError() }
}

@MainActor
open class NSApplication {
  public enum ActivationPolicy: Int, Sendable {
    case regular
  }

  open class var shared: NSApplication { fatalError() }
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
  @available(macOS 14.0, *)
  open func activate() {}
}
