import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotion

/// A damped turn.
@Suite struct DampedTurnTests {
  /// Half an ulp for the tables and for each product and sum, in total below two ulps of 1.
  private let tolerance = 0x1p-52

  @Test func `has the tables that its documentation describes`() {
    #expect(DampedTurn.powers.count == 64)
    #expect(DampedTurn.turns.count == 128)
    for index in 0..<64 {
      let power = DampedTurn.powers[index]
      #expect(abs(power - Elementary.pow(2, Double(index) / 64)) <= power.ulp)
      let (sine, cosine) = Elementary.sinCos(degrees: Double(index) * 360 / 64)
      #expect(abs(DampedTurn.turns[2 * index] - sine) <= sine.ulp)
      #expect(abs(DampedTurn.turns[2 * index + 1] - cosine) <= cosine.ulp)
    }
  }

  /// Returns a number of steps with so few digits that the test's own arguments are exact.
  private func steps(upTo largest: Double, using random: inout SeededRandom) -> Double {
    let steps = Double.random(in: 0...largest, using: &random)
    let coarse = 0x1p30 * largest
    return (steps + coarse) - coarse
  }

  @Test(arguments: [1.0, 40, DampedTurn.largestDecay])
  func `decays as the exponential does, in proportion to what is left`(largest: Double) {
    var random = SeededRandom(seed: 11)
    for _ in 0..<100_000 {
      let u = steps(upTo: largest * DampedTurn.stepsPerDecay, using: &random)
      let exact = Elementary.pow(2, -u / 64)
      #expect(abs(DampedTurn.power(ofMinus: u) - exact) <= 2 * exact.ulp, "u \(u), seed 11")
    }
  }

  @Test(arguments: Effort.some(of: [1e-3, 1, DampedTurn.largestTurn, 40], oneIn: 2))
  func `turns as sine and cosine do, to the last digits of 1`(largest: Double) {
    var random = SeededRandom(seed: 12)
    for index in 0..<100_000 {
      let u =
        steps(upTo: largest * DampedTurn.stepsPerTurn, using: &random)
        * (index.isMultiple(of: 2) ? 1 : -1)
      let (sine, cosine) = DampedTurn.sineAndCosine(of: u)
      let exact = Elementary.sinCos(degrees: u * 360 / 64)
      #expect(abs(sine - exact.sine) <= tolerance, "u \(u), seed 12")
      #expect(abs(cosine - exact.cosine) <= tolerance, "u \(u), seed 12")
    }
  }

  @Test func `begins as a straight line, to the last digits`() {
    for exponent in 6...300 {
      let u = 1.7 * Elementary.pow(2, -Double(exponent))
      let exact = Elementary.sinCos(degrees: u * 360 / 64).sine
      #expect(abs(DampedTurn.sineAndCosine(of: u).sine - exact) <= 2 * exact.ulp)
      let loss = -expm1(-u)
      #expect(abs(DampedTurn.loss(after: u) - loss) <= loss.ulp)
    }
    #expect(DampedTurn.power(ofMinus: 0) == 1)
    #expect(DampedTurn.sineAndCosine(of: 0) == (sine: 0, cosine: 1))
    #expect(DampedTurn.loss(after: 0) == 0)
  }

  @Test func `loses what the exponential says`() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<20_000 {
      let x = Double.random(in: 0...0.5, using: &random)
      let exact = -expm1(-x)
      #expect(abs(DampedTurn.loss(after: x) - exact) <= 2 * exact.ulp, "x \(x), seed 13")
    }
  }

  @Test(arguments: [1e-6, 1e-3, 0.2, 1, 3, 1e3])
  func `runs into the elementary functions where it ends`(dampingRatio: Double) {
    let solution = SpringSolution(angularFrequency: 10, dampingRatio: dampingRatio)
    let before = solution.basis(at: solution.reach.nextDown)
    let after = solution.basis(at: solution.reach)
    // The arguments are exact to half an ulp, and the motion continues for one ulp.
    let tolerance = 0x1p-51 + 40 * solution.reach.ulp
    #expect(abs(before.remaining - after.remaining) <= tolerance)
    #expect(abs(before.kick - after.kick) <= tolerance)
    #expect(abs(before.kickVelocity - after.kickVelocity) <= tolerance)
  }
}
