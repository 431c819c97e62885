/// The stages of a book's way to the reader and back, as a value that you can read, write, and
/// modify.
///
/// ```swift
/// let transition = BookTransition(.storyReader, layout: BookLayout())
/// let calm = Choreography.storyReader.reduced()
/// ```
///
/// The presets are ``pictureBook``, ``bookPolish``, ``storyReader``, and ``reducedMotion``. You can
/// also write your own, in Swift or as JSON, or modify one in place:
///
/// ```swift
/// var mine = Choreography.bookPolish
/// mine[.flipping].duration = 0.7
/// mine[.flipping].moves[0].animation = .spring(duration: 0.7, bounce: 0.1)
/// mine.opening.map { $0.duration }  // [0.2, 0.4, 0.7, 0.3, 0.0]
/// ```
///
/// A choreography may be temporarily invalid while you modify it. ``check()`` throws an error if it
/// can't be played; creating a `BookTransition` of such a choreography is a programming error.
public struct Choreography: Hashable, Sendable {
  /// The name of the choreography.
  public var name: String

  #if $Embedded
  /// The name in a page.
  package var pageName: FieldText = ""
  #endif

  /// The appearance of the book.
  public var style: BookStyle

  /// The rules of the places that the moves name. A place without a rule here has that of the layout
  /// in which the choreography is played.
  public var places: BookPlaces

  /// The stages of the way to the reader.
  public var opening: [Choreography.Stage]

  /// The stages of the way back to the shelf.
  public var closing: [Choreography.Stage]

  /// Creates a choreography from its stages.
  ///
  /// - Throws: ``BookMotionError`` if the opening phases are not in the order of
  ///   ``AnimationPhase``, if a phase occurs twice, if the opening does not end with `complete` or
  ///   the closing with `idle`, or if a duration is negative, a value is not finite, or a channel
  ///   is not driven.
  public init(
    name: String, style: BookStyle = .polish, places: BookPlaces = .standard,
    opening: [Choreography.Stage],
    closing: [Choreography.Stage]
  ) throws(BookMotionError) {
    self.name = name
    self.style = style
    self.places = places
    self.opening = opening
    self.closing = closing
    try check()
  }

  /// Creates an empty choreography, to be filled in and then checked.
  package init() {
    (name, style, places, opening, closing) = ("", .polish, .standard, [], [])
  }

  init(
    preset name: String, style: BookStyle, places: BookPlaces = .standard,
    opening: [Choreography.Stage],
    closing: [Choreography.Stage]
  ) {
    do {
      try self.init(
        name: name, style: style, places: places, opening: opening, closing: closing)
    } catch {
      error.stop()
    }
  }
}

extension Choreography {
  /// Returns the stage of a phase, or `nil` if the choreography has none.
  public func stage(_ phase: AnimationPhase) -> Choreography.Stage? {
    opening.first { $0.phase == phase } ?? closing.first { $0.phase == phase }
  }

  /// Accesses the stage of a phase, for example to modify it in place.
  ///
  /// - Precondition: The choreography has a stage of this phase: ``stage(_:)`` does not return
  ///   `nil`.
  public subscript(phase: AnimationPhase) -> Choreography.Stage {
    get {
      guard let stage = stage(phase) else { Choreography.missing(phase).stop() }
      return stage
    }
    set {
      if let index = opening.firstIndex(where: { $0.phase == phase }) {
        opening[index] = newValue
      } else if let index = closing.firstIndex(where: { $0.phase == phase }) {
        closing[index] = newValue
      } else {
        Choreography.missing(phase).stop()
      }
    }
  }

  private static func missing(_ phase: AnimationPhase) -> BookMotionError {
    BookMotionError(.missing, at: "the stage \(phase.rawValue)")
  }

  /// Checks that the choreography can be played, as ``init(name:style:places:opening:closing:)``
  /// does.
  ///
  /// - Throws: A ``BookMotionError`` with the path of the fault, such as
  ///   `opening[2] (flipping).lasts`.
  public func check() throws(BookMotionError) { try checkFields() }

  /// Checks that every move is to a place that can be found.
  private func checkPlaces(
    of stages: [Choreography.Stage], _ direction: StaticString
  ) throws(BookMotionError) {
    let known = places.known
    for (index, stage) in stages.enumerated() {
      for (number, move) in stage.moves.enumerated() {
        guard let place = move.goal.place, !known.contains(place) else { continue }
        throw place.isNone(
          of: known, at: "\(direction)[\(index)] (\(stage.phase.rawValue)).moves[\(number)].to")
      }
    }
  }

  private static func check(
    _ stages: [Choreography.Stage], _ direction: String, order: [AnimationPhase],
    isFree: Bool = false
  ) throws(BookMotionError) {
    guard let last = stages.last, let end = order.last else {
      throw BookMotionError(.tooFew(0, .atLeast(1)), at: direction)
    }
    var before: AnimationPhase?
    var rank = -1
    for (index, stage) in stages.enumerated() {
      var place: String { "\(direction)[\(index)]" }
      // Closing phases may be in any order, but none may occur twice, or after the last.
      let isOver = stages[..<index].contains { $0.phase == stage.phase || $0.phase == end }
      guard let here = order.firstIndex(of: stage.phase), isFree ? !isOver : here > rank else {
        throw BookMotionError(
          .wrongOrder(stage.phase.rawValue, after: before?.rawValue), at: place + ".phase")
      }
      (before, rank) = (stage.phase, here)
    }
    guard last.phase == end else {
      throw BookMotionError(.missing, at: "\(direction)[\(stages.count)] (\(end.rawValue))")
    }
  }
}

extension Choreography: HasFields {
  package static var blank: Choreography { Choreography() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.schema(Choreography.form)
    #if $Embedded
    try visitor.text("name", &pageName, ifEmpty: nil)
    #else
    try visitor.text("name", &name, ifEmpty: nil)
    #endif
    try visitor.part("style", &style)
    try places.visit(&visitor)
    try visitor.list("opening", &opening, .isRequired) { (stage, visitor) throws(BookMotionError) in
      try stage.visit(&visitor, suggesting: AnimationPhase.openingOrder)
    }
    try visitor.list("closing", &closing, .isRequired) { (stage, visitor) throws(BookMotionError) in
      try stage.visit(&visitor, suggesting: AnimationPhase.closingOrder)
    }
    try visitor.pace("openingLasts", &opening)
    try visitor.pace("closingLasts", &closing)
    try visitor.check { () throws(BookMotionError) in
      try Choreography.check(opening, "opening", order: AnimationPhase.openingOrder)
      try Choreography.check(
        closing, "closing", order: AnimationPhase.closingOrder, isFree: true)
      try checkPlaces(of: opening, "opening")
      try checkPlaces(of: closing, "closing")
    }
  }

  /// The schema of its documents.
  package static let form = DocumentSchema("bookmotion.choreography/1")
}
