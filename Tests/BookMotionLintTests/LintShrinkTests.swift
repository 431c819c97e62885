import BookMotion
import BookMotionLint
import Testing

/// A book that shrinks.
@Suite struct LintShrinkTests {
  private let fade = MotionCurve.curve(.easeInOut, duration: 0.25)

  private func shrinks(
    _ opening: [Choreography.Stage], style: BookStyle = .polish, layout: BookLayout = BookLayout()
  ) throws -> [Choreography.Lint.Finding] {
    let choreography = try Choreography(
      name: "shrinking", style: style, opening: opening + [Choreography.Stage(.complete, lasts: 0)],
      closing: [Choreography.Stage(.idle, lasts: 0.5, moves: [.size(.shelf, with: fade)])])
    return Choreography.Lint(choreography, layout: layout).findings.filter { $0.kind == .shrink }
  }

  @Test func `is found with what it loses, where it is sent to a smaller size`() throws {
    let found = try shrinks([
      Choreography.Stage(.moving, lasts: 0.5, moves: [.size(.centered, with: fade)]),
      Choreography.Stage(.revealing, lasts: 0.5, moves: [.size(.centered, scale: 0.5, with: fade)]),
    ])
    #expect(found.map(\.phase) == [.revealing] && found.map(\.time) == [0.5])
    #expect(
      found.map(\.sentence) == [
        "the width shrinks from 300 to 150 points and the height from 420 to 210 points"
      ])
  }

  @Test func `is not one that a spring swings back`() throws {
    for bounce in [0.2, 0.5, 0.8] {
      let swing = MotionCurve.spring(duration: 0.3, bounce: bounce)
      #expect(
        try shrinks([Choreography.Stage(.moving, lasts: 5, moves: [.size(.centered, with: swing)])])
          == [])
      // Nor does a swing count if the book really shrinks.
      let found = try shrinks([
        Choreography.Stage(.moving, lasts: 5, moves: [.size(.centered, with: swing)]),
        Choreography.Stage(.revealing, lasts: 5, moves: [.size(.shelf, with: swing)]),
      ])
      #expect(found.flatMap(\.changes).map(\.from) == [300, 420])
      #expect(found.flatMap(\.changes).map(\.to) == [200, 280])
    }
  }

  @Test func `is found once a shrinking, and from where it has got to`() throws {
    // Sent back while it grows, so the fall begins below the target, which it never reached.
    let found = try shrinks([
      Choreography.Stage(.moving, lasts: 0.125, moves: [.size(.centered, with: fade)]),
      Choreography.Stage(.flipping, lasts: 1, moves: [.size(.shelf, with: .none)]),
      Choreography.Stage(
        .revealing, lasts: 1,
        moves: [.size(.reader, with: fade), .size(.centered, with: fade.delay(0.5))]),
    ])
    #expect(found.map(\.time) == [0.125, 1.625])
    let losses = found.flatMap(\.changes).map { ($0.from, $0.to) }
    let expected = [(250.0, 200.0), (350, 280), (976, 300), (720, 420)]
    try #require(losses.count == expected.count)
    for (loss, numbers) in zip(losses, expected) {
      #expect(abs(loss.0 - numbers.0) < 1e-9 && abs(loss.1 - numbers.1) < 1e-9)
    }
  }

  @Test func `may be hidden by the reader, or lie open as a spread`() throws {
    let hidden = try shrinks([
      Choreography.Stage(.moving, lasts: 0.5, moves: [.value(.readerOpacity, 1, with: fade)]),
      Choreography.Stage(.revealing, lasts: 0.5, moves: [.size(.shelf, scale: 0.5, with: fade)]),
    ])
    #expect(hidden == [])
    for (style, angle, count) in [(BookStyle.story, 180.0, 0), (.story, 80, 1), (.polish, 180, 1)] {
      let found = try shrinks(
        [
          Choreography.Stage(.flipping, lasts: 0.5, moves: [.value(.flipAngle, angle, with: fade)]),
          Choreography.Stage(
            .revealing, lasts: 0.5, moves: [.size(.shelf, scale: 0.5, with: fade)]),
        ], style: style)
      #expect(found.count == count, "\(style.spread) at \(angle)")
    }
  }

  @Test func `is one that has less room on its screen than on its shelf`() throws {
    let shelf = BookRect(x: 0, y: 0, width: 200, height: 280)
    let stages = [Choreography.Stage(.moving, lasts: 0.5, moves: [.size(.centered, with: fade)])]
    for (height, sizes) in [(328.0, []), (327.75, []), (320, [8.0 / 1.4, 8])] {
      let layout = BookLayout(screen: BookSize(width: 844, height: height), restingFrame: shelf)
      let found = try shrinks(stages, layout: layout).flatMap(\.changes)
      #expect(found.count == sizes.count)
      for (change, size) in zip(found, sizes) { #expect(abs(change.size - size) < 1e-9) }
    }
  }
}
