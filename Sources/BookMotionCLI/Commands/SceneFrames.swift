import BookMotion
import BookMotionExport

/// What `frames` draws of a scene that is not the transition.
struct SceneFrames {
  private let play: ScenePlay

  init(_ play: ScenePlay) { self.play = play }

  /// Draws one picture, or a folder of frames.
  func write(
    _ picture: SinglePicture?, to path: String, _ arguments: Arguments
  ) throws(Failure) {
    let isQuiet = arguments.has(OutputOptions.quiet)
    switch picture {
    case nil:
      let folder = try FrameFolder(path, replaces: arguments.has(FramesCommand.force))
      var progress = Progress("frames", of: play.count, isQuiet: isQuiet)
      defer { progress.end() }
      for frame in play {
        try Output.write(to: folder.path(of: frame.index)) { file throws(Failure) in
          try frame.writeSVG(to: &file)
        }
        progress.update(frame.index + 1)
      }
    case .instant(let time):
      let frame = play.frame(at: time)
      try Output.write(to: path) { file throws(Failure) in try frame.writeSVG(to: &file) }
    case .sheet(let count):
      let sheet = try sheet(of: count, arguments)
      var progress = Progress("frames", of: sheet.frameNumbers.count, isQuiet: isQuiet)
      defer { progress.end() }
      try Output.write(to: path) { file throws(Failure) in
        try sheet.writeSVG(to: &file) { progress.update($0) }
      }
    case .film:
      try SinglePicture.checkFilm(play.count)
      let film = try Failure.badData { () throws(ExportError) in try SceneFilm(play) }
      var progress = Progress("frames", of: play.count, isQuiet: isQuiet)
      defer { progress.end() }
      try Output.write(to: path) { file throws(Failure) in
        try film.writeSVG(to: &file) { progress.update($0) }
      }
    }
  }

  private func sheet(of count: Int, _ arguments: Arguments) throws(Failure) -> SceneSheet {
    let columns =
      try arguments.optional(SinglePicture.columns) ?? ContactSheet.standardColumns
    let theme = try arguments.optional(SinglePicture.theme) ?? .auto
    return try Failure.badData { () throws(ExportError) in
      try SceneSheet(play, frames: count, columns: columns, theme: theme)
    }
  }
}
