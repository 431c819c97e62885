extension Choreography {
  /// `bookPolish` for people who ask their system for less motion.
  public static let reducedMotion = bookPolish.reduced(named: "reducedMotion")

  /// The same story with fades: the same phases in the same time, the same events in the same order
  /// and the same ends, but no rotation and hardly any travel.
  ///
  /// The book goes 8 % of its way, which still tells the direction, while the library fades behind
  /// it. While the cover would have turned, the reader fades in above it; once the reader hides
  /// everything, the book takes its final place unseen. Back it goes the same way.
  ///
  /// - Parameter name: the new name; by default the old one followed by "-reduced".
  /// - Returns: the calmer choreography.
  public func reduced(named name: String? = nil) -> Choreography {
    #if $Embedded
    let calmer = ""
    #else
    let calmer = self.name + "-reduced"
    #endif
    return Choreography(
      preset: name ?? calmer,
      style: style,
      places: places,
      opening: Reduction.opening(opening),
      closing: Reduction.closing(closing, undoing: opening))
  }
}

/// What ``Choreography/reduced(named:)`` makes of the stages.
private enum Reduction {
  /// The share of the way that is still gone.
  static let travel = 0.08

  /// The part of its stage in which the reader appears …
  static let fade = 0.4

  /// … and the one after which the cover has turned behind it: between the beginning of the stage
  /// and that of the next, where the cover passes 90° in the whole motion too.
  static let turn = 0.5

  /// How long the last stage lasts at least, which has no end.
  static let least = 0.3

  static func opening(_ stages: [Stage]) -> [Stage] {
    let hiding = stages.hiding
    let traveling = stages.firstIndex { $0.phase != .selected } ?? hiding
    return stages.enumerated().map { index, stage in
      var stage = stage
      let isLast = index == stages.count - 1
      let length = isLast ? max(stage.duration, least) : stage.duration
      let spatial = stage.moves.filter { $0.isSpatial }
      stage.moves.removeAll { $0.isSpatial || $0.isReader }
      if index == min(traveling, hiding), let away = stages.away {
        stage.moves.append(away.animated(over: index == hiding ? fade * length : length))
      }
      if index == hiding {
        stage.moves.append(reader(1, over: fade * length))
        // The reader hides the book: whatever comes to stand elsewhere may do so at once.
        stage.moves += Move.carried(from: stages[...index], into: []).filter { $0.isSpatial }
          .map { $0.atOnce(after: turn * length) }
      }
      if index > hiding {
        // The library does when it has faded out.
        let faded =
          stage.moves.filter { $0.fadesLibrary }.map { $0.animation.settlingDuration() }
          .max() ?? 0
        let delay = faded.isFinite ? faded : length
        stage.moves += spatial.map { $0.atOnce(after: $0.isLibrary ? delay : 0) }
      }
      if isLast, stages.reader != 1 {
        stage.moves.append(
          reader(stages.reader ?? 0, over: least, after: index == hiding ? turn * length : 0))
      }
      return stage
    }
  }

  static func closing(_ stages: [Stage], undoing opening: [Stage]) -> [Stage] {
    let showing = stages.hiding
    let returning = stages.lastIndex { $0.moves.contains(where: { $0.isSpatial }) } ?? 0
    let homeward = stages.flatMap { $0.moves }.last { $0.isCenter }
    let ends = Move.carried(from: stages[...], into: []).filter { $0.isSpatial }
    let hidden = opening.reader ?? 0
    return stages.enumerated().map { index, stage in
      var stage = stage
      stage.moves.removeAll { $0.isSpatial || $0.isReader }
      if index == 0 {
        // As long as the library is faded out.
        stage.moves += ends.filter { $0.isLibrary }.map { $0.atOnce() }
      }
      if index == showing {
        // Behind the reader the book is put beside its place, closed and upright.
        let delay = hidden == 1 ? 0 : turn * stage.duration
        if hidden != 1 { stage.moves.append(reader(1, over: fade * stage.duration)) }
        stage.moves += ends.filter { !$0.isLibrary }.map { $0.atOnce(after: delay) }
        if returning > showing, homeward != nil, let away = opening.away {
          stage.moves.removeAll { $0.isCenter }
          stage.moves.append(away.atOnce(after: delay))
        }
        stage.moves.append(
          reader(stages.reader ?? hidden, over: stage.duration - delay, after: delay))
      }
      if index == returning, returning > showing, let homeward {
        stage.moves.append(homeward.animated(over: stage.duration))
      }
      return stage
    }
  }

  private static func reader(
    _ opacity: Double, over duration: Double, after delay: Double = 0
  ) -> Move {
    .value(.readerOpacity, opacity, with: .curve(.easeInOut, duration: duration).delay(delay))
  }
}

extension [Stage] {
  /// The stage in which the cover turns; if none does, the one in which the book sets out.
  fileprivate var hiding: Int {
    firstIndex { $0.moves.contains { $0.turns } }
      ?? firstIndex { $0.phase != .selected && $0.moves.contains { $0.isSpatial } } ?? count - 1
  }

  /// What is left of the first way that the book goes.
  fileprivate var away: Move? {
    flatMap { $0.moves }.lazy.compactMap { move -> Move? in
      guard case .center(let place, let part) = move.goal else { return nil }
      return Move(.center(place, part: part * Reduction.travel), with: .none)
    }.first
  }

  /// The opacity that the reader gets in the end, if it gets any.
  fileprivate var reader: Double? {
    flatMap { $0.moves }.reversed().lazy.compactMap { move -> Double? in
      if case .value(.readerOpacity, let opacity) = move.goal { opacity } else { nil }
    }.first
  }
}

extension Move {
  fileprivate var isCenter: Bool {
    if case .center = goal { true } else { false }
  }

  fileprivate var turns: Bool {
    if case .value(.flipAngle, _) = goal { true } else { false }
  }

  fileprivate var isReader: Bool {
    if case .value(.readerOpacity, _) = goal { true } else { false }
  }

  /// Whether something would be seen to move, rather than to fade.
  fileprivate var isSpatial: Bool {
    switch goal {
    case .center, .size: true
    case .value(let channel, _):
      switch channel {
      case .x, .y, .width, .height, .flipAngle, .tilt, .yaw, .lift, .libraryScale, .frameBorder,
        .readerScale, .controlsOffset:
        true
      default: false
      }
    }
  }

  fileprivate var isLibrary: Bool {
    if case .value(.libraryScale, _) = goal { true } else { false }
  }

  fileprivate var fadesLibrary: Bool {
    if case .value(.libraryOpacity, 0) = goal { true } else { false }
  }

  fileprivate func animated(over duration: Double) -> Move {
    Move(goal, from: start, with: .curve(.easeInOut, duration: duration))
  }

  fileprivate func atOnce(after delay: Double = 0) -> Move {
    Move(goal, with: .none.delay(delay))
  }
}
