package import BookMotion

/// A transition of a preset, to be recorded: in each direction, at either edge, and at several rates.
package struct RecordingCase: Sendable, CustomStringConvertible {
  package let choreography: Choreography
  package let direction: BookScore.Direction
  package let binding: BookBinding
  package let rate: Double

  package func timeline() throws -> BookTimeline {
    try BookTimeline(
      BookScore(
        choreography, layout: BookLayout(binding: binding), direction: direction,
        framesPerSecond: rate))
  }

  package var description: String { "\(choreography.name) \(direction) \(binding) \(rate)" }

  package static let all: [RecordingCase] = Choreography.presets.flatMap { choreography in
    BookScore.Direction.allCases.flatMap { direction in
      BookBinding.allCases.flatMap { binding in
        [24, 60, 29.97].map {
          RecordingCase(
            choreography: choreography, direction: direction, binding: binding, rate: $0)
        }
      }
    }
  }
}
