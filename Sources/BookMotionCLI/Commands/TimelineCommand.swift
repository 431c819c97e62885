import BookMotion
import BookMotionExport

/// `bookmotion timeline`: every frame of a transition as numbers.
enum TimelineCommand {
  enum Format: String, CaseIterable {
    case json
    case ndjson
    case csv
    case css
  }

  static let format = Option(
    "--format", "<format>",
    "json, with all that is needed to make it again; ndjson or csv with the keyframes alone; css, "
      + "a style sheet for web pages.",
    default: "json", reads: OptionReader<Format>.choice())
  static let reduce = Option(
    "--tolerance", "<number>",
    "Leave out the frames that straight lines between the others come so near to, in each "
      + "channel's own unit.",
    reads: .number(.seconds))
  static let name = Option(
    "--name", "<word>",
    "What the classes and properties of css begin with. Without, book, or the scene.",
    reads: OptionReader { text, name throws(Failure) in
      guard TimelineStyleSheet.isName(text) else {
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
      Every frame from the tap until everything is at rest: golden files for tests,
      keyframes for other tools. Numbers are rounded to a millionth.

        bookmotion timeline
        bookmotion timeline --choreography storyReader --direction both -o story.json
        bookmotion timeline --fps 120 --format csv
        bookmotion timeline --tolerance 0.5 --format csv
        bookmotion timeline --format css -o open.css
        bookmotion timeline --scene page-turn --event 0.2:forward -o leaf.json
      """,
    groups: [
      BookOptions.group, SceneOptions.group,
      OutputOptions.group(
        format.description, reduce.description, name.description),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let isCSS = try arguments.value(of: format) == .css
    if isCSS, arguments.has(reduce) {
      throw .usage("'--tolerance' goes with json, ndjson and csv: css is within a thousandth")
    }
    if !isCSS, arguments.has(name) { throw .usage("'--name' goes with '--format css'") }
    if let play = try SceneOptions.play(arguments, refusing: []) {
      return try isCSS ? writeCSS(play, arguments) : write(play, arguments)
    }
    let timeline = try BookOptions.timeline(arguments)
    try isCSS ? writeCSS(timeline, arguments) : write(timeline, arguments)
  }

  private static func write(_ timeline: BookTimeline, _ arguments: Arguments) throws(Failure) {
    guard let tolerance = try arguments.optional(reduce) else {
      return try write(TimelineExport(timeline), arguments)
    }
    let reduction = try Failure.badData { () throws(BookMotionError) in
      try timeline.reduced(
        tolerance: .all(tolerance), search: .suited(toFrames: timeline.count), keepingPhases: true)
    }
    try write(TimelineExport(timeline, reducedTo: reduction), arguments)
  }

  private static func write(
    _ export: TimelineExport<some Sequence<TimelineKeyframe>>, _ arguments: Arguments
  ) throws(Failure) {
    let format = try arguments.value(of: format)
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      switch format {
      case .json: try export.writeJSON(to: &sink)
      case .ndjson: try export.writeNDJSON(to: &sink)
      case .csv: try export.writeCSV(to: &sink)
      case .css: break
      }
    }
  }

  private static func write(_ play: ScenePlay, _ arguments: Arguments) throws(Failure) {
    let format = try arguments.value(of: format)
    let scene =
      if let tolerance = try arguments.optional(reduce) {
        SceneTimeline(play, tolerance: tolerance)
      } else {
        SceneTimeline(play)
      }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      switch format {
      case .json: try scene.writeJSON(to: &sink)
      case .ndjson: try scene.writeNDJSON(to: &sink)
      case .csv: try scene.writeCSV(to: &sink)
      case .css: break
      }
    }
  }

  private static func writeCSS(_ timeline: BookTimeline, _ arguments: Arguments) throws(Failure) {
    let name = try arguments.optional(name) ?? "book"
    let sheet = try Failure.badData { () throws(ExportError) in
      try TimelineStyleSheet(timeline, name: name)
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      try sheet.write(to: &sink)
    }
  }

  private static func writeCSS(_ play: ScenePlay, _ arguments: Arguments) throws(Failure) {
    let name = try arguments.optional(name)
    let sheet = try Failure.badData { () throws(ExportError) in
      try SceneStyleSheet(play, name: name)
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      try sheet.write(to: &sink)
    }
  }
}
