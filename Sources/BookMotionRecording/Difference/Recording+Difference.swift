import BookMotion
import BookMotionDocuments

extension Recording {
  /// The differences between two recordings: first the causes, found in their origins, then the
  /// consequences, found in their values.
  ///
  /// ```swift
  /// let difference = try Recording.Difference(from: golden, to: recording)
  /// difference.isNone  // or print(difference.words())
  /// ```
  ///
  /// Values are compared at the times of all keyframes of both recordings, interpolating linearly
  /// between keyframes. If the frame rates differ, only the instants that both recordings have are
  /// compared, provided there are at least ten of them, because values between frames are not linear.
  /// If only one recording is reduced to keyframes, its stated errors are added to the tolerance.
  /// Everything that merely follows a phase that begins later is reported in a single line for all
  /// channels.
  public struct Difference: Hashable, Sendable {
    /// The differences in the origins and formats of the recordings.
    package let causes: [Cause]

    /// The differences in phases, cues, and duration, in words.
    package let consequences: [String]

    /// The channels that differ by more than their tolerance, in channel order.
    package let channels: [ChannelDifference]

    /// The number of instants compared.
    let comparedInstants: Int

    /// The number of channels compared.
    let comparedChannels: Int

    /// The number of channels that only moved with their phases.
    private let following: Int

    /// True if channels are compared from the beginning of each phase.
    private let isAligned: Bool

    /// A Boolean value that indicates whether the recordings match.
    public var isNone: Bool { causes.isEmpty && consequences.isEmpty && channels.isEmpty }

    /// Compares two recordings.
    ///
    /// - Parameters:
    ///   - old: The golden recording.
    ///   - new: The recording to compare with it.
    ///   - tolerance: The largest differences to ignore.
    /// - Throws: ``BookExportError`` if `tolerance` names a channel that neither recording has, or if
    ///   there is nothing to compare, because a test that compares nothing must not pass.
    public init(
      from old: Recording, to new: Recording, tolerance: Recording.Tolerance = .golden
    ) throws(BookExportError) {
      guard old.score.scene == new.score.scene else {
        throw BookExportError(
          .nothingCompared,
          "nothing was compared: one is the scene \(old.score.scene.inSentence), the other is "
            + new.score.scene.inSentence)
      }
      let shared = old.channels.filter { new.channels.contains($0) }
      guard !shared.isEmpty else {
        throw BookExportError(
          .nothingCompared,
          "nothing was compared: \(old.title.inSentence) and \(new.title.inSentence) have no "
            + "channel in common")
      }
      if let other = tolerance.names.first(where: { old.lane($0) == nil && new.lane($0) == nil }) {
        throw BookExportError(.noChannel, "neither recording has a channel \"\(other.inSentence)\"")
      }
      let comparison = Comparison(old, new, tolerance)
      let shift = PhaseShift(from: old, to: new)
      let moved = shift.map { Comparison(comparison, movedBy: $0) }
      var changes: [ChannelDifference] = []
      var following = 0
      for channel in shared {
        guard let change = comparison.difference(of: channel) else { continue }
        guard let moved else {
          changes.append(change)
          continue
        }
        if let other = moved.difference(of: channel) {
          changes.append(other)
        } else {
          following += 1
        }
      }
      causes = Cause.all(from: old.score, to: new.score) + Recording.Difference.forms(old, new)
      consequences = Recording.Difference.consequences(old, new, shift, following: following)
      channels = changes
      comparedInstants = comparison.times.count
      comparedChannels = shared.count
      self.following = following
      isAligned = shift != nil
    }
  }
}

extension BookExportError.Code {
  /// The recordings have nothing in common to compare.
  package static let nothingCompared = BookExportError.Code(rawValue: "nothingCompared")
}

/// Two recordings and the instants at which they are compared.
private struct Comparison {
  private let old: Recording
  private let new: Recording
  private let tolerance: Recording.Tolerance
  private let before: ToldFrames
  private let after: ToldFrames
  private let shift: PhaseShift?
  /// The time assumed for each written frame of the new recording, or `nil` if it is left out.
  private let newTimes: [Double?]
  let times: [Double]

  init(_ old: Recording, _ new: Recording, _ tolerance: Recording.Tolerance) {
    self.old = old
    self.new = new
    self.tolerance = tolerance
    before = ToldFrames(of: old)
    after = ToldFrames(of: new)
    shift = nil
    newTimes = after.times
    let areWhole = old.errors == nil && new.errors == nil
    times = Comparison.times(
      before.times, after.times, areShared: areWhole && old.framesPerSecond != new.framesPerSecond)
  }

