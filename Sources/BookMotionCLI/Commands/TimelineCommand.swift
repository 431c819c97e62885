import BookMotion
import BookMotionExport
import BookMotionRecording
import BookMotionScenes

/// `bookmotion timeline`: every frame of a scene, as numbers.
enum TimelineCommand {
  enum Format: CombinedFormat, Equatable {
    case frames(RecordingFormat)
    case web(WebFormat)
    case lottie

    static let allCases =
      RecordingFormat.allCases.map(Format.frames) + WebFormat.allCases.map(Format.web) + [.lottie]

    var rawValue: String {
      switch self {
      case .frames(let format): format.rawValue
      case .web(let format): format.rawValue
      case .lottie: "lottie"
      }
    }
  }

  /// A format that a browser plays. It has keyframes of its own.
  enum WebFormat: String, CaseIterable {
    case css
    case waapi
    case html
  }

  static let format = Option(
    "--format", "<format>",
    "json, which can be read back; ndjson or csv, only the keyframes; css, a style sheet; waapi, "
      + "JSON for element.animate(); html, a page that plays; lottie, a Lottie animation.",
    default: "json", reads: OptionReader<Format>.choice())
  static let tolerance = ToleranceOptions.tolerance(
    "Drop frames that linear interpolation reproduces within this tolerance", default: nil)
  static let perChannel = Option(
    flag: "--per-channel",
    "Reduce each channel separately, for players that animate every property on its own; "
      + "requires --tolerance.")
  static let name = Option(
    "--name", "<word>",
    "The prefix of class and property names for the web. (default: book, or the scene)",
    reads: OptionReader { text, name throws(Failure) in
      guard MotionStyleSheet.isName(text) else {
        throw .usage(
          "\(name.got(text)): it takes a lowercase letter, then lowercase letters, "
            + "digits, and single hyphens")
      }
      return text
    })

  static let command = Command(
    name: "timeline",
    overview: "Print where everything is, frame by frame.",
    discussion: """
      Every frame from the first event until everything is at rest: golden files for
      tests, keyframes for other tools. Numbers are rounded to a millionth.

      A Lottie animation shows every face of a book as a flat path, and a picture on
      the cover as strips. It leaves out light, the soft shadow, blur, the book's
      thickness and flyleaf, the library, the overlay, and the controls.

        bookmotion timeline
        bookmotion timeline --choreography storyReader --direction both -o story.json
        bookmotion timeline --event 0:tap --event 0.7:close --event 1.1:tap
        bookmotion timeline --fps 120 --format csv
        bookmotion timeline --tolerance 1 --format csv
        bookmotion timeline --format css -o open.css
        bookmotion timeline --format waapi -o open.json
        bookmotion timeline --format html -o open.html
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
    if case .web = format {
      if arguments.has(tolerance) {
        throw .usage(
          "'--tolerance' requires '--format json', ndjson, or csv: \(format.rawValue) is already "
            + "accurate to a thousandth of each channel's range")
      }
    } else if arguments.has(name) {
      throw .usage("'--name' requires '--format css', waapi, or html")
    }
    for name in [perChannel.description.name, ToleranceOptions.toleranceFor.description.name]
    where arguments.has(name) && !arguments.has(tolerance) {
      throw .usage("\(name.quoted) requires '--tolerance'")
    }
    switch format {
    case .lottie: try writeLottie(arguments)
    case .frames(let format):
      let recording = try reduced(try RecordingOptions.play(arguments).recording, arguments)
      try format.write(
        recording, to: arguments.value(of: OutputOptions.output),
        formats: Format.allCases.map(\.rawValue))
    case .web(let format):
      try writeForWeb(try RecordingOptions.play(arguments).recording, format, arguments)
    }
  }

  private static func writeForWeb(
    _ recording: Recording, _ format: WebFormat, _ arguments: Arguments
  ) throws(Failure) {
    let name = try arguments.optional(name)
    let output = try arguments.value(of: OutputOptions.output)
    switch format {
    case .waapi:
      let animations = try made(arguments) { () throws(BookExportError) in
        try MotionWebAnimations(recording, name: name)
      }
      try Output.write(to: output, as: "json") { sink throws(Failure) in
        try animations.write(to: &sink)
      }
    case .css:
      let sheet = try styleSheet(recording, name: name, arguments)
      try Output.write(to: output, as: "css") { sink throws(Failure) in
        try sheet.write(to: &sink)
      }
    case .html:
      guard let page = StyledWebPage(try styleSheet(recording, name: name, arguments)) else {
        throw .usage(
          "'--format html' requires '--scene transition': for '\(recording.score.scene)', use "
            + "'--format css' or waapi with elements of your own")
      }
      try Output.write(to: output, as: "html") { sink throws(Failure) in
        try page.writeHTML(to: &sink)
      }
    }
  }

  /// Returns the style sheet of a recording, and warns of what it doesn't show exactly.
  private static func styleSheet(
    _ recording: Recording, name: String?, _ arguments: Arguments
  ) throws(Failure) -> MotionStyleSheet {
    let sheet = try made(arguments) { () throws(BookExportError) in
      try MotionStyleSheet(recording, name: name)
    }
    if !sheet.channelsOff.isEmpty {
      Warnings.add(
        "off by more than a thousandth of the range: \(sheet.channelsOff.joined(separator: ", "))")
    }
    return sheet
  }

  /// Returns the result of `make`, or throws its error with the options that caused it.
  private static func made<Made>(
    _ arguments: Arguments, _ make: () throws(BookExportError) -> Made
  ) throws(Failure) -> Made {
    do { return try make() } catch {
      let causes = [
        format.description.name, RecordingOptions.fps.description.name,
        EventOptions.event.description.name, EventOptions.events.description.name,
      ]
      throw RecordingOptions.fault(of: causes, arguments, "\(error)")
    }
  }

  private static func reduced(
    _ recording: Recording, _ arguments: Arguments
  ) throws(Failure) -> Recording {
    guard let steps = try arguments.optional(tolerance) else { return recording }
    let allowed = try ToleranceOptions.read(arguments, steps: steps, recording)
    let perChannel = arguments.has(perChannel)
    return try Failure.badData { () throws(BookExportError) in
      try recording.reduced(to: allowed, perChannel: perChannel)
    }
  }
}
