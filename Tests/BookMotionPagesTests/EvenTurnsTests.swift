import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionPages

@Suite struct EvenTurnsTests {
  @Test func `each angle has its own sine and cosine, however many there are`() {
    var random = SeededRandom(seed: 60)
    for _ in 0..<200 {
      let (first, step) = (
        Double.random(in: -90...90, using: &random), Double.random(in: -3...3, using: &random)
      )
      var turns = EvenTurns(from: Elementary.sinCos(degrees: first), by: step)
      for count in 0..<300 {
        let (sine, cosine) = Elementary.sinCos(degrees: first + step * Double(count))
        #expect(abs(turns.current.sine - sine) < 8e-15)
        #expect(abs(turns.current.cosine - cosine) < 8e-15)
        turns.advance()
      }
    }
  }

  @Test func `sines of small angles keep all their digits`() {
    for step in [1e-300, 1e-20, 1e-9, 1e-4] {
      var turns = EvenTurns(from: (0, 1), by: step)
      for count in 0..<100 {
        let sine = Elementary.sinCos(degrees: step * Double(count)).sine
        #expect(abs(turns.current.sine - sine) <= 1e-14 * sine, "\(count) steps of \(step)")
        turns.advance()
      }
    }
  }

  @Test func `no turn and half turns are exact`() {
    var still = EvenTurns(from: (0, -1), by: 0)
    for _ in 0..<100 {
      #expect(still.current == (0, -1))
      still.advance()
    }
  }
}
