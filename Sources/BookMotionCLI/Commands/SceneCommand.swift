import BookMotionExport

/// `bookmotion scene`: which motions of a book there are, and what can happen in each.
enum SceneCommand {
  static let command = Command(
    name: "scene",
    overview: "Tell which scenes there are, and what can happen in them.",
    discussion: """
      A scene is one of the motions of a book. 'frames', 'timeline' and 'plot' show
      the story that it comes with, or what --event says.

        bookmotion scene
        bookmotion scene page-turn
        bookmotion frames --scene page-turn --event 0.2:forward --sheet 8 -o leaf.svg
      """,
    operands: Operands(names: [
      Operands.Name(
        name: "<scene>", help: "The one to tell all about. Without, all are listed.",
        isOptional: true, completion: Completion(choices: SceneKind.allCases.map(\.rawValue)))
    ]),
    groups: [OutputOptions.group()],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let text: String
    if let name = arguments.operands.first {
      text = details(of: try OptionReader<SceneKind>.choice().read(name, "<scene>"))
    } else {
      text = table(SceneKind.allCases.map { ($0.rawValue, $0.overview) })
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      try sink.write(text)
    }
  }

  private static func details(of kind: SceneKind) -> String {
    """
    \(kind.overview)

    What can happen:
    \(table(kind.verbs.map { ("  " + $0.usage, $0.help) }))
    What is measured:
    \(table(kind.channels.map { ("  " + $0.name, $0.unit.rawValue) }))
    """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      name + String(repeating: " ", count: width - name.count + 2) + text + "\n"
    }.joined()
  }
}
