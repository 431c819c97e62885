import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording
import BookMotionScenes

/// `bookmotion scene`: lists the scenes and their events.
enum SceneCommand {
  static let command = Command(
    name: "scene",
    overview: "List the scenes and their events.",
    discussion: """
      A scene is the transition of a book, or one of the motions of reading. 'frames',
      'timeline', and 'plot' play its built-in story, or the events given by --event.

        bookmotion scene
        bookmotion scene transition
        bookmotion frames --scene page-turn --event 0.2:forward --sheet 8 -o leaf.svg
      """,
    operands: Operands(names: [
      Operands.Name(
        name: "<scene>", help: "The scene to describe. (default: list all)",
        isOptional: true, completion: OptionReader.scene.completion)
    ]),
    groups: [OutputOptions.group()],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let text: String
    if let name = arguments.operands.first {
      text = details(of: try OptionReader.scene.read(name, "<scene>"))
    } else {
      text = table(GalleryScene.all.map { [$0.name, $0.overview] })
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      try sink.write(text)
    }
  }

  private static func details(of scene: GalleryScene) -> String {
    """
    \(scene.overview)
    \(scene.note(on: SceneStage()).map { "\n\($0)\n" } ?? "")
    Events:
    \(table(scene.verbs.map { ["  " + $0.usage, $0.help] }))
    Channels:
    \(table(scene.channels.map { row(of: $0, in: scene) }))
    """
  }

  private static func row(of channel: Recording.Channel, in scene: GalleryScene) -> [String] {
    let ofBook = scene.isTransition ? BookChannel(rawValue: channel.name) : nil
    return ["  " + channel.name, channel.unit.rawValue] + (ofBook.map { [$0.overview] } ?? [])
  }

  /// Returns a table of rows with the same number of columns.
  private static func table(_ rows: [[String]]) -> String {
    let columns = rows.first?.dropLast().indices ?? 0..<0
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count + 2)
      }
      return cells.joined() + (row.last ?? "") + "\n"
    }.joined()
  }
}
