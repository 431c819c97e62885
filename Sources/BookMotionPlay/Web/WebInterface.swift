import BookMotion
import BookMotionColor

/// The numeric interface between a web page and the library: the page puts numbers on the tape, and
/// finds the answer there.
///
/// No input can make it trap. Invalid requests are answered with a ``WebRefusal``.
package struct WebInterface {
  /// Begins the play on a tape, or returns `nil` if the tape doesn't describe one.
  package typealias Begin = (inout TapeReader) -> (any WebPlay)?

  /// The numbers passed in both directions.
  package let tape = Memory<Double>(count: WebLimit.capacity, 0)

  /// The text of the last answer, as UTF-8.
  package private(set) var words = Memory<UInt8>(count: 0, 0)

  /// Begins the kind of play that the page shows.
  package var begin: Begin

  /// Reads a document of the kind of play that the page shows from the answers to questions, and then
  /// tells what it has read: see ``TapeQuestion``. Returns false if it can't be read.
  package var read: (@escaping TapeQuestion.Reply) -> Bool = { _ in false }

  private var plays = [(any WebPlay)?](repeating: nil, count: WebLimit.playCount)

  package init(_ begin: @escaping Begin) { self.begin = begin }
}

/// The reasons for a refusal, as negative numbers.
package enum WebRefusal: Int32, Sendable, CaseIterable {
  /// There is no play of this number, or it can't answer this.
  case noPlay = -1
  /// The numbers on the tape don't describe a play.
  case noSetup = -2
  /// A number is invalid.
  case noNumber = -3
  /// The answer doesn't fit on the tape.
  case tooLong = -4
}

package enum WebLimit {
  /// The count of numbers that fit on the tape.
  package static let capacity = 1 << 15
  /// The count of plays at a time: the one being tuned, its original, and the one to compare it
  /// with.
  package static let playCount = 4
  /// The count of numbers that describe a face of a book.
  package static let faceWidth = 5 + 16 + lightSteps
  /// The count of those numbers that describe its light.
  package static let lightSteps = 5
}

extension WebInterface {
  /// Begins the play on the tape, with all of it slower and bouncier: see ``TapePace``. The tape then has
  /// the numbers of that play. An invalid one leaves the previous play in place.
  package mutating func load(
    _ number: Int32, count: Int32, slower octaves: Double = 0, bouncier bounce: Double = 0
  ) -> Int32 {
    guard number >= 0, number < Int32(plays.count) else { return WebRefusal.noPlay.rawValue }
    guard count >= 0, count <= Int32(WebLimit.capacity) else {
      return WebRefusal.noSetup.rawValue
    }
    guard TapePace.octaves.contains(octaves), TapePace.bounces.contains(bounce) else {
      return WebRefusal.noNumber.rawValue
    }
    let isPaced = octaves != 0 || bounce != 0
    var reader = TapeReader(
      (0..<Int(count)).map { tape[$0] },
      pace: isPaced ? TapePace(slower: octaves, bouncier: bounce) : nil)
    guard let play = begin(&reader), let texts = try? reader.texts(), reader.isAtEnd else {
      return WebRefusal.noSetup.rawValue
    }
    play.texts = texts
    plays[Int(number)] = play
    for (index, changed) in reader.numbers.enumerated() { tape[index] = changed }
    return 0
  }

  /// Returns the play of this number, or `nil` if there is none.
  package func play(_ number: Int32) -> (any WebPlay)? {
    number >= 0 && number < Int32(plays.count) ? plays[Int(number)] : nil
  }

  /// Asks a play for numbers. Returns their count on the tape, or a refusal.
  package func ask(
    _ number: Int32, _ question: (any WebPlay, inout Answer) -> WebRefusal?
  ) -> Int32 {
    guard let play = play(number) else { return WebRefusal.noPlay.rawValue }
    var answer = Answer(tape)
    return question(play, &answer)?.rawValue ?? answer.code
  }

  /// Answers with the mean color of so many pixels, which are on the tape as bytes of red, green, blue,
  /// and opacity. A transparent pixel counts as black.
  package func mean(ofPixels count: Int32) -> Int32 {
    guard count > 0, count <= Int32(2 * WebLimit.capacity) else {
      return WebRefusal.noNumber.rawValue
    }
    let bytes = ContiguousArray(
      (0..<4 * UInt64(count)).map { byte in
        UInt8(truncatingIfNeeded: tape[Int(byte / 8)].bitPattern >> (byte % 8 * 8))
      })
    var sample = EdgeSample(.stored)
    unsafe bytes.withUnsafeBytes {
      unsafe sample.add($0.bytes, pixels: 0..<Int(count), layout: .rgba)
    }
    let mean = sample.mean(ofPixels: Double(count))
    var answer = Answer(tape)
    answer.add(mean.red, mean.green, mean.blue)
    return answer.code
  }

  /// Asks a play for text, which is then in ``words``, and for the numbers that belong to it.
  /// Returns the length of the text, or a refusal.
  package mutating func askForText(
    _ number: Int32, _ question: (any WebPlay, inout Answer) -> [UInt8]?
  ) -> Int32 {
    var answer = Answer(tape)
    guard let text = play(number).flatMap({ question($0, &answer) }) else {
      return WebRefusal.noPlay.rawValue
    }
    return answer.code >= 0 ? tell(text) : answer.code
  }

  /// Puts a text into ``words``. Returns its length.
  package mutating func tell(_ text: [UInt8]) -> Int32 {
    words.free()
    words = Memory(count: text.count, 0)
    for (index, byte) in text.enumerated() { words[index] = byte }
    return Int32(text.count)
  }
}
