import BookMotion
import BookMotionTestSupport
import Testing

@Suite struct `An easing of CSS` {
  @Test func `is what a browser makes of it`() throws {
    var kinds: Set<String> = []
    for row in try Fixture.rows("motion/easings.txt", atLeast: 850) {
      let easing = try CSSText.easing(row[1])
      let progress = try #require(Double(row[2]))
      let expected = try #require(Double(row[3]))
      if row[1] == "linear(0_0%,_0.5_0%,_1)", progress < 0 {
        // Two points at the first position. Before them, the standard now uses the first; Chromium
        // 156 still uses the second, following an earlier draft.
        #expect(easing.value(at: progress) == 0 && expected == 0.5)
        continue
      }
      // The browser prints six digits outside; inside, its own solver stops at about 1e-7.
      let tolerance: Double =
        switch (row[0], row[1].hasPrefix("cubic") || row[1].hasPrefix("ease")) {
        case ("six", _): 1e-5 * max(1, abs(expected))
        case (_, true): 2e-6
        default: 1e-14
        }
      #expect(abs(easing.value(at: progress) - expected) <= tolerance, "\(row)")
      kinds.insert(row[0])
    }
    #expect(kinds == ["double", "six"])
  }

  @Test func `goes on along the tangent where a unit curve stops`() throws {
    let easing = try CSSEasing.cubicBezier(0.3, 1.5, 0.7, 1)
    #expect(easing.value(at: -0.1) == -0.5)
    #expect(easing.value(at: 1.2) == 1)
    #expect(easing.value(at: .nan) == 0)
    #expect(easing.value(at: .infinity) == 1)
    #expect(easing.value(at: -.infinity).isFinite)
    let curve = MotionEasing.bezier(
      startControlPoint: BookPoint(x: 0.3, y: 1.5), endControlPoint: BookPoint(x: 0.7, y: 1))
    for index in 0...50 {
      let progress = Double(index) / 50
      #expect(easing.value(at: progress) == curve.value(at: progress))
    }
  }

  @Test func `holds its step back while it is still before its start`() throws {
    #expect(CSSEasing.stepStart.value(at: 0) == 1)
    #expect(CSSEasing.stepStart.value(at: 0, isBefore: true) == 0)
    #expect(try CSSEasing.steps(4, .jumpBoth).value(at: 0) == 0.2)
    #expect(try CSSEasing.steps(4, .jumpBoth).value(at: 0, isBefore: true) == 0)
    #expect(try CSSEasing.steps(4).value(at: 0.5, isBefore: true) == 0.25)
    let jump = try CSSEasing.linear([.init(0.2, at: 0), .init(0.7, at: 0), .init(1, at: 1)])
    #expect(jump.value(at: 0) == 0.7)
    #expect(jump.value(at: 0, isBefore: true) == 0.2)
  }

  @Test func `is finite for every progress, however steep it is`() throws {
    let steep: [CSSEasing] = try [
      .linear([.init(0, at: 0), .init(0, at: .leastNonzeroMagnitude)]),
      .linear([.init(0, at: 0), .init(1, at: 1e-308)]),
      .cubicBezier(1e-300, 1, 0.5, 1), .cubicBezier(1e-120, 1e100, 0.5, 1),
      .cubicBezier(0.5, 1, 1 - 1e-16, -1e100),
    ]
    for easing in steep {
      for progress in [-.infinity, -1e10, -1, 0, 1e-307, 0.5, 1, 2, 1e100, .infinity] {
        #expect(easing.value(at: progress).isFinite, "\(easing) at \(progress)")
      }
    }
  }

  @Test func `places a hundred thousand stops at once`() throws {
    let easing = try CSSEasing.linear(
      (0...100_000).map { CSSEasing.Stop(Double($0 % 2)) })
    #expect(abs(easing.value(at: 0.500005) - 0.5) < 1e-9)
  }

  @Test func `counts steps that are beyond all bounds without losing its head`() throws {
    let easing = try CSSEasing.steps(1_000_000_000)
    #expect(easing.value(at: 0.1234567891) == 0.123456789)
    for progress in [1e300, -1e300, .infinity, -.infinity, .nan] {
      #expect(!easing.value(at: progress).isNaN)
      #expect(try !CSSEasing.linear([0, 1]).value(at: progress).isNaN)
      #expect(try CSSEasing.linear([0.25]).value(at: progress) == 0.25)
    }
  }

  @Test func `that CSS would drop is refused with a sentence`() {
    func sentence(_ make: () throws -> CSSEasing) -> String {
      do { return "\(try make())" } catch { return "\(error)" }
    }
    #expect(
      sentence { try .cubicBezier(-0.1, 0, 1, 1) }
        == "x1 is -0.1: it takes a number from 0 to 1")
    #expect(sentence { try .cubicBezier(0, 0, 1.5, 1) }.hasPrefix("x2 is 1.5"))
    #expect(sentence { try .cubicBezier(0, .nan, 1, 1) }.hasPrefix("y1 is nan"))
    #expect(sentence { try .cubicBezier(0, 0, 1, .infinity) }.hasPrefix("y2 is inf"))
    #expect(sentence { try .steps(0) }.hasPrefix("count is 0:"))
    #expect(sentence { try .steps(1, .jumpNone) }.hasPrefix("count is 1:"))
    #expect(sentence { try .linear([]) }.hasPrefix("stops has 0 elements"))
    #expect(sentence { try .linear([.init(.nan)]) }.hasPrefix("output is nan"))
    #expect(sentence { try .linear([0, .init(1, at: .infinity)]) }.hasPrefix("input is inf"))
  }
}

/// A reader for the easings in the table, limited to the forms that occur.
private enum CSSText {
  static func easing(_ text: String) throws -> CSSEasing {
    switch text {
    case "linear": return .linear
    case "ease": return .ease
    case "ease-in": return .easeIn
    case "ease-out": return .easeOut
    case "ease-in-out": return .easeInOut
    case "step-start": return .stepStart
    case "step-end": return .stepEnd
    default: break
    }
    let parts = text.split(separator: "(")
    let arguments = try #require(parts.last).dropLast().split(separator: ",").map {
      $0.split(separator: "_").map(String.init)
    }
    switch parts[0] {
    case "cubic-bezier":
      let n = try arguments.map { try #require(Double($0[0])) }
      return try .cubicBezier(n[0], n[1], n[2], n[3])
    case "steps":
      let positions: [String: CSSEasing.StepPosition] = [
        "jump-start": .jumpStart, "jump-end": .jumpEnd, "jump-none": .jumpNone,
        "jump-both": .jumpBoth,
      ]
      return try .steps(
        try #require(Int(arguments[0][0])), try #require(positions[arguments[1][0]]))
    default:
      try #require(parts[0] == "linear")
      return try .linear(
        arguments.map { words in
          let places = try words.dropFirst().map { try #require(Double($0.dropLast())) / 100 }
          return CSSEasing.Stop(
            try #require(Double(words[0])), at: places.first,
            heldUntil: places.count > 1 ? places[1] : nil)
        })
    }
  }
}
