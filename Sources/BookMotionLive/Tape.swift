import BookMotion

/// A sequence of numbers that describes a book: the tool writes it, and a page reads it.
///
/// The same walk does both, so that the two can't disagree. A JSON parser would add a third to the
/// size of a page.
package struct Tape {
  /// The numbers on the tape.
  package private(set) var numbers: [Double]

  private var place = 0

  #if $Embedded
  // A page never writes a tape.
  private var isReading: Bool { true }
  #else
  private let isReading: Bool
  #endif

  /// True if the numbers read are invalid.
  package private(set) var isBroken = false

  #if !$Embedded
  /// The numbers that can be tuned.
  package private(set) var notes: [Note] = []
  private var path: [String] = []

  /// The custom names of moments, in the order of their numbers.
  package private(set) var ownNames: [String] = []
  #endif

  #if !$Embedded
  /// Creates an empty tape for writing.
  package init() { (numbers, isReading) = ([], false) }
  #endif

  /// Creates a tape for reading.
  package init(_ numbers: [Double]) {
    self.numbers = numbers
    #if !$Embedded
    isReading = true
    #endif
  }

  /// True if all numbers have been read and are valid.
  package var isRead: Bool { !isBroken && place == numbers.count }

  /// A number on a tape that can be tuned.
  package struct Note: Hashable, Sendable {
    /// The number's index on the tape.
    package let place: Int
    /// The number's keys in the document, from the outermost.
    package let path: [String]
    /// The quantity that the number measures.
    package let measure: Measure
  }

  /// The quantity that a number measures, which determines a sensible range for tuning it.
  package enum Measure: Hashable, Sendable, CaseIterable {
    case seconds, bounce, ratio, points, degrees, share, factor
  }
}

extension Tape {
  mutating func number(_ value: inout Double) {
    guard isReading else { return numbers.append(value) }
    guard place < numbers.count else { return fail() }
    value = numbers[place]
    place += 1
  }

  /// Walks a number that can be tuned, by its key.
  mutating func number(_ value: inout Double, _ key: StaticString, _ measure: Measure) {
    inside(key) {
      $0.note(measure)
      $0.number(&value)
    }
  }

  /// Notes that the next number can be tuned.
  private mutating func note(_ measure: Measure) {
    #if !$Embedded
    if !isReading { notes.append(Note(place: numbers.count, path: path, measure: measure)) }
    #endif
  }

  /// Returns the number of a moment's name; custom names are numbered after the known ones.
  mutating func number(of name: Moment.Name) -> Int {
    #if $Embedded
    return name.number
    #else
    let known = Moment.Name.known
    if let number = known.firstIndex(of: name) { return number }
    if !isReading, !ownNames.contains(name.text) { ownNames.append(name.text) }
    return known.count + (ownNames.firstIndex(of: name.text) ?? 0)
    #endif
  }

  mutating func truth(_ value: inout Bool) {
    var number = value ? 1.0 : 0
    self.number(&number)
    value = number == 1
  }

  /// Walks the count of a list, which can't exceed the count of remaining numbers.
  mutating func count(_ value: inout Int) {
    if isReading { value = 0 }
    index(&value, below: numbers.count - place)
  }

  /// Walks a case of an enumeration.
  mutating func choice<Choice: CaseIterable & Equatable>(_ value: inout Choice)
  where Choice.AllCases == [Choice] {
    let choices = Choice.allCases
    var number = isReading ? 0 : choices.firstIndex(of: value) ?? 0
    index(&number, below: choices.count)
    if isReading { value = choices[number] }
  }

  /// Walks an integer from 0 up to, but not including, `limit`.
  mutating func index(_ index: inout Int, below limit: Int) {
    var number = Double(index)
    self.number(&number)
    guard isReading else { return }
    guard number >= 0, number < Double(limit), number == number.rounded(.down) else {
      return fail()
    }
    index = Int(number)
  }

  /// Walks an optional value; `standard` is the value to read into.
  mutating func optional<Value>(
    _ value: inout Value?, _ standard: Value, _ walk: (inout Tape, inout Value) -> Void
  ) {
    var isThere = value != nil
    truth(&isThere)
    guard isThere else {
      value = nil
      return
    }
    var found = isReading ? standard : value ?? standard
    walk(&self, &found)
    value = found
  }

  /// Walks a list; `standard` is the value to read each element into.
  mutating func list<Value>(
    _ values: inout [Value], _ key: StaticString, _ standard: Value,
    _ walk: (inout Tape, inout Value) -> Void
  ) {
    var count = values.count
    self.count(&count)
    if isReading { values = [Value](repeating: standard, count: isBroken ? 0 : count) }
    inside(key) { tape in
      for index in values.indices {
        tape.enter(index)
        walk(&tape, &values[index])
        tape.leave()
      }
    }
  }

  /// Walks the value of a key.
  mutating func inside(_ key: StaticString, _ walk: (inout Tape) -> Void) {
    #if !$Embedded
    path.append("\(key)")
    #endif
    walk(&self)
    leave()
  }

  private mutating func enter(_ index: Int) {
    #if !$Embedded
    path.append("\(index)")
    #endif
  }

  private mutating func leave() {
    #if !$Embedded
    path.removeLast()
    #endif
  }

  /// Marks the tape as invalid.
  mutating func fail() { isBroken = true }

  /// Runs `make` with the values just read, and marks the tape as invalid if it throws.
  mutating func whenRead(_ make: () throws(BookMotionError) -> Void) {
    guard isReading, !isBroken else { return }
    do { try make() } catch { fail() }
  }
}

#if !$Embedded
extension Moment.Name {
  /// Creates a known name from its number, or a stand-in for a custom one.
  init(number: Int) {
    let known = Moment.Name.known
    self = number < known.count ? known[number] : Moment.Name("own\(number - known.count)")
  }

  /// The number of a name that was read from a tape.
  var number: Int {
    let known = Moment.Name.known
    return known.firstIndex(of: self) ?? known.count + (Int(text.dropFirst("own".count)) ?? 0)
  }
}
#endif
