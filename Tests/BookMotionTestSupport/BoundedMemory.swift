/// A machine must accept events for hours, however closely they follow one another.
package enum BoundedMemory {
  package static let count = Effort.isWhole ? 20_000 : 200

  /// Several hundred changes of a book, each with everything that depends on its animation.
  private static let most = 300_000

  /// Performs many events at one instant, and then a microsecond apart. Returns what grows beyond
  /// the bound.
  package static func faults<Machine>(
    _ machine: Machine, count: Int = Self.count, _ happen: (inout Machine, Int, Double) -> Void
  ) -> [String] {
    var faults: [String] = []
    for step in [0, 1e-6] {
      var machine = machine
      for index in 0..<count { happen(&machine, index, 1 + Double(index) * step) }
      let parts = parts(of: machine)
      if parts > most { faults.append("\(step) s apart: \(parts) parts") }
    }
    return faults
  }
}

/// Returns the number of parts of a value, including all of its lists, as a measure of its memory.
package func parts(of value: Any) -> Int {
  Mirror(reflecting: value).children.reduce(1) { $0 + parts(of: $1.value) }
}
