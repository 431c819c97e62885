extension LintedTrace {
  /// The two sides of a level.
  enum Side {
    case above
    case below
  }

  /// A time that the channel spends beyond a level.
  struct Excursion {
    let begins: Double
    /// ∞ if the channel stays there.
    let ends: Double
    /// Its farthest point.
    let peak: Node
    /// How many departures it comes after.
    let leg: Int

    var lasts: Double { ends - begins }

    /// When it is at its farthest; of one that stays, when it goes there.
    var time: Double { ends.isFinite ? peak.time : begins }
  }

  /// The times that the channel spends beyond `level` by more than `limit`: after each departure
  /// the farthest one, since a spring that swings goes there again and again.
  func excursions(_ side: Side, _ level: Double, by limit: Double) -> [Excursion] {
    // What rounding makes of a rest at the level itself is no excursion.
    let edge = side == .above ? level + LintedTrace.nothing : level - LintedTrace.nothing
    func excess(_ node: Node) -> Double { side == .above ? node.value - edge : edge - node.value }
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
          peak: peak, leg: departures.count { $0 <= peak.time })
        if let last = farthest.last, last.leg == excursion.leg {
          if excess(peak) > excess(last.peak) { farthest[farthest.count - 1] = excursion }
        } else {
          farthest.append(excursion)
        }
      }
      if next == first { next += 1 }
    }
    return farthest
  }

  /// What is as far as something else.
  private static let same = 1e-9
}
