import BookMotion
import BookMotionExport

/// `bookmotion frames`: pictures of a transition.
enum FramesCommand {
  static let output = Option(
    "--output", short: "-o", "<folder|file>",
    "Where to write: a folder for the frames; a file, or - for stdout, for one picture. Without, "
      + "the folder 'frames', or stdout.",
    reads: .folder)
  static let force = Option(
    flag: "--force", "Write into a folder that has frames already, over those.")

  static let command = Command(
    name: "frames",
    overview: "Draw the frames of a transition or of another scene, as SVG.",
    discussion: """
      One complete drawing a frame, with the cover in true perspective; or many frames
      in one picture: side by side, or one after the other.

        bookmotion frames --cover cover.png --page page.png -o frames
        bookmotion frames --at 0.8 -o half-open.svg
        bookmotion frames --sheet 12 -o sheet.svg
        bookmotion frames --animated --direction both --fps 30 -o book.svg
        bookmotion frames --scene page-turn --sheet 12 -o leaves.svg
      """,
    groups: [
      BookOptions.group, SceneOptions.group, LookOptions.group, SinglePicture.group,
      OptionGroup(
        title: "OUTPUT OPTIONS",
        options: [output.description, force.description, OutputOptions.quiet.description]),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let picture = try SinglePicture.asked(arguments)
    let path = try arguments.optional(output) ?? (picture == nil ? "frames" : "-")
    let place = picture == nil ? path : Link.folder(of: path)
    let look = try LookOptions.look(
      arguments, binding: arguments.value(of: BookOptions.binding), from: place)
    if let play = try SceneOptions.play(arguments, look: look, refusing: onlyOfTransitions) {
      return try SceneFrames(play).write(picture, to: path, arguments)
    }
    let timeline = try BookOptions.timeline(arguments)
    let setting = try LookOptions.setting(
      timeline, look, arguments,
      pictureError: picture?.pictureError ?? BookSetting.standardPictureError)
    if let picture {
      try picture.write(timeline, in: setting, to: path, arguments)
    } else {
      try sequence(of: timeline, in: setting, to: path, arguments)
    }
  }

  /// Looks that only a book on its way has.
  private static let onlyOfTransitions = [
    LookOptions.spineColor.description.name, LookOptions.crop.description.name,
    LookOptions.pictureError.description.name,
  ]

  private static func sequence(
    of timeline: BookTimeline, in setting: BookSetting, to path: String, _ arguments: Arguments
  ) throws(Failure) {
    let folder = try FrameFolder(path, replaces: arguments.has(force))
    var progress = Progress(
      "frames", of: timeline.count, isQuiet: arguments.has(OutputOptions.quiet))
    defer { progress.end() }
    for frame in timeline {
      let drawing = try Failure.badData { () throws(BookMotionError) in
        try BookFrame(frame.pose, in: setting)
      }
      try Output.write(to: folder.path(of: frame.index)) { file throws(Failure) in
        try drawing.writeSVG(to: &file)
      }
      progress.update(frame.index + 1)
    }
  }
}
