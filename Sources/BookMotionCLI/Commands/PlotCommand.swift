import BookMotion
import BookMotionExport

/// `bookmotion plot`: every channel of a transition or a scene over time, as a picture.
enum PlotCommand {
  static let channels = Option(
    "--channels", "<names>",
    "Only these, such as flipAngle,x,y, or turned,topLift of the scene page-turn. Without, all of "
      + "them.",
    reads: .channels)
  static let theme = Option(
    "--theme", "<theme>", "light, dark, or auto for the one that the reader's screen has.",
    default: "auto", reads: OptionReader<PlotTheme>.choice())
  static let width = Option(
    "--width", "<points>", "How wide the picture is.", default: "960", reads: .number(.plotWidth))

  static let command = Command(
    name: "plot",
    overview: "Draw every channel over time, also of a scene, as SVG.",
    discussion: """
      One row a channel that moves, with the phases as bands across all of them.

        bookmotion plot -o plot.svg
        bookmotion plot --choreography storyReader --direction both --theme dark -o story.svg
        bookmotion plot --channels flipAngle,shadowRadius -o turn.svg
        bookmotion plot --scene page-turn --event 0.2:forward -o leaf.svg
      """,
    groups: [
      BookOptions.group, SceneOptions.group,
      OptionGroup(
        title: "PLOT OPTIONS",
        options: [channels.description, theme.description, width.description]),
      OutputOptions.group(),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let names = try arguments.optional(channels)
    if let play = try SceneOptions.play(arguments, refusing: []) {
      return try write(play, names, arguments)
    }
    let channels = try names?.ofTransition() ?? BookChannel.allCases
    let timeline = try BookOptions.timeline(arguments)
    let theme = try arguments.value(of: theme)
    let width = try arguments.value(of: width)
    let plot = try Failure.badData { () throws(ExportError) in
      try ChannelPlot(timeline, channels: channels, theme: theme, width: width)
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { file throws(Failure) in
      try plot.writeSVG(to: &file)
    }
  }

  private static func write(
    _ play: ScenePlay, _ names: ChannelNames?, _ arguments: Arguments
  ) throws(Failure) {
    let channels = try names?.of(play.kind)
    let theme = try arguments.value(of: theme)
    let width = try arguments.value(of: width)
    let plot = try Failure.badData { () throws(ExportError) in
      try ScenePlot(play, channels: channels, theme: theme, width: width)
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { file throws(Failure) in
      try plot.writeSVG(to: &file)
    }
  }
}
