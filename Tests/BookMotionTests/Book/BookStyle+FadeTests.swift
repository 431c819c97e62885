import BookMotionTestSupport
import Testing

@testable import BookMotion

/// The fade of a face.
@Suite struct BookStyleFadeTests {
  @Test func `is what the table of the design says`() throws {
    let story = BookStyle.story.fades.cover
    for row in try LookTable.rows("face", atLeast: 200) {
      let angle = row[0]
      #expect(BookStyle.Fade.cover.opacity(flipAngle: angle) == row[1], "\(angle)°")
      #expect(abs(story.opacity(flipAngle: angle) - row[2]) <= 1e-12, "\(angle)°")
      #expect(
        abs(BookStyle.Fade.firstPage.opacity(flipAngle: angle) - row[3]) <= 1e-12, "\(angle)°")
      #expect(abs(BookStyle.Fade.spine.opacity(flipAngle: angle) - row[4]) <= 1e-12, "\(angle)°")
      let edges = BookStyle.Fades().shownPageEdges.opacity(flipAngle: angle)
      #expect(abs(edges - row[5]) <= 1e-12, "\(angle)°")
    }
  }

  @Test func `has ends of the spine that can be tuned separately, and page edges that follow`()
    throws
  {
    for row in try LookTable.rows("ends", atLeast: 30) {
      // Subtracting from 180 loses digits of the last thousandth of a degree.
      let tolerance = row[1] < 1 ? 1e-11 : 1e-12
      var fades = BookStyle.Fades()
      fades.spine = BookStyle.Fade(arrival: 0...row[0], departure: 180 - row[1]...180)
      #expect(abs(fades.spine.opacity(flipAngle: row[2]) - row[3]) <= tolerance, "\(row)")
      let edges = fades.shownPageEdges.opacity(flipAngle: row[2])
      #expect(abs(edges - 0.9 * row[3]) <= tolerance, "\(row)")
    }
  }

  @Test func `may begin and end at any angle, and overlap`() throws {
    for row in try LookTable.rows("fade", atLeast: 144) {
      func range(_ start: Int) -> ClosedRange<Double>? {
        row[start] < 0 ? nil : row[start]...row[start + 1]
      }
      let fade = BookStyle.Fade(
        arrival: range(0), departure: range(2), peak: row[4], isSmooth: row[5] == 1)
      #expect(abs(fade.opacity(flipAngle: row[6]) - row[7]) <= 1e-12, "\(row)")
      let half = fade.scaled(by: 0.5).opacity(flipAngle: row[6])
      #expect(abs(half - 0.5 * row[7]) <= 1e-12, "\(row)")
    }
  }

  private static let all = [
    BookStyle.Fade.cover, .firstPage, .spine, .always, BookStyle.Fade(peak: 0),
    BookStyle.story.fades.cover,
  ]

  @Test func `is that of the nearer end beyond 0 and 180, and of 0 for what is no number`() {
    for angle in hardAngles {
      let inside = angle >= 180 ? 180.0 : angle > 0 ? angle : 0
      for fade in Self.all {
        #expect(fade.opacity(flipAngle: angle) == fade.opacity(flipAngle: inside))
      }
    }
    #expect(BookStyle.Fade.spine.opacity(flipAngle: -5) == 0)
    #expect(BookStyle.Fade.spine.opacity(flipAngle: 185) == 0)
    #expect(BookStyle.Fade.firstPage.opacity(flipAngle: 1e300) == 1)
    #expect(BookStyle.Fade.cover.opacity(flipAngle: 1e300) == 0)
  }

  @Test(arguments: Effort.seeds(50))
  func `never leaves 0 to its peak, whatever the angle`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let fade = BookStyle.Fade.random(using: &random)
      var angles = [
        hardAngles.randomElement(using: &random) ?? 0, .random(in: -400...400, using: &random),
      ]
      // Also near the ends, where a polynomial may be off by an ulp.
      for end in [fade.arrival, fade.departure].compactMap({ $0 }) {
        angles += [end.lowerBound.nextUp, end.upperBound.nextDown, end.upperBound - 1e-7]
      }
      for angle in angles {
        let opacity = fade.opacity(flipAngle: angle)
        #expect(opacity >= 0 && opacity <= fade.peak, "seed \(seed), \(angle)°, \(fade)")
      }
    }
  }

  @Test func `never makes a cover come back on its way, nor a page go`() {
    let story = BookStyle.story.fades.cover
    for step in 0..<18_000 {
      let (angle, next) = (Double(step) / 100, Double(step + 1) / 100)
      #expect(story.opacity(flipAngle: next) <= story.opacity(flipAngle: angle))
      #expect(
        BookStyle.Fade.firstPage.opacity(flipAngle: next)
          >= BookStyle.Fade.firstPage.opacity(flipAngle: angle))
    }
  }

  @Test func `lets a face come and go at once, where both angles are the same`() {
    let fade = BookStyle.Fade(arrival: 0...0, departure: 180...180)
    for angle: Double in [-1, 0, 180, 181] { #expect(fade.opacity(flipAngle: angle) == 0) }
    for angle in [0.001, 179.9] { #expect(fade.opacity(flipAngle: angle) == 1) }
    let middle = BookStyle.Fade(arrival: 40...40, departure: 60...60)
    let seen = [40.0, 40.0.nextUp, 60.0.nextDown, 60].map { middle.opacity(flipAngle: $0) }
    #expect(seen == [0, 1, 1, 0])
  }

  @Test func `is documented by examples that hold`() {
    #expect(BookStyle.Fade.firstPage.opacity(flipAngle: 112.5) == 0.5)
    #expect(BookStyle.Fade.spine.opacity(flipAngle: 10) == 0.5)
    #expect(BookStyle.Fade.cover.opacity(flipAngle: 170) == 0)
    #expect(BookStyle.Fade.cover.opacity(flipAngle: 170.0.nextDown) == 1)
    #expect(BookStyle.Fade(arrival: 10...40, departure: 140...170).opacity(flipAngle: 25) == 0.5)
  }
}
