extension Array {
  /// The number of elements before the first that fails `isTrue`, where all after that one fail it too.
  ///
  /// ```swift
  /// [0.0, 0.5, 2.0].prefixCount { $0 <= 1 }  // 2
  /// ```
  ///
  /// - Complexity: O(log *n*): the range that is left is halved.
  @inlinable
  package func prefixCount(while isTrue: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isTrue(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
