// A part of ObjectiveC. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Selector: Sendable {}

open class NSObject {
  public init() {}
}