  /// Creates the same comparison with the new recording's phases shifted to where the old recording
  /// has them.
  init(_ other: Comparison, movedBy shift: PhaseShift) {
    old = other.old
    new = other.new
    tolerance = other.tolerance
    before = other.before
    after = other.after
    self.shift = shift
    newTimes = other.after.times.map { shift.old($0) }
    let moved = newTimes.compactMap { $0 }.sorted()
    var next = 0
    times = Comparison.times(before.times, moved, areShared: false).filter { time in
      while next + 1 < moved.count, moved[next] < time - Comparison.sameInstant { next += 1 }
      // Between two phases, the new recording may lack frames that the old one has.
      return !moved.isEmpty && shift.keeps(time, before: max(time, moved[next]))
    }
  }

  func difference(of channel: Recording.Channel) -> ChannelDifference? {
    guard let oldLane = old.lane(channel.name), let newLane = new.lane(channel.name) else {
      return nil
    }
    let moved = zip(newTimes, after.columns[newLane]).compactMap { time, value in
      time.map { (time: $0, value: value) }
    }
    let trace = ChannelTrace(before.columns[oldLane], at: before.times)
    let tolerance = tolerance.of(channel) + foreseen(oldLane, newLane)
    guard
      let largest = LargestDifference(
        from: trace, to: ChannelTrace(moved.map(\.value), at: moved.map(\.time)), at: times,
        tolerance: tolerance, least: channel.unit.justVisible,
        end: old.duration == new.duration
          ? .infinity : min(old.duration, new.duration) - Comparison.sameInstant,
        newTime: shift.map { shift in { shift.new($0) } })
    else { return nil }
    // A peak may come after the end of the phase's old length, which `moved` leaves out.
    let change = ChannelDifference.Change(
      from: trace, to: ChannelTrace(after.columns[newLane], at: after.times),
      tolerance: tolerance, isMirrored: largest.isMirrored
    ) { old, new in
      if let shift { shift.later(old, new) } else { new - old }
    }
    let time = shift?.new(largest.time) ?? largest.time
    return ChannelDifference(
      channel: channel.name, time: time, phase: new.phase(at: time + Comparison.sameInstant),
      old: largest.old, new: largest.new, tolerance: tolerance, change: change)
  }

  /// Returns the error to expect because only one recording is reduced. If both are reduced, their
  /// keyframes must match.
  private func foreseen(_ before: Int, _ after: Int) -> Double {
    switch (old.errors, new.errors) {
    case (.some(let errors), nil): errors[before]
    case (nil, .some(let errors)): errors[after]
    default: 0
    }
  }

  /// Returns the times of both recordings, in order and without duplicates. If `areShared` is true,
  /// returns only the times that both have and those after one of them has ended, unless they share
  /// too few.
  private static func times(_ a: [Double], _ b: [Double], areShared: Bool) -> [Double] {
    var all: [Double] = []
    var shared: [Double] = []
    var count = 0
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      let next = min(i < a.count ? a[i] : .infinity, j < b.count ? b[j] : .infinity)
      let (before, past) = ((i, j), i == a.count || j == b.count)
      // Frames at different rates may fall on the same instant except for rounding.
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
  private static let sameInstant = 1e-9
}

/// The written frames of a recording, with one column per channel.
private struct ToldFrames {
  let times: [Double]
  let columns: [[Double]]

  init(of recording: Recording) {
    var times: [Double] = []
    var columns = [[Double]](repeating: [], count: recording.channels.count)
    recording.forEachWrittenFrame { time, values in
      times.append(time)
      for (lane, value) in values.enumerated() { columns[lane].append(value) }
    }
    (self.times, self.columns) = (times, columns)
  }
}

extension Recording.Difference {
  /// Returns the differences in format: frame rate, channels, and whether frames are left out.
  private static func forms(_ old: Recording, _ new: Recording) -> [Cause] {
    var causes: [Cause] = []
    func add(_ path: String, _ name: String, _ old: String, _ new: String) {
      guard old != new else { return }
      causes.append(
        Cause(path, JSONText.quoted(old), JSONText.quoted(new), "\(name) \(new), not \(old)"))
    }
    add(
      "framesPerSecond", "frame rate is", JSONText.number(old.framesPerSecond),
      JSONText.number(new.framesPerSecond))
    add("errors", "has", old.form, new.form)
    for channel in old.channels where !new.channels.contains(channel) {
      let unit = new.channels.first { $0.name == channel.name }?.unit.rawValue
      causes.append(
        Cause(
          path: "channels.\(channel.name)", old: JSONText.quoted(channel.unit.rawValue),
          new: unit.map(JSONText.quoted),
          words: "channel \(Words.name(channel.name)) "
            + (unit.map { "is in \($0), not \(channel.unit.rawValue)" } ?? "is gone")))
    }
    for channel in new.channels where old.lane(channel.name) == nil {
      causes.append(
        Cause(
          path: "channels.\(channel.name)", old: nil, new: JSONText.quoted(channel.unit.rawValue),
          words: "channel \(Words.name(channel.name)) is new"))
    }
    return causes
  }

