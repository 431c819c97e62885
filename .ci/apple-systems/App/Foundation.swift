// A part of Foundation. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreGraphics
@_exported import ObjectiveC

public typealias TimeInterval = Double

public struct Date: Hashable, Sendable {}

open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable {
    public static var common: RunLoop.Mode { Mode() }
  }
  open class var main: RunLoop { fatalError() }
}

open class ProcessInfo: @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var systemUptime: TimeInterval { 0 }
}
