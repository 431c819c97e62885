import BookMotion

/// The places to which a finger leads a point of a page.
///
/// Paper follows a finger only as far as the spine lets it: the grabbed point is nowhere further
/// from either end of the spine than on the paper. The disks around these ends through the point
/// share a lens, which is convex, so that the nearest place in it moves by no more than the finger.
///
/// Paper may still move much further than the grabbed point. Close to where it lies, the direction
/// of the fold turns around with hardly a movement of the finger, and everything beyond the fold
/// turns over with it; and however the paper is bent, it rises with the root of the way that the
/// point has gone. So there the point gives way: it goes along the spine by less than the finger
/// does, and away from where it lay with the square of the finger's way.
///
/// As a result, no point of a page moves by more than ``lever`` times as far as the finger,
/// anywhere, if the point that it holds is at ``nearestHold`` from the spine or beyond, the page is
/// from two thirds as high to twice as high as it is wide, and its radius is from one to three tenths
/// of its width. A sharper fold or a wider roll has up to one and a half times that lever close to a
/// corner.
///
/// The way at which the point is under the finger again is proportional to the paper that would
/// turn over: none at a corner that is folded inward, and a fifth of the page's height, along the
/// spine only, at the middle of an edge.
struct PageReach {
  private let page: BookSize
  private let grabbed: BookPoint

  init(_ page: BookSize, _ grabbed: BookPoint) {
    self.page = page
    self.grabbed = grabbed
  }

  /// The greatest distance that a point of the page moves while the finger moves by 1.
  static let lever = 12.0

  /// The share of a page's width at which a point is far enough from the spine to be led.
  static let nearestHold = 0.36
}

extension PageReach {
  /// Returns the place to which a finger leads the grabbed point, and the way back from there,
  /// which is exact even where the place itself is rounded.
  func lead(by finger: BookPoint) -> (place: BookPoint, back: BookPoint) {
    let nearest = nearest(to: finger)
    let asked = grabbed - nearest
    let back = lifted(tilted(asked))
    if back == asked { return (nearest, back) }
    let place = grabbed - back
    if isWithin(place) { return (place, back) }
    // A fold that leans, on a page that is much higher than wide.
    let inside = self.nearest(to: place)
    return (inside, grabbed - inside)
  }

  /// Returns the nearest point in the lens.
  func nearest(to finger: BookPoint) -> BookPoint {
    if isWithin(finger) { return finger }
    for end in 0..<2 {
      let center = center(end)
      let (arm, reach) = (finger - center, grabbed - center)
      guard arm.magnitudeSquared > reach.magnitudeSquared else { continue }
      let scale = (reach.magnitudeSquared / arm.magnitudeSquared).squareRoot()
      let point = center + scale * arm
      if isWithin(point, but: end) { return point }
    }
    let mirrored = BookPoint(x: -grabbed.x, y: grabbed.y)
    return (finger - grabbed).magnitudeSquared <= (finger - mirrored).magnitudeSquared
      ? grabbed : mirrored
  }

  private func isWithin(_ point: BookPoint, but known: Int? = nil) -> Bool {
    for end in 0..<2 where end != known {
      let center = center(end)
      guard (point - center).magnitudeSquared <= (grabbed - center).magnitudeSquared else {
        return false
      }
    }
    return true
  }

  private func center(_ end: Int) -> BookPoint { BookPoint(x: 0, y: end == 0 ? 0 : page.height) }

  /// Returns the way from a point to the grabbed one, along the spine by as much less as the fold
  /// would turn too fast.
  ///
  /// A fold at the distance x turns by the y-th part of x; the paper above a finger that goes down,
  /// or below one that goes up, turns over with it. If hardly any is on one side of the point, the
  /// fold leans to that side by itself, and its other end is clear of the page.
  private func tilted(_ asked: BookPoint) -> BookPoint {
    let across = max(asked.x, clearance(asked.y.magnitude))
    let spare = page.width - grabbed.x
    let (above, below) = (grabbed.y, page.height - grabbed.y)
    let stiffness = PageReach.stiffness * (1 + PageReach.slack * spare / grabbed.x)
    func share(_ turning: Double, _ other: Double) -> Double {
      let most = stiffness * max(turning, min(other, PageReach.side * spare))
      return across < most ? across / most : 1
    }
    let (up, down) = (share(below, above), share(above, below))
    let lean = PageReach.lean * (across + 2 * spare) * (up - down)
    let share = asked.y < lean ? down : up
    return BookPoint(x: across, y: share < 1 ? lean + share * (asked.y - lean) : asked.y)
  }

  /// Returns the distance across by which a point must have moved before a fold along the lower or
  /// upper edge would run the whole edge along.
  private func clearance(_ along: Double) -> Double {
    PageReach.clear * along * max(1 - along / (PageReach.stiffness * grabbed.x), 0)
  }

  /// Returns the way from a point to the grabbed one, shorter where the paper would rise too fast.
  private func lifted(_ back: BookPoint) -> BookPoint {
    // Rounding may leave a way away from the spine.
    guard back.x > 0, back.magnitudeSquared > PageReach.tooShort else { return .zero }
    let length = back.magnitudeSquared.squareRoot()
    let normal = (1 / length) * back
    let beyond = PageRoll.reach(of: page, along: normal) - grabbed.dot(normal)
    // Close to the spine, the whole page is bent from there.
    let spread = page.width / grabbed.x
    let bent = PageReach.bent * (page.width - grabbed.x) * spread * spread * spread
    let slow = min(
      PageReach.rise * max(beyond, bent) + PageReach.start * page.width, grabbed.x)
    return length < slow ? (length / slow) * back : back
  }

  /// The square of a way that is too short for its own square to be squared.
  private static let tooShort = 1e-100

  /// The distance across at which a fold follows the finger, as a share of the paper that turns.
  private static let stiffness = 0.4
  /// What that distance grows by with the paper beyond the point, as a share of that before it.
  private static let slack = 1.0
  /// The part of the paper along the spine that counts as turning over on either side, per paper
  /// beyond the point.
  private static let side = 6.0
  private static let lean = 0.2
  private static let clear = 0.4
  /// The distance at which the point is under the finger, as a share of the paper beyond it.
  private static let rise = 0.5
  private static let bent = 0.2
  private static let start = 0.016
}
