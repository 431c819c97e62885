/// A fixed block of numbers, shared by address with code outside the library.
@safe package struct Memory<Number: BitwiseCopyable> {
  private let numbers: UnsafeMutableBufferPointer<Number>

  /// Allocates memory for `count` numbers, all equal to `number`.
  init(count: Int, _ number: Number) {
    unsafe numbers = .allocate(capacity: count)
    unsafe numbers.initialize(repeating: number)
  }

  /// The count of numbers.
  package var count: Int { unsafe numbers.count }

  /// The address of the numbers.
  package var base: UnsafeMutablePointer<Number>? { unsafe numbers.baseAddress }

  /// Accesses the number at an index.
  ///
  /// - Precondition: `index` is nonnegative and less than ``count``.
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

  /// Deallocates the memory.
  func free() { unsafe numbers.deallocate() }
}
