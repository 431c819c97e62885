import BookMotion
import BookMotionExport
import Testing

/// A preset, a direction, and a binding: every kind of frame sequence.
struct FrameCase: CustomTestStringConvertible, Sendable {
  let choreography: Choreography
  let direction: BookScore.Direction
  let binding: BookBinding

  var testDescription: String { "\(choreography.name) \(direction) \(binding)" }

  static let all: [FrameCase] = Choreography.presets.flatMap { choreography in
    [BookScore.Direction.open, .close].flatMap { direction in
      BookBinding.allCases.map {
        FrameCase(choreography: choreography, direction: direction, binding: $0)
      }
    }
  }

  func timeline(framesPerSecond: Double = 30) throws -> BookTimeline {
    try BookTimeline(
      BookScore(
        choreography, layout: BookLayout(binding: binding), direction: direction,
        framesPerSecond: framesPerSecond))
  }
}
