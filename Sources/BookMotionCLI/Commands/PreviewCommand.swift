import BookMotion
import BookMotionExport
import BookMotionScenes

/// `bookmotion preview`: a page for tuning a book and turning it around in flight.
enum PreviewCommand {
  static let compare = Option(
    "--compare", "<name|file>", "A choreography to compare with; takes what --choreography takes.",
    reads: .choreography)

  static let command = Command(
    name: "preview",
    overview: "Write a web page for tuning a book.",
    discussion: """
      One HTML file that loads nothing and works offline: the library itself runs in
      it. Tap the book, turn it around in flight, drag its springs, see what 'lint'
      says, and copy the choreography back as JSON or Swift. Every other scene has a
      page, too: turn leaves by hand, pull a sheet, choose a page.

        bookmotion preview -o book.html
        bookmotion preview --choreography storyReader --cover cover.png -o story.html
        bookmotion preview --choreography mine.json --compare bookPolish -o mine.html
        bookmotion preview --scene page-turn -o leaves.html
      """,
    groups: RecordingOptions.groups + [
      OptionGroup(
        title: "LOOK OPTIONS",
        options: [
          LookOptions.cover.description, LookOptions.page.description,
          LookOptions.spineColor.description, LookOptions.frameColor.description,
        ]),
      OptionGroup(title: "PREVIEW OPTIONS", options: [compare.description]),
      OutputOptions.group(),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let look = try LookOptions.look(
      arguments, binding: arguments.value(of: RecordingOptions.binding), from: .standard)
    let play = try RecordingOptions.play(
      arguments, look: look, onlyOfTransitions: [LookOptions.spineColor.description.name])
    let other = try arguments.optional(compare)?.load()
    if other != nil, !play.scene.isTransition {
      throw .usage("'--compare' requires '--scene transition', not '\(play.scene.name)'")
    }
    let page: BookLivePage
    do {
      page = try play.livePage(comparedWith: other)
    } catch {
      throw RecordingOptions.cannotDraw(arguments, error)
    }
    let output = try arguments.value(of: OutputOptions.output)
    try Output.write(to: output, as: "html") { file throws(Failure) in
      try page.writeHTML(to: &file)
    }
  }
}
