import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording
import BookMotionScenes

/// The options that select what is played, shared by all commands that need a recording.
enum RecordingOptions {
  static let scene = Option(
    "--scene", "<scene>", "The scene to play; 'bookmotion scene' lists them.",
    default: GalleryScene.transition.name, reads: .scene)
  static let fps = Option(
    "--fps", "<number>", "Frames per second.", default: "60", reads: .number(.frameRate))
  static let screen = Option(
    "--screen", "<WxH>", "The screen, in points.", default: "1024x768",
    reads: .numbers(2, separatedBy: "x", like: "1024x768"))
  static let binding = Option(
    "--binding", "<side>", "left, or right for books that read from right to left.",
    default: "left", reads: OptionReader<BookBinding>.choice())
  static let choreography = Option(
    "--choreography", "<name|file>",
    "bookPolish, pictureBook, storyReader, reducedMotion, or a file with a choreography of your own.",
    default: "bookPolish", reads: .choreography)
  static let direction = Option(
    "--direction", "<direction>",
    "open, close, or both; with --event, open for a book that starts on its shelf, close for one "
      + "that starts open.",
    default: "open", reads: OptionReader<BookScore.Direction>.choice())
  static let frame = Option(
    "--frame", "<X,Y,W,H>",
    "The cover's place on the shelf. On a screen that is too small for it, the default is smaller.",
    default: "100,200,200,280",
    reads: .numbers(4, separatedBy: ",", like: "100,200,200,280"))

  static let safeArea = Option(
    "--safe-area", "<X,Y,W,H>",
    "The unobscured part of the screen, for places that stay inside it. (default: all of it)",
    reads: .numbers(4, separatedBy: ",", like: "59,0,726,369"))

  static let lasting = Option(
    "--lasting", "<seconds>",
    "The time that opening takes in all, or closing with '--direction close'. Everything else "
      + "changes in proportion.",
    reads: .number(.length))

  /// The options that apply only to the transition.
  private static let ofTransition = [
    choreography.description, direction.description, lasting.description, frame.description,
    safeArea.description,
  ]

  static let groups = groups(scene: scene.description)

  /// Returns the groups with another option for the scene.
  static func groups(scene: OptionDescription) -> [OptionGroup] {
    [
      OptionGroup(
        title: "SCENE OPTIONS",
        options: [
          scene, EventOptions.event.description, EventOptions.events.description,
          fps.description, screen.description, binding.description,
        ]),
      OptionGroup(title: "TRANSITION OPTIONS", options: ofTransition),
    ]
  }

  /// Returns the scene that the command line selects, ready to play. Throws for options that don't
  /// apply to it, rather than ignoring them silently.
  static func play(
    _ arguments: Arguments, look: BookLook = BookLook(), onlyOfTransitions others: [String] = []
  ) throws(Failure) -> ScenePlay {
    let scene = try arguments.value(of: scene)
    try check(arguments, scene, others)
    let play = try play(scene, look, arguments)
    // A built-in story may show that an event has no effect.
    if EventOptions.areGiven(arguments) {
      let ineffective = play.ineffectiveEvents
      warn(ofIneffective: ineffective)
      func isOfFinger(_ event: MotionEvent) -> Bool {
        event.verb == .touch || event.followsTouch
      }
      if let finger = play.recording.score.events.last(where: isOfFinger),
        finger.verb == .touch || finger.verb == .drag,
        !ineffective.contains(where: { isOfFinger($0.event) })
      {
        Warnings.add("the finger never lifts after \(finger.text): add a release")
      }
    }
    if play.recording.duration > longestUsual {
      Warnings.add(
        "the motion takes \(Words.seconds(play.recording.duration)); times are in seconds")
    }
    return play
  }

  /// Warns of events without effect; `prefix` precedes each message.
  static func warn(ofIneffective events: [IneffectiveEvent], prefix: String = "") {
    for event in events.prefix(mostNamed) { Warnings.add("\(prefix)\(event)") }
    let others = events.count - mostNamed
    if others > 0 {
      Warnings.add(
        "\(prefix)\(Words.count(others, "more event")) \(others == 1 ? "has" : "have") no effect")
    }
  }

  private static let mostNamed = 3

  /// Longer than any motion that people wait for.
  private static let longestUsual = 120.0

