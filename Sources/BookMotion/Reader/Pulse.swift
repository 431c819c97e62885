/// A motion that repeats until an event ends it: a ring around a dot, a warning that grows and shrinks, an
/// ornament that floats.
///
/// ```swift
/// var ring = Pulse(.once(.easeOut, duration: 1))
/// ring.start(at: 2)
/// let size = 1 + 0.5 * ring.share(at: 2.25)  // 1.2…
/// ring.stop(at: 7.4)
/// ring.share(at: 7.5)  // 0.68…: the beat that has begun is brought to its end
/// ring.share(at: 8)  // 0
/// ```
///
/// Nothing jumps when it is started and stopped: a beat that has begun goes on to its end, and one that
/// is started again before that has never been stopped.
public struct Pulse: Sendable {
  /// How one beat goes.
  public let rhythm: Rhythm

  private var runs: [Run] = []
  private var log = EventLog<Never>()

  /// Creates a pulse that stands still.
  public init(_ rhythm: Rhythm) { self.rhythm = rhythm }

  /// From a start to the end of the beat in which it was stopped.
  private struct Run: Sendable {
    let start: Double
    var end = Double.infinity
  }

  /// How one beat of a pulse goes: from 0 to 1, and perhaps back.
  public struct Rhythm: Hashable, Sendable {
    /// The form of a beat.
    public enum Form: Hashable, Sendable {
      /// From 0 to 1 on a curve, and then at once from 0 again: for what can't be seen at the end.
      case once(MotionEasing)
      /// From 0 to 1 on a curve, and back on it.
      case thereAndBack(MotionEasing)
      /// There and back as a wave: (1 − cos 2πt)/2.
      case wave
    }

    /// The form of a beat.
    public let form: Form

    /// The seconds from one beat to the next.
    public let period: Double

    /// Creates a rhythm, or says what is wrong with its period.
    public init(_ form: Form, period: Double) throws(BookMotionError) {
      try Domain.length.check(period, "period")
      self.form = form
      self.period = period
    }

    private init(required form: Form, period: Double) {
      do { try self.init(form, period: period) } catch { error.stop() }
    }

    /// A beat that takes `duration` seconds on a curve, again and again from 0.
    public static func once(_ curve: MotionEasing, duration: Double) -> Rhythm {
      Rhythm(required: .once(curve), period: duration)
    }

    /// A beat that takes `duration` seconds on a curve, and as many to go back.
    public static func thereAndBack(_ curve: MotionEasing, duration: Double) -> Rhythm {
      Rhythm(required: .thereAndBack(curve), period: 2 * duration)
    }

    /// A wave of so many beats per second.
    public static func wave(beatsPerSecond: Double) -> Rhythm {
      Rhythm(required: .wave, period: 1 / beatsPerSecond)
    }

    /// How far a beat has gone from 0 to 1, so many seconds after the first one began.
    public func share(after elapsed: Double) -> Double {
      guard elapsed > 0, elapsed < Domain.length.highest * Domain.length.highest else { return 0 }
      let beats = elapsed / period
      let beat = beats - Elementary.floor(beats)
      switch form {
      case .once(let curve): return curve.value(at: beat)
      case .thereAndBack(let curve): return curve.value(at: beat < 0.5 ? 2 * beat : 2 - 2 * beat)
      case .wave: return (1 - Elementary.cos(degrees: 360 * beat)) / 2
      }
    }

    /// The end of the beat in which something stops, so many seconds after the first one began.
    fileprivate func end(ofBeatAt elapsed: Double) -> Double {
      let beats = elapsed / period
      let whole = Elementary.floor(beats)
      return beats == whole ? elapsed : (whole + 1) * period
    }
  }
}

extension Pulse {
  /// Begins to beat.
  ///
  /// - Returns: Whether it stood still.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func start(at time: Double) -> Bool {
    let time = log.instant(time)
    guard let last = runs.last, time < last.end else {
      if runs.count >= Pulse.rememberedRuns { runs.removeFirst(runs.count / 2) }
      runs.append(Run(start: time))
      return true
    }
    runs[runs.count - 1].end = .infinity
    return false
  }

  /// Ends with the beat that has begun.
  ///
  /// - Returns: Whether it was beating.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func stop(at time: Double) -> Bool {
    let time = log.instant(time)
    guard let last = runs.last, last.end == .infinity else { return false }
    let end = last.start + rhythm.end(ofBeatAt: time - last.start)
    // However it is rounded, what is seen now is still seen.
    runs[runs.count - 1].end = share(at: time) > 0 ? max(end, time.nextUp) : end
    return true
  }

  /// How far the beat has gone at `time`, from 0 to 1; 0 where nothing beats.
  public func share(at time: Double) -> Double {
    guard let run = runs.last(where: { $0.start <= time }), time < run.end else { return 0 }
    return rhythm.share(after: time - run.start)
  }

  /// Whether nothing moves from `time` on.
  public func isAtRest(at time: Double) -> Bool { time >= runs.last?.end ?? -.infinity }

  private static var rememberedRuns: Int { 64 }
}

#if !$Embedded
extension Pulse.Rhythm: Codable {
  /// Reads a rhythm.
  ///
  /// ```json
  /// {"once": "easeOut", "period": 1}
  /// {"thereAndBack": "easeInOut", "period": 1.7}
  /// {"wave": true, "period": 1.28}
  /// ```
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "rhythm")
    let key = try part.one(of: [.once, .thereAndBack, .wave])
    try part.expect(only: [key, .period])
    let form: Form
    switch key {
    case .wave:
      guard try part.truth(.wave) else {
        throw part.place[.wave].error(.wrongKind(expected: "true"))
      }
      form = .wave
    default:
      let curve = try MotionEasing(try part.decoder(key), at: part.place[key])
      form = key == .once ? .once(curve) : .thereAndBack(curve)
    }
    let period = try part.number(.period)
    self = try part.place.containing { () throws(BookMotionError) in
      try Pulse.Rhythm(form, period: period)
    }
  }

  /// Writes the form and the period.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    switch form {
    case .once(let curve): try fields.encode(curve, forKey: .once)
    case .thereAndBack(let curve): try fields.encode(curve, forKey: .thereAndBack)
    case .wave: try fields.encode(true, forKey: .wave)
    }
    try fields.encode(period, forKey: .period)
  }
}
#endif
