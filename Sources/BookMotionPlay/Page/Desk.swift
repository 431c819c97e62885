import BookMotion

/// The numeric interface between a page and the library: the page puts numbers on the tape, and
/// finds the answer there.
///
/// No input can make it trap. Invalid requests are answered with a ``DeskRefusal``.
package struct Desk {
  /// Begins the play on a tape, or returns `nil` if the tape doesn't describe one.
  package typealias Begin = (inout TapeReader) -> (any PagePlay)?

  /// The numbers passed in both directions.
  package let tape = Memory<Double>(count: DeskLimit.capacity, 0)

  /// The text of the last answer, as UTF-8.
  package private(set) var words = Memory<UInt8>(count: 0, 0)

  /// Begins the kind of play that the page shows.
  package var begin: Begin

  private var plays = [(any PagePlay)?](repeating: nil, count: DeskLimit.playCount)

  package init(_ begin: @escaping Begin) { self.begin = begin }
}

/// The reasons for a refusal, as negative numbers.
package enum DeskRefusal: Int32, Sendable, CaseIterable {
  /// There is no play of this number, or it can't answer this.
  case noPlay = -1
  /// The numbers on the tape don't describe a play.
  case noSetup = -2
  /// A number is invalid.
  case noNumber = -3
  /// The answer doesn't fit on the tape.
  case tooLong = -4
}

package enum DeskLimit {
  /// The count of numbers that fit on the tape.
  package static let capacity = 1 << 15
  /// The count of plays at a time: the one being tuned, its original, and the one to compare it
  /// with.
  package static let playCount = 4
}

extension Desk {
  /// Returns the play of this number, or `nil` if there is none.
  private func play(_ number: Int32) -> (any PagePlay)? {
    number >= 0 && number < Int32(plays.count) ? plays[Int(number)] : nil
  }

  /// Begins the play on the tape. An invalid one leaves the previous play in place.
  package mutating func load(_ number: Int32, count: Int32) -> Int32 {
    guard number >= 0, number < Int32(plays.count) else { return DeskRefusal.noPlay.rawValue }
    guard count >= 0, count <= Int32(DeskLimit.capacity) else {
      return DeskRefusal.noSetup.rawValue
    }
    var reader = TapeReader((0..<Int(count)).map { tape[$0] })
    guard let play = begin(&reader), let texts = try? reader.texts(), reader.isAtEnd else {
      return DeskRefusal.noSetup.rawValue
    }
    play.texts = texts
    plays[Int(number)] = play
    return 0
  }

  /// Performs the event with the number `verb` at a time and a place.
  package func perform(
    _ number: Int32, _ verb: Int32, at time: Double, x: Double, y: Double
  ) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    let gesture = Gesture(Int(verb), at: time, BookPoint(x: x, y: y))
    guard time.isFinite, let outcome = play.perform(gesture) else {
      return DeskRefusal.noNumber.rawValue
    }
    return outcome.rawValue
  }

  /// Discards all events.
  package func clear(_ number: Int32) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    play.clear()
    return 0
  }

  /// Returns a bit mask of the events without numbers that would have an effect, where bit *n*
  /// stands for event *n*.
  package func choices(_ number: Int32, at time: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    guard time.isFinite else { return DeskRefusal.noNumber.rawValue }
    return play.choices(at: time)
  }

  /// Puts a finger's location, in the play's own coordinates, on the tape, followed by the number
  /// of the event that a tap there performs, or −1 if none.
  package func finger(_ number: Int32, at time: Double, x: Double, y: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    guard time.isFinite, Domain.place.contains(x), Domain.place.contains(y) else {
      return DeskRefusal.noNumber.rawValue
    }
    return play.finger(at: BookPoint(x: x, y: y), time, tape)
  }
}

extension Desk {
  /// Puts the past events on the tape, each as its number and time.
  package func events(_ number: Int32) -> Int32 {
    play(number)?.events(tape) ?? DeskRefusal.noPlay.rawValue
  }

  /// Puts the time from which nothing moves on the tape, followed by 1 if something will never rest
  /// by itself, or 0. In that case, the time is that of the last event.
  package func end(_ number: Int32) -> Int32 {
    play(number)?.end(tape) ?? DeskRefusal.noPlay.rawValue
  }

  /// Puts the values of all channels at a time on the tape, followed by the index of the phase.
  package func pose(_ number: Int32, at time: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    return time.isNaN ? DeskRefusal.noNumber.rawValue : play.pose(at: time, tape)
  }

  /// Puts samples of a channel at evenly spaced times on the tape.
  package func samples(
    _ number: Int32, of channel: Int32, from start: Double, to end: Double, count: Int32
  ) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    guard channel >= 0, count > 1, (end - start).isFinite else {
      return DeskRefusal.noNumber.rawValue
    }
    guard count <= Int32(DeskLimit.capacity) else { return DeskRefusal.tooLong.rawValue }
    return play.samples(of: Int(channel), at: SampleTimes(start, end, Int(count)), tape)
  }

  /// Puts the phases and then the cues in a time range on the tape, each as its time, 0 or 1, and
  /// its index.
  package func cues(_ number: Int32, from start: Double, to end: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    guard start <= end, start.isFinite else { return DeskRefusal.noNumber.rawValue }
    return play.cues(in: start..<max(end, start.nextUp), tape)
  }

  /// Puts a hash of all channels at `count` evenly spaced times on the tape, as two halves of 32
  /// bits. Equal hashes mean that the poses are equal to the last bit.
  package func hash(_ number: Int32, from start: Double, to end: Double, count: Int32) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    guard count > 1, (end - start).isFinite else { return DeskRefusal.noNumber.rawValue }
    guard count <= Int32(DeskLimit.capacity) else { return DeskRefusal.tooLong.rawValue }
    return play.hash(at: SampleTimes(start, end, Int(count)), tape)
  }
}

extension Desk {
  /// Puts the appearance of a book at a time on the tape: see ``BookPage``.
  package func scene(_ number: Int32, at time: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    return time.isNaN ? DeskRefusal.noNumber.rawValue : play.scene(at: time, tape)
  }

  /// Puts the faults and remarks of a choreography on the tape, and makes their messages the text of
  /// the answer: see ``BookPage``.
  package mutating func lint(_ number: Int32) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    let (code, text) = play.lint(tape)
    _ = say(text)
    return code
  }

  /// Makes the choreography's document the text of the answer, and returns its length.
  package mutating func document(_ number: Int32) -> Int32 {
    guard let text = play(number)?.document() else { return DeskRefusal.noPlay.rawValue }
    return say(text)
  }

  /// Makes the picture at a time, as the content of an `svg` element, the text of the answer, and
  /// returns its length.
  package mutating func paint(_ number: Int32, at time: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noPlay.rawValue }
    guard !time.isNaN else { return DeskRefusal.noNumber.rawValue }
    guard let text = play.painting(at: time) else { return DeskRefusal.noPlay.rawValue }
    return say(text)
  }

  /// Makes `text` the text of the answer, and returns its length.
  private mutating func say(_ text: [UInt8]) -> Int32 {
    words.free()
    words = Memory(count: text.count, 0)
    for (index, byte) in text.enumerated() { words[index] = byte }
    return Int32(text.count)
  }
}

/// Evenly spaced times.
package struct SampleTimes {
  private let start: Double
  private let end: Double
  package let count: Int

  init(_ start: Double, _ end: Double, _ count: Int) {
    (self.start, self.end, self.count) = (start, end, count)
  }

  package subscript(index: Int) -> Double {
    start + (end - start) * (Double(index) / Double(count - 1))
  }
}
