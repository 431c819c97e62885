/// What a book does on its way to the reader and back: data, to be read, written and changed.
///
/// ```swift
/// let transition = BookTransition(.storyReader, layout: BookLayout())
/// let calm = Choreography.storyReader.reduced()
/// ```
///
/// Presets: ``bookPolish``, ``storyReader``, ``reducedMotion``. Anybody can write one, in Swift or
/// as JSON; the presets are there to start from.
public struct Choreography: Hashable, Sendable {
  /// What it is called.
  public let name: String

  /// The look of its book.
  public let style: BookStyle

  /// The way to the reader.
  public let opening: [Stage]

  /// The way back.
  public let closing: [Stage]

  /// Creates a choreography, or says which stage and which of its fields cannot be.
  ///
  /// - Throws: ``BookMotionError`` for stages in another order than ``AnimationPhase`` has them,
  ///   a way that does not end (with `complete` there, with `idle` back), a negative duration, a
  ///   value that is no number, or a channel that cannot be moved.
  public init(
    name: String, style: BookStyle = .polish, opening: [Stage], closing: [Stage]
  ) throws(BookMotionError) {
    try Choreography.check(opening, "opening", order: AnimationPhase.openingOrder)
    try Choreography.check(closing, "closing", order: AnimationPhase.closingOrder)
    self.name = name
    self.style = style
    self.opening = opening
    self.closing = closing
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