  /// Plays a transition with a choreography that does not come from the command line, as a golden
  /// file was recorded, except for what the command line says.
  static func play(
    _ choreography: Choreography, like golden: BookScore?, _ direction: BookScore.Direction?,
    _ arguments: Arguments
  ) throws(Failure) -> ScenePlay {
    var score = golden ?? BookScore(direction: .both)
    score.choreography = choreography
    let layoutOptions = [
      screen.description, frame.description, safeArea.description, binding.description,
    ]
    let changesLayout = layoutOptions.contains { arguments.has($0.name) }
    if golden == nil || changesLayout { score.layout = try layout(arguments) }
    if golden == nil || arguments.has(fps) {
      score.framesPerSecond = try arguments.value(of: fps)
    }
    if let direction = direction ?? (EventOptions.areGiven(arguments) ? .open : nil) {
      score = BookScore(
        choreography, layout: score.layout, direction: direction,
        framesPerSecond: score.framesPerSecond)
    }
    return try play(.transition, score, look: BookLook(), arguments)
  }

  private static func play(
    _ scene: GalleryScene, _ look: BookLook, _ arguments: Arguments
  ) throws(Failure) -> ScenePlay {
    let rate = try arguments.value(of: fps)
    if scene.isTransition {
      let direction = try arguments.value(of: direction)
      let score = BookScore(
        try paced(try arguments.value(of: choreography).load(), direction, arguments),
        layout: try layout(arguments), direction: direction, framesPerSecond: rate)
      return try play(scene, score, look: look, arguments)
    }
    let stage = SceneStage(
      screen: try screen(arguments), binding: try arguments.value(of: binding), look: look)
    let events = try EventOptions.given(arguments)
    return try made(arguments, "") { () throws(BookExportError) in
      try ScenePlay(scene, on: stage, look: look, events: events, framesPerSecond: rate)
    }
  }

  /// Returns a choreography that takes the time that the command line asks for.
  private static func paced(
    _ choreography: Choreography, _ direction: BookScore.Direction, _ arguments: Arguments
  ) throws(Failure) -> Choreography {
    guard let seconds = try arguments.optional(lasting) else { return choreography }
    let stages = direction == .close ? choreography.closing : choreography.opening
    do {
      return choreography.paced(by: try stages.pace(lasting: seconds))
    } catch {
      throw .usage(
        "\(lasting.description.name.got(arguments.text(of: lasting.description.name) ?? "")): \(error)"
      )
    }
  }

  private static func play(
    _ scene: GalleryScene, _ score: BookScore, look: BookLook, _ arguments: Arguments
  ) throws(Failure) -> ScenePlay {
    let events = try EventOptions.given(arguments)
    if events != nil, score.direction == .both {
      throw .usage(
        "'--direction' got 'both': with \(EventOptions.name(arguments)) it takes open or close, "
          + "the direction in which the book begins")
    }
    return try made(arguments, "\(score.choreography.name): ") { () throws(BookExportError) in
      try ScenePlay(scene, score, events: events, look: look)
    }
  }

  /// Returns the result of `make`, or throws its error with what caused it.
  private static func made(
    _ arguments: Arguments, _ name: String, _ make: () throws(BookExportError) -> ScenePlay
  ) throws(Failure) -> ScenePlay {
    do { return try make() } catch {
      if error.refusal?.place == "framesPerSecond" { throw Failure(error, arguments) }
      throw EventOptions.areGiven(arguments)
        ? .usage("\(EventOptions.name(arguments)): \(error)") : .badData("\(name)\(error)")
    }
  }

  /// Returns the failure for a book that can't be drawn, mentioning the options that place it.
  static func cannotDraw(_ arguments: Arguments, _ error: BookExportError) -> Failure {
    let names =
      [frame.description.name, screen.description.name] + EventOptions.names
    let what = error.refusal == nil ? "" : "the book can't be drawn: "
    return fault(of: names, arguments, "\(what)\(error)")
  }

  /// Returns a failure that mentions those of `options` that are given. If only `--choreography`
  /// is, the failure is bad data rather than a usage error.
  static func fault(
    of options: [String], _ arguments: Arguments, _ reason: String
  ) -> Failure {
    let choreography = [choreography.description.name]
    let given = (options + choreography).filter { arguments.has($0) }
    let words = given.map { $0.got(arguments.text(of: $0) ?? "") }.joined(separator: ", ")
    let message = given.isEmpty ? reason : "\(words): \(reason)"
    return given == choreography ? .badData(message) : .usage(message)
  }

