import BookMotion
import BookMotionExport

extension SinglePicture {
  /// Draws the picture and writes it to a path.
  func write(
    _ timeline: BookTimeline, in setting: BookSetting, to path: String, _ arguments: Arguments
  ) throws(Failure) {
    let isQuiet = arguments.has(OutputOptions.quiet)
    switch self {
    case .instant(let time):
      let frame = try Failure.badData { () throws(BookMotionError) in
        try BookFrame(timeline.transition.pose(at: time), in: setting)
      }
      try Output.write(to: path) { file throws(Failure) in try frame.writeSVG(to: &file) }
    case .sheet(let count):
      let sheet = try SinglePicture.sheet(of: count, timeline, in: setting, arguments)
      var progress = Progress("frames", of: sheet.frameNumbers.count, isQuiet: isQuiet)
      defer { progress.end() }
      try Output.write(to: path) { file throws(Failure) in
        try sheet.writeSVG(to: &file) { progress.update($0) }
      }
    case .film:
      let film = try SinglePicture.film(timeline, in: setting)
      var progress = Progress("frames", of: timeline.count, isQuiet: isQuiet)
      defer { progress.end() }
      try Output.write(to: path) { file throws(Failure) in
        try film.writeSVG(to: &file) { progress.update($0) }
      }
    }
  }

  private static func sheet(
    of count: Int, _ timeline: BookTimeline, in setting: BookSetting, _ arguments: Arguments
  ) throws(Failure) -> ContactSheet {
    let columns = try arguments.optional(columns) ?? ContactSheet.standardColumns
    let theme = try arguments.optional(theme) ?? .auto
    return try Failure.badData { () throws(ExportError) in
      try ContactSheet(timeline, in: setting, frames: count, columns: columns, theme: theme)
    }
  }

  private static func film(
    _ timeline: BookTimeline, in setting: BookSetting
  ) throws(Failure) -> AnimatedBook {
    try checkFilm(timeline.count)
    return try Failure.badData { () throws(ExportError) in
      try AnimatedBook(timeline, in: setting)
    }
  }

  /// Fails if there are more frames than one picture takes.
  static func checkFilm(_ count: Int) throws(Failure) {
    guard Domain.filmFrames.contains(Double(count)) else {
      throw .usage(
        "'--animated' takes at most \(Int(Domain.filmFrames.highest)) frames, and these are "
          + "\(count): lower '--fps'")
    }
  }
}
