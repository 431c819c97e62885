#if !$Embedded
/// What a kind of document is called, and in which form it is written.
///
/// ```swift
/// DocumentSchema("bookmotion.timeline", version: 1).text  // "bookmotion.timeline/1"
/// ```
package struct DocumentSchema: Sendable {
  /// What a word in a document says of it.
  package enum Verdict: Sendable {
    /// It is the form that is known.
    case known
    /// It is a later form, which somebody with a newer version has written.
    case newer
    /// It is no form of this kind of document.
    case unknown
  }

  /// The word that a document of the known form has.
  package let text: String

  private let prefix: String
  private let version: Int

  package init(_ name: String, version: Int) {
    prefix = name + "/"
    text = "\(name)/\(version)"
    self.version = version
  }

  /// What a word says: only digits behind the name make it a form.
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
