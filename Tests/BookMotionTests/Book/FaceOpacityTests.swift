import BookMotion
import BookMotionTestSupport
import Testing

@Suite struct `The opacity of a face` {
  @Test func `is what the table of the design says`() throws {
    for row in try LookTable.rows("face", atLeast: 200) {
      let angle = row[0]
      #expect(FaceOpacity.cover(flipAngle: angle) == row[1], "\(angle)°")
      #expect(
        abs(FaceOpacity.cover(flipAngle: angle, fade: .smooth) - row[2]) <= 1e-12, "\(angle)°")
      #expect(abs(FaceOpacity.firstPage(flipAngle: angle) - row[3]) <= 1e-12, "\(angle)°")
      #expect(abs(FaceOpacity.spine(flipAngle: angle) - row[4]) <= 1e-12, "\(angle)°")
      #expect(abs(FaceOpacity.pageEdge(flipAngle: angle) - row[5]) <= 1e-12, "\(angle)°")
    }
  }

  @Test func `has ends of the spine that can be tuned separately`() throws {
    for row in try LookTable.rows("ends", atLeast: 30) {
      let fade = FaceOpacity.SpineFade(arrival: row[0], departure: row[1])
      #expect(abs(FaceOpacity.spine(flipAngle: row[2], fade: fade) - row[3]) <= 1e-12, "\(row)")
      #expect(
        abs(FaceOpacity.pageEdge(flipAngle: row[2], fade: fade) - 0.9 * row[3]) <= 1e-12, "\(row)")
    }
  }

  @Test func `is that of the nearer end beyond 0 and 180, and of 0 for what is no number`() {
    for angle in hardAngles {
      let inside = angle >= 180 ? 180.0 : angle > 0 ? angle : 0
      for fade in [FaceOpacity.CoverFade.cut, .smooth] {
        #expect(
          FaceOpacity.cover(flipAngle: angle, fade: fade)
            == FaceOpacity.cover(flipAngle: inside, fade: fade))
      }
      #expect(FaceOpacity.firstPage(flipAngle: angle) == FaceOpacity.firstPage(flipAngle: inside))
      #expect(FaceOpacity.spine(flipAngle: angle) == FaceOpacity.spine(flipAngle: inside))
      #expect(FaceOpacity.pageEdge(flipAngle: angle) == FaceOpacity.pageEdge(flipAngle: inside))
    }
    #expect(FaceOpacity.spine(flipAngle: -5) == 0 && FaceOpacity.spine(flipAngle: 185) == 0)
    #expect(
      FaceOpacity.firstPage(flipAngle: 1e300) == 1 && FaceOpacity.cover(flipAngle: 1e300) == 0)
  }

  @Test(arguments: Effort.seeds(50))
  func `never leaves 0...1, whatever the angle and the fades`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let angle =
        hardAngles.randomElement(using: &random).flatMap { Bool.random(using: &random) ? $0 : nil }
        ?? .random(in: -400...400, using: &random)
      let start = Double.random(in: 0...180, using: &random)
      let cover = FaceOpacity.CoverFade(
        from: start, to: .random(in: start...180, using: &random))
      let ends = [0, 180, Double.random(in: 0...180, using: &random)].shuffled(using: &random)
      let spine = FaceOpacity.SpineFade(arrival: ends[0], departure: ends[1])
      // Also close to both ends of the fade, where a polynomial may be off by an ulp.
      for angle in [angle, cover.start.nextUp, cover.end.nextDown, cover.end - 1e-7] {
        let opacities = [
          FaceOpacity.cover(flipAngle: angle, fade: cover), FaceOpacity.firstPage(flipAngle: angle),
          FaceOpacity.spine(flipAngle: angle, fade: spine),
          FaceOpacity.pageEdge(flipAngle: angle, fade: spine),
          FaceOpacity.cover(flipAngle: angle, fade: .smooth),
        ]
        for opacity in opacities {
          #expect(opacity >= 0 && opacity <= 1, "seed \(seed), \(angle)°, \(cover), \(spine)")
        }
      }
    }
  }

  @Test func `never makes a cover come back on its way, nor a page go`() {
    for step in 0..<18_000 {
      let (angle, next) = (Double(step) / 100, Double(step + 1) / 100)
      #expect(
        FaceOpacity.cover(flipAngle: next, fade: .smooth)
          <= FaceOpacity.cover(flipAngle: angle, fade: .smooth))
      #expect(FaceOpacity.firstPage(flipAngle: next) >= FaceOpacity.firstPage(flipAngle: angle))
    }
  }

  @Test func `lets a spine without ends come and go at once`() {
    let fade = FaceOpacity.SpineFade(arrival: 0, departure: 0)
    for angle: Double in [-1, 0, 180, 181] {
      #expect(FaceOpacity.spine(flipAngle: angle, fade: fade) == 0)
    }
    for angle in [0.001, 179.9] { #expect(FaceOpacity.spine(flipAngle: angle, fade: fade) == 1) }
  }

  @Test func `is documented by examples that hold`() {
    #expect(FaceOpacity.firstPage(flipAngle: 112.5) == 0.5)
    #expect(FaceOpacity.spine(flipAngle: 10) == 0.5)
    #expect(
      FaceOpacity.cover(flipAngle: 170) == 0 && FaceOpacity.cover(flipAngle: 170.0.nextDown) == 1)
  }
}
