import BookMotion
import BookMotionExport

/// The options that say which book moves, and how: alike wherever a timeline is needed.
enum BookOptions {
  static let choreography = Option(
    "--choreography", "<name|file>",
    "bookPolish, storyReader, reducedMotion, or a file with a choreography of your own.",
    default: "bookPolish", reads: .choreography)
  static let direction = Option(
    "--direction", "<direction>", "open, close or both.", default: "open",
    reads: OptionReader<BookTimeline.Direction>.choice())
  static let fps = Option(
    "--fps", "<number>", "Frames a second.", default: "60", reads: .number(.frameRate))
  static let screen = Option(
    "--screen", "<WxH>", "The screen, in points.", default: "1024x768",
    reads: .numbers(2, separatedBy: "x", like: "1024x768"))
  static let frame = Option(
    "--frame", "<X,Y,W,H>", "The cover's place on the shelf.", default: "100,200,200,280",
    reads: .numbers(4, separatedBy: ",", like: "100,200,200,280"))
  static let binding = Option(
    "--binding", "<side>", "left, or right for books that are read from right to left.",
    default: "left", reads: OptionReader<BookBinding>.choice())

  static let group = OptionGroup(
    title: "BOOK OPTIONS",
    options: [
      choreography.description, direction.description, fps.description, screen.description,
      frame.description, binding.description,
    ])

  static func timeline(_ arguments: Arguments) throws(Failure) -> BookTimeline {
    let choreography = try arguments.value(of: choreography).load()
    let layout = try layout(arguments)
    let direction = try arguments.value(of: direction)
    let rate = try arguments.value(of: fps)
    return try Failure.badData(choreography.name) { () throws(BookMotionError) in
      try BookTimeline(choreography, layout: layout, direction: direction, framesPerSecond: rate)
    }
  }

  /// The screen as the options have it.
  static func screen(_ arguments: Arguments) throws(Failure) -> BookSize {
    let sides = try arguments.value(of: screen)
    for (side, name) in zip(sides, ["width", "height"]) where !Domain.length.contains(side) {
      let text = arguments.text(of: screen.description.name) ?? ""
      throw .usage("'--screen' got \(text.quoted): the \(name) takes \(Domain.length)")
    }
    return BookSize(width: sides[0], height: sides[1])
  }

  static func layout(_ arguments: Arguments) throws(Failure) -> BookLayout {
    let screen = try arguments.value(of: screen)
    let frame = try arguments.value(of: frame)
    let binding = try arguments.value(of: binding)
    do {
      return try BookLayout(
        validating: BookSize(width: screen[0], height: screen[1]),
        restingFrame: BookRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
        binding: binding)
    } catch {
      guard case .outsideDomain(_, let domain) = error.code else { throw .usage(error.description) }
      let side = error.place.split(separator: ".").last ?? ""
      let isScreen = error.place.hasPrefix("screen")
      let option = isScreen ? BookOptions.screen.description : BookOptions.frame.description
      let text = arguments.text(of: option.name) ?? option.fallback ?? ""
      throw .usage("\(option.name.quoted) got \(text.quoted): the \(side) takes \(domain)")
    }
  }
}
