/// "Did you mean": the nearest of the words that would have been right.
enum Suggestion {
  /// `; did you mean '…'?`, or nothing if no word is near.
  static func suffix(for word: String, among words: [String]) -> String {
    guard let nearest = nearest(to: word, among: words) else { return "" }
    return "; did you mean \(nearest.quoted)?"
  }

  /// The word that takes the fewest edits, or of which `word` is the beginning.
  static func nearest(to word: String, among words: [String]) -> String? {
    let typed = Array(word.lowercased().unicodeScalars)
    let letters = typed.filter { $0 != "-" }
    guard !letters.isEmpty, typed.count <= longest else { return nil }
    var best: (word: String, edits: Int)?
    for candidate in words {
      let edits = edits(from: typed, to: Array(candidate.unicodeScalars))
      if edits < best?.edits ?? .max { best = (candidate, edits) }
    }
    if let best, best.edits <= max(1, letters.count / 3) { return best.word }
    return words.first { letters.count > 1 && $0.hasPrefix(word) }
  }

  /// Letters inserted, removed, replaced, or exchanged with their neighbor: the optimal string
  /// alignment distance.
  static func edits(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
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

  /// Nobody mistypes a word this long.
  private static let longest = 60
}
