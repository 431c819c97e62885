/// Values that several tests look at, each made for the first test that asks for it.
///
/// Those who ask meanwhile wait without holding up other tests.
public actor MadeOnce<Key: Hashable & Sendable, Value: Sendable> {
  private let make: @Sendable (Key) throws -> Value
  private var made: [Key: Task<Value, any Error>] = [:]

  /// Creates an empty table of what `make` makes.
  public init(_ make: @escaping @Sendable (Key) throws -> Value) { self.make = make }

  /// Returns the value of a key.
  public subscript(key: Key) -> Value {
    get async throws {
      if let task = made[key] { return try await task.value }
      let task = Task.detached { [make] in try make(key) }
      made[key] = task
      return try await task.value
    }
  }
}
