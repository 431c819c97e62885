/// What a book does on its way to the reader and back: data, to be read, written and changed.
///
/// ```swift
/// let transition = BookTransition(.storyReader, layout: BookLayout())
/// let calm = Choreography.storyReader.reduced()
/// ```
///
/// Presets: ``bookPolish``, ``storyReader``, ``reducedMotion``. Anybody can write one, in Swift or
/// as JSON, or change one in place:
///
/// ```swift
/// var mine = Choreography.bookPolish
/// mine[.flipping].duration = 0.7
/// mine[.flipping].moves[0].animation = .spring(duration: 0.7, bounce: 0.1)
/// mine.opening.map { $0.duration }  // [0.2, 0.4, 0.7, 0.3, 0.0]
/// ```
///
/// While it is put together it may be anything; ``check()`` says what cannot be played, and whoever
/// plays it asks.
public struct Choreography: Hashable, Sendable {
  /// What it is called.
  public var name: String

  /// The look of its book.
  public var style: BookStyle

  /// The way to the reader.
  public var opening: [Stage]

  /// The way back.
  public var closing: [Stage]

  /// Creates a choreography, or says which stage and which of its fields cannot be.
  ///
  /// - Throws: ``BookMotionError`` for stages in another order than ``AnimationPhase`` has them,
  ///   a way that does not end (with `complete` there, with `idle` back), a negative duration, a
  ///   value that is no number, or a channel that cannot be moved.
  public init(
    name: String, style: BookStyle = .polish, opening: [Stage], closing: [Stage]
  ) throws(BookMotionError) {
    self.name = name
    self.style = style
    self.opening = opening
    self.closing = closing
    try check()
  }

  init(preset name: String, style: BookStyle, opening: [Stage], closing: [Stage]) {
    do {
      try self.init(name: name, style: style, opening: opening, closing: closing)
    } catch {
      error.stop()
    }
  }
}

extension Choreography {
  /// The presets.
  public static let presets: [Choreography] = [.bookPolish, .storyReader, .reducedMotion]

  /// The stage of a phase.
  public func stage(_ phase: AnimationPhase) -> Stage? {
    opening.first { $0.phase == phase } ?? closing.first { $0.phase == phase }
  }

  /// The stage of a phase that the choreography has, to be read or changed in place.
  ///
  /// - Precondition: there is one: ``stage(_:)`` is not nil.
  public subscript(phase: AnimationPhase) -> Stage {
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

  /// Throws if it cannot be played: the same as ``init(name:style:opening:closing:)`` refuses.
  ///
  /// - Throws: ``BookMotionError`` with the place, such as `opening[2] (flipping).lasts`.
  public func check() throws(BookMotionError) {
    try Choreography.check(opening, "opening", order: AnimationPhase.openingOrder)
    try Choreography.check(closing, "closing", order: AnimationPhase.closingOrder)
  }

  /// Stops the program if it cannot be played.
  func require() {
    do { try check() } catch { error.stop() }
  }

  private static func check(
    _ stages: [Stage], _ way: String, order: [AnimationPhase]
  ) throws(BookMotionError) {
    guard let last = stages.last, let end = order.last else {
      throw BookMotionError(.tooFew(0, .atLeast(1)), at: way)
    }
    var before: AnimationPhase?
    var rank = -1
    for (index, stage) in stages.enumerated() {
      let place = "\(way)[\(index)]"
      guard let here = order.firstIndex(of: stage.phase), here > rank else {
        throw BookMotionError(
          .wrongOrder(stage.phase.rawValue, after: before?.rawValue), at: place + ".phase")
      }
      try stage.check(at: "\(place) (\(stage.phase.rawValue)).")
      (before, rank) = (stage.phase, here)
    }
    guard last.phase == end else {
      throw BookMotionError(.missing, at: "\(way)[\(stages.count)] (\(end.rawValue))")
    }
  }
}
