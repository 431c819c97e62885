/// A number to review when it changes. Most figures are ratios, where less is better.
struct Figure {
  let group: String
  let name: String
  let value: Double
  /// The maximum promised.
  let promise: Double?

  var mark: String? { promise.flatMap { value > $0 ? "above \($0.fixed(2))" : nil } }

  /// The figure as a line for programs.
  var line: String {
    [group, name, value.fixed(3), promise?.fixed(2) ?? ""].joined(separator: "\t")
  }
}
