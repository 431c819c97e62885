package import BookMotion

/// What a page plays, whatever its type: Embedded Swift has no other existentials than those of
/// classes.
///
/// What only some plays can answer is refused by default.
package protocol PagePlay: AnyObject {
  /// The texts that the tape had, quoted as in JSON.
  var texts: [[UInt8]] { get set }

  func perform(_ gesture: Gesture) -> PlayOutcome?
  func clear()
  func choices(at time: Double) -> Int32
  func finger(at point: BookPoint, _ time: Double, _ tape: Memory<Double>) -> Int32

  func events(_ tape: Memory<Double>) -> Int32
  func end(_ tape: Memory<Double>) -> Int32
  func pose(at time: Double, _ tape: Memory<Double>) -> Int32
  func samples(of channel: Int, at times: SampleTimes, _ tape: Memory<Double>) -> Int32
  func cues(in times: Range<Double>, _ tape: Memory<Double>) -> Int32
  func hash(at times: SampleTimes, _ tape: Memory<Double>) -> Int32

  func scene(at time: Double, _ tape: Memory<Double>) -> Int32
  func lint(_ tape: Memory<Double>) -> (code: Int32, text: [UInt8])
  func document() -> [UInt8]?
  func painting(at time: Double) -> [UInt8]?
}

extension PagePlay {
  package func scene(at time: Double, _ tape: Memory<Double>) -> Int32 {
    DeskRefusal.noPlay.rawValue
  }

  package func lint(_ tape: Memory<Double>) -> (code: Int32, text: [UInt8]) {
    (DeskRefusal.noPlay.rawValue, [])
  }

  package func document() -> [UInt8]? { nil }

  package func painting(at time: Double) -> [UInt8]? { nil }
}

/// A page's play that is a run.
package protocol PageRun: PagePlay {
  associatedtype Player: Play

  var run: Run<Player> { get set }
}

extension PageRun {
  package func perform(_ gesture: Gesture) -> PlayOutcome? { run.perform(gesture) }

  package func clear() { run.clear() }

  package func choices(at time: Double) -> Int32 {
    let play = run.play(at: time)
    var bits: Int32 = 0
    for verb in 0..<Player.verbCount
    where Player.numberCount(of: verb) == 0 && play.minds(Gesture(verb, at: time)) {
      bits |= 1 << verb
    }
    return bits
  }

  package func finger(at point: BookPoint, _ time: Double, _ tape: Memory<Double>) -> Int32 {
    let play = run.play(at: time)
    let place = play.place(of: point, at: time)
    var answer = Answer(tape)
    answer.add(place.x, place.y, Double(play.verb(tapping: point, at: time) ?? -1))
    return answer.code
  }
}

extension PageRun {
  package func events(_ tape: Memory<Double>) -> Int32 {
    var answer = Answer(tape)
    for event in run.events {
      answer.add(Double(Player.verb(of: event)), Player.time(of: event))
    }
    return answer.code
  }

  package func end(_ tape: Memory<Double>) -> Int32 {
    let rest = run.rest
    var answer = Answer(tape)
    answer.add(rest ?? run.lastTime, rest == nil ? 1 : 0)
    return answer.code
  }

  package func pose(at time: Double, _ tape: Memory<Double>) -> Int32 {
    let (play, pose) = run.instant(at: time)
    var answer = Answer(tape)
    for channel in 0..<Player.channelCount {
      answer.add(play.value(channel, of: pose, at: time))
    }
    answer.add(Double(Player.Phase.number(of: play.phase(at: time))))
    return answer.code
  }

  package func samples(
    of channel: Int, at times: SampleTimes, _ tape: Memory<Double>
  ) -> Int32 {
    guard channel < Player.channelCount else { return DeskRefusal.noNumber.rawValue }
    var answer = Answer(tape)
    for index in 0..<times.count {
      let (play, pose) = run.instant(at: times[index])
      answer.add(play.value(channel, of: pose, at: times[index]))
    }
    return answer.code
  }

  package func cues(in times: Range<Double>, _ tape: Memory<Double>) -> Int32 {
    var answer = Answer(tape)
    for (time, phase) in run.phases(in: times) {
      answer.add(time, 0, Double(Player.Phase.number(of: phase)))
    }
    for cue in run.cues(in: times) { answer.add(cue.time, 1, Double(cue.number)) }
    return answer.code
  }

  package func hash(at times: SampleTimes, _ tape: Memory<Double>) -> Int32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<times.count {
      let (play, pose) = run.instant(at: times[index])
      for channel in 0..<Player.channelCount {
        let bits = play.value(channel, of: pose, at: times[index]).bitPattern
        hash = (hash ^ bits) &* 0x100_0000_01B3
      }
    }
    var answer = Answer(tape)
    answer.add(Double(hash >> 32), Double(hash & 0xFFFF_FFFF))
    return answer.code
  }
}
