package import BookMotion

extension Choreography {
  /// Returns an unusual but valid choreography: random stages in their legal order, with random
  /// moves and animations. All changes of one direction are undone in the other.
  package static func randomRoundTrip(seed: UInt64, springsOnly: Bool = false) throws
    -> Choreography
  {
    var random = SeededRandom(seed: seed)
    var cast = Cast(random: random, springsOnly: springsOnly)
    random = cast.random
    let opening = cast.stages(AnimationPhase.openingOrder, home: false)
    let closing = cast.stages(AnimationPhase.closingOrder, home: true)
    return try Choreography(
      name: "round-trip-\(seed)",
      style: [BookStyle.polish, .story].randomElement(using: &random) ?? .polish,
      opening: opening, closing: closing)
  }
}

/// The moves of a random choreography.
private struct Cast {
  var random: SeededRandom
  let springsOnly: Bool
  private var channels: [BookPose.Driven.Channel] = []
  private var movesCenter = false
  private var movesSize = false

  init(random: SeededRandom, springsOnly: Bool) {
    self.random = random
    self.springsOnly = springsOnly
    let free = BookChannel.allCases.compactMap(BookPose.Driven.Channel.init).filter {
      ![.x, .y, .width, .height, .flipAngle].contains($0)
    }
    channels = free.filter { _ in Bool.random(using: &self.random) }
    if chance(0.9) { channels.append(.flipAngle) }
    movesCenter = chance(0.8)
    movesSize = chance(0.8)
  }

  private mutating func chance(_ share: Double) -> Bool {
    .random(in: 0..<1, using: &random) < share
  }

  mutating func stages(_ order: [AnimationPhase], home: Bool) -> [Choreography.Stage] {
    var stages: [Choreography.Stage] = []
    for phase in order where phase == order.last || chance(0.7) {
      let lasting = Double.random(in: 0.05...0.6, using: &random)
      stages.append(Choreography.Stage(phase, lasts: chance(0.1) ? 0 : lasting))
    }
    for channel in channels { spread(over: &stages) { $0.value(channel, home: home) } }
    if movesCenter { spread(over: &stages) { .center($0.place(home: home), with: $0.animation()) } }
    if movesSize {
      spread(over: &stages) { cast in
        let place = cast.place(home: home)
        return .size(place, with: cast.animation())
      }
    }
    for index in stages.indices where chance(0.4) {
      let name = Choreography.Moment.Name.known.randomElement(using: &random) ?? .lightHaptic
      let delay = chance(0.5) ? 0 : Double.random(in: 0...0.4, using: &random)
      stages[index].moments.append(Choreography.Moment(name, after: delay))
    }
    return stages
  }

  /// Adds a move to at least one of the stages; the last of them takes precedence.
  private mutating func spread(
    over stages: inout [Choreography.Stage], _ move: (inout Cast) -> Choreography.Move
  ) {
    let last = Int.random(in: 0..<stages.count, using: &random)
    for index in stages.indices where index == last || (index < last && chance(0.3)) {
      stages[index].moves.append(move(&self))
    }
  }

  private mutating func place(home: Bool) -> BookPlace {
    home ? .shelf : BookPlace.builtIn.randomElement(using: &random) ?? .centered
  }

  private mutating func value(_ channel: BookPose.Driven.Channel, home: Bool) -> Choreography.Move {
    let rest = BookPose.Driven(frame: BookLayout.standardFrame)[channel]
    let away: Double
    switch channel {
    case .flipAngle: away = chance(0.8) ? 180 : .random(in: 60...180, using: &random)
    case .tilt, .yaw: away = .random(in: -20...20, using: &random)
    case .frameBorder, .libraryBlur: away = .random(in: 0...25, using: &random)
    default: away = chance(0.5) ? 1 - rest : .random(in: 0...1, using: &random)
    }
    return .value(channel, home ? rest : away, with: animation())
  }

  mutating func animation() -> MotionCurve {
    let duration = Double.random(in: 0.1...0.6, using: &random)
    let spring = MotionCurve.spring(
      MotionSpring(duration: duration, bounce: .random(in: -0.4...0.4, using: &random)))
    guard !springsOnly else { return spring }
    let kinds: [MotionCurve] = [
      spring, spring, .spring(MotionSpring(duration: duration, bounce: 0)),
      .curve(.easeInOut, duration: duration), .curve(.easeOut, duration: duration),
      .curve(.linear, duration: duration), .none,
    ]
    let kind = kinds.randomElement(using: &random) ?? spring
    return chance(0.15) ? kind.delay(.random(in: 0...0.3, using: &random)) : kind
  }
}
