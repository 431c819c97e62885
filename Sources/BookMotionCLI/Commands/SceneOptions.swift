import BookMotion
import BookMotionExport

/// The options that say which motion is shown, where that is not the transition.
enum SceneOptions {
  /// The transition, which has options of its own, or another motion.
  enum Choice: RawRepresentable, CaseIterable, Sendable {
    case transition
    case other(SceneKind)

    static let allCases = [Choice.transition] + SceneKind.allCases.map(Choice.other)

    init?(rawValue: String) {
      guard let choice = Choice.allCases.first(where: { $0.rawValue == rawValue }) else {
        return nil
      }
      self = choice
    }

    var rawValue: String {
      switch self {
      case .transition: "transition"
      case .other(let kind): kind.rawValue
      }
    }
  }

  static let scene = Option(
    "--scene", "<scene>",
    "What is shown: the transition, or another motion of a book; 'bookmotion scene' tells of them.",
    default: "transition", reads: OptionReader<Choice>.choice())
  static let event = Option(
    "--event", "<time:event>",
    "Something that happens in a scene, in place of its story, such as 0.5:forward or "
      + "0.6:drag=300,420. Can be given many times.",
    reads: .event)

  static let group = OptionGroup(
    title: "SCENE OPTIONS", options: [scene.description, event.description])

  /// The scene that the command line asks for; nil if that is the transition. Options that a scene
  /// has no use for are refused: whoever writes one expects something of it.
  static func play(
    _ arguments: Arguments, look: BookLook = BookLook(), refusing others: [String]
  ) throws(Failure) -> ScenePlay? {
    guard case .other(let kind) = try arguments.value(of: scene) else {
      if arguments.has(event) {
        throw .usage("'--event' goes with a scene such as '--scene page-turn'")
      }
      return nil
    }
    let all = [
      BookOptions.choreography.description.name, BookOptions.direction.description.name,
      BookOptions.frame.description.name,
    ]
    for name in all + others where arguments.has(name) {
      throw .usage(
        "\(name.quoted) goes with '--scene transition', not with \("--scene \(kind.rawValue)".quoted)"
      )
    }
    let (cover, page) = (LookOptions.cover, LookOptions.page)
    let (unseen, shown) = kind.showsCover ? (page, cover) : (cover, page)
    if arguments.has(unseen) {
      throw .usage(
        "\(unseen.description.name.quoted) is not to be seen in "
          + "\("--scene \(kind.rawValue)".quoted): it shows \(shown.description.name.quoted)")
    }
    let events = try arguments.values(of: event)
    let stage = SceneStage(
      screen: try BookOptions.screen(arguments),
      binding: try arguments.value(of: BookOptions.binding), look: look)
    let rate = try arguments.value(of: BookOptions.fps)
    do {
      return try ScenePlay(
        kind, on: stage, events: events.isEmpty ? nil : events, framesPerSecond: rate)
    } catch {
      throw .usage("'--event': \(error)")
    }
  }
}

extension OptionReader<SceneEvent> {
  /// An event by its time, its name and its numbers.
  static let event = OptionReader { text, name throws(Failure) in
    do { return try SceneEvent(text) } catch {
      throw .usage("\(name.quoted) got \(text.quoted): \(error)")
    }
  }
}
