/// Where a point of a page can get to: no further from either end of the spine than on the paper.
///
/// The two circles meet in the point itself and in its mirror image beyond the spine; what they
/// share is a lens between the two.
struct PageReach {
  private let grabbed: BookPoint
  private let ends: SIMD2<Double>

  init(_ page: BookSize, _ grabbed: BookPoint) {
    self.grabbed = grabbed
    ends = SIMD2(0, page.height)
  }

  /// The nearest place within reach.
  func nearest(to finger: BookPoint) -> BookPoint {
    if isWithin(finger) { return finger }
    for end in 0..<2 {
      let center = BookPoint(x: 0, y: ends[end])
      let (arm, reach) = (finger - center, grabbed - center)
      guard arm.magnitudeSquared > reach.magnitudeSquared else { continue }
      let scale = (reach.magnitudeSquared / arm.magnitudeSquared).squareRoot()
      let place = center + scale * arm
      if isWithin(place, but: end) { return place }
    }
    let mirrored = BookPoint(x: -grabbed.x, y: grabbed.y)
    return (finger - grabbed).magnitudeSquared <= (finger - mirrored).magnitudeSquared
      ? grabbed : mirrored
  }

  private func isWithin(_ place: BookPoint, but known: Int? = nil) -> Bool {
    for end in 0..<2 where end != known {
      let center = BookPoint(x: 0, y: ends[end])
      guard (place - center).magnitudeSquared <= (grabbed - center).magnitudeSquared else {
        return false
      }
    }
    return true
  }
}