  private static func check(
    _ arguments: Arguments, _ scene: GalleryScene, _ others: [String]
  ) throws(Failure) {
    let option = "--scene \(scene.name)".quoted
    let refused =
      scene == .transition
      ? []
      : scene.isTransition
        ? [direction.description.name] : ofTransition.map(\.name) + others
    for name in refused where arguments.has(name) {
      throw .usage("\(name.quoted) requires '--scene transition', not \(option)")
    }
    let pictures: [(GalleryScene.Picture, String)] = [
      (.cover, LookOptions.cover.description.name), (.page, LookOptions.page.description.name),
    ]
    for (picture, name) in pictures
    where arguments.has(name) && !scene.shownPictures.contains(picture) {
      let shown = pictures.first { scene.shownPictures.contains($0.0) }?.1 ?? ""
      throw .usage("\(name.quoted) has no effect in \(option), which shows only \(shown.quoted)")
    }
  }

  /// Returns the size of the screen.
  private static func screen(_ arguments: Arguments) throws(Failure) -> BookSize {
    let sides = try arguments.value(of: screen)
    for (side, name) in zip(sides, ["width", "height"]) where !BookDomain.length.contains(side) {
      let text = arguments.text(of: screen.description.name) ?? ""
      throw .usage("\("--screen".got(text)): the \(name) takes \(BookDomain.length)")
    }
    return BookSize(width: sides[0], height: sides[1])
  }

  private static func rect(_ numbers: [Double]) -> BookRect {
    BookRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the cover's place. Where the default would leave the screen, it is as on the default
  /// screen, only smaller.
  private static func restingFrame(
    _ arguments: Arguments, on screen: BookSize
  ) throws(Failure) -> BookRect {
    let frame = rect(try arguments.value(of: frame))
    let whole = BookLayout.standardScreen
    let scale = min(screen.width / whole.width, screen.height / whole.height)
    guard arguments.text(of: self.frame.description.name) == nil,
      frame.x + frame.width > screen.width || frame.y + frame.height > screen.height,
      BookDomain.length.contains(scale * frame.width)
    else { return frame }
    return BookRect(
      x: scale * frame.x, y: scale * frame.y, width: scale * frame.width,
      height: scale * frame.height)
  }

  static func layout(_ arguments: Arguments) throws(Failure) -> BookLayout {
    let screen = try arguments.value(of: screen)
    let frame = try restingFrame(arguments, on: BookSize(width: screen[0], height: screen[1]))
    let safeArea = try arguments.optional(safeArea)
    let binding = try arguments.value(of: binding)
    do {
      return try BookLayout(
        validating: BookSize(width: screen[0], height: screen[1]),
        restingFrame: frame, binding: binding, safeArea: safeArea.map(rect))
    } catch {
      guard case .outsideDomain(_, let domain) = error.code else { throw .usage(error.description) }
      let side = error.place.split(separator: ".").last ?? ""
      let option =
        switch error.place.prefix(while: { $0 != "." }) {
        case "screen": self.screen.description
        case "safeArea": self.safeArea.description
        default: self.frame.description
        }
      let text = arguments.text(of: option.name) ?? option.fallback ?? ""
      throw .usage("\(option.name.got(text)): the \(side) takes \(domain)")
    }
  }
}

extension OptionReader<GalleryScene> {
  /// Reads the name of a scene.
  static let scene = OptionReader(
    Completion(choices: GalleryScene.all.map(\.name))
  ) { text, name throws(Failure) in try GalleryScene.read(text, for: name) }
}

extension GalleryScene {
  /// Returns the scene of a name; an error also lists `others`.
  static func read(
    _ text: String, for name: String, or others: [String] = []
  ) throws(Failure) -> GalleryScene {
    if let scene = all.first(where: { $0.name == text }) { return scene }
    let names = all.map(\.name) + others
    throw .usage(
      "\(name.got(text)): it takes \(names.orList)"
        + Suggestion.suffix(for: text, among: names))
  }
}
