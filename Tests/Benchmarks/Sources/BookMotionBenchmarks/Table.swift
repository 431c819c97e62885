/// Prints a row: a name, figures aligned to the right, and an optional mark after them.
func printRow(_ cells: [String], mark: String? = nil) {
  let name = "  " + (cells.first ?? "")
  let figures = cells.dropFirst().map { cell in
    String(repeating: " ", count: max(1, 10 - cell.count)) + cell
  }
  let padding = String(repeating: " ", count: max(1, 46 - name.count))
  print(name + padding + figures.joined() + (mark.map { "  " + $0 } ?? ""))
}

extension Double {
  /// Returns the number with a fixed count of decimals.
  func fixed(_ decimals: Int) -> String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = Int((abs(self) * Double(unit)).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(scaled)" }
    let fraction = String(scaled % unit)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(scaled / unit).\(zeros)\(fraction)"
  }
}
