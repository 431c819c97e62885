import BookMotionUI
import Testing

extension BookMachine {
  /// Performs an event that is expected to have an effect, or to be refused.
  mutating func expect(
    _ event: Event, at time: Double, _ answer: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let happens = perform(event, at: time)
    #expect(happens == answer, "\(event)", sourceLocation: sourceLocation)
  }
}
