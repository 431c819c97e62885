// A part of Foundation. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreGraphics
@_exported import ObjectiveC

public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Sendable {
  public init() {}
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public static func < (left: Date, right: Date) -> Bool { false }
}

open class ProcessInfo: @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var systemUptime: TimeInterval { 0 }
}

open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable {
    public static var common: RunLoop.Mode { Mode() }
  }
  open class var main: RunLoop { fatalError() }
}

public struct URL: Hashable, Sendable {}

public struct Data: Hashable, Sendable {
  public init(contentsOf url: URL) throws {}
}

open class Bundle: @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  open func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
}
