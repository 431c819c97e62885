import BookMotion

/// The path of one channel, divided where it turns: between consecutive nodes, it only rises or
/// only falls. A jump is two nodes at the same time.
struct LintedTrace {
  struct Node {
    let time: Double
    let value: Double
  }

  private(set) var nodes: [Node] = []

  /// The steps that move the channel.
  private let steps: LintedSteps

  private let start: Double
  private let lane: BookPose.Driven.Channel
  private let limits: (least: Double, most: Double)

  /// Creates the path of a lane as it is requested or, if `isShown`, as it is seen: clamped to its
  /// limits. Returns `nil` if nothing moves the lane.
  init?(of lane: BookPose.Driven.Channel, in direction: LintedDirection, isShown: Bool) {
    let moving = direction.steps.all.filter { $0.displacement[lane] != 0 }
    guard !moving.isEmpty else { return nil }
    self.lane = lane
    steps = LintedSteps(moving, from: direction.transition.motion.start)
    start = direction.transition.motion.start[lane]
    limits =
      isShown ? (LintedDirection.least[lane], LintedDirection.most[lane]) : (-.infinity, .infinity)
    nodes = turningPoints(of: direction)
  }

  private func turningPoints(of direction: LintedDirection) -> [Node] {
    var nodes: [Node] = []
    // Accessed in place: an instant is large, and only one lane of it is needed.
    let instants = direction.instants
    for index in instants.indices {
      let time = instants[index].time
      nodes.append(Node(time: time, value: held(instants[index].before.values[lane])))
      nodes.append(Node(time: time, value: held(instants[index].after.values[lane])))
      guard index + 1 < instants.count else { break }
      let next = instants[index + 1].time
      let leaving = instants[index].after.speeds[lane]
      let arriving = instants[index + 1].before.speeds[lane]
      let isTurn = (leaving < 0 && arriving > 0) || (leaving > 0 && arriving < 0)
      let farthest = min(abs(leaving), abs(arriving)) * (next - time)
      if isTurn, farthest > LintedTrace.nothing {
        let turn = BookTransition.boundary(from: time, to: next) { time in
          (steps.speed(of: lane, at: time) < 0) == (leaving < 0)
        }
        nodes.append(Node(time: turn, value: value(at: turn)))
      }
    }
    return nodes
  }

  private func held(_ value: Double) -> Double { min(max(value, limits.least), limits.most) }

  /// The size below which a turn is not searched for.
  private static let nothing = 1e-6
}

extension LintedTrace {
  /// Returns the value of the channel at a time between two instants.
  func value(at time: Double) -> Double {
    held(steps.value(of: lane, at: time))
  }

  /// Returns the time at which the channel crosses `level`, between two nodes on different sides of
  /// it.
  private func crossing(of level: Double, from node: Node, to next: Node) -> Double {
    let isAbove = node.value > level
    return BookTransition.boundary(from: node.time, to: next.time) {
      (value(at: $0) > level) == isAbove
    }
  }

  /// Returns the number of steps that have begun by `time`: a spring may swing several times after
  /// each.
  private func leg(at time: Double) -> Int { steps.begunCount(at: time) }
}

// MARK: Excursions

extension LintedTrace {
  /// A period that the channel spends beyond a level.
  struct Excursion {
    let begins: Double
    /// The end of the period, or ∞ if the channel stays there.
    let ends: Double
    /// The farthest point.
    let peak: Node

    /// The time of the peak or, if the channel stays there, the time at which it crosses the level.
    var time: Double { ends.isFinite ? peak.time : begins }
  }

  /// Returns the excursions of the channel beyond `level` by more than `limit`: above it if `sign`
  /// is 1, below it if `sign` is -1. Only the farthest excursion after each departure is returned.
  func excursions(beyond level: Double, _ sign: Double, by limit: Double) -> [Excursion] {
    // A rounding error in a rest at the level itself is no excursion.
    let edge = level + sign * LintedTrace.nothing
    func excess(_ node: Node) -> Double { sign * (node.value - edge) }
    var farthest: [Excursion] = []
    var next = 0
    while next < nodes.count {
      let first = next
      while next < nodes.count, excess(nodes[next]) > 0 { next += 1 }
      // Of equally far nodes, the first: a channel that comes to rest there still changes its last
      // bits.
      let peak = nodes[first..<next].reduce(nil) { (farthest: Node?, node) in
        guard let farthest else { return node }
        return excess(node) > excess(farthest) + LintedTrace.same ? node : farthest
      }
      if let peak, abs(peak.value - level) > limit {
        let excursion = Excursion(
          begins: first > 0 ? crossing(of: edge, from: nodes[first - 1], to: nodes[first]) : 0,
          ends: next < nodes.count
            ? crossing(of: edge, from: nodes[next - 1], to: nodes[next]) : .infinity,
          peak: peak)
        if let last = farthest.last, leg(at: last.peak.time) == leg(at: peak.time) {
          if excess(peak) > excess(last.peak) { farthest[farthest.count - 1] = excursion }
        } else {
          farthest.append(excursion)
        }
      }
      if next == first { next += 1 }
    }
    return farthest
  }

