import BookMotion
import BookMotionTestSupport
import Testing

/// A choreography.
@Suite struct ChoreographyTests {
  private let end = Choreography.Stage(.complete, lasts: 0)
  private let home = Choreography.Stage(.idle, lasts: 0.2)

  private func sentence(opening: [Choreography.Stage]? = nil, closing: [Choreography.Stage]? = nil)
    -> String
  {
    do {
      _ = try Choreography(name: "x", opening: opening ?? [end], closing: closing ?? [home])
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func `needs no more than its two ends`() throws {
    let least = try Choreography(name: "least", opening: [end], closing: [home])
    #expect(least.stage(.complete) == end && least.stage(.idle) == home)
    #expect(least.stage(.flipping) == nil)
  }

  @Test(arguments: Choreography.known)
  func `that comes with the package can be made again from its parts`(preset: Choreography) throws {
    let again = try Choreography(
      name: preset.name, style: preset.style, places: preset.places, opening: preset.opening,
      closing: preset.closing)
    #expect(again == preset)
    for phase in preset.phases { #expect(preset.stage(phase)?.phase == phase) }
  }

  @Test(arguments: Effort.seeds(100))
  func `of random stages in their order is accepted`(seed: UInt64) throws {
    let random = try Choreography.randomRoundTrip(seed: seed)
    #expect(random.opening.last?.phase == .complete && random.closing.last?.phase == .idle)
    // A seed always gives the same choreography.
    #expect(try Choreography.randomRoundTrip(seed: seed) == random)
  }

  @Test func `without an end is refused`() {
    #expect(sentence(opening: []).hasPrefix("opening has 0 elements"))
    #expect(sentence(closing: []).hasPrefix("closing has 0 elements"))
    #expect(
      sentence(opening: [Choreography.Stage(.selected, lasts: 0.2)])
        == "opening[1] (complete) is missing")
    #expect(
      sentence(closing: [Choreography.Stage(.closing, lasts: 0.2)])
        == "closing[1] (idle) is missing")
  }

  @Test func `in another order is refused, with the stage and what it came after`() {
    #expect(
      sentence(opening: [
        Choreography.Stage(.flipping, lasts: 1), Choreography.Stage(.moving, lasts: 1), end,
      ])
        == "opening[1].phase is moving, which cannot come after flipping")
    #expect(
      sentence(opening: [
        Choreography.Stage(.moving, lasts: 1), Choreography.Stage(.moving, lasts: 1), end,
      ])
        == "opening[1].phase is moving, which cannot come after moving")
    #expect(
      sentence(opening: [end, end])
        == "opening[1].phase is complete, which cannot come after complete")
    #expect(
      sentence(closing: [Choreography.Stage(.moving, lasts: 1), home])
        == "closing[0].phase is moving, which cannot come first")
    #expect(
      sentence(opening: [home]) == "opening[0].phase is idle, which cannot come first")
  }

  @Test func `with an impossible duration is refused, with the stage and the field`() {
    for (duration, text) in [(-0.1, "-0.1"), (.nan, "nan"), (.infinity, "inf"), (1e101, "1e101")] {
      #expect(
        sentence(opening: [Choreography.Stage(.moving, lasts: duration), end])
          .hasPrefix("opening[0] (moving).lasts is \(text): it takes"))
      #expect(
        sentence(closing: [
          Choreography.Stage(.closing, lasts: 0.3), Choreography.Stage(.idle, lasts: duration),
        ])
        .hasPrefix("closing[1] (idle).lasts is \(text): it takes"))
    }
  }

  @Test func `with an impossible move is refused, with the stage, the move and the field`() {
    func sentence(_ move: Choreography.Move) -> String {
      self.sentence(opening: [
        Choreography.Stage(.moving, lasts: 1, moves: [.value(.tilt, 3, with: .none), move]), end,
      ])
    }
    let place = "opening[0] (moving).moves[1]"
    for (value, text) in [(Double.nan, "nan"), (.infinity, "inf"), (-1e101, "-1e101")] {
      #expect(sentence(.value(.tilt, value, with: .none)).hasPrefix("\(place).to is \(text):"))
      #expect(
        sentence(.center(.shelf, part: value, with: .none)).hasPrefix("\(place).part is \(text):"))
      #expect(
        sentence(.size(.shelf, part: value, with: .none)).hasPrefix("\(place).part is \(text):"))
    }
    for (scale, text) in [(0, "0"), (-1, "-1"), (.nan, "nan"), (.infinity, "inf")] {
      #expect(
        sentence(.size(.shelf, scale: scale, with: .none)).hasPrefix("\(place).scale is \(text):"))
    }
  }

  @Test func `with an impossible moment is refused, with the stage, the moment and the field`() {
    for delay in [-0.1, .nan, .infinity] {
      let stage = Choreography.Stage(
        .closing, lasts: 1,
        moments: [
          Choreography.Moment(.musicFadesIn), Choreography.Moment(.lightHaptic, after: delay),
        ])
      #expect(
        sentence(closing: [stage, home])
          .hasPrefix("closing[0] (closing).moments[1].after is \(delay)"))
    }
  }
}
