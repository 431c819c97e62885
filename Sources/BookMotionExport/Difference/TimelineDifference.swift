public import BookMotion

/// How a timeline differs from another, by number: what a golden test shows instead of a diff of
/// texts.
///
/// ```swift
/// let difference = try TimelineDifference(from: golden, to: document)
/// difference.isNone  // or print(difference.words)
/// ```
///
/// Values are compared at the times of all keyframes of both, straight between keyframes. Of two
/// rates only the instants that both have are compared, if there are ten of them, because between
/// frames nothing is straight. Where one of both has only the keyframes that are enough, the errors
/// that it states are no difference.
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
    try TimelineDifference.check(old.keyframes.count, new.keyframes.count)
    let (oldTimes, newTimes) = (old.frameTimes, new.frameTimes)
    let areWhole = old.header.errors == nil && new.header.errors == nil
    let haveOtherRates = old.header.framesPerSecond != new.header.framesPerSecond
    let times = TimelineDifference.times(
      oldTimes, newTimes, areShared: haveOtherRates && areWhole)
    let errors = TimelineDifference.foreseen(old.header.errors, new.header.errors)
    notes = TimelineDifference.notes(from: old.header, to: new.header)
    comparedInstants = times.count
    comparedChannels = BookChannel.allCases.count
    channels = BookChannel.allCases.compactMap { channel in
      ChannelDifference(
        channel.rawValue, from: ChannelTrace(old.keyframes.map { $0[channel] }, at: oldTimes),
        to: ChannelTrace(new.keyframes.map { $0[channel] }, at: newTimes), at: times,
        phase: { old.header.phase(at: $0).rawValue },
        tolerance: tolerance[channel] + (errors[channel] ?? 0))
    }
  }

  /// A thousandth: of a point, of a degree, of an opacity. Nobody sees it.
  public static let standardTolerance = 0.001

  static func check(_ old: Int, _ new: Int) throws(DocumentError) {
    for (name, count) in [("old", old), ("new", new)] where count == 0 {
      throw DocumentError("nothing was compared: the \(name) timeline has no keyframes", line: 1)
    }
  }

  /// The times of both, in order, each once; or only those that both have, and those at which one of
  /// them has ended.
  static func times(_ a: [Double], _ b: [Double], areShared: Bool) -> [Double] {
    var all: [Double] = []
    var shared: [Double] = []
    var count = 0
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      let next = min(i < a.count ? a[i] : .infinity, j < b.count ? b[j] : .infinity)
      let (before, past) = ((i, j), i == a.count || j == b.count)
      // Frames of other rates may fall on the same instant but for a rounding.
      while i < a.count, a[i] <= next + sameInstant { i += 1 }
      while j < b.count, b[j] <= next + sameInstant { j += 1 }
      let isShared = i > before.0 && j > before.1
      all.append(next)
      if isShared || past { shared.append(next) }
      if isShared { count += 1 }
    }
    return areShared && count >= fewestShared ? shared : all
  }

  private static let fewestShared = 10

  static let sameInstant = 1e-9

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
    if let note = reductionNote(from: old.errors, to: new.errors) { notes.append(note) }
    // Of two directions all phases are others.
    if old.direction == new.direction { notes += phaseNotes(from: old.phases, to: new.phases) }
    return notes
  }

  /// How far channels may be apart because frames are left out of one only. Of two that are reduced
  /// alike, every keyframe is to be the same.
  static func foreseen<Channel>(
    _ old: [Channel: Double]?, _ new: [Channel: Double]?
  ) -> [Channel: Double] {
    (old == nil) == (new == nil) ? [:] : old ?? new ?? [:]
  }

  /// What is said if frames are left out of one only.
  static func reductionNote<Errors>(from old: Errors?, to new: Errors?) -> String? {
    let (few, all) = ("only keyframes, and the errors that they make", "every frame")
    return switch (old == nil, new == nil) {
    case (false, true): "has \(all), not \(few)"
    case (true, false): "has \(few), not \(all)"
    default: nil
    }
  }

  static let sameDuration = 1e-6

  private static func phaseNotes(
    from old: [TimelineHeader.Phase], to new: [TimelineHeader.Phase]
  ) -> [String] {
    let (before, after) = (old.map(\.phase), new.map(\.phase))
    let gone = before.filter { !after.contains($0) }
    let come = after.filter { !before.contains($0) }
    let stayed = old.filter { !gone.contains($0.phase) }
    let still = new.filter { !come.contains($0.phase) }
    var notes: [String] = []
    if !gone.isEmpty {
      notes.append(Words.list(gone.map(\.rawValue)) + (gone.count == 1 ? " is gone" : " are gone"))
    }
    if !come.isEmpty {
      notes.append(Words.list(come.map(\.rawValue)) + (come.count == 1 ? " is new" : " are new"))
    }
    guard stayed.map(\.phase) == still.map(\.phase) else {
      let names = [after, before].map { $0.map(\.rawValue).joined(separator: ", ") }
      return ["phases are \(names[0]), not \(names[1])"]
    }
    return notes
      + zip(stayed, still).compactMap { old, new in
        guard (new.time - old.time).magnitude > sameDuration else { return nil }
        return "\(new.phase.rawValue) begins \(Words.later(new.time - old.time)), at "
          + "\(Words.seconds(new.time))"
      }
  }
}

extension TimelineDocument {
  fileprivate var frameTimes: [Double] {
    keyframes.map { Double($0.frame) / header.framesPerSecond }
  }
}

extension TimelineHeader {
  fileprivate func phase(at time: Double) -> AnimationPhase {
    phases.last { $0.time <= time + TimelineDifference.sameInstant }?.phase ?? .idle
  }

  fileprivate var durationWords: String {
    "\(Words.seconds(duration)) (\(frameCount) \(frameCount == 1 ? "frame" : "frames"))"
  }
}
