package import BookMotion

/// Random sequences of random events, which must satisfy the laws of an ``EventWalk`` at each.
package struct RandomPlay<Machine> {
  /// The laws to check.
  package let laws: EventWalk<Machine>

  /// Returns a random event.
  package let event: (inout SeededRandom) -> MachineEvent<Machine>

  /// Returns an initial machine, and its description in words.
  package let make: (inout SeededRandom) -> (machine: Machine, text: String)

  /// True if every event comes while the one before is still at work.
  package var isHurried = false

  /// Creates plays of a walk's events and, occasionally, others with random numbers.
  package init(
    _ laws: EventWalk<Machine>, of machines: [Machine],
    _ wild: ((inout SeededRandom) -> MachineEvent<Machine>)? = nil
  ) {
    self.laws = laws
    event = { random in
      if let wild, Bool.random(using: &random) { return wild(&random) }
      return random.one(of: laws.events)
    }
    make = { random in
      let index = Int.random(in: 0..<machines.count, using: &random)
      return (machines[index], "machine \(index)")
    }
  }

  package init(
    _ laws: EventWalk<Machine>,
    making make: @escaping (inout SeededRandom) -> (machine: Machine, text: String),
    _ event: @escaping (inout SeededRandom) -> MachineEvent<Machine>
  ) {
    self.laws = laws
    self.make = make
    self.event = event
  }

  package typealias Moment = (time: Double, event: MachineEvent<Machine>)

  /// Plays sequences, and returns the first that breaks a law, minimized, or `nil` if there is
  /// none.
  package func failure(plays: Int = Plays.count, from seed: UInt64 = Plays.seed) -> String? {
    for play in 0..<plays {
      var random = SeededRandom(seed: seed &+ UInt64(play))
      let (machine, text) = make(&random)
      var time = random.one(of: [0, 0, 0, 1, -5, 0.05, 1e6])
      let count = Int.random(in: 0..<8, using: &random) == 0 ? 40 : 12
      let moments: [Moment] = (0..<Int.random(in: 1...count, using: &random)).map { _ in
        defer { time += isHurried ? .random(in: 0...0.8, using: &random) : Self.pause(&random) }
        return (time, event(&random))
      }
      guard var problem = problem(machine, moments) else { continue }
      // Leaves out everything that is not needed.
      var left = moments
      var index = 0
      while index < left.count {
        var fewer = left
        fewer.remove(at: index)
        if let still = self.problem(machine, fewer) {
          (left, problem, index) = (fewer, still, 0)
        } else {
          index += 1
        }
      }
      let told = left.map { "\($0.event.name) at \($0.time)" }.joined(separator: "; ")
      return "seed \(seed &+ UInt64(play)): \(text); \(told): \(problem)"
    }
    return nil
  }

  /// Returns the problem of a play, or `nil` if there is none.
  package func problem(_ machine: Machine, _ moments: [Moment]) -> String? {
    var machine = machine
    for (index, (time, event)) in moments.enumerated() {
      let before = machine
      event.happen(&machine, time)
      if let problem = laws.problem(before, machine, event, at: time) { return problem }
      let next = index + 1 < moments.count ? moments[index + 1].time : .infinity
      if let problem = laws.flightProblem(machine, from: time, to: next) { return problem }
    }
    return moments.last.flatMap { laws.restProblem(machine, after: $0.time) }
  }

  /// None, within a frame, within a motion, across one, or after its end.
  private static func pause(_ random: inout SeededRandom) -> Double {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: 0
    case 1: 1e-9
    case 2: 0.016
    case 3: 1.0 / 60
    case 4: .random(in: 0...0.1, using: &random)
    case 5: .random(in: 0...0.5, using: &random)
    case 6: .random(in: 0...3, using: &random)
    default: Double(Int.random(in: 0...5, using: &random))
    }
  }
}

extension SeededRandom {
  /// Returns a finger's distance from the top of a page.
  package mutating func row(of page: BookSize) -> Double {
    Bool.random(using: &self)
      ? [0, 1, page.height / 2, page.height].randomElement(using: &self) ?? 0
      : .random(in: 0...page.height, using: &self)
  }

  /// Returns a number as it may come from fingers and programs: an integer, a boundary, one beyond,
  /// or any other.
  package mutating func coordinate(upTo edge: Double) -> Double {
    switch Int.random(in: 0..<9, using: &self) {
    case 0: [0, edge, -edge, edge / 2, -edge / 2].randomElement(using: &self) ?? 0
    case 1: [0, -0.0, 1e-300, -1e-300, 1e-9, -1e-9].randomElement(using: &self) ?? 0
    case 2: [edge.nextUp, edge.nextDown, -edge.nextUp].randomElement(using: &self) ?? 0
    case 3: .random(in: -3 * edge...3 * edge, using: &self)
    case 4: Double(Int.random(in: -4...4, using: &self))
    case 5: Double(Int.random(in: Int(-edge)...Int(edge), using: &self))
    default: .random(in: -edge...edge, using: &self)
    }
  }

  /// Returns a finger's speed: zero, slow, as fast as possible, or impossible.
  package mutating func speed() -> Double {
    switch Int.random(in: 0..<7, using: &self) {
    case 0: 0
    case 1: .random(in: -50...50, using: &self)
    case 2: Double(Int.random(in: -3000...3000, using: &self))
    case 3: [1e9, -1e9, 1e5, -1e5].randomElement(using: &self) ?? 0
    default: .random(in: -2500...2500, using: &self)
    }
  }
}
