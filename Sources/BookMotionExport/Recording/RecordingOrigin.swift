public import BookMotion

/// What made a recording: all that is needed to make it again.
public struct RecordingOrigin: Hashable, Sendable {
  /// The scene: `transition`, another one of the gallery, or the name of a motion of your own.
  public var scene: String

  /// The choreography of a transition.
  public var choreography: Choreography?

  /// The screen.
  public var screen: BookSize?

  /// The cover's place on the shelf.
  public var restingFrame: BookRect?

  /// The part of the screen that nothing covers.
  public var safeArea: BookRect?

  /// The side on which the book is bound.
  public var binding: BookBinding?

  /// The state of the book before its first event.
  public var start: BookTimeline.Start?

  /// What becomes of a tap while something moves.
  public var tapPolicy: BookTransition.TapPolicy?

  /// What becomes of another screen while something moves.
  public var rotationPolicy: BookTransition.RotationPolicy?

  /// What happens, in order.
  public var events: [RecordingEvent]

  /// Creates the origin of a scene.
  public init(_ scene: String, events: [RecordingEvent] = []) {
    self.scene = scene
    self.events = events
  }

  /// The name of the scene that a book on its way is.
  public static let transition = "transition"
}

extension RecordingOrigin {
  /// The places of a transition; nil for what is none.
  package var layout: BookLayout? {
    guard let choreography, let screen, let restingFrame, let binding else { return nil }
    return BookLayout(
      screen: screen, restingFrame: restingFrame, binding: binding,
      places: choreography.places ?? .standard, safeArea: safeArea)
  }

  /// The choreography and what becomes of the book, or the scene.
  var title: String {
    guard let choreography else { return scene }
    let words =
      switch direction {
      case .open: "opening"
      case .close: "closing"
      case .both: "opening and closing"
      case nil: events.contains { $0.name == "touch" } ? "by hand" : "interrupted"
      }
    return "\(choreography.name), \(words)"
  }

  /// The direction of a transition that nobody interrupts; nil for any other.
  var direction: BookTimeline.Direction? {
    // The choice of a mode is a part of opening.
    let names = events.map(\.name).filter { $0 != "read" }
    return switch (start, names) {
    case (.closed, ["tap"]): .open
    case (.open, ["close"]): .close
    case (.closed, ["tap", "close"]) where tapPolicy == .ignore: .both
    default: nil
    }
  }
}
