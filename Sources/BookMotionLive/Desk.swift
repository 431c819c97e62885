import BookMotion

/// The numeric interface between a page and the library: the page puts numbers on the tape, and
/// finds the answer there.
///
/// No input can make it trap. Invalid requests are answered with a ``DeskRefusal``.
package struct Desk<Play: LivePlay> {
  /// The numbers passed in both directions.
  package let tape = Memory<Double>(count: DeskLimit.capacity, 0)

  /// The text of the last answer, as UTF-8.
  package private(set) var words = Memory<UInt8>(count: 0, 0)

  private var plays = [Play?](repeating: nil, count: DeskLimit.playCount)

  /// The texts of each play, quoted as in JSON.
  private var names = [[[UInt8]]](repeating: [], count: DeskLimit.playCount)

  package init() {}
}

/// The reasons for a refusal, as negative numbers.
package enum DeskRefusal: Int32, Sendable, CaseIterable {
  /// There is no book of this number.
  case noBook = -1
  /// The numbers on the tape don't describe a book.
  case noSetup = -2
  /// A number is invalid.
  case noNumber = -3
  /// The answer doesn't fit on the tape.
  case tooLong = -4
}

package enum DeskLimit {
  /// The count of numbers that fit on the tape.
  package static let capacity = 1 << 15
  /// The count of books that can be open: the one being tuned, its original, and the one to compare
  /// it with.
  package static let playCount = 4
}

extension Desk {
  /// Returns the book of this number, or `nil` if none is open.
  package func play(_ number: Int32) -> Play? {
    number >= 0 && number < Int32(plays.count) ? plays[Int(number)] : nil
  }

  /// Returns the texts of the play with this number.
  func names(_ number: Int32) -> [[UInt8]] { names[Int(number)] }

  /// Opens the book on the tape. An invalid one leaves the previous book in place.
  package mutating func load(_ number: Int32, count: Int32) -> Int32 {
    guard number >= 0, number < Int32(plays.count) else { return DeskRefusal.noBook.rawValue }
    guard count >= 0, count <= Int32(DeskLimit.capacity) else {
      return DeskRefusal.noSetup.rawValue
    }
    var (reader, setup) = (TapeReader((0..<Int(count)).map { tape[$0] }), Play.Setup.blank)
    guard (try? setup.visit(&reader)) != nil, let texts = try? reader.texts(), reader.isAtEnd,
      let play = try? Play(setup)
    else { return DeskRefusal.noSetup.rawValue }
    names[Int(number)] = texts
    plays[Int(number)] = play
    return 0
  }

  /// Performs the event with the number `code` at a time and a place.
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

  /// Returns a bit mask of the events that would have an effect, where bit *n* stands for event
  /// *n*. Finger events are not included.
  package func choices(_ number: Int32, at time: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    guard time.isFinite else { return DeskRefusal.noNumber.rawValue }
    var bits: Int32 = 0
    for code in 0..<Play.buttonCount where play.minds(LiveEvent(code, at: time)) {
      bits |= 1 << code
    }
    return bits
  }

  /// Puts a finger's location, in the play's own coordinates, on the tape, followed by the number
  /// of the event that a tap there performs, or −1 if none.
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
  /// Puts the past events on the tape, each as its number, time, and place.
  package func events(_ number: Int32) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    var answer = Answer(tape)
    for event in play.happened {
      answer.add(Double(event.code), event.time, event.place.x, event.place.y)
    }
    return answer.code
  }

  /// Puts the time from which nothing moves on the tape.
  package func end(_ number: Int32) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    var answer = Answer(tape)
    answer.add(play.end)
    return answer.code
  }

  /// Puts the values of all channels at a time on the tape, followed by the index of the phase.
  package func pose(_ number: Int32, at time: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    guard !time.isNaN else { return DeskRefusal.noNumber.rawValue }
    let pose = play.pose(at: time)
    var answer = Answer(tape)
    for channel in 0..<Play.channelCount { answer.add(Play.value(channel, of: pose)) }
    answer.add(Double(play.phase(at: time)))
    return answer.code
  }

  /// Puts samples of a channel at evenly spaced times on the tape.
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

  /// Puts the phases and cues in a time range on the tape, each as its time, its kind, and its
  /// index within that kind.
  package func cues(_ number: Int32, from start: Double, to end: Double) -> Int32 {
    guard let play = play(number) else { return DeskRefusal.noBook.rawValue }
    guard start <= end, start.isFinite else { return DeskRefusal.noNumber.rawValue }
    var answer = Answer(tape)
    for cue in play.cues(in: start..<max(end, start.nextUp)) {
      answer.add(cue.time, Double(cue.kind), Double(cue.number))
    }
    return answer.code
  }

  /// Puts a hash of all channels at `count` evenly spaced times on the tape, as two halves of 32
  /// bits. Equal hashes mean that the poses are equal to the last bit.
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

  /// Makes `text` the text of the answer, and returns its length.
  package mutating func say(_ text: [UInt8]) -> Int32 {
    words.free()
    words = Memory(count: text.count, 0)
    for (index, byte) in text.enumerated() { words[index] = byte }
    return Int32(text.count)
  }

  /// Returns the time of a sample.
  private static func time(
    _ index: Int, of count: Int, from start: Double, to end: Double
  ) -> Double {
    start + (end - start) * (Double(index) / Double(count - 1))
  }
}

/// An answer, written to the tape number by number.
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

  /// The count of numbers, or a refusal if they don't fit on the tape.
  var code: Int32 {
    count <= tape.count ? Int32(count) : DeskRefusal.tooLong.rawValue
  }
}
