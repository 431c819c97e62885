import BookMotion
import BookMotionTestSupport
import Testing

/// A motion in random plays.
@Suite struct MotionRandomPlayTests {
  private typealias Event = MachineEvent<Motion<Double>>

  private static func laws(springsOnly: Bool) -> EventWalk<Motion<Double>> {
    var laws = EventWalk<Motion<Double>>(
      events: [], values: { [$0.value(at: $1)] },
      velocities: { springsOnly ? [$0.velocity(at: $1)] : [] },
      fault: { motion, _ in motion.changes.count > 512 ? "\(motion.changes.count) changes" : nil },
      restFault: { motion, time in
        guard motion.isAtRest(at: time) else { return "no rest" }
        return motion.value(at: time) == motion.target ? nil : "not at its target"
      },
      keepsPast: false)
    // Without velocities, nothing says how fast a thrown value may be.
    laws.isContinuous = { _ in springsOnly }
    return laws
  }

  private static func curve(springsOnly: Bool, _ random: inout SeededRandom) -> MotionCurve {
    let duration = random.one(of: [0.1, 0.25, 1, .random(in: 0.05...3, using: &random)])
    let delay = random.one(of: [0, 0, 0.2])
    let spring = MotionSpring(duration: duration, bounce: random.one(of: [0, 0.2, 0.9, -0.5]))
    return springsOnly || Bool.random(using: &random)
      ? .spring(spring).delay(delay) : .easeInOut(duration: duration).delay(delay)
  }

  /// Returns an event that retargets once, or more often than could be remembered.
  private static func event(springsOnly: Bool, _ random: inout SeededRandom) -> Event {
    let curve = curve(springsOnly: springsOnly, &random)
    let target = random.coordinate(upTo: 100)
    switch Int.random(in: 0..<400, using: &random) {
    case 0:
      let step = random.one(of: [0, 1e-9, 1e-6])
      return Event("flood to \(target), \(step) s apart", step > 0 ? .position : .none) {
        for index in 0..<600 {
          let (to, later) = (index.isMultiple(of: 7) ? target : -target, $1 + Double(index) * step)
          $0.retarget(to: to, at: later, with: curve)
        }
      }
    case 1:
      return Event("\(600) throws", .velocity) {
        for _ in 0..<600 { $0.toss(by: target, at: $1, with: .bouncy) }
      }
    case 2..<60:
      let velocity = random.speed()
      return Event("throw by \(velocity)", .velocity) {
        $0.toss(by: velocity, at: $1, with: .smooth)
      }
    default:
      return Event("to \(target) with \(curve)") { $0.retarget(to: target, at: $1, with: curve) }
    }
  }

  @Test(arguments: [true, false])
  func `never jumps, and with springs never in velocity`(springsOnly: Bool) {
    let play = RandomPlay(Self.laws(springsOnly: springsOnly)) { _ in
      (Motion(0.0), "a motion")
    } _: { random in
      Self.event(springsOnly: springsOnly, &random)
    }
    #expect(play.failure() == nil)
  }

  @Test func `of more changes than are kept is what one spring does by steps`() {
    var random = SeededRandom(seed: 71)
    let spring = MotionSpring(duration: 0.6, bounce: 0.3)
    var motion = Motion(3.0)
    var (value, velocity, time) = (3.0, 0.0, 0.0)
    for _ in 0..<(Effort.isWhole ? 5000 : 2000) {
      let target = Double.random(in: -100...100, using: &random)
      motion.retarget(to: target, at: time, with: .spring(spring))
      let pause = random.one(of: [0, 1e-6, 1e-4, 0.002])
      spring.update(value: &value, velocity: &velocity, target: target, deltaTime: pause)
      time += pause
      #expect(abs(motion.value(at: time) - value) < 1e-9)
      #expect(abs(motion.velocity(at: time) - velocity) < 1e-7)
    }
    #expect(motion.changes.count <= 512)
  }

  /// Otherwise, nothing has been tested.
  @Test func `find what jumps between events, and only that`() {
    func problem(_ value: @escaping (Double) -> Double) -> String? {
      EventWalk<Double>(events: [], values: { [value($1 - $0)] }, restFault: { _, _ in nil })
        .flightProblem(2, from: 2, to: 3)
    }
    #expect(problem { (1000 * $0).rounded(.down) }?.hasPrefix("a jump in flight") == true)
    #expect(problem { 0.01 * (1000 * $0).rounded(.down) }?.hasPrefix("a jump in flight") == true)
    #expect(problem { 5000 * $0 } == nil)
    #expect(problem { 500 * MotionEasing.easeInOut.value(at: 4 * $0) } == nil)
  }
}