  /// The difference up to which two values are equally far.
  private static let same = 1e-9
}

// MARK: Peaks and falls

extension LintedTrace {
  /// A point at which the channel turns, high or low.
  struct Peak {
    let node: Node
    /// The distance from the nearer neighbor's value; negative if the peak is low.
    let height: Double
    /// The time for which the channel is within half the height of the peak.
    let lasts: Double
  }

  /// Returns the turning points that stand out from both neighbors by more than `limit`: only the
  /// highest after each departure.
  func peaks(higherThan limit: Double) -> [Peak] {
    let turns = turns(of: limit)
    var highest: [Peak] = []
    for index in turns.indices.dropFirst().dropLast() {
      let node = nodes[turns[index]]
      let rise = node.value - nodes[turns[index - 1]].value
      let size = min(abs(rise), abs(node.value - nodes[turns[index + 1]].value))
      let height = rise > 0 ? size : -size
      let peak = Peak(node: node, height: height, lasts: width(of: turns[index], height / 2))
      if let last = highest.last, leg(at: last.node.time) == leg(at: node.time) {
        if size > abs(last.height) { highest[highest.count - 1] = peak }
      } else {
        highest.append(peak)
      }
    }
    return highest
  }

  /// A descent of the channel, not counting the return of a spring from its overshoot.
  struct Fall {
    let from: Double
    let to: Double
    /// The time at which the last move downward began.
    let begins: Double
    let ends: Double
  }

  /// Returns the descents of more than `limit`.
  ///
  /// A fall is measured from the highest target since the channel last turned upward to the target
  /// in effect at its end: beyond both, the spring only swings.
  func falls(by limit: Double) -> [Fall] {
    let turns = turns(of: limit).map { nodes[$0] }
    return turns.indices.dropFirst().compactMap { index in
      let (top, bottom) = (turns[index - 1], turns[index])
      let rise = index > 1 ? turns[index - 2].time : -.infinity
      let first = steps.begunCount(at: rise.nextDown)
      let before = first > 0 ? steps.all[first - 1].target[lane] : start
      let since = steps.all[first..<max(first, steps.begunCount(at: bottom.time))]
      let highest = since.prefix { $0.begins <= top.time }.reduce(before) {
        max($0, $1.target[lane])
      }
      let last = since.last?.target[lane] ?? before
      let (from, to) = (min(top.value, highest), max(bottom.value, last))
      let cause = since.last { $0.displacement[lane] < 0 }
      guard let cause, from - to > limit else { return nil }
      return Fall(from: from, to: to, begins: cause.begins, ends: bottom.time)
    }
  }

  /// Returns the indices of the nodes at which the channel turns by more than `limit`, including
  /// the first and the last.
  private func turns(of limit: Double) -> [Int] {
    var turns = [0]
    var extreme = 0
    var rises: Bool?
    for index in nodes.indices {
      let ahead = nodes[index].value - nodes[extreme].value
      if let goesUp = rises {
        if goesUp ? ahead > 0 : ahead < 0 {
          extreme = index
        } else if abs(ahead) > limit {
          turns.append(extreme)
          (extreme, rises) = (index, !goesUp)
        }
      } else if abs(ahead) > limit {
        (extreme, rises) = (index, ahead > 0)
      }
    }
    turns.append(extreme)
    return turns
  }

  /// Returns the time for which the channel is within `depth` of a turning point; `depth` is
  /// negative for a low one.
  private func width(of node: Int, _ depth: Double) -> Double {
    let level = nodes[node].value - depth
    func isInside(_ index: Int) -> Bool { (nodes[index].value - level) * depth > 0 }
    var (first, last) = (node, node)
    while first > 0, isInside(first - 1) { first -= 1 }
    while last + 1 < nodes.count, isInside(last + 1) { last += 1 }
    guard first > 0, last + 1 < nodes.count else { return .infinity }
    return crossing(of: level, from: nodes[last], to: nodes[last + 1])
      - crossing(of: level, from: nodes[first - 1], to: nodes[first])
  }
}
