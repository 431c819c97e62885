/// The path of one channel, cut where it turns round: from one node to the next it only rises or
/// only falls. A jump is two nodes at one time.
struct LintedTrace {
  struct Node {
    let time: Double
    let value: Double
  }

  private(set) var nodes: [Node] = []

  /// When a step sets out that moves the channel.
  let departures: [Double]

  private let steps: [LintedStep]
  private let start: Double
  private let lane: Int
  private let limits: (least: Double, most: Double)

  /// The path of a lane, as it is sent or, if `isShown`, as it is seen: held inside its limits. Nil
  /// if nothing moves it.
  init?(of lane: Int, in way: LintedWay, isShown: Bool) {
    steps = way.steps.filter { $0.way[lane] != 0 }
    guard !steps.isEmpty else { return nil }
    self.lane = lane
    start = way.transition.motion.start[lane]
    departures = steps.map { $0.begins }
    limits =
      isShown
      ? (LintedWay.least[lane], LintedWay.most[lane]) : (-.infinity, .infinity)
    nodes = turningPoints(of: way)
  }

  private func turningPoints(of way: LintedWay) -> [Node] {
    var nodes: [Node] = []
    for (index, instant) in way.instants.enumerated() {
      nodes.append(node(at: instant.time, instant.before.values[lane]))
      nodes.append(node(at: instant.time, instant.after.values[lane]))
      guard index + 1 < way.instants.count else { break }
      let next = way.instants[index + 1]
      let (leaving, arriving) = (instant.after.speeds[lane], next.before.speeds[lane])
      let isTurn = (leaving < 0 && arriving > 0) || (leaving > 0 && arriving < 0)
      let farthest = min(abs(leaving), abs(arriving)) * (next.time - instant.time)
      if isTurn, farthest > LintedTrace.nothing {
        let turn = boundary(from: instant.time, to: next.time) {
          (speed(at: $0) < 0) == (leaving < 0)
        }
        nodes.append(node(at: turn, value(at: turn)))
      }
    }
    return nodes
  }

  private func node(at time: Double, _ value: Double) -> Node {
    Node(time: time, value: held(value))
  }

  private func held(_ value: Double) -> Double { min(max(value, limits.least), limits.most) }

  /// A turn that cannot go further than this is not looked for.
  static let nothing = 1e-6
}

extension LintedTrace {
  /// Where the channel is between two instants.
  func value(at time: Double) -> Double {
    held(steps.reduce(start) { $0 + $1.way[lane] * $1.progress(at: time, .after).value })
  }

  private func speed(at time: Double) -> Double {
    steps.reduce(0) { $0 + $1.way[lane] * $1.progress(at: time, .after).speed }
  }

  /// The first time at which `isBefore` does not hold: it does at `start`, and not at `end`.
  func boundary(
    from start: Double, to end: Double, _ isBefore: (Double) -> Bool
  ) -> Double {
    var (before, after) = (start, end)
    while true {
      let middle = before + (after - before) / 2
      guard middle > before, middle < after else { return after }
      if isBefore(middle) { before = middle } else { after = middle }
    }
  }

  /// When the channel goes through `level`, between two nodes that lie on different sides of it.
  func crossing(of level: Double, from node: Node, to next: Node) -> Double {
    let isAbove = node.value > level
    return boundary(from: node.time, to: next.time) { (value(at: $0) > level) == isAbove }
  }
}
