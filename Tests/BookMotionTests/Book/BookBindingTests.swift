import BookMotion
import BookMotionTestSupport
import Testing

/// A book bound at the other edge.
@Suite struct BookBindingTests {
  /// Returns a layout with screens that don't divide evenly, and rectangles that can be mirrored
  /// exactly.
  private func layout(_ random: inout SeededRandom) -> BookLayout {
    let widths: [Double] = [1024, 393, 375, 857.25, 744, 1366]
    return BookLayout(
      screen: BookSize(width: widths.randomElement(using: &random) ?? 1024, height: 811),
      restingFrame: frame(&random))
  }

  private func frame(_ random: inout SeededRandom) -> BookRect {
    func quarter(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random)) / 4
    }
    return BookRect(
      x: quarter(-400...4000), y: quarter(-400...4000), width: quarter(100...1200),
      height: quarter(100...1200))
  }

  private func expectMirrored(_ choreography: Choreography, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let layout = layout(&random)
    let width = layout.screen.width
    var left = BookTransition(choreography, layout: layout, tapPolicy: .interrupt)
    var right = BookTransition(choreography, layout: layout.mirrored, tapPolicy: .interrupt)
    var time = 0.0
    for round in 0..<12 {
      let moved = Bool.random(using: &random) ? frame(&random) : nil
      let image = moved?.mirrored(in: width)
      let accepted: Bool
      if left.tap(at: time, frame: moved) {
        accepted = right.tap(at: time, frame: image)
      } else if round.isMultiple(of: 3), left.chooseMode(.read, at: time) {
        accepted = right.chooseMode(.read, at: time)
      } else {
        accepted = left.close(at: time, frame: moved) == right.close(at: time, frame: image)
      }
      #expect(accepted, "seed \(seed)")
      let pause = Double.random(in: 0...2, using: &random)
      for step in -1...11 {
        let instant = time + pause * Double(step) / 10
        let (pose, mirrored) = (right.pose(at: instant), left.pose(at: instant).mirrored(in: width))
        guard pose == mirrored else {
          let channel = BookChannel.allCases.first { pose[$0] != mirrored[$0] }
          Issue.record("\(choreography.name), seed \(seed): \(channel.map(\.rawValue) ?? "?")")
          return
        }
        let (speed, other) = (left.velocity(at: instant), right.velocity(at: instant))
        guard other[.x] == -speed[.x], other[.y] == speed[.y],
          other[.flipAngle] == speed[.flipAngle]
        else {
          Issue.record("\(choreography.name), seed \(seed): another speed")
          return
        }
      }
      #expect(right.phase(at: time) == left.phase(at: time))
      #expect(right.cues(in: time..<time + 1) == left.cues(in: time..<time + 1))
      #expect(right.restingPose == left.restingPose.mirrored(in: width))
      time += pause
    }
  }

  @Test(
    arguments: Effort.some(of: Choreography.known, oneIn: 2),
    Effort.some(of: 0..<8 as Range<UInt64>, oneIn: 3))
  func `is the exact mirror image, interrupted or not`(preset: Choreography, seed: UInt64) {
    expectMirrored(preset, seed: seed)
  }

  @Test(arguments: Effort.some(of: 0..<40 as Range<UInt64>, oneIn: 10))
  func `is the exact mirror image in a random choreography`(seed: UInt64) throws {
    expectMirrored(try Choreography.randomRoundTrip(seed: seed), seed: seed)
  }

  @Test func `stands where the new screen wants it when the device is turned`() {
    for preset in Choreography.known {
      var book = BookTransition(
        preset, layout: BookLayout(binding: .right), rotationPolicy: .follow)
      book.tap(at: 0)
      let screen = BookSize(width: 768, height: 1024)
      book.resizeScreen(to: screen, at: 1)
      var fresh = BookTransition(preset, layout: BookLayout(screen: screen, binding: .right))
      fresh.tap(at: 0)
      for channel in BookChannel.allCases {
        #expect(
          abs(book.restingPose[channel] - fresh.restingPose[channel]) < 1e-9,
          "\(preset.name) \(channel)")
      }
    }
  }
}
