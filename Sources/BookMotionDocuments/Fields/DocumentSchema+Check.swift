#if !$Embedded
package import BookMotion

extension DocumentSchema {
  /// Throws unless a document states this schema. Only digits after its name count as a version.
  package func check(_ word: String) throws(BookMotionError) {
    guard word != text else { return }
    let name = text.prefix { $0 != "/" } + "/"
    let digits = word.hasPrefix(name) ? word.dropFirst(name.count) : ""
    guard digits.utf8.allSatisfy({ (ASCII.zero...ASCII.nine).contains($0) }), digits.first != "0",
      let version = Int(digits), let known = Int(text.dropFirst(name.count)), version > known
    else { throw BookMotionError(.unknownName(word, choices: [text]), at: "schema") }
    throw BookMotionError(.newer(word, known: text), at: "schema")
  }
}
#endif
