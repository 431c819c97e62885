import BookMotion
import BookMotionExport
import BookMotionRecording
import BookMotionScenes

/// `bookmotion frames`: pictures of a scene.
enum FramesCommand {
  static let output = Option(
    "--output", short: "-o", "<folder|file>",
    "The destination: a folder for the frames or, for one picture, a file or - for stdout. "
      + "(default: the folder 'frames', or stdout)",
    reads: .folder)
  static let force = Option(
    flag: "--force", "Replace the frames in the folder. Other files in it are kept.")

  static let command = Command(
    name: "frames",
    overview: "Draw frames as SVG.",
    discussion: """
      One complete drawing per frame, with the cover in true perspective; or a contact
      sheet of many frames, or one picture that plays.

        bookmotion frames --cover cover.png --page page.png -o frames
        bookmotion frames --at 0.8 -o half-open.svg
        bookmotion frames --sheet 12 -o sheet.svg
        bookmotion frames --animated --direction both --fps 30 -o book.svg
        bookmotion frames --animated --event 0:tap --event 0.7:close --event 1.1:tap -o turned.svg
        bookmotion frames --scene page-turn --sheet 12 -o leaves.svg
      """,
    groups: RecordingOptions.groups + [
      LookOptions.group, SinglePicture.group,
      OptionGroup(
        title: "OUTPUT OPTIONS",
        options: [output.description, force.description, OutputOptions.quiet.description]),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let picture = try SinglePicture.asked(arguments)
    let usual = picture == nil ? Path("frames") : .standard
    try arguments.checkOutput(of: command.options, .none, or: usual)
    let path = try arguments.optional(output) ?? usual
    let folder = picture == nil ? path : path.folder
    let look = try LookOptions.look(
      arguments, binding: arguments.value(of: RecordingOptions.binding), from: folder)
    let play = try RecordingOptions.play(
      arguments, look: look, onlyOfTransitions: LookOptions.onlyOfTransitions)
    if case .film = picture { try SinglePicture.checkFilm(play.recording.count) }
    let error =
      try arguments.optional(LookOptions.pictureError) ?? SinglePicture.pictureError(of: picture)
    let depiction: MotionDepiction
    do {
      depiction = try play.depiction(pictureError: error)
    } catch {
      throw RecordingOptions.cannotDraw(arguments, error)
    }
    if let picture {
      try picture.write(depiction, to: path, arguments)
    } else {
      try writeSequence(of: depiction, to: path, arguments)
    }
  }

  private static func writeSequence(
    of depiction: MotionDepiction, to path: Path, _ arguments: Arguments
  ) throws(Failure) {
    let folder = try FrameFolder(
      path, replaces: arguments.has(force), advice: SinglePicture.advice)
    var progress = Progress(
      "frames", of: depiction.recording.count, isQuiet: arguments.has(OutputOptions.quiet))
    defer { progress.end() }
    for (index, frame) in depiction.enumerated() {
      try folder.write(index) { file throws(Failure) in try frame.writeSVG(to: &file) }
      progress.update(index + 1)
    }
    try folder.finish()
  }
}
