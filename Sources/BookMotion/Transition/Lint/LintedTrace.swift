/// The path of one channel, cut where it turns round: from one node to the next it only rises or
/// only falls. A jump is two nodes at one time.
struct LintedTrace {
  struct Node {
    let time: Double
    let value: Double
  }

  private(set) var nodes: [Node] = []

  /// The steps that move the channel.
  private let steps: LintedSteps

  private let start: Double
  private let lane: Int
  private let limits: (least: Double, most: Double)

  /// The path of a lane, as it is sent or, if `isShown`, as it is seen: held inside its limits. Nil
  /// if nothing moves it.
  init?(of lane: Int, in way: LintedWay, isShown: Bool) {
    let moving = way.steps.all.filter { $0.way[lane] != 0 }
    guard !moving.isEmpty else { return nil }
    self.lane = lane
    steps = LintedSteps(moving, from: way.transition.motion.start)
    start = way.transition.motion.start[lane]
    limits = isShown ? (LintedWay.least[lane], LintedWay.most[lane]) : (-.infinity, .infinity)
    nodes = turningPoints(of: way)
  }

  private func turningPoints(of way: LintedWay) -> [Node] {
    var nodes: [Node] = []
    // An instant is large, and one lane of it is asked for.
    let instants = way.instants
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
        let turn = boundary(from: time, to: next) { time in
          (steps.speed(of: lane, at: time) < 0) == (leaving < 0)
        }
        nodes.append(Node(time: turn, value: value(at: turn)))
      }
    }
    return nodes
  }

  private func held(_ value: Double) -> Double { min(max(value, limits.least), limits.most) }

  /// A turn that cannot go further than this is not looked for.
  private static let nothing = 1e-6
}

extension LintedTrace {
  /// The value of the channel between two instants.
  private func value(at time: Double) -> Double {
    held(steps.value(of: lane, at: time))
  }

  /// The first time at which `isBefore` does not hold: it does at `start`, and not at `end`.
  func boundary(from start: Double, to end: Double, _ isBefore: (Double) -> Bool) -> Double {
    var (before, after) = (start, end)
    while true {
      let middle = before + (after - before) / 2
      guard middle > before, middle < after else { return after }
      if isBefore(middle) { before = middle } else { after = middle }
    }
  }

  /// The time at which the channel goes through `level`, between two nodes that lie on different
  /// sides of it.
  private func crossing(of level: Double, from node: Node, to next: Node) -> Double {
    let isAbove = node.value > level
    return boundary(from: node.time, to: next.time) { (value(at: $0) > level) == isAbove }
  }

  /// The number of steps that have set out by then: a spring swings again and again after each.
  private func leg(at time: Double) -> Int { steps.begunCount(at: time) }
}

// MARK: Excursions

extension LintedTrace {
  /// A time that the channel spends beyond a level.
  struct Excursion {
    let begins: Double
    /// ∞ if the channel stays there.
    let ends: Double
    /// Its farthest point.
    let peak: Node

    /// The time of its peak; of one that stays, the time at which it goes there.
    var time: Double { ends.isFinite ? peak.time : begins }
  }

  /// The times that the channel spends beyond `level`, above it for a sign of 1 and below it for
  /// -1, by more than `limit`: after each departure the farthest one.
  func excursions(beyond level: Double, _ sign: Double, by limit: Double) -> [Excursion] {
    // What rounding makes of a rest at the level itself is no excursion.
    let edge = level + sign * LintedTrace.nothing
    func excess(_ node: Node) -> Double { sign * (node.value - edge) }
    var farthest: [Excursion] = []
    var next = 0
    while next < nodes.count {
      let first = next
      while next < nodes.count, excess(nodes[next]) > 0 { next += 1 }
      // Of what is as far, the first: what comes to rest there goes on to change its last bits.
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

  /// A difference of two values that are as far as each other.
  private static let same = 1e-9
}

// MARK: Peaks and falls

extension LintedTrace {
  /// A place at which the channel turns round, high or low.
  struct Peak {
    let node: Node
    /// The distance to the nearer of its neighbors: below 0 if it is low.
    let height: Double
    /// The time that the channel is nearer to it than half its height.
    let lasts: Double
  }

  /// The turning points that stand out from their neighbors on both sides by more than `limit`:
  /// after each departure the highest one.
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

  /// A way down, without what a spring only takes back of its overshoot.
  struct Fall {
    let from: Double
    let to: Double
    /// The time at which the channel was last sent down.
    let begins: Double
    let ends: Double
  }

  /// The ways down of more than `limit`.
  ///
  /// A fall counts from the highest target that was set since the channel last turned upwards, and
  /// down to the target at its end: beyond both a spring swings by itself.
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
      let cause = since.last { $0.way[lane] < 0 }
      guard let cause, from - to > limit else { return nil }
      return Fall(from: from, to: to, begins: cause.begins, ends: bottom.time)
    }
  }

  /// The nodes at which the channel turns round for more than `limit`, with the first and the last.
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

  /// The time that the channel is nearer to a turning point than `depth`, below 0 at a low one.
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
