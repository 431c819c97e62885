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
    let plot: ChannelPlot
    do {
      plot = try ChannelPlot(timeline, channels: channels, theme: theme, width: width)
    } catch {
      throw .badData("\(error)")
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { file throws(Failure) in
      try plot.writeSVG(to: &file)
    }
  }
}

extension OptionReader<[BookChannel]> {
  /// Names of channels with commas between.
  static let channels = OptionReader(
    Completion(choices: BookChannel.allCases.map(\.rawValue))
  ) { text, name throws(Failure) in
    let names = BookChannel.allCases.map(\.rawValue)
    return try text.split(separator: ",", omittingEmptySubsequences: false)
      .map { word throws(Failure) in
        if let channel = BookChannel(rawValue: String(word)) { return channel }
        let hint = Suggestion.suffix(for: String(word), among: names)
        throw .usage(
          "\(name.quoted) got \(text.quoted): there is no channel \(String(word).quoted)"
            + (hint.isEmpty ? "; there are \(names.joined(separator: ", "))" : hint))
      }
  }
}
