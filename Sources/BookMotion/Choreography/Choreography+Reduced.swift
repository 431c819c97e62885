extension Choreography {
  /// A version of `bookPolish` for people who prefer reduced motion.
  public static let reducedMotion = bookPolish.reduced(named: "reducedMotion")

  /// Returns a version of this choreography with fades in place of motion: the same phases in the
  /// same time, the same events in the same order, and the same end poses, but no rotation and
  /// hardly any travel.
  ///
  /// The book travels 8% of its distance, which is enough to show the direction, while the library
  /// fades behind it. While the cover would turn, the reader fades in above it; once the reader
  /// hides everything, the book takes its final pose unseen. Closing works the same way in reverse.
  ///
  /// A reader of one page leaves a rim of the screen in which the book would be seen to jump. Such a
  /// book is transparent while it does: it fades out as the reader appears, and in again beneath it.
  ///
  /// A choreography that waits for the app, with ``Stage/waits``, keeps what is seen while it waits.
  /// Until then, the book does not travel at all: it fades out on its shelf, and in again where it
  /// waits, open as far as it is there.
  ///
  /// - Parameter name: The name of the new choreography; by default, the current name followed by
  ///   "-reduced".
  /// - Returns: A choreography with reduced motion.
  public func reduced(named name: String? = nil) -> Choreography {
    #if $Embedded
    let calmer = ""
    #else
    let calmer = self.name + "-reduced"
    #endif
    let reduction = Reduction(self)
    return Choreography(
      preset: name ?? calmer,
      style: style,
      places: places,
      opening: waits ? opening.dissolved(after: []) : reduction.opening(opening),
      closing: waits
        ? closing.dissolved(after: opening) : reduction.closing(closing, undoing: opening))
  }

  /// True if any stage waits for the app.
  @inline(never)  // An app would carry a copy in each of its callers, as of some functions below.
  var waits: Bool { opening.contains { $0.waits } || closing.contains { $0.waits } }
}

/// The transformations of stages behind ``Choreography/reduced(named:)``.
private struct Reduction {
  /// True if the reader leaves a rim of the screen in which the book is seen, and nothing else
  /// makes the book fade.
  private let fadesBook: Bool

  init(_ choreography: Choreography) {
    fadesBook =
      !choreography.style.spread.hasTwoPages
      && !(choreography.opening + choreography.closing).flatMap { $0.moves }.contains {
        $0.goal.isValue(of: .bookOpacity)
      }
  }

  /// The fraction of the distance that the book still travels.
  static let travel = 0.08

  /// The fraction of its stage in which the reader appears.
  static let fade = 0.4

  /// The fraction of its stage after which the cover has turned behind the reader. It is halfway to
  /// the next stage, where the cover passes 90° in the full motion too.
  static let turn = 0.5

  /// The minimum duration of the last stage, which has no end, and the duration of what is seen in
  /// a stage that lasts no time.
  static let least = 0.3

  /// The duration of what replaces the motion of a stage.
  static func length(of stage: Choreography.Stage) -> Double {
    stage.duration > 0 ? stage.duration : least
  }

  /// Returns a stage without the moves that others replace.
  @inline(never)  // Both directions would have a copy.
  static func rest(of stage: Choreography.Stage) -> Choreography.Stage {
    var stage = stage
    stage.moves.removeAll { $0.isSpatial || $0.goal.isValue(of: .readerOpacity) }
    return stage
  }

  func opening(_ stages: [Choreography.Stage]) -> [Choreography.Stage] {
    let hiding = stages.hiding
    let traveling = stages.firstIndex { $0.phase != .selected } ?? hiding
    let landing = stages.lastIndex { $0.moves.contains { $0.isSpatial } } ?? hiding
    let shown = stages.value(of: .readerOpacity) ?? 0
    // The time that remains, at the beginning of a stage, until the reader hides everything.
    var wait = 0.0
    return stages.enumerated().map { index, stage in
      var stage = Reduction.rest(of: stage)
      let isLast = index == stages.count - 1
      let length = isLast ? max(stage.duration, Reduction.least) : Reduction.length(of: stage)
      if index == hiding { wait = Reduction.turn * length }
      if index == min(traveling, hiding), let away = stages.away {
        stage.moves.append(
          away.animated(over: index == hiding ? Reduction.fade * length : length))
      }
      if index == hiding {
        stage.moves.append(.fade(.readerOpacity, 1, over: Reduction.fade * length))
        // The reader hides the book, so every spatial change may happen at once.
        stage.moves += Choreography.Move.carried(from: stages[...index], into: []).filter {
          $0.isSpatial
        }
        .map { $0.atOnce(after: wait) }
        if fadesBook { stage.moves.append(.fade(.bookOpacity, 0, over: Reduction.fade * length)) }
      }
      if index > hiding {
        // The library changes its scale once it has faded out.
        let faded =
          stage.moves.filter { $0.goal == .value(.libraryOpacity, 0) }
          .map { $0.animation.settlingDuration() }.max() ?? 0
        let delay = faded.isFinite ? faded : length
        stage.moves += stages[index].moves.filter { $0.isSpatial }.map {
          $0.atOnce(after: max($0.goal.isValue(of: .libraryScale) ? delay : 0, wait))
        }
      }
      if fadesBook, index == max(landing, hiding) {
        let duration = index == hiding ? length - wait : length
        stage.moves.append(.fade(.bookOpacity, 1, over: duration, after: wait))
      }
      if isLast, shown != 1 {
        stage.moves.append(.fade(.readerOpacity, shown, over: Reduction.least, after: wait))
      }
      wait = max(wait - stage.duration, 0)
      return stage
    }
  }

