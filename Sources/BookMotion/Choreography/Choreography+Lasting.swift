extension Choreography {
  /// Returns this choreography with another pace: everything on the way to the reader is within
  /// 0.1% of its target after `seconds`, and the way back changes in proportion.
  ///
  /// ```swift
  /// let calm = Choreography.bookPolish.lasting(3)
  /// calm.opening.settlingDuration  // 3
  /// calm.closing.settlingDuration / Choreography.bookPolish.closing.settlingDuration  // 1.66…
  /// ```
  ///
  /// Stages, delays, springs, curves, and moments are scaled alike, so nothing but the pace changes.
  /// To change one direction only, use `lasting(_:)` of its stages.
  ///
  /// - Precondition: `seconds` is in 0.001...1e9, and the way to the reader takes some time and comes
  ///   to rest.
  public func lasting(_ seconds: Double) -> Choreography {
    paced(by: opening.factor(lasting: seconds))
  }

  /// Returns this choreography with everything `factor` times as slow.
  package func paced(by factor: Double) -> Choreography {
    guard factor != 1 else { return self }
    var scaled = self
    scaled.opening = opening.map { $0.scaled(by: factor) }
    scaled.closing = closing.map { $0.scaled(by: factor) }
    return scaled
  }
}

extension Choreography.Stage {
  /// The time after which everything that the stage moves is within 0.1% of its target, in seconds.
  public var settlingDuration: Double { [self].settlingDuration }

  /// Returns this stage with everything that it moves within 0.1% of its target after `seconds`.
  ///
  /// - Precondition: `seconds` is in 0.001...1e9, and the stage takes some time and comes to rest.
  public func lasting(_ seconds: Double) -> Choreography.Stage {
    scaled(by: [self].factor(lasting: seconds))
  }

  fileprivate func scaled(by factor: Double) -> Choreography.Stage {
    var scaled = self
    scaled.duration = duration * factor
    for index in moves.indices {
      scaled.moves[index].animation = moves[index].animation.paced(by: factor)
    }
    for index in moments.indices {
      scaled.moments[index].delay = moments[index].delay * factor
    }
    return scaled
  }
}

extension [Choreography.Stage] {
  /// The time after which everything that the stages move is within 0.1% of its target and the last
  /// stage has begun, in seconds. What stages wait for the app does not count.
  public var settlingDuration: Double {
    var (start, end) = (0.0, 0.0)
    for (index, stage) in enumerated() {
      end = Swift.max(end, start)
      for move in stage.moves { end = Swift.max(end, start + move.animation.settlingDuration()) }
      start = (start + stage.duration).roundedToNanoseconds
      // The last stage of a way has no end; one that stands alone has.
      if index == count - 1, !stage.phase.isResting { end = Swift.max(end, start) }
    }
    return end
  }

  /// Returns these stages with everything that they move within 0.1% of its target after `seconds`.
  ///
  /// ```swift
  /// var quick = Choreography.bookPolish
  /// quick.closing = quick.closing.lasting(0.6)
  /// quick.closing.settlingDuration  // 0.6
  /// quick.closing[1].duration  // 0.23…: 0.6 before
  /// ```
  ///
  /// - Precondition: `seconds` is in 0.001...1e9, and the stages take some time and come to rest.
  public func lasting(_ seconds: Double) -> [Choreography.Stage] {
    let factor = factor(lasting: seconds)
    return map { $0.scaled(by: factor) }
  }

  /// Returns the factor by which all times change.
  ///
  /// Whatever a spring does in `t` seconds, a spring with `factor` times the duration does in
  /// `factor` · `t` seconds, so one factor is exact for all.
  fileprivate func factor(lasting seconds: Double) -> Double {
    do { return try pace(lasting: seconds) } catch { error.stop() }
  }

  /// Returns the factor by which all times change, if the stages can be played in `seconds`.
  ///
  /// - Throws: A ``BookMotionError`` for stages that take no time or never come to rest.
  package func pace(lasting seconds: Double) throws(BookMotionError) -> Double {
    try BookDomain.length.check(seconds, "lasting")
    let duration = settlingDuration
    guard duration.isFinite else { throw BookMotionError(.neverRests, at: "the motion") }
    try BookDomain.length.check(duration, "the time that the motion takes")
    return seconds / duration
  }
}

extension FieldVisitor {
  /// Visits the time that stages take in all, if a document says it. What is written is the stages
  /// themselves.
  mutating func pace(
    _ key: StaticString, _ stages: inout [Choreography.Stage]
  ) throws(BookMotionError) {
    var seconds: Double?
    try optional(key, &seconds, Quantity(.length, nil))
    guard let seconds else { return }
    let read = stages
    try make(&stages) { () throws(BookMotionError) in
      let factor = try read.pace(lasting: seconds)
      return read.map { $0.scaled(by: factor) }
    }
  }
}

extension MotionCurve {
  fileprivate func paced(by factor: Double) -> MotionCurve {
    let paced: MotionCurve =
      switch driver {
      case .spring(let spring):
        .spring(
          MotionSpring(
            mass: spring.mass, duration: spring.duration * factor,
            dampingRatio: spring.dampingRatio))
      case .curve(let easing, let duration):
        .curve(easing, duration: duration * factor)
      case .none: .none
      }
    return paced.delay(delay * factor)
  }
}
