import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording

/// `bookmotion fit`: the springs and curves behind measured values.
enum FitCommand {
  enum Format: String, CaseIterable {
    case json
    case svg
  }

  static let channels = Option(
    "--channels", "<names>", "Only these columns, such as x,opacity. (default: all)",
    reads: OptionReader<[String]>.channels)
  static let ways = Option(
    "--with", "<ways>", "What the steps may be: springs, curves, or any of both.", default: "any",
    reads: OptionReader<MotionFit.Ways>.choice())
  static let steps = Option(
    "--steps", "<count>", "The largest number of steps of one channel.", default: "8",
    reads: .wholeNumber(MotionFit.stepCount))
  static let tolerance = Option(
    "--tolerance", "<share>",
    "Take the fewest steps that no value is further from than this share of its channel's range. "
      + "(default: as many steps as explain more than the noise of the values)",
    reads: .number(.share))
  static let fps = Option(
    "--fps", "<number>", "Frames per second of a table that has frames but no times.",
    reads: .number(.frameRate))
  static let format = Option(
    "--format", "<format>",
    "json, the stages and their moves, with their errors; svg, a plot of the moves over the values.",
    default: "json", reads: OptionReader<Format>.choice())

  static let command = Command(
    name: "fit",
    overview: "Find the springs and curves behind measured values.",
    discussion: """
      Takes values that somebody has measured in a film, or that another tool has
      exported, as CSV: a column time, in seconds or as "time (ms)", and a column for
      each channel. Prints the fewest moves that follow them, as a choreography has
      them, with their errors. Exits with 1 if a channel can't be followed.

        bookmotion fit measured.csv
        bookmotion fit measured.csv --format svg -o fit.svg
        bookmotion fit measured.csv --channels x,y --with springs --tolerance 0.02
        bookmotion timeline --format csv | bookmotion fit - --channels width,flipAngle
      """,
    operands: Operands(names: [
      Operands.Name(
        name: "<measured>", help: "A table of times and values; - is stdin.",
        completion: Completion(files: .read))
    ]),
    groups: [
      OptionGroup(
        title: "FIT OPTIONS",
        options: [
          channels.description, ways.description, steps.description, tolerance.description,
          fps.description,
        ]),
      OutputOptions.group(format.description),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let path = Path(arguments.operands[0])
    let name = "<measured>".got(path)
    let bytes = try Input.read(path, .document, for: "<measured>")
    let rate = try arguments.optional(fps)
    let table = try Failure.badData(name) { () throws(BookDocumentError) in
      try MeasuredTable(reading: bytes, framesPerSecond: rate)
    }
    var tracks = table.tracks
    if let names = try arguments.optional(channels) {
      let known = tracks.map(\.name)
      if let word = names.first(where: { !known.contains($0) }) {
        throw .usage(
          "\(channels.description.name.got(word)): there is no such column in \(name)"
            + ChannelNames.hint(for: word, among: known))
      }
      tracks.removeAll { !names.contains($0.name) }
    }
    let fit = MotionFit(
      tracks, with: try arguments.value(of: ways), steps: try arguments.value(of: steps),
      tolerance: try arguments.optional(tolerance))
    let format = try arguments.value(of: format)
    let plot = try format == .svg ? plot(of: fit, named: path.text) : nil
    let output = try arguments.value(of: OutputOptions.output)
    try Output.write(
      to: output, as: format.rawValue, formats: Format.allCases.map(\.rawValue)
    ) { sink throws(Failure) in
      if let plot { try plot.writeSVG(to: &sink) } else { try sink.write(fit.json) }
    }
    for channel in fit.channels where !channel.isFollowed { Warnings.add(channel.warning) }
    if !fit.isFollowed {
      Warnings.show()
      throw .found
    }
  }

  private static func plot(of fit: MotionFit, named name: String) throws(Failure) -> MotionPlot {
    let times = fit.channels.flatMap { $0.track.times }
    let (first, last) = (times.min() ?? 0, times.max() ?? 0)
    let stages = fit.stages.filter { $0.start > first }
    return try Failure.badData { () throws(BookExportError) in
      let recording = try Recording(
        name == "-" ? "stdin" : name,
        channels: fit.channels.map { channel in
          Recording.Channel(
            channel.track.name, BookChannel(rawValue: channel.track.name)?.unit ?? .count)
        },
        duration: last - first,
        phases: [Recording.Phase("rest", at: 0)]
          + stages.map { Recording.Phase(Words.seconds($0.start), at: $0.start - first) },
        values: { time in fit.channels.map { $0.value(at: first + time) } })
      var plot = try MotionPlot(recording, rowHeight: rowHeight)
      for channel in fit.channels {
        let track = channel.track
        plot.measured[track.name] = zip(track.times, track.values).map {
          BookPoint(x: $0 - first, y: $1)
        }
      }
      return plot
    }
  }

  /// High enough to see the points beside their line.
  private static let rowHeight = 120.0
}

extension MotionFit.Channel {
  fileprivate var warning: String {
    "\(track.name.inSentence): its values are up to \(Words.number(largestError, digits: 3)) away "
      + "from the closest \(moves.count == 1 ? "step" : "\(moves.count) steps"), "
      + "at \(Words.seconds(largestErrorTime))"
  }
}
