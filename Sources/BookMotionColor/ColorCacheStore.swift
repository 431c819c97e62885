#if !$Embedded
import BookMotion

/// A dictionary of colors that removes the least recently used ones first.
///
/// The places form a ring in the order of use, from the most recently used to the least.
///
/// - Complexity: O(1) for every operation.
struct ColorCacheStore<Key: Hashable & Sendable>: Sendable {
  private struct Place: Hashable, Sendable {
    let key: Key
    let colors: BookPictureColors
    var newer: Int
    var older: Int
  }

  private let limit: Int
  private var places: [Place] = []
  private var indices: [Key: Int] = [:]
  private var newest = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { places.count }

  /// Returns the colors under a key, and marks them as the most recently used.
  mutating func use(_ key: Key) -> BookPictureColors? {
    guard let index = indices[key] else { return nil }
    unlink(index)
    link(index)
    return places[index].colors
  }

  mutating func insert(_ colors: BookPictureColors, for key: Key) {
    remove(key)
    if places.count == limit { remove(places[places[newest].newer].key) }
    places.append(Place(key: key, colors: colors, newer: places.count, older: places.count))
    indices[key] = places.count - 1
    link(places.count - 1)
  }

  mutating func remove(_ key: Key) {
    guard let index = indices.removeValue(forKey: key) else { return }
    unlink(index)
    // The last place moves into the gap, so that the array has none.
    let last = places.removeLast()
    guard index < places.count else { return }
    let isAlone = last.newer == places.count
    places[index] = last
    indices[last.key] = index
    if newest == places.count { newest = index }
    if isAlone {
      places[index].newer = index
      places[index].older = index
    } else {
      places[last.newer].older = index
      places[last.older].newer = index
    }
  }

  /// Removes a place from the ring.
  private mutating func unlink(_ index: Int) {
    let (newer, older) = (places[index].newer, places[index].older)
    places[newer].older = older
    places[older].newer = newer
    if newest == index { newest = older }
  }

  /// Adds a place that isn't in the ring as the newest.
  private mutating func link(_ index: Int) {
    guard places.count > 1 else {
      newest = index
      places[index].newer = index
      places[index].older = index
      return
    }
    let oldest = places[newest].newer
    places[index].older = newest
    places[index].newer = oldest
    places[newest].newer = index
    places[oldest].older = index
    newest = index
  }
}
#endif
