public import BookMotion

extension TimelineDifference {
  /// Compares two timelines of a scene.
  ///
  /// - Parameters:
  ///   - old: The golden one.
  ///   - new: What has become of it.
  ///   - tolerance: How much difference is none.
  ///   - tolerances: The same for single channels.
  /// - Throws: ``DocumentError`` if they are of different scenes: there would be nothing to compare.
  public init(
    from old: SceneDocument, to new: SceneDocument,
    tolerance: Double = TimelineDifference.standardTolerance, tolerances: [String: Double] = [:]
  ) throws(DocumentError) {
    try TimelineDifference.check(old.keyframes.count, new.keyframes.count)
    guard old.kind == new.kind else {
      throw DocumentError(
        "nothing was compared: the old scene is \(old.kind.rawValue), the new one "
          + new.kind.rawValue, line: 1)
    }
    let (oldTimes, newTimes) = (old.frameTimes, new.frameTimes)
    let areWhole = old.errors == nil && new.errors == nil
    let times = TimelineDifference.times(
      oldTimes, newTimes, areShared: areWhole && old.framesPerSecond != new.framesPerSecond)
    let errors = TimelineDifference.foreseen(old.errors, new.errors)
    let channels = old.kind.channels
    notes = TimelineDifference.notes(from: old, to: new)
    comparedInstants = times.count
    comparedChannels = channels.count
    self.channels = channels.enumerated().compactMap { lane, channel in
      ChannelDifference(
        channel.name, from: ChannelTrace(old.keyframes.map { $0.values[lane] }, at: oldTimes),
        to: ChannelTrace(new.keyframes.map { $0.values[lane] }, at: newTimes), at: times,
        phase: old.phase,
        tolerance: (tolerances[channel.name] ?? tolerance) + (errors[channel.name] ?? 0))
    }
  }

  private static func notes(from old: SceneDocument, to new: SceneDocument) -> [String] {
    var notes: [String] = []
    if old.binding != new.binding {
      notes.append("binding is \(new.binding.rawValue), not \(old.binding.rawValue)")
    }
    if old.screen != new.screen {
      notes.append("screen is \(new.screen.words), not \(old.screen.words)")
    }
    if old.framesPerSecond != new.framesPerSecond {
      let rates = [new, old].map { ReadableNumbers.text($0.framesPerSecond) }
      notes.append("frame rate is \(rates[0]), not \(rates[1])")
    }
    if (old.duration - new.duration).magnitude > sameDuration {
      let times = [new, old].map { Words.seconds($0.duration) }
      notes.append("duration is \(times[0]), not \(times[1])")
    }
    if let note = reductionNote(from: old.errors, to: new.errors) { notes.append(note) }
    if old.events != new.events { notes.append("other things happen") }
    if old.phases.map(\.name) != new.phases.map(\.name) {
      let names = [new, old].map { $0.phases.map(\.name).joined(separator: ", ") }
      notes.append("phases are \(names[0]), not \(names[1])")
    }
    return notes + cueNotes(from: old.cues, to: new.cues)
  }

  private static func cueNotes(from old: [SceneCue], to new: [SceneCue]) -> [String] {
    guard old.map(\.name) == new.map(\.name) else {
      let names = [new, old].map { cues in
        cues.isEmpty ? "none" : cues.map(\.name).joined(separator: ", ")
      }
      return ["cues are \(names[0]), not \(names[1])"]
    }
    return zip(old, new).compactMap { old, new in
      guard (new.time - old.time).magnitude > sameDuration else { return nil }
      return
        "\(new.name) is told \(Words.later(new.time - old.time)), at \(Words.seconds(new.time))"
    }
  }
}

extension SceneDocument {
  fileprivate var frameTimes: [Double] {
    keyframes.map { Double($0.frame) / framesPerSecond }
  }

  fileprivate func phase(at time: Double) -> String {
    phases.last { $0.time <= time + TimelineDifference.sameInstant }?.name ?? ""
  }
}

extension BookSize {
  fileprivate var words: String {
    "\(ReadableNumbers.text(width)) × \(ReadableNumbers.text(height))"
  }
}
