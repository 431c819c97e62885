import BookMotion

extension Suggestion {
  /// Returns `; did you mean '…'?` with the nearest word, or an empty string if no word is close.
  static func suffix(for word: String, among words: [String]) -> String {
    nearest(to: word, among: words).map { "; did you mean \($0.quoted)?" } ?? ""
  }
}
