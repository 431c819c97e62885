extension LintedTrace {
  /// A place at which the channel turns round, high or low.
  struct Peak {
    let time: Double
    /// How far it stands out from the nearer of its neighbors.
    let height: Double
    /// How long the channel is nearer to it than half its height.
    let lasts: Double
  }

  /// The turning points that stand out from their neighbors on both sides by more than `limit`:
  /// after each departure the highest one.
  func peaks(higherThan limit: Double) -> [Peak] {
    let turns = turns(of: limit)
    var highest: [(leg: Int, peak: Peak)] = []
    for index in turns.indices.dropFirst().dropLast() {
      let node = nodes[turns[index]]
      let before = node.value - nodes[turns[index - 1]].value
      let height = min(abs(before), abs(node.value - nodes[turns[index + 1]].value))
      let lasts = width(of: turns[index], isHigh: before > 0, depth: height / 2)
      let peak = Peak(time: node.time, height: height, lasts: lasts)
      let leg = departures.count { $0 <= node.time }
      if let last = highest.last, last.leg == leg {
        if height > last.peak.height { highest[highest.count - 1] = (leg, peak) }
      } else {
        highest.append((leg, peak))
      }
    }
    return highest.map { $0.peak }
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

  /// How long the channel is nearer to a turning point than `depth`.
  private func width(of node: Int, isHigh: Bool, depth: Double) -> Double {
    let level = nodes[node].value + (isHigh ? -depth : depth)
    func isInside(_ index: Int) -> Bool {
      isHigh ? nodes[index].value > level : nodes[index].value < level
    }
    var (first, last) = (node, node)
    while first > 0, isInside(first - 1) { first -= 1 }
    while last + 1 < nodes.count, isInside(last + 1) { last += 1 }
    guard first > 0, last + 1 < nodes.count else { return .infinity }
    return crossing(of: level, from: nodes[last], to: nodes[last + 1])
      - crossing(of: level, from: nodes[first - 1], to: nodes[first])
  }
}
