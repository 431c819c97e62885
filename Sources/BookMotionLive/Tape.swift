import BookMotion

/// Numbers in a row that say what a book is: the tool writes them, and a page reads them.
///
/// The same walk does both, so that nothing can be read otherwise than it is written. A reader of JSON
/// would be a third of what a page carries.
package struct Tape {
  /// The numbers.
  package private(set) var numbers: [Double]

  private var place = 0

  #if $Embedded
  // A page only reads.
  private var isReading: Bool { true }
  #else
  private let isReading: Bool
  #endif

  /// Whether what was read is no book.
  package private(set) var isBroken = false

  #if !$Embedded
  /// What the numbers are that somebody may want to change.
  package private(set) var notes: [Note] = []
  private var path: [String] = []

  /// The names of moments that are somebody's own, in the order of their numbers.
  package private(set) var ownNames: [String] = []
  #endif

  #if !$Embedded
  /// Creates an empty tape, to be written.
  package init() { (numbers, isReading) = ([], false) }
  #endif

  /// Creates a tape to be read.
  package init(_ numbers: [Double]) {
    self.numbers = numbers
    #if !$Embedded
    isReading = true
    #endif
  }

  /// Whether all of it has been read, and was a book.
  package var isRead: Bool { !isBroken && place == numbers.count }

  /// A number on a tape that can be tuned.
  package struct Note: Hashable, Sendable {
    /// Its place on the tape.
    package let place: Int
    /// Its keys in the document, from the outermost.
    package let path: [String]
    /// What it measures.
    package let measure: Measure
  }

  /// What a number measures, which says where one would look for others.
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

  /// A number that can be tuned, by its key.
  mutating func number(_ value: inout Double, _ key: StaticString, _ measure: Measure) {
    inside(key) {
      $0.note(measure)
      $0.number(&value)
    }
  }

  /// A number that can be tuned, where the walk is.
  private mutating func note(_ measure: Measure) {
    #if !$Embedded
    if !isReading { notes.append(Note(place: numbers.count, path: path, measure: measure)) }
    #endif
  }

  /// The number of a moment's name: somebody's own come behind the known ones.
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

  /// A number of things, at most as many as there are numbers left.
  mutating func count(_ value: inout Int) {
    if isReading { value = 0 }
    index(&value, below: numbers.count - place)
  }

  /// One of the cases of a type.
  mutating func choice<Choice: CaseIterable & Equatable>(_ value: inout Choice)
  where Choice.AllCases == [Choice] {
    let choices = Choice.allCases
    var number = isReading ? 0 : choices.firstIndex(of: value) ?? 0
    index(&number, below: choices.count)
    if isReading { value = choices[number] }
  }

  /// A whole number below a limit.
  mutating func index(_ index: inout Int, below limit: Int) {
    var number = Double(index)
    self.number(&number)
    guard isReading else { return }
    guard number >= 0, number < Double(limit), number == number.rounded(.down) else {
      return fail()
    }
    index = Int(number)
  }

  /// What may be missing; `standard` is what is read into.
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

  /// Things one after the other; `standard` is what is read into.
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

  /// What stands under a key.
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

  /// Says that what was read is no book.
  mutating func fail() { isBroken = true }

  /// Does what can only be done with what has been read.
  mutating func whenRead(_ make: () throws(BookMotionError) -> Void) {
    guard isReading, !isBroken else { return }
    do { try make() } catch { fail() }
  }
}

#if !$Embedded
extension Moment.Name {
  /// A known name by its number, or one that stands for somebody's own.
  init(number: Int) {
    let known = Moment.Name.known
    self = number < known.count ? known[number] : Moment.Name("own\(number - known.count)")
  }

  /// The number of a name that was read.
  var number: Int {
    let known = Moment.Name.known
    return known.firstIndex(of: self) ?? known.count + (Int(text.dropFirst("own".count)) ?? 0)
  }
}
#endif
