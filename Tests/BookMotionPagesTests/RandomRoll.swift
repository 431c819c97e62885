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

  /// Returns true if a finger has moved far enough to lift paper beyond the grabbed point: two
  /// thirds of the paper's extent along the finger's path, but at most the distance from the spine.
  func isLifted(with finger: BookPoint) -> Bool {
    let offset = grabbed - finger
    let length = offset.magnitudeSquared.squareRoot()
    let beyond =
      [0, page.width].flatMap { x in [0, page.height].map { BookPoint(x: x, y: $0) } }
      .map { ($0 - grabbed).dot(offset) / length }.max() ?? 0
    return length > min(beyond * 2 / 3, grabbed.x) * (1 + 1e-9)
  }

  static func all(_ count: Int, seed: UInt64) -> [RandomRoll] {
    var random = SeededRandom(seed: seed)
    let few = Effort.isWhole ? count : count / 4
    return (0..<few).map { _ in RandomRoll(using: &random) }
  }
}
