import BookMotion
import BookMotionExport
import BookMotionScenes

/// `bookmotion preview`: a page for tuning a book and turning it around in flight.
enum PreviewCommand {
  static let compare = Option(
    "--compare", "<name|file>", "A choreography to compare with; takes what --choreography takes.",
    reads: .choreography)

  /// The name of the scene that only this command knows.
  private static let shelf = "shelf"

  /// The scene, or a shelf, which is none of the gallery's.
  static let scene = Option<any Sendable>(
    RecordingOptions.scene.description.name, "<scene>",
    "The scene to play; 'bookmotion scene' lists them. Or shelf: a whole shelf of books.",
    default: RecordingOptions.scene.description.fallback,
    reads: OptionReader(
      Completion(choices: RecordingOptions.scene.description.completion.choices + [shelf])
    ) { text, name throws(Failure) in
      if text == shelf { return text }
      return try GalleryScene.read(text, for: name, or: [shelf])
    })

  static let command = Command(
    name: "preview",
    overview: "Write a web page for tuning a book.",
    discussion: """
      One HTML file that loads nothing and works offline: the library itself runs in
      it. Tap the book, turn it around in flight, drag its springs, see what 'lint'
      says, and copy the choreography back as JSON or Swift. Every other scene has a
      page, too: turn leaves by hand, pull a sheet, choose a page. On a shelf, all
      books can be opened, pulled open, scrolled, and turned around, as in an app
      with BookMotionUI; each '--cover' is the picture of one of them.

        bookmotion preview -o book.html
        bookmotion preview --choreography storyReader --cover cover.png -o story.html
        bookmotion preview --choreography mine.json --compare bookPolish -o mine.html
        bookmotion preview --scene page-turn -o leaves.html
        bookmotion preview --scene shelf --choreography storyReader -o shelf.html
      """,
    groups: RecordingOptions.groups(scene: scene.description) + [
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
    if arguments.text(of: scene.description.name) == shelf {
      let page = try shelfPage(arguments)
      let output = try arguments.value(of: OutputOptions.output)
      return try Output.write(to: output, as: "html") { file throws(Failure) in
        try page.writeHTML(to: &file)
      }
    }
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

  /// Returns a page with a shelf, of which a choreography and the look of books can be chosen.
  private static func shelfPage(_ arguments: Arguments) throws(Failure) -> BookShelfPage {
    let taken = [
      scene.description, RecordingOptions.choreography.description,
      RecordingOptions.binding.description, LookOptions.cover.description,
      LookOptions.spineColor.description,
    ].map(\.name)
    let others = command.groups.dropLast().flatMap(\.options).map(\.name)
    for name in others where arguments.has(name) && !taken.contains(name) {
      throw .usage("\(name.quoted) has no effect in '--scene \(shelf)'")
    }
    let binding = try arguments.value(of: RecordingOptions.binding)
    let spine = try arguments.optional(LookOptions.spineColor)
    let covers = try LookOptions.covers(arguments, binding: binding)
    let choreography = try arguments.value(of: RecordingOptions.choreography).load()
    do {
      return try BookShelfPage(
        choreography, binding: binding,
        pictures: covers.map { ($0.picture, spine ?? $0.spine) })
    } catch {
      throw RecordingOptions.cannotDraw(arguments, error)
    }
  }
}
