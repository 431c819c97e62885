package import BookMotion
import BookMotionDocuments

/// A visitor that reads a value: from a tape, which a ``TapeWriter`` has written, or by asking for it, field
/// by field.
///
/// - On a tape it finds numbers and nothing else, in the order of the fields. They may come from anywhere,
///   so each is checked, and what no writer would have written is refused.
/// - Where it asks, somebody answers each ``TapeQuestion``: a web page that reads a document. Or the
///   answers don't matter, and the questions tell the page what a value has.
///
/// A fault is thrown as an error. What the reader itself refuses has the place "tape": of a tape there is
/// nobody to tell more. Somebody who answers is told by ``tell(_:)`` what is wrong.
package struct TapeReader {
  /// The numbers on the tape, those already read with the change that they were read with.
  package private(set) var numbers: [Double]
  private var position = 0
  private let pace: TapePace?

  /// What answers instead of the tape, if anything does.
  private let answer: TapeQuestion.Reply?
  /// True if the answers are read into the value, and false if they are only told what is there.
  let isReading: Bool

  /// Creates a reader that changes all that it reads by `pace`.
  package init(_ numbers: [Double], pace: TapePace? = nil) {
    (self.numbers, self.pace, answer, isReading) = (numbers, pace, nil, false)
  }

  /// Creates a visitor that asks for each field, and reads the answers if `isReading`. Otherwise it tells
  /// what is there, in the order in which it would be on a tape.
  package init(isReading: Bool, asking answer: @escaping TapeQuestion.Reply) {
    (numbers, pace, self.answer, self.isReading) = ([], nil, answer, isReading)
  }

  /// True if something else than the tape answers.
  var isAsking: Bool { answer != nil }

  /// True if all numbers have been read.
  package var isAtEnd: Bool { position == numbers.count }

  /// The count of numbers that have not been read.
  var countLeft: Int { numbers.count - position }

  /// Returns the texts that follow the numbers.
  package mutating func texts() throws(BookMotionError) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    for _ in 0..<(try index(below: TapeReader.mostTexts)) {
      var text: [UInt8] = []
      for _ in 0..<(try index(below: countLeft)) {
        text.append(UInt8(try index(below: 256)))
      }
      texts.append(text)
    }
    return texts
  }

  static var mostTexts: Int { 1000 }

  /// Returns one of several cases, by its number.
  package mutating func choice<Value>(of all: [Value]) throws(BookMotionError) -> Value {
    all[try index(below: all.count)]
  }
}

// MARK: Reading the tape

extension TapeReader {
  mutating func next(_ domain: BookDomain = .finite) throws(BookMotionError) -> Double {
    guard position < numbers.count else { throw BookMotionError(.missing, at: "tape") }
    let number = numbers[position]
    try domain.check(number, "tape")
    position += 1
    return number
  }

  mutating func next(_ quantity: Quantity) throws(BookMotionError) -> Double {
    let number = try next(quantity.domain)
    guard let pace else { return number }
    numbers[position - 1] = pace.applied(to: number, quantity)
    return numbers[position - 1]
  }

  /// Returns the next number, which has to be an integer below `limit`.
  mutating func index(below limit: Int) throws(BookMotionError) -> Int {
    let number = try next(BookDomain(0, Double(limit) - 1))
    guard number == number.rounded(.down) else { throw BookMotionError(.missing, at: "tape") }
    return Int(number)
  }
}

// MARK: Asking

// One copy of each of these is enough: what reads many types asks in many places.

extension TapeReader {
  /// Asks a question, if there is something that answers; otherwise, returns 1.
  ///
  /// - Throws: ``BookMotionError`` if the answer is not a number: whoever answers knows why.
  @inline(never)
  func ask(
    _ kind: TapeQuestion.Kind, _ word: FieldText, _ value: Double, isRequired: Bool,
    in quantity: Quantity
  ) throws(BookMotionError) -> Double {
    guard let answer else { return 1 }
    let number = answer(
      TapeQuestion(
        kind: kind, word: word, value: value, quantity: quantity, isRequired: isRequired))
    guard !number.isNaN else { throw BookMotionError(.missing, at: "tape") }
    return number
  }

  @inline(never)
  func ask(
    _ kind: TapeQuestion.Kind, _ key: StaticString, _ value: Double, _ rule: FieldRule
  ) throws(BookMotionError) -> Double {
    guard isAsking else { return 1 }
    return try ask(
      kind, FieldText(key), value, isRequired: rule == .isRequired, in: TapeReader.anything)
  }

  static var anything: Quantity { Quantity(.finite, nil) }

  /// Says that a part, or something else that has an end, is over.
  @inline(never)
  func leave() throws(BookMotionError) { _ = try ask(.end, "", 0, .isWritten) }

  /// Returns an index that has been asked for, or the next one on the tape.
  @inline(never)
  mutating func index(
    asking kind: TapeQuestion.Kind, _ key: StaticString, _ value: Int, below limit: Int,
    from lowest: Int = 0, _ rule: FieldRule = .isWritten
  ) throws(BookMotionError) -> Int {
    guard isAsking else { return try index(below: limit) }
    let number = try ask(kind, key, Double(value), rule)
    try BookDomain(Double(lowest), Double(limit) - 1).check(number, "tape")
    return Int(number)
  }

  /// Tells words of which the next answer is one.
  @inline(never)
  func offer(_ words: [String]) throws(BookMotionError) {
    for word in words {
      _ = try ask(.option, FieldText(word), 0, isRequired: false, in: TapeReader.anything)
    }
  }

  /// Tells what is wrong with what has been read, as far as there are words for it. Whoever has refused to
  /// answer knows better.
  package func tell(_ error: BookMotionError) {
    let fault = TapeFault(error)
    try? offer(fault.phases)
    _ = answer?(fault.question)
  }
}
