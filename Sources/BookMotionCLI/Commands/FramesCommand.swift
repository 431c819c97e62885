import BookMotion
import BookMotionExport

/// `bookmotion frames`: pictures of a transition.
enum FramesCommand {
  static let output = Option(
    "--output", short: "-o", "<folder|file>",
    "Where to write: a folder for the frames; a file, or - for stdout, for one picture. Without, "
      + "the folder 'frames', or stdout.",
    reads: .folder)
  static let at = Option(
    "--at", "<seconds>", "Only the frame of this instant.", reads: .number(.seconds))
  static let force = Option(
    flag: "--force", "Write into a folder that has frames already, over those.")
  static let quiet = Option(flag: "--quiet", "Show no progress.")

  static let command = Command(
    name: "frames",
    overview: "Draw the frames of a transition, as SVG.",
    discussion: """
      One complete drawing a frame, with the cover in true perspective; or all of them
      in one picture.

        bookmotion frames --cover cover.png --page page.png -o frames
        bookmotion frames --at 0.8 -o half-open.svg
      """,
    groups: [
      BookOptions.group, LookOptions.group,
      OptionGroup(
        title: "OUTPUT OPTIONS",
        options: [at.description, output.description, force.description, quiet.description]),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let timeline = try BookOptions.timeline(arguments)
    let binding = timeline.transition.layout.binding
    let look = try LookOptions.look(arguments, binding: binding, from: try folder(arguments))
    let setting = try FramesCommand.setting(timeline, look)
    if let time = try arguments.optional(at) {
      let frame = try frame(timeline.transition.pose(at: time), in: setting)
      return try Output.write(to: try arguments.optional(output) ?? "-") {
        file throws(Failure) in try frame.writeSVG(to: &file)
      }
    }
    try sequence(of: timeline, in: setting, arguments)
  }

  /// The folder that the drawings will lie in.
  private static func folder(_ arguments: Arguments) throws(Failure) -> String {
    let path = try arguments.optional(output)
    guard arguments.has(at) else { return path ?? "frames" }
    guard let path, path != "-" else { return "." }
    return Link.folder(of: path)
  }

  private static func sequence(
    of timeline: Timeline, in setting: BookSetting, _ arguments: Arguments
  ) throws(Failure) {
    let folder = try FrameFolder(
      try arguments.optional(output) ?? "frames", replaces: arguments.has(force))
    var progress = Progress("frames", of: timeline.count, isQuiet: arguments.has(quiet))
    defer { progress.end() }
    for frame in timeline {
      let drawing = try self.frame(frame.pose, in: setting)
      try Output.write(to: folder.path(of: frame.index)) { file throws(Failure) in
        try drawing.writeSVG(to: &file)
      }
      progress.update(frame.index + 1)
    }
  }

  private static func setting(
    _ timeline: Timeline, _ look: BookLook
  ) throws(Failure) -> BookSetting {
    do {
      return try BookSetting(timeline, look: look)
    } catch {
      throw .badData("\(error)")
    }
  }

  private static func frame(
    _ pose: BookPose, in setting: BookSetting
  ) throws(Failure) -> BookFrame {
    do {
      return try BookFrame(pose, in: setting)
    } catch {
      throw .badData("\(error)")
    }
  }
}
