#if !$Embedded
extension String {
  /// The words of a name, with something between them: `settlingDuration` as "settling-duration".
  package func words(separatedBy separator: String) -> String {
    reduce(into: "") { text, letter in
      text += letter.isUppercase ? separator + letter.lowercased() : String(letter)
    }
  }
}
#endif
