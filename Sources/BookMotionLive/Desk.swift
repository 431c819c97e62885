import BookMotion

/// What a page asks the library for, in numbers: it puts some on the tape, and finds the answer there.
///
/// Nothing that it is given stops it. What cannot be is answered with a ``DeskRefusal``.
package struct Desk<Play: LivePlay> {
  /// The tape.
  package let tape = Memory<Double>(count: DeskLimit.capacity, 0)

  /// What was said in words, as UTF-8.
  package private(set) var words = Memory<UInt8>(count: 0, 0)

  private var plays = [Play?](repeating: nil, count: DeskLimit.playCount)

  package init() {}
}

/// Why something was refused: numbers below 0.
package enum DeskRefusal: Int32, Sendable, CaseIterable {
  /// There is no such book.
  case noBook = -1
  /// The numbers on the tape are no book.
  case noPlan = -2
  /// A number is not one that can be.
  case noNumber = -3
  /// The answer would be longer than the tape.
  case tooLong = -4
}

package enum DeskLimit {
  /// So many numbers fit on the tape.
  package static let capacity = 1 << 15
  /// So many books can be open: the one that is tuned, what it was, and what it is compared with.
  package static let playCount = 4
}

extension Desk {
  /// A book by its number.
  package func play(_ number: Int32) -> Play? {
    number >= 0 && number < Int32(plays.count) ? plays[Int(number)] : nil
  }

  /// Opens the book that is on the tape. One that cannot be leaves the one before.
  package mutating func load(_ number: Int32, count: Int32) -> Int32 {
    guard number >= 0, number < Int32(plays.count) else { return DeskRefusal.noBook.rawValue }
    guard count >= 0, count <= Int32(DeskLimit.capacity) else {
      return DeskRefusal.noPlan.rawValue
    }
    var read = Tape((0..<Int(count)).map { tape[$0] })
    guard let play = Play(reading: &read), read.isRead else { return DeskRefusal.noPlan.rawValue }
    plays[Int(number)] = play
    return 0
  }

  /// Lets something happen: an event by its number, and its place.
  package mutating func perform(
    _ number: Int32, _ code: Int32, at time: Double, x: Double, y: Double
  ) -> Int32 {
    guard var play = play(number) else { return DeskRefusal.noBook.rawValue }
    let event = LiveEvent(Int(code), at: time, BookPoint(x: x, y: y))
    guard time.isFinite, let outcome = play.perform(event) else {
      return DeskRefusal.noNumber.rawValue
    }
    plays[Int(number)] = play
    return outcome.rawValue
  }

  /// What would happen, as the bits of a number: that of an event's number says whether the book minds
  /// it. A finger is none of them.
  package func choices(_ number: Int32, at time: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    guard time.isFinite else { return DeskRefusal.noNumber.rawValue }
    var bits: Int32 = 0
    for code in 0..<Play.buttonCount where play.minds(LiveEvent(code, at: time)) {
      bits |= 1 << code
    }
    return bits
  }

  /// A finger on the screen: where it is in its own coordinates, and the number of the event that a tap
  /// is there, or −1.
  package func finger(_ number: Int32, at time: Double, x: Double, y: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    let point = BookPoint(x: x, y: y)
    guard time.isFinite, Domain.place.contains(x), Domain.place.contains(y) else {
      return DeskRefusal.noNumber.rawValue
    }
    let place = play.place(of: point, at: time)
    var answer = Answer(tape)
    answer.add(place.x, place.y, Double(play.event(tapping: point, at: time) ?? -1))
    return answer.code
  }
}

extension Desk {
  /// What has happened: of each event its number, its time and its place.
  package func events(_ number: Int32) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    var answer = Answer(tape)
    for event in play.happened {
      answer.add(Double(event.code), event.time, event.place.x, event.place.y)
    }
    return answer.code
  }

  /// When nothing moves any more: the only number of the answer.
  package func end(_ number: Int32) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    var answer = Answer(tape)
    answer.add(play.end)
    return answer.code
  }

  /// The channels at a time, in their order, and then the number of the phase.
  package func pose(_ number: Int32, at time: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    guard !time.isNaN else { return DeskRefusal.noNumber.rawValue }
    let pose = play.pose(at: time)
    var answer = Answer(tape)
    for channel in 0..<Play.channelCount { answer.add(Play.value(channel, of: pose)) }
    answer.add(Double(play.phase(at: time)))
    return answer.code
  }

  /// A channel at even times.
  package func samples(
    _ number: Int32, of channel: Int32, from start: Double, to end: Double, count: Int32
  ) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    guard channel >= 0, channel < Int32(Play.channelCount), count > 1, (end - start).isFinite else {
      return DeskRefusal.noNumber.rawValue
    }
    guard count <= Int32(DeskLimit.capacity) else { return DeskRefusal.tooLong.rawValue }
    var answer = Answer(tape)
    for index in 0..<Int(count) {
      let time = Desk.time(index, of: Int(count), from: start, to: end)
      answer.add(Play.value(Int(channel), of: play.pose(at: time)))
    }
    return answer.code
  }

  /// The phases and cues of a time: of each its time, its kind and its number among those of its kind.
  package func cues(_ number: Int32, from start: Double, to end: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    guard start <= end, start.isFinite else { return DeskRefusal.noNumber.rawValue }
    var answer = Answer(tape)
    for cue in play.cues(in: start..<max(end, start.nextUp)) {
      answer.add(cue.time, Double(cue.kind), Double(cue.number))
    }
    return answer.code
  }

  /// A number that says whether poses are the same to the last bit: of all channels at so many even
  /// times, in two halves of 32 bits.
  package func hash(_ number: Int32, from start: Double, to end: Double, count: Int32) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    guard count > 1, (end - start).isFinite else { return DeskRefusal.noNumber.rawValue }
    guard count <= Int32(DeskLimit.capacity) else { return DeskRefusal.tooLong.rawValue }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<Int(count) {
      let pose = play.pose(at: Desk.time(index, of: Int(count), from: start, to: end))
      for channel in 0..<Play.channelCount {
        hash = (hash ^ Play.value(channel, of: pose).bitPattern) &* 0x100_0000_01B3
      }
    }
    var answer = Answer(tape)
    answer.add(Double(hash >> 32), Double(hash & 0xFFFF_FFFF))
    return answer.code
  }

  /// Puts an answer in words, and answers how long it is.
  package mutating func say(_ text: [UInt8]) -> Int32 {
    words.free()
    words = Memory(count: text.count, 0)
    for (index, byte) in text.enumerated() { words[index] = byte }
    return Int32(text.count)
  }

  /// The time of a sample.
  private static func time(
    _ index: Int, of count: Int, from start: Double, to end: Double
  ) -> Double {
    start + (end - start) * (Double(index) / Double(count - 1))
  }
}

/// An answer, number by number.
struct Answer {
  private let tape: Memory<Double>
  private var count = 0

  init(_ tape: Memory<Double>) { self.tape = tape }

  mutating func add(_ number: Double) {
    if count < tape.count { tape[count] = number }
    count += 1
  }

  mutating func add(_ numbers: Double...) {
    for number in numbers { add(number) }
  }

  /// How many numbers there are, unless they are too many.
  var code: Int32 {
    count <= tape.count ? Int32(count) : DeskRefusal.tooLong.rawValue
  }
}
