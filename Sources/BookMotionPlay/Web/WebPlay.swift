import BookMotion

/// What a web page plays, whatever its type: Embedded Swift has no other existentials than those of
/// classes.
///
/// Each question is answered with numbers, or refused. What only some plays can answer is refused
/// by default.
package protocol WebPlay: AnyObject {
  /// The texts that the tape had, quoted as in JSON.
  var texts: [[UInt8]] { get set }

  /// Performs the event with the number `verb` at a time and a point. Returns the outcome, or a
  /// refusal.
  func perform(_ verb: Int32, at time: Double, x: Double, y: Double) -> Int32

  /// Discards all events.
  func clear()

  /// Returns a bit mask of the events without numbers that would have an effect, where bit *n*
  /// stands for event *n*, or a refusal.
  func choices(at time: Double) -> Int32

  /// Answers with a finger's location in the play's own coordinates, and the number of the event
  /// that a tap there performs, or −1 if none.
  func finger(at time: Double, x: Double, y: Double, _ answer: inout Answer) -> WebRefusal?

  /// Answers with the past events, each as its number and time.
  func events(_ answer: inout Answer) -> WebRefusal?

  /// Answers with the time from which nothing moves, and 0; or with the time of the last event, and
  /// 1, if something will never rest by itself.
  func end(_ answer: inout Answer) -> WebRefusal?

  /// Answers with the values of all channels, and the index of the phase's name.
  func pose(at time: Double, _ answer: inout Answer) -> WebRefusal?

  /// Answers with samples of a channel at evenly spaced times.
  func samples(
    of channel: Int32, from start: Double, to end: Double, count: Int32, _ answer: inout Answer
  ) -> WebRefusal?

  /// Answers with the phases and then the cues in a time range, each as its time, 0 or 1, and its
  /// index.
  func cues(from start: Double, to end: Double, _ answer: inout Answer) -> WebRefusal?

  /// Answers with a hash of all channels at `count` evenly spaced times, as two halves of 32 bits.
  /// Equal hashes mean that the poses are equal to the last bit.
  func hash(
    from start: Double, to end: Double, count: Int32, _ answer: inout Answer
  ) -> WebRefusal?

  /// Answers with the appearance of a book: see ``WebBook``.
  func scene(at time: Double, _ answer: inout Answer) -> WebRefusal?

  /// Answers with the faults and remarks of a choreography, and returns their messages: see
  /// ``WebBook``.
  func lint(_ answer: inout Answer) -> [UInt8]?

  /// Returns the choreography's document.
  func document() -> [UInt8]?

  /// Tells all that the choreography is made of: see ``TapeQuestion``. Returns false if there is none.
  func tell(_ answer: @escaping TapeQuestion.Reply) -> Bool

  /// Returns the picture at a time, as the content of an `svg` element.
  func painting(at time: Double) -> [UInt8]?
}

extension WebPlay {
  package func scene(at time: Double, _ answer: inout Answer) -> WebRefusal? { .noPlay }

  package func lint(_ answer: inout Answer) -> [UInt8]? { nil }

  package func document() -> [UInt8]? { nil }

  package func tell(_ answer: @escaping TapeQuestion.Reply) -> Bool { false }

  package func painting(at time: Double) -> [UInt8]? { nil }
}

/// A web page's play that is a run.
package protocol WebRun: WebPlay {
  associatedtype Player: Play

  var run: Run<Player> { get set }
}

extension WebRun {
  package func perform(_ verb: Int32, at time: Double, x: Double, y: Double) -> Int32 {
    let gesture = Gesture(Int(verb), at: time, BookPoint(x: x, y: y))
    guard time.isFinite, let outcome = run.perform(gesture) else {
      return WebRefusal.noNumber.rawValue
    }
    return outcome.rawValue
  }

  package func clear() { run.clear() }

  package func choices(at time: Double) -> Int32 {
    guard time.isFinite else { return WebRefusal.noNumber.rawValue }
    let play = run.play(at: time)
    var bits: Int32 = 0
    for verb in 0..<Player.verbCount
    where Player.numberCount(of: verb) == 0 && play.responds(to: Gesture(verb, at: time)) {
      bits |= 1 << verb
    }
    return bits
  }

  package func finger(
    at time: Double, x: Double, y: Double, _ answer: inout Answer
  ) -> WebRefusal? {
    guard time.isFinite, BookDomain.position.contains(x), BookDomain.position.contains(y) else {
      return .noNumber
    }
    let (play, point) = (run.play(at: time), BookPoint(x: x, y: y))
    let position = play.position(of: point, at: time)
    answer.add(position.x, position.y, Double(play.verb(tapping: point, at: time) ?? -1))
    return nil
  }
}

extension WebRun {
  package func events(_ answer: inout Answer) -> WebRefusal? {
    for event in run.events {
      answer.add(Double(Player.verb(of: event)), Player.time(of: event))
    }
    return nil
  }

  package func end(_ answer: inout Answer) -> WebRefusal? {
    let rest = run.rest
    answer.add(rest ?? run.lastTime, rest == nil ? 1 : 0)
    return nil
  }

  package func pose(at time: Double, _ answer: inout Answer) -> WebRefusal? {
    guard !time.isNaN else { return .noNumber }
    let (play, pose) = run.instant(at: time)
    for channel in 0..<Player.channelCount {
      answer.add(play.value(channel, of: pose, at: time))
    }
    answer.add(Double(play.phaseNumber(at: time)))
    return nil
  }

  package func samples(
    of channel: Int32, from start: Double, to end: Double, count: Int32, _ answer: inout Answer
  ) -> WebRefusal? {
    guard channel >= 0, channel < Int32(Player.channelCount) else { return .noNumber }
    return instants(from: start, to: end, count: count) { play, pose, time in
      answer.add(play.value(Int(channel), of: pose, at: time))
    }
  }

  package func cues(
    from start: Double, to end: Double, _ answer: inout Answer
  ) -> WebRefusal? {
    guard start <= end, start.isFinite else { return .noNumber }
    let times = start..<max(end, start.nextUp)
    for (time, _) in run.phases(in: times) {
      answer.add(time, 0, Double(run.play(at: time).phaseNumber(at: time)))
    }
    for cue in run.cues(in: times) { answer.add(cue.time, 1, Double(cue.number)) }
    return nil
  }

  package func hash(
    from start: Double, to end: Double, count: Int32, _ answer: inout Answer
  ) -> WebRefusal? {
    var hash = BitHash()
    let refusal = instants(from: start, to: end, count: count) { play, pose, time in
      for channel in 0..<Player.channelCount {
        hash.add(play.value(channel, of: pose, at: time))
      }
    }
    let halves = hash.halves
    answer.add(halves.0, halves.1)
    return refusal
  }

  /// Passes the play at `count` evenly spaced times.
  private func instants(
    from start: Double, to end: Double, count: Int32,
    _ body: (Player, Player.Pose, _ time: Double) -> Void
  ) -> WebRefusal? {
    guard count > 1, (end - start).isFinite else { return .noNumber }
    guard count <= Int32(WebLimit.capacity) else { return .tooLong }
    for index in 0..<Int(count) {
      let time = start + (end - start) * (Double(index) / Double(count - 1))
      let (play, pose) = run.instant(at: time)
      body(play, pose, time)
    }
    return nil
  }
}
