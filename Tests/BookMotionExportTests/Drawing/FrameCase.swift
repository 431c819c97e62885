import BookMotion
import BookMotionExport
import BookMotionTestSupport
import Foundation
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

/// A small real picture: gray, 50 × 70, made by Pillow.
enum TestPicture {
  static func cover() throws -> BookPicture {
    let file = Golden.packageURL("Fixtures/frames/gray-50x70.png")
    return try BookPicture(embedding: [UInt8](Data(contentsOf: file)))
  }
}

extension BookFrame {
  /// The document.
  var svg: String {
    var text = ""
    writeSVG(to: &text)
    return text
  }
}
