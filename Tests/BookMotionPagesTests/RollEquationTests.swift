import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionPages

@Suite struct RollEquationTests {
  private static func rows(_ kind: String) throws -> [(given: Double, winding: Double)] {
    try Fixture.rows("page/winding.txt", atLeast: 203).filter { $0[0] == kind }.map { words in
      (try #require(Double(words[1])), try #require(Double(words[2])))
    }
  }

  @Test func `paper that went a way is wound as far as 50 digits say`() throws {
    let rows = try RollEquationTests.rows("way")
    #expect(rows.count == 89)
    for row in rows {
      let winding = RollEquation.winding(for: row.given)
      #expect(abs(winding - row.winding) < 4e-15 * row.winding, "\(row.given)")
    }
  }

  @Test func `a chord tells the winding as 50 digits do`() throws {
    let rows = try RollEquationTests.rows("chord")
    #expect(rows.count == 114)
    for row in rows {
      let winding = RollEquation.winding(forLoss: 1 - row.given)
      // A number just below 1 has few digits left for its distance from 1.
      let lost = 1e-15 / max(1 - row.given, 1e-15)
      #expect(abs(winding - row.winding) < (2e-15 + lost) * row.winding, "\(row.given)")
    }
  }
}
