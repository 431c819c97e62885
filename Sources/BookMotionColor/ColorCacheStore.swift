#if !$Embedded
/// A dictionary of colors that removes the least recently used ones first.
///
/// - Complexity: O(1), but for an insertion into a full dictionary, which looks at all entries. To
///   sample a picture takes far longer.
struct ColorCacheStore<Key: Hashable & Sendable>: Sendable {
  private let limit: Int
  private var entries: [Key: (colors: BookPictureColors, lastUse: Int)] = [:]
  private var useCount = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  /// Returns the colors under a key, and marks them as the most recently used.
  mutating func use(_ key: Key) -> BookPictureColors? {
    guard let colors = entries[key]?.colors else { return nil }
    insert(colors, for: key)
    return colors
  }

  mutating func insert(_ colors: BookPictureColors, for key: Key) {
    if entries.count == limit, entries[key] == nil,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
    useCount += 1
    entries[key] = (colors, useCount)
  }

  mutating func remove(_ key: Key) { entries[key] = nil }
}
#endif
