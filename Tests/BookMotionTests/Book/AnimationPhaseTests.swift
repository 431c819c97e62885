import BookMotion
import Testing

/// A phase.
@Suite struct AnimationPhaseTests {
  @Test func `is one of twelve, each on one way`() {
    #expect(AnimationPhase.allCases.count == 12)
    let phases = AnimationPhase.openingOrder + AnimationPhase.closingOrder
    #expect(phases.count == 12 && Set(phases) == Set(AnimationPhase.allCases))
  }

  @Test func `comes in the order of the design`() {
    #expect(
      AnimationPhase.openingOrder.map(\.rawValue) == [
        "selected", "moving", "flipping", "revealing", "zooming", "modeSelection", "complete",
      ])
    #expect(
      AnimationPhase.closingOrder.map(\.rawValue) == [
        "closing", "unzooming", "unflipping", "returning", "idle",
      ])
  }

  @Test func `rests on the shelf, before a choice and in the reader`() {
    let resting = AnimationPhase.allCases.filter(\.isResting)
    #expect(resting == [.idle, .modeSelection, .complete])
  }

  @Test func `is undone by one of the other way`() {
    for phase in AnimationPhase.allCases {
      #expect(phase.isOpening == AnimationPhase.openingOrder.contains(phase))
      #expect(phase.reverse.isOpening != phase.isOpening, "\(phase)")
    }
    // Each direction passes the phases that undo the other's in the opposite order.
    func ranks(_ phases: [AnimationPhase], in other: [AnimationPhase]) -> [Int] {
      phases.compactMap { other.firstIndex(of: $0.reverse) }
    }
    for (phases, other) in [
      (AnimationPhase.openingOrder, AnimationPhase.closingOrder),
      (AnimationPhase.closingOrder.dropLast(), AnimationPhase.openingOrder),
    ] {
      let ranks = ranks(Array(phases), in: other)
      #expect(ranks == ranks.sorted(by: >) && ranks.count == phases.count)
    }
  }
}
