// A stand-in for Foundation: what BookMotionTesting asks of it, as Apple's documentation declares it.
// Declarations to compile against, which nobody runs.

public struct URL: Sendable {
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, relativeTo base: URL?) {}
  public var path: String { "" }
  public func deletingLastPathComponent() -> URL { self }
}

public struct Data: Sequence, Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public func makeIterator() -> IndexingIterator<[UInt8]> { [].makeIterator() }
}

public struct FileAttributeKey: Hashable, Sendable {}

open class FileManager: @unchecked Sendable {
  open class var `default`: FileManager { fatalError() }
  open func fileExists(atPath path: String) -> Bool { false }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
}

open class ProcessInfo: @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var environment: [String: String] { [:] }
}

extension Error {
  public var localizedDescription: String { "" }
}

extension String {
  public struct Encoding: Sendable {
    public static var utf8: Encoding { Encoding() }
  }
}

extension StringProtocol {
  public func write(
    to url: URL, atomically useAuxiliaryFile: Bool, encoding: String.Encoding
  ) throws {}
}
