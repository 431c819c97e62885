/// A constant that lies apart: however large it is, what holds it is copied as quickly as a number.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
