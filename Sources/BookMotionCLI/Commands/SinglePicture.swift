import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording

/// A single picture that `frames` draws, to a file or to stdout, instead of a folder of frames.
enum SinglePicture {
  /// One frame.
  case instant(Double)
  /// A contact sheet of this many frames.
  case sheet(Int)
  /// All frames, one after the other.
  case film

  static let at = Option(
    "--at", "<seconds>", "Only the frame at this time.", reads: .number(.seconds))
  static let sheet = Option(
    "--sheet", "<count>",
    "A contact sheet of this many frames, first to last, with phase and time below each.",
    reads: .wholeNumber(.sheetFrames))
  static let columns = Option(
    "--columns", "<count>", "The number of frames side by side on a sheet.", default: "4",
    reads: .wholeNumber(.sheetColumns))
  static let theme = Option(
    "--theme", "<theme>",
    "The background of a sheet: light, dark, or auto to follow the screen.", default: "auto",
    reads: OptionReader<MotionTheme>.choice())
  static let animated = Option(
    flag: "--animated",
    "One picture that plays on its own; where it can't play, it shows the half-open book.")

  static let group = OptionGroup(
    title: "SINGLE-PICTURE OPTIONS",
    options: [
      at.description, sheet.description, columns.description, theme.description,
      animated.description,
    ])

  /// The advice given if `--output` names a file but there would be many frames.
  static let advice = "for one picture, use '--at', '--sheet', or '--animated'"

  /// Returns the picture that the command line requests, or `nil` if it requests a folder of
  /// frames.
  static func asked(_ arguments: Arguments) throws(Failure) -> SinglePicture? {
    let names = [at.description.name, sheet.description.name, animated.description.name]
    let given = names.filter { arguments.has($0) }
    guard given.count <= 1 else {
      throw .usage(
        "\(given[0].quoted) and \(given[1].quoted) can't be combined: each makes a picture of its own"
      )
    }
    for name in [columns.description.name, theme.description.name]
    where arguments.has(name) && !arguments.has(sheet) {
      throw .usage("\(name.quoted) requires '--sheet'")
    }
    if let time = try arguments.optional(at) { return .instant(time) }
    if let count = try arguments.optional(sheet) { return .sheet(count) }
    return arguments.has(animated) ? .film : nil
  }

  /// Returns the default error allowed for a picture on the book.
  static func pictureError(of picture: SinglePicture?) -> Double {
    guard case .film = picture else { return MotionDepiction.standardPictureError }
    // Saves a third of the bytes, and the error is invisible in motion.
    return filmPictureError
  }

  private static let filmPictureError = 1.0

  func write(
    _ depiction: MotionDepiction, to path: Path, _ arguments: Arguments
  ) throws(Failure) {
    let isQuiet = arguments.has(OutputOptions.quiet)
    switch self {
    case .instant(let time):
      let end = depiction.recording.duration
      if time > end {
        Warnings.add(
          "the motion ends at \(Words.seconds(end)), so nothing moves at \(Words.seconds(time))")
      }
      let frame = depiction.frame(at: time)
      try Output.write(to: path, as: "svg") { file throws(Failure) in
        try frame.writeSVG(to: &file)
      }
    case .sheet(let count):
      let columns = try arguments.value(of: SinglePicture.columns)
      let theme = try arguments.value(of: SinglePicture.theme)
      let sheet = try Failure.badData { () throws(BookExportError) in
        try MotionContactSheet(depiction, frames: count, columns: columns, theme: theme)
      }
      var progress = Progress("frames", of: sheet.frameNumbers.count, isQuiet: isQuiet)
      defer { progress.end() }
      try Output.write(to: path, as: "svg") { file throws(Failure) in
        try sheet.writeSVG(to: &file) { progress.update($0) }
      }
    case .film:
      let film = try Failure.badData { () throws(BookExportError) in try MotionFilm(depiction) }
      var progress = Progress("frames", of: depiction.recording.count, isQuiet: isQuiet)
      defer { progress.end() }
      try Output.write(to: path, as: "svg") { file throws(Failure) in
        try film.writeSVG(to: &file) { progress.update($0) }
      }
    }
  }

  /// Throws if there are too many frames for one picture.
  static func checkFilm(_ count: Int) throws(Failure) {
    guard BookDomain.filmFrames.contains(Double(count)) else {
      throw .usage(
        "'--animated' takes at most \(Int(BookDomain.filmFrames.highest)) frames, but there are "
          + "\(count): lower '--fps'")
    }
  }
}
