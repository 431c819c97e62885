extension Array {
  /// Returns the number of leading elements that satisfy `isTrue`, found by binary search.
  ///
  /// All elements after the first one that fails `isTrue` must fail it, too.
  ///
  /// ```swift
  /// [0.0, 0.5, 2.0].prefixCount { $0 <= 1 }  // 2
  /// ```
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the array.
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