  func closing(_ stages: [Choreography.Stage], undoing opening: [Choreography.Stage])
    -> [Choreography.Stage]
  {
    let showing = stages.hiding
    let returning = stages.lastIndex { $0.moves.contains(where: { $0.isSpatial }) } ?? 0
    let homeward = stages.flatMap { $0.moves }.last { $0.goal.isCenter }
    let ends = Choreography.Move.carried(from: stages[...], into: []).filter { $0.isSpatial }
    let hidden = opening.value(of: .readerOpacity) ?? 0
    var wait = 0.0
    return stages.enumerated().map { index, stage in
      var stage = Reduction.rest(of: stage)
      let length = Reduction.length(of: stage)
      if index == 0 {
        // The library is still faded out, so it may change its scale at once.
        stage.moves += ends.filter { $0.goal.isValue(of: .libraryScale) }.map { $0.atOnce() }
      }
      if index == showing - 1, fadesBook, hidden == 1 {
        stage.moves.append(.fade(.bookOpacity, 0, over: length))
      }
      if index == showing {
        // Behind the reader, the book is put close to its place on the shelf, closed and upright.
        wait = hidden == 1 ? 0 : Reduction.turn * length
        if hidden != 1 {
          let duration = Reduction.fade * length
          stage.moves.append(.fade(.readerOpacity, 1, over: duration))
          if fadesBook { stage.moves.append(.fade(.bookOpacity, 0, over: duration)) }
        }
        stage.moves += ends.filter { !$0.goal.isValue(of: .libraryScale) }.map {
          $0.atOnce(after: wait)
        }
        if returning > showing, homeward != nil, let away = opening.away {
          stage.moves.removeAll { $0.goal.isCenter }
          stage.moves.append(away.atOnce(after: wait))
        }
        if fadesBook {
          // A book that is turned around in flight has not faded out, and does not fade in.
          stage.moves.append(
            .fade(.bookOpacity, 1, from: hidden == 1 ? 0 : nil, over: length - wait, after: wait))
        }
        let shown = stages.value(of: .readerOpacity) ?? hidden
        stage.moves.append(.fade(.readerOpacity, shown, over: length - wait, after: wait))
      }
      if index == returning, returning > showing, let homeward {
        stage.moves.append(homeward.animated(over: length, after: wait))
      }
      wait = max(wait - stage.duration, 0)
      return stage
    }
  }
}

extension [Choreography.Stage] {
  /// The index of the stage in which the cover turns or, if there is none, in which the book first
  /// moves.
  fileprivate var hiding: Int {
    firstIndex { $0.moves.contains { $0.goal.isValue(of: .flipAngle) } }
      ?? firstIndex { $0.phase != .selected && $0.moves.contains { $0.isSpatial } } ?? count - 1
  }

  /// The reduced first move of the book's center.
  fileprivate var away: Choreography.Move? {
    flatMap { $0.moves }.lazy.compactMap { move -> Choreography.Move? in
      guard case .center(let place, let part) = move.goal else { return nil }
      return Choreography.Move(.center(place, part: part * Reduction.travel), with: .none)
    }.first
  }
}

extension Choreography.Move {
  /// True if the move is seen as motion rather than as a fade.
  var isSpatial: Bool { goal.veil != nil }

  // The presets and this file call it fifty times, and an app carries each copy.
  @inline(never)
  static func fade(
    _ channel: BookPose.Driven.Channel, _ value: Double, from start: Double? = nil,
    over duration: Double, after delay: Double = 0
  ) -> Choreography.Move {
    .value(
      channel, value, from: start, with: .curve(.easeInOut, duration: duration).delay(delay))
  }

  fileprivate func animated(over duration: Double, after delay: Double = 0) -> Choreography.Move {
    Choreography.Move(
      goal, from: start, with: .curve(.easeInOut, duration: duration).delay(delay))
  }

  @inline(never)  // As above.
  func atOnce(after delay: Double = 0) -> Choreography.Move {
    Choreography.Move(goal, with: .none.delay(delay))
  }
}
