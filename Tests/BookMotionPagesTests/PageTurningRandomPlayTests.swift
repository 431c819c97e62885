import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionPages

/// Random fingers and buttons, on every point of a book and beyond.
@Suite struct PageTurningRandomPlayTests {
  private static let page = BookSize(width: 300, height: 400)

  /// Returns the positions in space of some points of every leaf, seen from the right side,
  /// including those that lie flat.
  private static func positions(_ book: PageTurning, _ time: Double) -> [Double] {
    let pose = book.pose(at: time)
    var shapes: [Int: PageTurnPose.Shape] = [:]
    var inAir = 0.0
    for leaf in pose.leaves {
      shapes[leaf.index] = leaf.shape
      inAir += turn(leaf.shape)
    }
    // The first of the flat leaves are those that have been turned.
    let lying = (0..<pose.leafCount).filter { shapes[$0] == nil }
    let left = Set(lying.prefix(Int((pose.turned - inAir).rounded())))
    return (0..<pose.leafCount).flatMap { leaf in
      [
        BookPoint(x: 300, y: 0), BookPoint(x: 300, y: 400), BookPoint(x: 150, y: 200),
        BookPoint(x: 20, y: 390),
      ].flatMap { point -> [Double] in
        let position =
          switch shapes[leaf] {
          case .bend(let bend):
            { SIMD3($0.across, point.y, $0.height) }(
              bend.position(atDistance: point.x, ofWidth: 300))
          case .roll(let roll, .right): roll.position(of: point)
          case .roll(let roll, .left): roll.position(of: point) * SIMD3(-1, 1, 1)
          case .fade(let share): SIMD3(point.x * (1 - 2 * share), point.y, 0)
          case nil: SIMD3(left.contains(leaf) ? -point.x : point.x, point.y, 0)
          }
        return [position.x, position.y, position.z]
      }
    }
  }

  /// Returns the fraction of its turn that a leaf in the air has completed.
  private static func turn(_ shape: PageTurnPose.Shape) -> Double {
    switch shape {
    case .bend(let bend): return bend.turn
    case .fade(let share): return share
    case .roll(let roll, let side):
      let part = (300 - roll.position(of: BookPoint(x: 300, y: 200)).x) / 600
      return side == .right ? part : 1 - part
    }
  }

  private static let curves: [(MotionCurve, String)] = [
    (PageTurning.standard, ".standard"), (PageTurning.standard, ".standard"),
    (PageTurning.chevron, ".chevron"), (PageTurning.chevron, ".chevron"),
    (.spring(MotionSpring(duration: 30, bounce: 0)), ".spring(30 s)"),
  ]

  private static var laws: EventWalk<PageTurning> {
    var laws = EventWalk<PageTurning>(
      events: [], values: positions,
      fault: { book, time in
        let turned = book.pose(at: time).turned
        return turned >= 0 && turned <= Double(book.leafCount) ? nil : "\(turned) turned"
      },
      restFault: { book, time in
        if book.isHeld { return nil }
        let pose = book.pose(at: time)
        if !book.isAtRest(at: time) { return "it never rests" }
        return pose.leaves.isEmpty && pose.turned == Double(book.turned)
          ? nil : "\(pose.turned) turned in the end, not \(book.turned)"
      },
      // Paper thrown at an impossible speed moves far in a nanosecond, and a turn close to 0 is
      // determined by a position only to the square root of a rounding error.
      keepsPast: false, tolerance: 2e-5)
    laws.flightFault = {
      $0.flightFault(from: $1, to: $2) ?? $0.lightFault(from: $1, to: $2)
    }
    // That is a closer bound: thrown paper can be as fast as one likes.
    laws.isContinuous = { _ in false }
    return laws
  }

