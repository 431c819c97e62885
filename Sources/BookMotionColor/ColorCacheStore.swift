#if !$Embedded
import BookMotion

/// Colors by their keys, of which those that were not used for the longest time go first.
///
/// A ring of places in the order of use, from the one used last to the one used first.
///
/// - Complexity: O(1) for everything.
struct ColorCacheStore<Key: Hashable & Sendable>: Sendable {
  private struct Place: Sendable {
    let key: Key
    let colors: PictureColors
    var newer: Int
    var older: Int
  }

  private let limit: Int
  private var places: [Place] = []
  private var indices: [Key: Int] = [:]
  private var newest = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { places.count }

  /// What is kept under a key, which counts as a use of it.
  mutating func use(_ key: Key) -> PictureColors? {
    guard let index = indices[key] else { return nil }
    unlink(index)
    link(index)
    return places[index].colors
  }

  mutating func insert(_ colors: PictureColors, for key: Key) {
    remove(key)
    if places.count == limit { remove(places[places[newest].newer].key) }
    places.append(Place(key: key, colors: colors, newer: places.count, older: places.count))
    indices[key] = places.count - 1
    link(places.count - 1)
  }

  mutating func remove(_ key: Key) {
    guard let index = indices.removeValue(forKey: key) else { return }
    unlink(index)
    // The last place moves into the gap, so that there are no gaps.
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

  /// Takes a place out of the ring.
  private mutating func unlink(_ index: Int) {
    let (newer, older) = (places[index].newer, places[index].older)
    places[newer].older = older
    places[older].newer = newer
    if newest == index { newest = older }
  }

  /// Makes a place outside of the ring the newest one.
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