  private static func consequences(
    _ old: Recording, _ new: Recording, _ shift: PhaseShift?, following: Int
  ) -> [String] {
    var sentences: [String] = []
    let (before, after) = (old.phases.map(\.name), new.phases.map(\.name))
    if before != after {
      sentences.append(
        "phases are \(after.joined(separator: ", ")); they were \(before.joined(separator: ", "))")
    }
    let (cues, movedCues) = cueSentences(old, new, shift)
    if let shift { sentences.append(shift.sentence(cues: movedCues, channels: following)) }
    sentences += cues
    if (old.duration - new.duration).magnitude > PhaseShift.sameInstant {
      sentences.append("duration is \(new.durationWords), not \(old.durationWords)")
    }
    return sentences
  }

  /// Returns sentences about the cues that changed, and the number of cues that only moved with
  /// their phases.
  private static func cueSentences(
    _ old: Recording, _ new: Recording, _ shift: PhaseShift?
  ) -> (sentences: [String], moved: Int) {
    var sentences: [String] = []
    var moved = 0
    // Cues with the same name are compared in order: the first with the first, and so on.
    func named(_ cues: [Recording.Cue]) -> [String: [Double]] {
      Dictionary(grouping: cues, by: \.name).mapValues { $0.map(\.time) }
    }
    let (before, after) = (named(old.cues), named(new.cues))
    for name in before.keys.sorted() + after.keys.filter({ before[$0] == nil }).sorted() {
      let (was, comes) = (before[name] ?? [], after[name] ?? [])
      for (time, now) in zip(was, comes) where (now - time).magnitude > PhaseShift.sameInstant {
        if let same = shift?.old(now), (same - time).magnitude <= PhaseShift.sameInstant {
          moved += 1
        } else {
          // A cue may move with its phase, or stay where it was.
          let aligned = shift?.new(time) ?? time
          let expected = (now - aligned).magnitude < (now - time).magnitude ? aligned : time
          let isMoved = (expected - time).magnitude > PhaseShift.sameInstant
          if isMoved, (now - expected).magnitude < Words.leastShownShift {
            moved += 1
            continue
          }
          sentences.append(
            "cue \(name) comes \(Words.later(now - expected))\(isMoved ? " in its phase" : ""), "
              + "at \(Words.seconds(now))")
        }
      }
      sentences += was.dropFirst(comes.count).map { "cue \(name) at \(Words.seconds($0)) is gone" }
      sentences += comes.dropFirst(was.count).map { "cue \(name) at \(Words.seconds($0)) is new" }
    }
    return (sentences, moved)
  }
}

extension PhaseShift {
  /// Returns one sentence for everything that only moved in time.
  fileprivate func sentence(cues: Int, channels: Int) -> String {
    // Phases that move by the same amount are listed together.
    var groups: [(phases: [String], later: Double)] = []
    for (phase, later) in shifts {
      if let last = groups.last, (last.later - later).magnitude <= PhaseShift.sameInstant {
        groups[groups.count - 1].phases.append(phase)
      } else {
        groups.append(([phase], later))
      }
    }
    let words = groups.map { group in
      "\(group.phases.andList) \(group.phases.count == 1 ? "begins" : "begin") "
        + Words.later(group.later)
    }
    let others = [(cues, "cue"), (channels, "channel")].filter { $0.0 > 0 }.map {
      Words.count($0, $1)
    }
    let sentence = words.joined(separator: "; ")
    if others.isEmpty { return sentence }
    // After several groups, "along with" would refer to the last one only.
    return groups.count == 1
      ? sentence + ", along with \(others.andList)"
      : sentence + "; " + others.andList + " move along"
  }
}

extension Recording {
  fileprivate var durationWords: String {
    "\(Words.seconds(duration)) (\(Words.count(count, "frame")))"
  }

