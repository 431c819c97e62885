/// Numbers that stay in their place: somebody else reads and writes them there.
@safe package struct Memory<Number: BitwiseCopyable> {
  private let numbers: UnsafeMutableBufferPointer<Number>

  /// Takes memory for so many numbers, and puts one into all of it.
  init(count: Int, _ number: Number) {
    unsafe numbers = .allocate(capacity: count)
    unsafe numbers.initialize(repeating: number)
  }

  /// How many numbers there are.
  package var count: Int { unsafe numbers.count }

  /// Where they are.
  package var place: UnsafeMutablePointer<Number>? { unsafe numbers.baseAddress }

  /// The number of a place.
  ///
  /// - Precondition: the index is below ``count``.
  package subscript(index: Int) -> Number {
    get {
      precondition(index >= 0 && index < count, "BookMotion: there is no such number")
      return unsafe numbers[index]
    }
    nonmutating set {
      precondition(index >= 0 && index < count, "BookMotion: there is no such number")
      unsafe numbers[index] = newValue
    }
  }

  /// Gives the memory back.
  func free() { unsafe numbers.deallocate() }
}
