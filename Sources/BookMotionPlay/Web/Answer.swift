/// An answer, written to the tape number by number.
package struct Answer {
  private let tape: Memory<Double>
  private var count = 0

  package init(_ tape: Memory<Double>) { self.tape = tape }

  package mutating func add(_ number: Double) {
    if count < tape.count { tape[count] = number }
    count += 1
  }

  package mutating func add(_ numbers: Double...) {
    for number in numbers { add(number) }
  }

  /// The count of numbers, or a refusal if they don't fit on the tape.
  package var code: Int32 {
    count <= tape.count ? Int32(count) : WebRefusal.tooLong.rawValue
  }
}
