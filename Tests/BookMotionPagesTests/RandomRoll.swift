import BookMotionTestSupport

@testable import BookMotion
@testable import BookMotionPages

/// A random page, grabbed point, and finger; many fingers are outside of the possible range.
struct RandomRoll: CustomStringConvertible {
  let page: BookSize
  let grabbed: BookPoint
  let finger: BookPoint
  let radius: Double
  let taper: Double

  init(using random: inout some RandomNumberGenerator) {
    page = BookSize(
      width: .random(in: 20...900, using: &random), height: .random(in: 20...900, using: &random))
    grabbed = BookPoint(
      x: .random(in: 0...page.width, using: &random),
      y: .random(in: 0...page.height, using: &random))
    finger = BookPoint(
      x: .random(in: -1.4 * page.width...1.2 * page.width, using: &random),
      y: .random(in: -0.4 * page.height...1.4 * page.height, using: &random))
    radius = .random(in: 0...0.2 * page.width, using: &random)
    taper = Bool.random(using: &random) ? 0 : .random(in: 0...1, using: &random)
  }

  var roll: PageRoll {
    PageRoll(page, grabbed: grabbed, finger: finger, radius: radius, taper: taper)
  }

  var description: String {
    "\(page), grabbed \(grabbed), finger \(finger), radius \(radius), taper \(taper)"
  }

  /// Returns true if a finger has moved so far across that a point held anywhere on the page, other
  /// than near the spine, is under it: by two fifths of the paper along the spine on either side of
  /// the point, more of them near the spine; and by half of the paper beyond the point.
  func isExact(with finger: BookPoint) -> Bool {
    let offset = grabbed - finger
    let length = offset.magnitudeSquared.squareRoot()
    let beyond =
      [0, page.width].flatMap { x in [0, page.height].map { BookPoint(x: x, y: $0) } }
      .map { ($0 - grabbed).dot(offset) / length }.max() ?? 0
    let (share, width) = (grabbed.x / page.width, page.width)
    let rise = 0.5 * max(beyond, 0.2 * width * (1 - share) / (share * share * share))
    return offset.x > 0.4 * max(grabbed.y, page.height - grabbed.y) / share * (1 + 1e-9)
      && length > min(rise + 0.012 * width, grabbed.x) * (1 + 1e-9)
      && offset.x > 0.4 * offset.y.magnitude
  }

  static func all(_ count: Int, seed: UInt64) -> [RandomRoll] {
    var random = SeededRandom(seed: seed)
    let few = Effort.isWhole ? count : count / 4
    return (0..<few).map { _ in RandomRoll(using: &random) }
  }
}
