import BookMotion
import BookMotionExport

/// `bookmotion timeline`: every frame of a transition as numbers.
enum TimelineCommand {
  enum Format: String, CaseIterable {
    case json
    case ndjson
    case csv
  }

  static let format = Option(
    "--format", "<format>",
    "json, with all that is needed to make it again; ndjson or csv with the keyframes alone.",
    default: "json", reads: OptionReader<Format>.choice())
  static let reduce = Option(
    "--tolerance", "<number>",
    "Leave out the frames that straight lines between the others come so near to, in each "
      + "channel's own unit.",
    reads: .number(.seconds))

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
      """,
    groups: [
      BookOptions.group, OutputOptions.group(format.description, reduce.description),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let timeline = try BookOptions.timeline(arguments)
    guard let tolerance = try arguments.optional(reduce) else {
      return try write(TimelineExport(timeline), arguments)
    }
    let reduction: KeyframeReduction
    do {
      reduction = try timeline.reduced(tolerance: .all(tolerance), keepingPhases: true)
    } catch {
      throw .badData("\(error)")
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
      }
    }
  }
}
