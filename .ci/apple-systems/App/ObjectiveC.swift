// A part of ObjectiveC. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Selector: ExpressibleByStringLiteral, Sendable {
  public init(_ text: String) {}
  public init(stringLiteral text: String) {}
}

open class NSObject {
  public init() {}
}
