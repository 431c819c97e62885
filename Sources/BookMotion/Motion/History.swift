extension Array {
  /// Makes room for another event in a history: drops its older half if it has grown long.
  ///
  /// A book may be open for hours, and its callers ask for the last few minutes at most.
  package mutating func makeRoom(_ longest: Int = 512) {
    if count >= longest { removeFirst(count / 2) }
  }
}