  /// The form of the recording: complete, or reduced to keyframes.
  fileprivate var form: String {
    errors == nil ? "every frame" : "only keyframes, with their errors"
  }
}

extension Recording.Difference {
  /// Returns the differences as text, one per line, between a first line that names the recordings, if
  /// they have names, and a last line with the totals.
  ///
  /// ```
  /// new.json differs from golden.json:
  /// stage flipping lasts 0.7 s, not 0.6 s
  /// revealing and complete begin 100 ms later, along with 2 cues and 9 channels
  /// counted from the beginning of each phase:
  /// spine opacity peaks 12 ms later; largest difference 0.031 at 0.84 s, in flipping (0.5, not 0.469)
  /// 1 of 25 channels changed beyond that; compared at 109 instants
  /// ```
  ///
  /// - Parameters:
  ///   - old: The name of the old file, if it has one.
  ///   - new: The name of the new file, if it has one.
  /// - Returns: The text.
  public func words(old: String? = nil, new: String? = nil) -> String {
    let count =
      channels.isEmpty
      ? "no \(following > 0 ? "other " : "")channel changed: \(comparedChannels) compared"
      : "\(channels.count) of \(Words.count(comparedChannels, "channel")) changed"
        + (following > 0 ? " beyond that" : "")
    var lines: [String] = []
    if let old, let new {
      lines = [isNone ? "\(new) matches \(old)" : "\(new) differs from \(old):"]
    }
    // Names may contain unprintable characters.
    let head = isAligned && !channels.isEmpty ? ["counted from the beginning of each phase:"] : []
    lines += (causes.map(\.words) + consequences + head + channels.map(\.words)).map(\.printable)
    let instants = Words.count(comparedInstants, "instant")
    lines.append(
      channels.isEmpty ? "\(count), at \(instants)" : "\(count); compared at \(instants)")
    return lines.map(\.printable).joined(separator: "\n") + "\n"
  }

  /// Returns the differences as JSON: one object, with one difference per line.
  ///
  /// - Parameters:
  ///   - old: The name of the old file, if it has one.
  ///   - new: The name of the new file, if it has one.
  /// - Returns: The text.
  package func json(old: String? = nil, new: String? = nil) -> String {
    let names = [("old", old), ("new", new)].compactMap { key, name in
      name.map { "\"\(key)\": \(JSONText.quoted($0)),\n" }
    }
    return """
      {"schema": "bookmotion.difference/1",
      \(names.joined())"instants": \(comparedInstants),
      "channels": \(comparedChannels),
      "causes": \(JSONText.lines(causes.map(\.json))),
      "consequences": \(JSONText.lines(consequences.map(JSONText.quoted))),
      "differences": \(JSONText.lines(channels.map(\.json)))}

      """
  }
}

extension Cause {
  fileprivate var json: String {
    JSONText.object([
      ("path", JSONText.quoted(path)), ("old", old ?? "null"), ("new", new ?? "null"),
      ("words", JSONText.quoted(words)),
    ])
  }
}

extension ChannelDifference {
  /// The difference in one line: the change of the channel, and the largest difference.
  package var words: String {
    "\(Words.name(channel)) \(change.words); largest difference "
      + "\(Words.number(difference.magnitude)) at \(Words.seconds(time)), in \(phase) "
      + "(\(Words.number(new)), not \(Words.number(old)))"
  }

  fileprivate var json: String {
    JSONText.object([
      ("channel", JSONText.quoted(channel)),
      ("phase", JSONText.quoted(phase)),
      ("time", NumberGrid.standard.text(time)),
      ("old", NumberGrid.standard.text(old)),
      ("new", NumberGrid.standard.text(new)),
      ("difference", NumberGrid.standard.text(difference)),
      ("tolerance", JSONText.number(tolerance)),
      ("words", JSONText.quoted(words)),
    ])
  }
}

extension ChannelDifference.Change {
  /// The words before the largest difference.
  fileprivate var words: String {
    switch self {
    case .beginsToMove: "moves now"
    case .movesNoMore: "no longer moves"
    case .starts(let new, let old): "starts at \(Words.number(new)), not \(Words.number(old))"
    case .ends(let new, let old): "ends at \(Words.number(new)), not \(Words.number(old))"
    case .isMirrored: "is mirrored"
    case .peaks(let later, let higher, let isHigh):
      "\(isHigh ? "peaks" : "is lowest") \(Words.later(later))"
        + (higher == 0 ? "" : " and \(Words.higher(higher))")
    case .peaksNow(let value, let isHigh):
      "\(isHigh ? "peaks" : "is lowest") at \(Words.number(value)) now"
    case .isHalfwayBack(let later): "is halfway back \(Words.later(later))"
    case .reaches(let higher, let isHigh):
      "\(isHigh ? "peaks" : "is lowest") \(Words.higher(higher))"
    case .isHalfway(let later): "is halfway \(Words.later(later))"
    case .other: "changes"
    }
  }
}
