import BookMotion
import Testing

/// A timeline with a short description for failures.
struct PlottedTimeline: CustomTestStringConvertible {
  let timeline: BookTimeline

  var testDescription: String {
    "\(timeline.transition.choreography.name), \(timeline.score.direction?.rawValue ?? ""), "
      + "\(timeline.score.framesPerSecond) per second"
  }
}
