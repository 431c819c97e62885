public import BookMotion

/// How a timeline differs from another, by number: what a golden test shows instead of a diff of
/// texts.
///
/// ```swift
/// let difference = try TimelineDifference(from: golden, to: document)
/// difference.isNone  // or print(difference.words)
/// ```
///
/// Values are compared at the times of all keyframes of both, straight between keyframes: timelines
/// of other rates, and reduced ones, can be compared too.
public struct TimelineDifference: Hashable, Sendable {
  /// What differs before the keyframes: rate, duration and phases, in words.
  public let notes: [String]

  /// The channels that differ by more than their tolerance, in their order.
  public let channels: [ChannelDifference]

  /// How many instants were compared.
  public let comparedInstants: Int

  /// How many channels were compared.
  public let comparedChannels: Int

  /// Whether nothing differs.
  public var isNone: Bool { notes.isEmpty && channels.isEmpty }

  /// Compares two timelines.
  ///
  /// - Parameters:
  ///   - old: The golden one.
  ///   - new: What has become of it.
  ///   - tolerance: How much difference is none, for each channel; a thousandth unless said.
  /// - Throws: ``DocumentError`` if there was nothing to compare: a difference that is none because
  ///   nothing was looked at would be a green test that tests nothing.
  public init(
    from old: TimelineDocument, to new: TimelineDocument,
    tolerance: KeyframeReduction.Tolerance = .all(TimelineDifference.standardTolerance)
  ) throws(DocumentError) {
    for (name, document) in [("old", old), ("new", new)] where document.keyframes.isEmpty {
      throw DocumentError("nothing was compared: the \(name) timeline has no keyframes", line: 1)
    }
    let times = TimelineDifference.times(of: old, new)
    notes = TimelineDifference.notes(from: old.header, to: new.header)
    comparedInstants = times.count
    comparedChannels = BookChannel.allCases.count
    channels = BookChannel.allCases.compactMap { channel in
      ChannelDifference(
        channel, from: ChannelTrace(channel, of: old), to: ChannelTrace(channel, of: new),
        at: times, phase: old.header.phase, tolerance: tolerance[channel])
    }
  }

  /// A thousandth: of a point, of a degree, of an opacity. Nobody sees it.
  public static let standardTolerance = 0.001

  private static func times(of old: TimelineDocument, _ new: TimelineDocument) -> [Double] {
    let (a, b) = (old.times, new.times)
    var times: [Double] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      let next = min(i < a.count ? a[i] : .infinity, j < b.count ? b[j] : .infinity)
      // Frames of other rates may fall on the same instant but for a rounding.
      while i < a.count, a[i] <= next + sameInstant { i += 1 }
      while j < b.count, b[j] <= next + sameInstant { j += 1 }
      times.append(next)
    }
    return times
  }

  private static let sameInstant = 1e-9

  private static func notes(from old: TimelineHeader, to new: TimelineHeader) -> [String] {
    var notes: [String] = []
    func note(_ name: String, _ old: some Equatable, _ new: some Equatable, _ differ: Bool) {
      if differ { notes.append("\(name) is \(new), not \(old)") }
    }
    note(
      "direction", old.direction.rawValue, new.direction.rawValue, old.direction != new.direction)
    note(
      "binding", old.layout.binding.rawValue, new.layout.binding.rawValue,
      old.layout.binding != new.layout.binding)
    note(
      "frame rate", ReadableNumbers.text(old.framesPerSecond),
      ReadableNumbers.text(new.framesPerSecond), old.framesPerSecond != new.framesPerSecond)
    note(
      "duration", old.durationWords, new.durationWords,
      (old.duration - new.duration).magnitude > TimelineDifference.sameDuration)
    notes += phaseNotes(from: old.phases, to: new.phases)
    return notes
  }

  private static let sameDuration = 1e-6

  private static func phaseNotes(
    from old: [TimelineHeader.Phase], to new: [TimelineHeader.Phase]
  ) -> [String] {
    guard old.map(\.phase) == new.map(\.phase) else {
      func words(_ phases: [TimelineHeader.Phase]) -> String {
        phases.map(\.phase.rawValue).joined(separator: ", ")
      }
      return ["phases are \(words(new)), not \(words(old))"]
    }
    return zip(old, new).compactMap { old, new in
      guard (new.time - old.time).magnitude > sameDuration else { return nil }
      return "\(new.phase.rawValue) begins \(Words.later(new.time - old.time)), at "
        + "\(Words.seconds(new.time))"
    }
  }
}

extension TimelineDocument {
  fileprivate var times: [Double] {
    keyframes.map { Double($0.frame) / header.framesPerSecond }
  }
}

extension TimelineHeader {
  fileprivate func phase(at time: Double) -> AnimationPhase {
    phases.last { $0.time <= time + 1e-9 }?.phase ?? .idle
  }

  fileprivate var durationWords: String {
    "\(Words.seconds(duration)) (\(frameCount) \(frameCount == 1 ? "frame" : "frames"))"
  }
}
