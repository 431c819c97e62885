#if !$Embedded
/// Suggestions for mistyped words.
package enum Suggestion {
  /// Returns `; did you mean "…"?`, or an empty string if no word is close.
  package static func question(_ word: String, among words: [String]) -> String {
    nearest(to: word, among: words).map { "; did you mean \"\($0.inSentence)\"?" } ?? ""
  }

  /// Returns the word that takes the fewest edits if those are few, or the first one that `word` is
  /// a prefix of.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let typed = Array(word.lowercased().unicodeScalars)
    let letters = typed.filter { $0 != "-" }
    guard !letters.isEmpty, typed.count <= longest else { return nil }
    var best: (word: String, edits: Int)?
    for candidate in words {
      let edits = edits(from: typed, to: Array(candidate.lowercased().unicodeScalars))
      if edits < best?.edits ?? .max { best = (candidate, edits) }
    }
    // A word of one letter resembles none.
    if let best, best.edits <= max(1, letters.count / 3), best.edits < letters.count {
      return best.word
    }
    return words.first { letters.count > 1 && $0.hasPrefix(word) }
  }

  /// Returns the number of letters to insert, remove, replace, or exchange with their neighbor: the
  /// optimal string alignment distance.
  package static func edits(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
    var earlier: [Int] = []
    var above = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var fewest = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          fewest = min(fewest, earlier[j - 1] + 1)
        }
        row.append(fewest)
      }
      (earlier, above) = (above, row)
    }
    return above[b.count]
  }

  /// The length beyond which a word is not considered a typo.
  private static let longest = 60
}
#endif
