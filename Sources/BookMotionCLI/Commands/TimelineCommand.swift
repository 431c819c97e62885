import BookMotion
import BookMotionExport
import BookMotionRecording
import BookMotionScenes

/// `bookmotion timeline`: every frame of a scene, as numbers.
enum TimelineCommand {
  enum Format: String, CaseIterable {
    case json
    case ndjson
    case csv
    case css
    case waapi
    case html
    case lottie

    /// The formats that a browser plays. They have keyframes of their own.
    static let web: [Format] = [.css, .waapi, .html]
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

  /// The options that apply only to a Lottie animation.
  private static let lottieGroup = OptionGroup(
    title: "LOTTIE OPTIONS",
    options: [
      LookOptions.cover.description, LookOptions.spineColor.description,
      LookOptions.frameColor.description,
    ])

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

  /// The formats to which options apply that do not apply to all.
  private static let limits: [(options: [OptionDescription], formats: [Format])] = [
    ([tolerance.description], [.json, .ndjson, .csv]),
    ([name.description], Format.web),
    (lottieGroup.options, [.lottie]),
  ]

  private static func check(_ arguments: Arguments, _ format: Format) throws(Failure) {
    for (options, formats) in limits where !formats.contains(format) {
      for option in options where arguments.has(option.name) {
        let words = ["--format \(formats[0].rawValue)".quoted]
        throw .usage(
          "\(option.name.quoted) requires "
            + (words + formats.dropFirst().map(\.rawValue)).orList + advice(option, format))
      }
    }
    for name in [perChannel.description.name, ToleranceOptions.toleranceFor.description.name]
    where arguments.has(name) && !arguments.has(tolerance) {
      throw .usage("\(name.quoted) requires '--tolerance'")
    }
  }

  /// Returns why a format does without an option, or what to do instead.
  private static func advice(_ option: OptionDescription, _ format: Format) -> String {
    switch (option.name, format) {
    case (tolerance.description.name, .lottie):
      ": lottie is already accurate to \(BookLottie.tolerance) points"
    case (tolerance.description.name, _):
      ": \(format) is already accurate to a thousandth of each channel's range"
    case (LookOptions.cover.description.name, _) where Format.web.contains(format):
      "; for the web, put an <img> in .book-cover"
    default: ""
    }
  }

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let format = try arguments.value(of: format)
    try check(arguments, format)
    switch format {
    case .json: try writeFrames(.json, arguments)
    case .ndjson: try writeFrames(.ndjson, arguments)
    case .csv: try writeFrames(.csv, arguments)
    case .css:
      let sheet = try styleSheet(arguments)
      try write(as: "css", arguments) { sink throws(Failure) in try sheet.write(to: &sink) }
    case .waapi:
      let animations = try madeForWeb(arguments, MotionWebAnimations.init(_:name:))
      try write(as: "json", arguments) { sink throws(Failure) in try animations.write(to: &sink) }
    case .html:
      guard let page = StyledWebPage(try styleSheet(arguments)) else {
        throw .usage(
          "'--format html' requires '--scene transition': for "
            + "\(try arguments.value(of: RecordingOptions.scene).name.quoted), use '--format css' "
            + "or waapi with elements of your own")
      }
      try write(as: "html", arguments) { sink throws(Failure) in try page.writeHTML(to: &sink) }
    case .lottie:
      let animation = try lottie(arguments)
      try write(as: nil, arguments) { sink throws(Failure) in try animation.write(to: &sink) }
    }
  }

  private static func write(
    as kind: String?, _ arguments: Arguments, _ content: Output.Content
  ) throws(Failure) {
    try Output.write(to: arguments.value(of: OutputOptions.output), as: kind, content)
  }

  private static func writeFrames(
    _ format: RecordingFormat, _ arguments: Arguments
  ) throws(Failure) {
    let recording = try reduced(try RecordingOptions.play(arguments).recording, arguments)
    try format.write(
      recording, to: arguments.value(of: OutputOptions.output),
      formats: Format.allCases.map(\.rawValue))
  }

  /// Returns the style sheet of a recording, and warns of what it doesn't show exactly.
  private static func styleSheet(_ arguments: Arguments) throws(Failure) -> MotionStyleSheet {
    let sheet = try madeForWeb(arguments, MotionStyleSheet.init(_:name:))
    if !sheet.channelsOff.isEmpty {
      Warnings.add(
        "off by more than a thousandth of the range: \(sheet.channelsOff.joined(separator: ", "))")
    }
    return sheet
  }

  /// Returns the result of `make`, or throws its error with the options that caused it.
  private static func madeForWeb<Made>(
    _ arguments: Arguments, _ make: (Recording, String?) throws(BookExportError) -> Made
  ) throws(Failure) -> Made {
    let recording = try RecordingOptions.play(arguments).recording
    let name = try arguments.optional(name)
    do { return try make(recording, name) } catch {
      let names = [format.description.name, RecordingOptions.fps.description.name]
      throw RecordingOptions.fault(of: names + EventOptions.names, arguments, "\(error)")
    }
  }

  /// Returns the animation of the scene that the command line selects.
  private static func lottie(_ arguments: Arguments) throws(Failure) -> BookLottie {
    let scene = try arguments.value(of: RecordingOptions.scene)
    guard scene.isTransition else {
      throw .usage(
        "'--format lottie' requires '--scene transition' or '--scene cover', not "
          + "--scene \(scene.name)".quoted)
    }
    let binding = try arguments.value(of: RecordingOptions.binding)
    let look = try LookOptions.look(arguments, binding: binding, from: .standard)
    let recording = try RecordingOptions.play(arguments, look: look).recording
    do { return try BookLottie(recording, look: look) } catch {
      if error.refusal == nil || error.refusal?.place == "frames" {
        let names = [LookOptions.cover.description.name, RecordingOptions.fps.description.name]
        throw RecordingOptions.fault(of: names + EventOptions.names, arguments, "\(error)")
      }
      throw RecordingOptions.cannotDraw(arguments, error)
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
