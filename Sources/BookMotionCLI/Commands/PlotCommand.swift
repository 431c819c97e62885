import BookMotion
import BookMotionExport
import BookMotionRecording
import BookMotionScenes

/// `bookmotion plot`: a picture of every channel of a scene over time.
enum PlotCommand {
  static let channels = Option(
    "--channels", "<names>",
    "Only these channels, such as flipAngle,x,y. (default: all)",
    reads: .channels)
  static let theme = Option(
    "--theme", "<theme>", "light, dark, or auto to follow the reader's screen.",
    default: "auto", reads: OptionReader<MotionTheme>.choice())
  static let width = Option(
    "--width", "<points>", "The width of the picture.", default: "960", reads: .number(.plotWidth))

  static let command = Command(
    name: "plot",
    overview: "Draw every channel over time, as SVG.",
    discussion: """
      One row for each channel that moves, with the phases as bands across all rows.

        bookmotion plot -o plot.svg
        bookmotion plot --choreography storyReader --direction both --theme dark -o story.svg
        bookmotion plot --event 0:tap --event 0.7:close --event 1.1:tap -o turned.svg
        bookmotion plot --channels flipAngle,shadowRadius -o turn.svg
        bookmotion plot --scene page-turn --event 0.2:forward -o leaf.svg
      """,
    groups: RecordingOptions.groups + [
      OptionGroup(
        title: "PLOT OPTIONS",
        options: [channels.description, theme.description, width.description]),
      OutputOptions.group(),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let recording = try RecordingOptions.play(arguments).recording
    let names = try arguments.optional(channels)
    if let word = names?.first(where: { recording.lane($0) == nil }) {
      let option = channels.description.name
      throw .usage(
        "\(option.got(arguments.text(of: option) ?? "")): there is no channel \(word.quoted) in "
          + recording.title
          + ChannelNames.hint(for: word, among: recording.channels.map(\.name)))
    }
    let theme = try arguments.value(of: theme)
    let width = try arguments.value(of: width)
    let plot = try Failure.badData { () throws(BookExportError) in
      try MotionPlot(recording, channels: names, theme: theme, width: width)
    }
    let output = try arguments.value(of: OutputOptions.output)
    try Output.write(to: output, as: "svg") { file throws(Failure) in
      try plot.writeSVG(to: &file)
    }
  }
}
