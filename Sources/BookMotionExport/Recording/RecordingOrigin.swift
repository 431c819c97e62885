public import BookMotion

/// The origin of a recording: everything needed to make it again.
public struct RecordingOrigin: Hashable, Sendable {
  /// The name of the scene: `transition`, another scene of the gallery, or your own motion.
  public var scene: String

  /// The choreography, if the scene is a transition.
  public var choreography: Choreography?

  /// The size of the screen.
  public var screen: BookSize?

  /// The cover's place on the shelf.
  public var restingFrame: BookRect?

  /// The part of the screen that is not covered by bars or cutouts.
  public var safeArea: BookRect?

  /// The side on which the book is bound.
  public var binding: BookBinding?

  /// The state of the book before its first event.
  public var start: BookTimeline.Start?

  /// The policy for taps during a motion.
  public var tapPolicy: BookTransition.TapPolicy?

  /// The policy for changes of the screen size during a motion.
  public var rotationPolicy: BookTransition.RotationPolicy?

  /// The events, in order.
  public var events: [RecordingEvent]

  /// Creates the origin of a scene.
  public init(_ scene: String, events: [RecordingEvent] = []) {
    self.scene = scene
    self.events = events
  }

  /// The name of the scene of a book's transition.
  public static let transition = "transition"
}

extension RecordingOrigin {
  /// The layout of a transition, or `nil` for any other scene.
  package var layout: BookLayout? {
    guard let choreography, let screen, let restingFrame, let binding else { return nil }
    return BookLayout(
      screen: screen, restingFrame: restingFrame, binding: binding,
      places: choreography.places ?? .standard, safeArea: safeArea)
  }

  /// The choreography's name and what the book does, or the name of the scene.
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

  /// The command that makes the recording again in a format, with the options that differ from
  /// their defaults; and, if they are too many for a line, the number of its events.
  func command(writing format: String) -> String {
    let isLong = direction == nil && events.count > RecordingOrigin.fewEvents
    let options = options + (isLong || direction != nil ? [] : events.map { "--event \($0.text)" })
    return (["bookmotion timeline"] + options + ["--format \(format)"]).joined(separator: " ")
      + (isLong ? ", with \(events.count) events" : "")
  }

  private static let fewEvents = 6

  private var options: [String] {
    let usual = BookLayout()
    var options: [String] = []
    if scene != RecordingOrigin.transition { options.append("--scene \(scene)") }
    if let choreography, choreography != .bookPolish {
      let isPreset = Choreography.presets.contains(choreography)
      options.append("--choreography \(isPreset ? choreography.name : "<file>")")
    }
    if let screen, screen != usual.screen {
      options.append("--screen \([screen.width, screen.height].numbers(separatedBy: "x"))")
    }
    if let restingFrame, restingFrame != usual.restingFrame {
      options.append("--frame \(restingFrame.numbers)")
    }
    if let safeArea { options.append("--safe-area \(safeArea.numbers)") }
    if let binding, binding != usual.binding { options.append("--binding \(binding.rawValue)") }
    if let direction {
      return direction == .open ? options : options + ["--direction \(direction.rawValue)"]
    }
    return start == .open ? options + ["--direction close"] : options
  }

  /// True if the events were given, rather than those of a direction.
  package var isStory: Bool {
    direction == nil || tapPolicy != .ignore || rotationPolicy != .finishFirst
  }

  /// The direction of an uninterrupted transition, or `nil` for anything else.
  package var direction: BookTimeline.Direction? {
    // Choosing a mode is part of opening.
    let names = events.map(\.name).filter { $0 != "read" }
    return switch (start, names) {
    case (.closed, ["tap"]): .open
    case (.open, ["close"]): .close
    case (.closed, ["tap", "close"]) where tapPolicy == .ignore: .both
    default: nil
    }
  }
}

extension BookRect {
  fileprivate var numbers: String { [x, y, width, height].numbers(separatedBy: ",") }
}

extension [Double] {
  fileprivate func numbers(separatedBy separator: String) -> String {
    map { NumberGrid.standard.text($0) }.joined(separator: separator)
  }
}
