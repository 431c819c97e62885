#if !$Embedded
/// The name and version of a document format.
///
/// ```swift
/// DocumentSchema("bookmotion.timeline", version: 1).text  // "bookmotion.timeline/1"
/// ```
package struct DocumentSchema: Sendable {
  /// The result of comparing a document's schema with this one.
  package enum Verdict: Sendable {
    /// The document has the known version.
    case known
    /// The document has a later version, so newer software has written it.
    case newer
    /// The document has a different format.
    case unknown
  }

  /// The schema that documents of the known version state.
  package let text: String

  private let prefix: String
  private let version: Int

  package init(_ name: String, version: Int) {
    prefix = name + "/"
    text = "\(name)/\(version)"
    self.version = version
  }

  /// Returns the verdict on a schema. Only digits after the name count as a version.
  package func verdict(on word: String) -> Verdict {
    if word == text { return .known }
    guard word.hasPrefix(prefix) else { return .unknown }
    let digits = word.dropFirst(prefix.utf8.count)
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      digits.first != "0", let other = Int(digits)
    else { return .unknown }
    return other > version ? .newer : .unknown
  }
}
#endif
