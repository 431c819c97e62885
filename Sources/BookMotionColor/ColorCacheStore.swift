#if !$Embedded
import BookMotion

/// A dictionary of colors that removes the least recently used ones first.
///
/// The entries form a ring in the order of use, from the most recently used to the least.
///
/// - Complexity: O(1) for every operation.
struct ColorCacheStore<Key: Hashable & Sendable>: Sendable {
  private struct Entry: Hashable, Sendable {
    let key: Key
    let colors: BookPictureColors
    var newer: Int
    var older: Int
  }

  private let limit: Int
  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]
  private var newest = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  /// Returns the colors under a key, and marks them as the most recently used.
  mutating func use(_ key: Key) -> BookPictureColors? {
    guard let index = indices[key] else { return nil }
    unlink(index)
    link(index)
    return entries[index].colors
  }

  mutating func insert(_ colors: BookPictureColors, for key: Key) {
    remove(key)
    if entries.count == limit { remove(entries[entries[newest].newer].key) }
    entries.append(Entry(key: key, colors: colors, newer: entries.count, older: entries.count))
    indices[key] = entries.count - 1
    link(entries.count - 1)
  }

  mutating func remove(_ key: Key) {
    guard let index = indices.removeValue(forKey: key) else { return }
    unlink(index)
    // The last entry moves into the gap, so that the array has none.
    let last = entries.removeLast()
    guard index < entries.count else { return }
    let isAlone = last.newer == entries.count
    entries[index] = last
    indices[last.key] = index
    if newest == entries.count { newest = index }
    if isAlone {
      entries[index].newer = index
      entries[index].older = index
    } else {
      entries[last.newer].older = index
      entries[last.older].newer = index
    }
  }

  /// Removes an entry from the ring.
  private mutating func unlink(_ index: Int) {
    let (newer, older) = (entries[index].newer, entries[index].older)
    entries[newer].older = older
    entries[older].newer = newer
    if newest == index { newest = older }
  }

  /// Adds an entry that isn't in the ring as the newest.
  private mutating func link(_ index: Int) {
    guard entries.count > 1 else {
      newest = index
      entries[index].newer = index
      entries[index].older = index
      return
    }
    let oldest = entries[newest].newer
    entries[index].older = newest
    entries[index].newer = oldest
    entries[newest].newer = index
    entries[oldest].older = index
    newest = index
  }
}
#endif
