extension Array {
  /// Makes room for another event in a history: drops its older half if it has grown long.
  ///
  /// A book may be open for hours, and its callers ask for the last few minutes at most.
  package mutating func makeRoom(_ longest: Int = 512) {
    if count >= longest { removeFirst(count / 2) }
  }

  /// Inserts an element into a list in order of time, after those of the same time.
  mutating func insert(_ element: Element, inOrderOf time: (Element) -> Double) {
    let next = lastIndex { time($0) <= time(element) }.map { $0 + 1 } ?? 0
    insert(element, at: next)
  }
}
