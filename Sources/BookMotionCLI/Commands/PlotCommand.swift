import BookMotion
import BookMotionExport

/// `bookmotion plot`: every channel over time, as a picture.
enum PlotCommand {
  static let channels = Option(
    "--channels", "<names>", "Only these, such as flipAngle,x,y. Without, all of them.",
    reads: .channels)
  static let theme = Option(
    "--theme", "<theme>", "light, dark, or auto for the one that the reader's screen has.",
    default: "auto", reads: OptionReader<PlotTheme>.choice())
  static let width = Option(
    "--width", "<points>", "How wide the picture is.", default: "960", reads: .number(.plotWidth))

  static let command = Command(
    name: "plot",
    overview: "Draw every channel over time, as SVG.",
    discussion: """
      One row a channel that moves, with the phases as bands across all of them.

        bookmotion plot -o plot.svg
        bookmotion plot --choreography storyReader --direction both --theme dark -o story.svg
        bookmotion plot --channels flipAngle,shadowRadius -o turn.svg
      """,
    groups: [
      BookOptions.group,
      OptionGroup(
        title: "PLOT OPTIONS",
        options: [channels.description, theme.description, width.description]),
      OutputOptions.group(),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let timeline = try BookOptions.timeline(arguments)
    let channels = try arguments.optional(channels) ?? BookChannel.allCases
    let theme = try arguments.value(of: theme)
    let width = try arguments.value(of: width)
    let plot = try Failure.badData { () throws(ExportError) in
      try ChannelPlot(timeline, channels: channels, theme: theme, width: width)
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { file throws(Failure) in
      try plot.writeSVG(to: &file)
    }
  }
}
