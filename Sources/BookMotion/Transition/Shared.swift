/// A constant that is stored by reference, so that copying its owner is quick no matter how large
/// the constant is.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
