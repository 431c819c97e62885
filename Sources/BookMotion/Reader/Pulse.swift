/// A motion that repeats until it is stopped: a ring around a dot, a warning that grows and
/// shrinks, or an ornament that floats.
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
/// Starting and stopping never cause a jump: a beat that has begun runs to its end, and a pulse
/// that is started again before that continues as if it had never been stopped.
public struct Pulse: Sendable {
  /// The rhythm of a beat.
  public let rhythm: Rhythm

  private var runs: [Run] = []
  private var log = EventLog<Never>()

  /// Creates a pulse at rest.
  public init(_ rhythm: Rhythm) { self.rhythm = rhythm }

  /// The time from a start to the end of the beat in which the pulse was stopped.
  private struct Run: Sendable {
    let start: Double
    var end = Double.infinity
  }

  /// The course of one beat of a pulse: from 0 to 1, and perhaps back.
  public struct Rhythm: Hashable, Sendable {
    /// The form of a beat.
    public enum Form: Hashable, Sendable {
      /// From 0 to 1 on a curve, then immediately 0 again: for something that is invisible at the
      /// end.
      case once(MotionEasing)
      /// From 0 to 1 on a curve, and back along it.
      case thereAndBack(MotionEasing)
      /// There and back as a wave: (1 − cos 2πt) / 2.
      case wave
    }

    /// The form of a beat.
    public let form: Form

    /// The duration of a beat, in seconds.
    public let period: Double

    /// Creates a rhythm.
    ///
    /// - Throws: A ``BookMotionError`` if `period` is out of range.
    public init(_ form: Form, period: Double) throws(BookMotionError) {
      try Domain.length.check(period, "period")
      self.form = form
      self.period = period
    }

    private init(required form: Form, period: Double) {
      do { try self.init(form, period: period) } catch { error.stop() }
    }

    /// Returns a beat that follows a curve for `duration` seconds, then starts again from 0.
    public static func once(_ curve: MotionEasing, duration: Double) -> Rhythm {
      Rhythm(required: .once(curve), period: duration)
    }

    /// Returns a beat that follows a curve for `duration` seconds, then back in the same time.
    public static func thereAndBack(_ curve: MotionEasing, duration: Double) -> Rhythm {
      Rhythm(required: .thereAndBack(curve), period: 2 * duration)
    }

    /// Returns a wave with the given number of beats per second.
    public static func wave(beatsPerSecond: Double) -> Rhythm {
      Rhythm(required: .wave, period: 1 / beatsPerSecond)
    }

    /// Returns the value of the beat, from 0 to 1, `elapsed` seconds after the first beat began.
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

    /// Returns the end of the beat under way at `elapsed`, both in seconds from the first beat.
    fileprivate func end(ofBeatAt elapsed: Double) -> Double {
      let beats = elapsed / period
      let whole = Elementary.floor(beats)
      return beats == whole ? elapsed : (whole + 1) * period
    }
  }
}

extension Pulse {
  /// Starts the pulse.
  ///
  /// - Returns: `true` if the pulse was at rest.
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

  /// Stops the pulse at the end of the current beat.
  ///
  /// - Returns: `true` if the pulse was beating and had not been stopped.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func stop(at time: Double) -> Bool {
    let time = log.instant(time)
    guard let last = runs.last, last.end == .infinity else { return false }
    let end = last.start + rhythm.end(ofBeatAt: time - last.start)
    // Rounding must not end a beat at or before `time` while it is visible.
    runs[runs.count - 1].end = share(at: time) > 0 ? max(end, time.nextUp) : end
    return true
  }

  /// Returns the value of the beat at `time`, from 0 to 1; 0 while the pulse is at rest.
  public func share(at time: Double) -> Double {
    guard let run = runs.last(where: { $0.start <= time }), time < run.end else { return 0 }
    return rhythm.share(after: time - run.start)
  }

  /// Returns a Boolean value indicating whether the pulse is at rest from `time` on.
  public func isAtRest(at time: Double) -> Bool { time >= runs.last?.end ?? -.infinity }

  private static var rememberedRuns: Int { 64 }
}

#if !$Embedded
extension Pulse.Rhythm: Codable {
  /// Decodes a rhythm.
  ///
  /// ```json
  /// {"once": "easeOut", "period": 1}
  /// {"thereAndBack": "easeInOut", "period": 1.7}
  /// {"wave": true, "period": 1.28}
  /// ```
  ///
  /// - Throws: A ``BookMotionError`` that names the position in the document.
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

  /// Encodes the form and the period.
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
