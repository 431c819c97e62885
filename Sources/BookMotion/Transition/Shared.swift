/// A constant that is stored by reference, so that copying its owner is quick no matter how large
/// the constant is.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Shared: Equatable where Value: Equatable {
  static func == (one: Shared, other: Shared) -> Bool {
    one === other || one.value == other.value
  }
}
