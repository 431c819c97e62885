/// A number to be seen in review when it changes: most are ratios, and less is better.
struct Figure {
  let group: String
  let name: String
  let value: Double
  /// The most that it may be.
  let promise: Double?

  var mark: String? { promise.flatMap { value > $0 ? "above \($0.fixed(2))" : nil } }

  /// For programs.
  var line: String {
    [group, name, value.fixed(3), promise?.fixed(2) ?? ""].joined(separator: "\t")
  }
}
