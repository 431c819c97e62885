#if !$Embedded
package import BookMotion

extension DocumentSchema {
  /// The result of comparing a document's schema with this one.
  package enum Verdict: Sendable {
    /// The document has the known version.
    case known
    /// The document has a later version, so newer software has written it.
    case newer
    /// The document has a different format.
    case unknown
  }

  /// Returns the verdict on a schema. Only digits after the name count as a version.
  package func verdict(on word: String) -> Verdict {
    if word == text { return .known }
    let name = text.prefix { $0 != "/" } + "/"
    guard word.hasPrefix(name) else { return .unknown }
    let digits = word.dropFirst(name.count)
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      digits.first != "0", let version = Int(digits), let known = Int(text.dropFirst(name.count))
    else { return .unknown }
    return version > known ? .newer : .unknown
  }
}
#endif
