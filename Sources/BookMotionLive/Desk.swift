import BookMotion

/// What a page asks the library for, in numbers: it puts some on the tape, and finds the answer there.
///
/// Nothing that it is given stops it. What cannot be is answered with a ``Refusal``.
package struct Desk {
  /// The tape.
  package let tape = Memory<Double>(count: Desk.capacity, 0)

  /// What was said in words, as UTF-8.
  package private(set) var words = Memory<UInt8>(count: 0, 0)

  private var books: [LiveBook?]

  /// Why something was refused: numbers below 0.
  package enum Refusal: Int32, Sendable, CaseIterable {
    /// There is no such book.
    case noBook = -1
    /// The numbers on the tape are no book.
    case noPlan = -2
    /// A number is not one that can be.
    case noNumber = -3
    /// The answer would be longer than the tape.
    case tooLong = -4
  }

  /// So many numbers fit on the tape.
  package static let capacity = 1 << 15
  /// So many books can be open: the one that is tuned, what it was, and what it is compared with.
  package static let bookCount = 4

  package init() { books = [LiveBook?](repeating: nil, count: Desk.bookCount) }
}

extension Desk {
  /// A book by its number.
  func book(_ number: Int32) -> LiveBook? {
    number >= 0 && number < Int32(books.count) ? books[Int(number)] : nil
  }

  /// Opens the book that is on the tape. One that cannot be leaves the one before.
  package mutating func load(_ number: Int32, count: Int32) -> Int32 {
    guard number >= 0, number < Int32(books.count) else { return Refusal.noBook.rawValue }
    guard count >= 0, count <= Int32(Desk.capacity) else { return Refusal.noPlan.rawValue }
    var read = Tape((0..<Int(count)).map { tape[$0] })
    var plan = LiveBook.Plan(Choreography())
    read.walk(&plan)
    guard read.isRead, let book = try? LiveBook(plan) else { return Refusal.noPlan.rawValue }
    books[Int(number)] = book
    return 0
  }

  /// Lets something happen: an event by its number, and its place.
  package mutating func perform(
    _ number: Int32, _ code: Int32, at time: Double, x: Double, y: Double
  ) -> Int32 {
    guard var book = book(number) else { return Refusal.noBook.rawValue }
    guard let kind = BookEvent.Kind(Double(code), BookPoint(x: x, y: y)), time.isFinite else {
      return Refusal.noNumber.rawValue
    }
    let outcome = book.perform(kind, at: time)
    books[Int(number)] = book
    return outcome.rawValue
  }

  /// What would happen, as the bits of a number: that of an event's number says whether the book minds
  /// it. A finger is none of them.
  package func choices(_ number: Int32, at time: Double) -> Int32 {
    guard let book = book(number) else { return Refusal.noBook.rawValue }
    guard time.isFinite else { return Refusal.noNumber.rawValue }
    var bits: Int32 = 0
    for code in 0..<Int32(BookEvent.Kind.buttonCount) {
      guard let kind = BookEvent.Kind(Double(code), .zero) else { continue }
      if book.minds(kind, at: time) { bits |= 1 << code }
    }
    return bits
  }
}

extension Desk {
  /// What has happened: of each event its number, its time and its place.
  package func events(_ number: Int32) -> Int32 {
    guard let book = book(number) else { return Refusal.noBook.rawValue }
    var answer = Answer(tape)
    for event in book.events {
      let (code, place) = event.kind.code
      answer.add(code, event.time, place.x, place.y)
    }
    return answer.code
  }

  /// When nothing moves any more: the only number of the answer.
  package func end(_ number: Int32) -> Int32 {
    guard let book = book(number) else { return Refusal.noBook.rawValue }
    var answer = Answer(tape)
    answer.add(book.end)
    return answer.code
  }

  /// The channels at a time, in their order, and then the number of the phase.
  package func pose(_ number: Int32, at time: Double) -> Int32 {
    guard let book = book(number) else { return Refusal.noBook.rawValue }
    guard !time.isNaN else { return Refusal.noNumber.rawValue }
    let pose = book.pose(at: time)
    var answer = Answer(tape)
    for channel in BookChannel.allCases { answer.add(pose[channel]) }
    answer.add(Double(book.transition.phase(at: time).number))
    return answer.code
  }

