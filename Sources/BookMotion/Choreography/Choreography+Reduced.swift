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
    Choreography(
      preset: name ?? self.name + "-reduced",
      style: style,
      opening: Reduction.opening(opening),
      closing: Reduction.closing(closing, undoing: opening))
  }
}

/// What ``Choreography/reduced(named:)`` makes of the stages.
private enum Reduction {
  /// The share of the way that is still gone.
  static let travel = 0.08

  static func opening(_ stages: [Stage]) -> [Stage] {
    let cover = stages.firstIndex { $0.moves.contains(where: { $0.turns }) } ?? 0
    var hasTravelled = false
    return stages.enumerated().map { index, stage in
      var stage = stage
      let spatial = stage.moves.filter { $0.isSpatial }
      stage.moves.removeAll { $0.isSpatial || $0.isReader }
      if index <= cover, !hasTravelled, stage.phase != .selected || index == cover {
        hasTravelled = true
        stage.moves += travelling(spatial, lasting: stage.duration)
      }
      if index == cover {
        stage.moves.append(
          .value(.readerOpacity, 1, with: .curve(.easeInOut, duration: stage.duration)))
      }
      if index > cover {
        // The reader hides the book: whatever comes to stand elsewhere may do so at once. The
        // library does when it has faded out.
        let faded = stage.moves.filter { $0.fadesLibrary }.map { $0.animation.settlingDuration() }
          .max()
        stage.moves += (index == cover + 1 ? stages[...index].flatMap { $0.moves } : spatial)
          .filter { $0.isSpatial }.map { $0.atOnce(after: $0.isLibrary ? faded ?? 0 : 0) }
      }
      return stage
    }
  }

  static func closing(_ stages: [Stage], undoing opening: [Stage]) -> [Stage] {
    let returning = stages.lastIndex { $0.moves.contains(where: { $0.isSpatial }) } ?? 0
    let away = opening.flatMap { $0.moves }.first { $0.isCentre }
    return stages.enumerated().map { index, stage in
      var stage = stage
      let spatial = stage.moves.filter { $0.isSpatial }
      stage.moves.removeAll { $0.isSpatial || $0.isReader }
      if index == 0 {
        // Behind the reader the book is put beside its place, closed and upright.
        stage.moves += stages.flatMap { $0.moves }.filter { $0.isSpatial }.map { $0.atOnce() }
        if let away { stage.moves += travelling([away], lasting: 0) }
      }
      if stages[index].moves.contains(where: { $0.turns }) {
        stage.moves.append(
          .value(.readerOpacity, 0, with: .curve(.easeInOut, duration: stage.duration)))
      }
      if index == returning {
        stage.moves += spatial.map { move in
          Move(move.goal, with: .curve(.easeInOut, duration: stage.duration))
        }
      }
      return stage
    }
  }

  private static func travelling(_ moves: [Move], lasting duration: Double) -> [Move] {
    moves.compactMap { move in
      let animation = Animation.curve(.easeInOut, duration: duration)
      return switch move.goal {
      case .centre(let place, let part): Move(.centre(place, part: part * travel), with: animation)
      case .size, .value: nil
      }
    }
  }
}

extension Move {
  fileprivate var isCentre: Bool {
    if case .centre = goal { true } else { false }
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
    case .centre, .size: true
    case .value(let channel, _):
      switch channel {
      case .x, .y, .width, .height, .flipAngle, .tilt, .lift, .libraryScale, .frameBorder: true
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

  fileprivate func atOnce(after delay: Double = 0) -> Move {
    Move(goal, with: .none.delay(delay))
  }
}
