import BookMotion
import BookMotionExport
import BookMotionScenes

/// `bookmotion timeline`: every frame of whatever plays, as numbers.
enum TimelineCommand {
  enum Format: String, CaseIterable {
    case json
    case ndjson
    case csv
    case css
    case lottie
  }

  static let format = Option(
    "--format", "<format>",
    "json, with all that is needed to make it again; ndjson or csv with the keyframes alone; css, "
      + "a style sheet for web pages; lottie, an animation for players of Lottie.",
    default: "json", reads: OptionReader<Format>.choice())
  static let tolerance = ToleranceOptions.tolerance(
    "Drop frames that linear interpolation reproduces within this tolerance", default: nil)
  static let perChannel = Option(
    flag: "--per-channel",
    "Drop frames of each channel by itself, for players that animate every property by itself; "
      + "requires --tolerance.")
  static let name = Option(
    "--name", "<word>",
    "The beginning of the classes and properties of css (default: book, or the scene).",
    reads: OptionReader { text, name throws(Failure) in
      guard StyleSheet.isName(text) else {
        throw .usage(
          "\(name.quoted) got \(text.quoted): it takes a lower-case letter, then letters, digits "
            + "and single hyphens")
      }
      return text
    })

  static let command = Command(
    name: "timeline",
    overview: "Print where everything is, frame by frame.",
    discussion: """
      Every frame from the first event until everything is at rest: golden files for
      tests, keyframes for other tools. Numbers are rounded to a millionth.

      A Lottie animation has every face of a book as a flat path, and a picture on the
      cover in strips. Light, the soft shadow, blur, the thickness of the book, its
      flyleaf, the library, the overlay and its controls are left out.

        bookmotion timeline
        bookmotion timeline --choreography storyReader --direction both -o story.json
        bookmotion timeline --event 0:tap --event 0.7:close --event 1.1:tap
        bookmotion timeline --fps 120 --format csv
        bookmotion timeline --tolerance 1 --format csv
        bookmotion timeline --format css -o open.css
        bookmotion timeline --format lottie --cover cover.png -o open.lottie.json
        bookmotion timeline --scene page-turn --event 0.2:forward -o leaf.json
      """,
    groups: RecordingOptions.groups + [
      OptionGroup(
        title: "KEYFRAME OPTIONS",
        options: [
          tolerance.description, ToleranceOptions.toleranceFor.description,
          perChannel.description,
        ]),
      lottieGroup,
      OutputOptions.group(format.description, name.description),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let format = try arguments.value(of: format)
    try checkLottie(arguments, format)
    if format == .css, arguments.has(tolerance) {
      throw .usage("'--tolerance' requires json, ndjson or csv: css is within a thousandth")
    }
    if format != .css, arguments.has(name) { throw .usage("'--name' requires '--format css'") }
    for name in [perChannel.description.name, ToleranceOptions.toleranceFor.description.name]
    where arguments.has(name) && !arguments.has(tolerance) {
      throw .usage("\(name.quoted) requires '--tolerance'")
    }
    if format == .lottie { return try writeLottie(arguments) }
    let recording = try reduced(try RecordingOptions.play(arguments).recording, arguments)
    if format == .css {
      let name = try arguments.optional(name)
      let sheet: StyleSheet
      do { sheet = try StyleSheet(recording, name: name) } catch {
        let causes = [
          Self.format.description.name, RecordingOptions.fps.description.name,
          RecordingOptions.event.description.name,
        ]
        throw RecordingOptions.fault(of: causes, arguments, "\(error)")
      }
      return try Output.write(to: arguments.value(of: OutputOptions.output)) {
        sink throws(Failure) in
        try sheet.write(to: &sink)
      }
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      switch format {
      case .json: try recording.writeJSON(to: &sink)
      case .ndjson: try recording.writeNDJSON(to: &sink)
      case .csv, .css, .lottie: try recording.writeCSV(to: &sink)
      }
    }
  }

  private static func reduced(
    _ recording: Recording, _ arguments: Arguments
  ) throws(Failure) -> Recording {
    guard let steps = try arguments.optional(tolerance) else { return recording }
    let allowed = try ToleranceOptions.read(arguments, steps: steps, recording)
    let perChannel = arguments.has(perChannel)
    return try Failure.badData { () throws(ExportError) in
      try recording.reduced(to: allowed, perChannel: perChannel)
    }
  }
}