  private static func play(
    taper: Double = 0, button: PageTurning.ButtonTurn = .spine, radius: Double? = nil,
    isReduced: Bool = false, isHurried: Bool = false
  ) -> RandomPlay<PageTurning> {
    var play = RandomPlay(laws) { random in
      let leaves = Int.random(in: 1...5, using: &random)
      let turned = Int.random(in: 0...leaves, using: &random)
      let (curve, name) = random.one(of: curves)
      let spring =
        Int.random(in: 0..<5, using: &random) == 0
        ? MotionSpring(duration: 30, bounce: 0) : PageTurning.standardSpring
      return (
        PageTurning(
          page: page, leafCount: leaves, turned: turned, animation: curve, button: button,
          spring: spring, radius: radius, taper: taper, isReduced: isReduced),
        "\(leaves) leaves, turned \(turned), \(name), \(spring.duration) s"
      )
    } _: { random in
      // In a hurry, a finger touches the pages anywhere, not at their edges.
      let point =
        isHurried
        ? BookPoint(
          x: .random(in: -300...300, using: &random), y: .random(in: 0...400, using: &random))
        : BookPoint(x: random.coordinate(upTo: 300), y: abs(random.coordinate(upTo: 400)))
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: return forward
      case 2: return back
      case 3, 4, 5: return touch(point)
      case 6: return drag(point)
      default: return release(BookPoint(x: random.speed(), y: random.speed()))
      }
    }
    play.isHurried = isHurried
    return play
  }

  private typealias Event = MachineEvent<PageTurning>

  private static var forward: Event { Event("forward") { $0.turn(.forward, at: $1) } }
  private static var back: Event { Event("back") { $0.turn(.back, at: $1) } }
  private static func touch(_ point: BookPoint) -> Event {
    Event("touch \(point.x),\(point.y)") { $0.touch(point, at: $1) }
  }
  private static func drag(_ point: BookPoint) -> Event {
    Event("drag \(point.x),\(point.y)", .position) { $0.drag(to: point, at: $1) }
  }
  private static func release(_ velocity: BookPoint) -> Event {
    Event("release \(velocity.x),\(velocity.y)") { $0.release(velocity: velocity, at: $1) }
  }

  /// The number of plays of each kind: all five are of the same machine.
  private static let count = Plays.count / 5

  @Test func `never move at an event but by a finger, in random plays`() {
    #expect(Self.play().failure(plays: Self.count) == nil)
  }

  @Test func `rolled over a cone never move at an event but by a finger, in random plays`() {
    #expect(Self.play(taper: 0.7).failure(plays: Self.count) == nil)
  }

  @Test(arguments: [(0, PageCornerPath.hand), (0.7, .hand), (0, .straight)])
  func `turned by their corners never move at an event but by a finger, in random plays`(
    taper: Double, path: PageCornerPath
  ) {
    let radius = path == .hand ? nil : 0.0
    for isHurried in [false, true] {
      let play = Self.play(
        taper: taper, button: .corner(path), radius: radius, isHurried: isHurried)
      // Six kinds of plays share what one kind elsewhere has.
      #expect(play.failure(plays: Self.count / 6) == nil)
    }
  }

  @Test func `turned in a hurry never move at an event but by a finger, in random plays`() {
    #expect(Self.play(isHurried: true).failure(plays: Self.count) == nil)
  }

  @Test func `that fade never change at an event but by a finger, in random plays`() {
    for isHurried in [false, true] {
      for button in [PageTurning.ButtonTurn.spine, .corner(.hand)] {
        let play = Self.play(button: button, isReduced: true, isHurried: isHurried)
        #expect(play.failure(plays: Self.count / 4) == nil)
      }
    }
  }

  /// Plays that once made a leaf jump or change its shape, or the program trap.
  @Test(arguments: [
    Found("f 0; t 0,200 0.1", leaves: 3, turned: 0),
    Found("f 0; t 1e-300,200 0.1; r 0,0 0.2", leaves: 3, turned: 0),
    Found("b 0; t -1e-300,200 0.1; r 0,0 0.2", leaves: 3, turned: 1),
    Found(
      "t -150,200 0; r 0,-1272.548 0.016; f 0.966; f 1.3313", leaves: 5, turned: 1,
      animation: PageTurning.chevron),
    Found(
      "b 0.05; b 0.066; t -276.98,200 0.098; d 300,12.6 0.099; r -950.1,2322.5 1.942", leaves: 2,
      turned: 2, animation: PageTurning.chevron),
    Found(
      "t 138.4,109.4 0; r 0,-412.8 0; t -136.9,32.4 1.265; d 150,400 1.566; r 0,0 1.969",
      leaves: 2, turned: 1),
    Found(
      "t 150,200 0; r 0,1e9 0; r 0,0 5", leaves: 5, turned: 1,
      spring: MotionSpring(duration: 30, bounce: 0)),
    Found("t -120,200 0.05; r 0,-300 0.1457", leaves: 5, turned: 3),
    Found("t 1,400 0.016; r 0,-1377 0.066; b 0.116", leaves: 6, turned: 5),
    // A rolling leaf waits for another to turn, which a finger catches meanwhile.
    Found(
      "f 5; t 300,85.3 8.484; r 1148,2531 10.164; b 10.573; f 12.1913; f 12.1913; t 0,107.6 12.208; "
        + "r 0,0 17.959", leaves: 2, turned: 0, animation: PageTurning.chevron),
    Found(
      "f -4.508; f -4.452; t 0,35.7 -4.452; d -286,400 0.548; r 100000,146.6 0.564", leaves: 4,
      turned: 0),
    // A leaf that was canceled and is requested again also waits for those that roll.
    Found(
      "f 0; f 0.14429758918281343; t 4,387.4484019585892 0.15871926079431314; "
        + "r 2.4170984222630096,2147.0962106854186 0.373459930169821; f 0.37345993216982104; "
        + "f 0.37345993316982107; t -150,283.43582543190735 5.8036274632369915; "
        + "r 1721.0185240536339,-1646.2244173362883 7.8196274632369915",
      leaves: 5, turned: 2, animation: PageTurning.chevron, spring: MotionSpring(duration: 30),
      button: .corner(.hand), taper: 0.7),
    // A finger at the spine, beside a leaf that a button has just lifted by its corner or that waits
    // for another one.
    Found(
      "f 0.2; f 0.2; f 1.35; b 1.89; b 1.91; t -6,204 2.56; d 188,245 2.71; r -1966,1892 3.57",
      leaves: 5, turned: 0, button: .corner(.hand)),
    Found(
      "f 0; f 0.4; f 0.8; b 1.3; b 1.32; t -6,204 2.14; d 184,245 2.19; r -900,0 2.64",
      leaves: 5, turned: 0, button: .corner(.hand)),
    Found(
      "t 10,376 0; r -1032,12 0; f 0.05; f 0.1; t -161,212 0.26; d 149,-5 1.81; r 878,2382 2.09",
      leaves: 5, turned: 0, button: .corner(.hand)),
    // A finger beside a leaf that a button has just lifted, above another that looks flat.
    Found(
      "f 0; f 0.2; b 2.5; t -58,117 2.55; d 175,117 2.65; r 0,0 2.65", leaves: 4, turned: 2,
      button: .corner(.hand)),
    Found(
      "f 0; f 0.2; b 2.5; t -58,117 2.5; d 175,117 2.65; r 0,0 2.65", leaves: 4, turned: 2,
      button: .corner(.hand)),
    // A finger that takes a leaf while another, just let go, still looks flat.
    Found(
      "t 90,131 0.02; r -1221,0 2.15; b 2.76; t -16,22 4.14; r 1587,0 4.16; f 4.25; t 285,257 4.27; "
        + "d -258,348 4.77; r 442,0 5.11; t -107,97 5.11; d -201,62 11.74; r 0,0 11.74",
      leaves: 5, turned: 2),
    Found(
      "b 0.27; t -180,158 2.45; r 1722,0 2.45; t 30,226 2.45; d -184,93 2.73; r 0,0 2.73",
      leaves: 3, turned: 2),
    Found(
      "f 10.43; t 81,301 12.83; r -1424,0 12.83; t -90,254 12.83; d 299,286 12.85; r 1358,0 13.17",
      leaves: 6, turned: 1),
    Found(
      "b 6.75; t -78,178 8.23; r 227,0 8.27; t 99,284 8.27; d -274,334 8.61; r 0,0 8.63",
      leaves: 5, turned: 2),
    // A leaf that an event without effect has put to rest, above one that still moves a hair.
    Found(
      "t -200,200 0; r 1400,0 0; b 0; r 0,0 1.99; t 200,200 2.19; r -1400,0 2.29", leaves: 6,
      turned: 4, animation: PageTurning.dissolve, isReduced: true),
  ])
  private func `that were found stay mended`(_ found: Found) {
    let moments = found.script.split(separator: ";").map { event -> (Double, Event) in
      let words = event.split(separator: " ").map(String.init)
      let numbers = words.dropFirst().flatMap { $0.split(separator: ",") }.compactMap { Double($0) }
      let point = BookPoint(x: numbers.first ?? .nan, y: numbers.dropFirst().first ?? .nan)
      let happening =
        switch words.first {
        case "f": Self.forward
        case "b": Self.back
        case "t": Self.touch(point)
        case "d": Self.drag(point)
        default: Self.release(point)
        }
      return (numbers.last ?? .nan, happening)
    }
    let book = PageTurning(
      page: Self.page, leafCount: found.leaves, turned: found.turned, animation: found.animation,
      button: found.button, spring: found.spring, taper: found.taper, isReduced: found.isReduced)
    #expect(Self.play().problem(book, moments) == nil)
  }

  private struct Found: CustomTestStringConvertible {
    let script: String
    let leaves: Int
    let turned: Int
    let animation: MotionCurve
    let spring: MotionSpring
    let button: PageTurning.ButtonTurn
    let taper: Double
    let isReduced: Bool

    var testDescription: String { script }

    init(
      _ script: String, leaves: Int, turned: Int, animation: MotionCurve = PageTurning.standard,
      spring: MotionSpring = PageTurning.standardSpring,
      button: PageTurning.ButtonTurn = .spine, taper: Double = 0, isReduced: Bool = false
    ) {
      (self.script, self.leaves, self.turned) = (script, leaves, turned)
      (self.animation, self.spring) = (animation, spring)
      (self.button, self.taper, self.isReduced) = (button, taper, isReduced)
    }
  }
}