  /// A channel at even times.
  package func samples(
    _ number: Int32, of channel: Int32, from start: Double, to end: Double, count: Int32
  ) -> Int32 {
    guard let book = book(number) else { return Refusal.noBook.rawValue }
    let channels = BookChannel.allCases
    guard channel >= 0, channel < Int32(channels.count), count > 1, (end - start).isFinite else {
      return Refusal.noNumber.rawValue
    }
    guard count <= Int32(Desk.capacity) else { return Refusal.tooLong.rawValue }
    var answer = Answer(tape)
    for index in 0..<Int(count) {
      let time = Desk.time(index, of: Int(count), from: start, to: end)
      answer.add(book.pose(at: time)[channels[Int(channel)]])
    }
    return answer.code
  }

  /// The phases and cues of a time: of each its time, its kind (phase, moment, quarter turn) and its
  /// number among those of its kind.
  package func cues(_ number: Int32, from start: Double, to end: Double) -> Int32 {
    guard let book = book(number) else { return Refusal.noBook.rawValue }
    guard start <= end, start.isFinite else { return Refusal.noNumber.rawValue }
    var answer = Answer(tape)
    for cue in book.transition.cues(in: start..<max(end, start.nextUp)) {
      let (kind, number) = cue.event.code
      answer.add(cue.time, kind, number)
    }
    return answer.code
  }

  /// A number that says whether poses are the same to the last bit: of all channels at so many even
  /// times, in two halves of 32 bits.
  package func hash(_ number: Int32, from start: Double, to end: Double, count: Int32) -> Int32 {
    guard let book = book(number) else { return Refusal.noBook.rawValue }
    guard count > 1, (end - start).isFinite else { return Refusal.noNumber.rawValue }
    guard count <= Int32(Desk.capacity) else { return Refusal.tooLong.rawValue }
    var hash = Desk.hashBasis
    for index in 0..<Int(count) {
      let pose = book.pose(at: Desk.time(index, of: Int(count), from: start, to: end))
      for channel in BookChannel.allCases {
        hash = (hash ^ pose[channel].bitPattern) &* Desk.hashPrime
      }
    }
    var answer = Answer(tape)
    answer.add(Double(hash >> 32), Double(hash & 0xFFFF_FFFF))
    return answer.code
  }

  /// The faults and remarks of the choreography: of each whether it is a remark, whether it is on the way
  /// back, the number of its phase, and its time. Their words are the text, a line each.
  package mutating func lint(_ number: Int32) -> Int32 {
    guard let book = book(number) else { return Refusal.noBook.rawValue }
    let lint = Lint(book.transition.choreography, layout: book.transition.layout)
    var text: [UInt8] = []
    var answer = Answer(tape)
    for finding in lint.findings {
      text.append(contentsOf: finding.line.letters)
      text.append(UInt8(ascii: "\n"))
      answer.add(
        finding.severity == .remark ? 1 : 0, finding.way == .closing ? 1 : 0,
        Double(finding.phase.number), finding.time)
    }
    say(text)
    return answer.code
  }

  private mutating func say(_ text: [UInt8]) {
    words.free()
    words = Memory(count: text.count, 0)
    for (index, byte) in text.enumerated() { words[index] = byte }
  }

  /// The time of a sample.
  private static func time(
    _ index: Int, of count: Int, from start: Double, to end: Double
  ) -> Double {
    start + (end - start) * (Double(index) / Double(count - 1))
  }

  private static let hashBasis: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let hashPrime: UInt64 = 0x100_0000_01B3
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
    count <= tape.count ? Int32(count) : Desk.Refusal.tooLong.rawValue
  }
}

extension AnimationPhase {
  /// Its number among all.
  var number: Int { AnimationPhase.allCases.firstIndex(of: self) ?? 0 }
}

extension Cue.Event {
  /// The number of its kind, and its number among those.
  fileprivate var code: (kind: Double, number: Double) {
    switch self {
    case .phase(let phase): (0, Double(phase.number))
    case .moment(let name): (1, Double(name.number))
    case .coverPassesQuarterTurn(let isOpening): (2, isOpening ? 1 : 0)
    }
  }
}
