import BookMotion
package import BookMotionDocuments

/// Measured values as a table: one line for each instant, one column for each channel.
///
/// ```
/// time (ms);x (pt);opacity
/// 0;100;1
/// 42;103.5;
/// ```
///
/// Cells are separated by tabs, semicolons, or commas, whichever the first line has. That line has
/// names, or else the first column is the time in seconds. An empty cell is a value that nobody has
/// measured. What `Recording` writes as CSV is such a table; its phases are skipped.
package struct MeasuredTable: Sendable {
  /// The values of each channel, in the order of the columns.
  package let tracks: [MotionFit.Track]

  /// Reads a table. `framesPerSecond` is for one that has frames but no times.
  package init(
    reading bytes: [UInt8], framesPerSecond: Double? = nil
  ) throws(BookDocumentError) {
    var rows = MeasuredTable.rows(of: String(decoding: bytes.withoutByteOrderMark, as: UTF8.self))
    guard let first = rows.first else {
      throw BookDocumentError("it takes a time and a value in each line, and is empty", line: 1)
    }
    let hasNames = !first.cells.allSatisfy { $0.isEmpty || Double($0) != nil }
    if hasNames { rows.removeFirst() }
    let head = try MeasuredHead(first, hasNames: hasNames, framesPerSecond: framesPerSecond)
    var columns = head.channels.map { _ in (times: [Double](), values: [Double](), decimals: 0) }
    var last: (time: Double, text: String)?
    for row in rows {
      guard row.cells.count == first.cells.count else {
        throw BookDocumentError(
          "it has \(Words.count(row.cells.count, "cell")), and line \(first.number) has "
            + "\(first.cells.count); numbers take a point, not a comma", line: row.number)
      }
      let (time, text) = (try head.number(in: head.time, of: row), row.cells[head.time].inSentence)
      if let last, time <= last.time {
        throw head.error(head.time, row, "\(text) isn't after \(last.text), the time before")
      }
      last = (time, text)
      for (lane, column) in head.channels.enumerated() where !row.cells[column].isEmpty {
        columns[lane].times.append(time * head.second)
        columns[lane].values.append(try head.number(in: column, of: row))
        let parts = row.cells[column].split(separator: ".", omittingEmptySubsequences: false)
        let decimals = parts.count > 1 ? parts[1].utf8.count : 0
        columns[lane].decimals = max(columns[lane].decimals, decimals)
      }
    }
    tracks = zip(head.channels, columns).map { column, read in
      let decimals = min(read.decimals, MeasuredTable.mostDecimals)
      return MotionFit.Track(
        head.names[column], times: read.times, values: read.values,
        grain: NumberGrid(decimals: decimals).step)
    }
    for (column, track) in zip(head.channels, tracks)
    where track.values.count < MotionFit.fewestValues {
      throw head.error(
        column, rows.last ?? first,
        "it has \(Words.count(track.values.count, "value")), and a spring takes at least "
          + "\(MotionFit.fewestValues)")
    }
  }

  private static let mostDecimals = 15

  /// The cells of a line.
  fileprivate struct Row {
    let number: Int
    let cells: [String]
  }

  /// Returns the lines that are not blank.
  private static func rows(of text: String) -> [Row] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let head = lines.first { !$0.isEmpty } ?? ""
    let separator = ["\t", ";"].first(where: head.contains) ?? ","
    return lines.enumerated().compactMap { index, line in
      var (cells, isQuoted) = ([""], false)
      for letter in line {
        switch letter {
        case "\"": isQuoted.toggle()
        case separator where !isQuoted: cells.append("")
        default: cells[cells.count - 1].append(letter)
        }
      }
      cells = cells.map(\.trimmed)
      return cells == [""] ? nil : Row(number: index + 1, cells: cells)
    }
  }
}

/// What the columns of a table are.
private struct MeasuredHead {
  let names: [String]
  let time: Int
  /// The number of seconds in a unit of time.
  let second: Double
  let channels: [Int]

  init(
    _ row: MeasuredTable.Row, hasNames: Bool, framesPerSecond: Double?
  ) throws(BookDocumentError) {
    func fault(_ words: String) -> BookDocumentError { BookDocumentError(words, line: row.number) }
    let standard = ["time"] + row.cells.indices.dropFirst().map { "value\($0)" }
    let cells = hasNames ? row.cells : standard
    // A unit is in parentheses or brackets after its name.
    let parts = cells.map { $0.split(whereSeparator: "([)]".contains) }
    names = parts.map { $0.first.map { String($0).trimmed } ?? "" }
    let words = names.map { $0.lowercased() }
    if let time = words.firstIndex(where: { MeasuredHead.seconds[$0] != nil }) {
      let unit = parts[time].dropFirst().first?.lowercased() ?? words[time]
      (self.time, second) = (time, MeasuredHead.seconds[unit] ?? 1)
    } else if let frame = words.firstIndex(of: "frame") {
      guard let framesPerSecond else {
        throw fault("it has frames but no times: say how many frames there are per second")
      }
      (time, second) = (frame, 1 / framesPerSecond)
    } else {
      throw fault("no column is called time, but \(names.andList)")
    }
    let others = [words[time], "frame", "phase"]
    channels = words.indices.filter { !others.contains(words[$0]) }
    guard !channels.isEmpty else { throw fault("it has no values beside the time") }
    for index in channels where names[index].isEmpty || names.firstIndex(of: names[index]) != index
    {
      throw fault("the name of column \(index + 1) is \(names[index].isEmpty ? "empty" : "taken")")
    }
  }

  /// The names and the units of times, in seconds.
  private static let seconds = [
    "time": 1, "t": 1, "s": 1, "sec": 1, "seconds": 1, "ms": 0.001, "milliseconds": 0.001,
  ]

  func error(_ column: Int, _ row: MeasuredTable.Row, _ words: String) -> BookDocumentError {
    BookDocumentError(
      "column \(column + 1) (\(names[column].inSentence)): \(words)", line: row.number)
  }

  func number(in column: Int, of row: MeasuredTable.Row) throws(BookDocumentError) -> Double {
    let text = row.cells[column]
    if let number = Double(text), BookDomain.magnitude.contains(number), !text.contains("x") {
      return number
    }
    let point = String(text.map { $0 == "," ? "." : $0 })
    let hint = Double(point) == nil || point == text ? "" : "; write \(point.inSentence)"
    throw error(
      column, row,
      (text.isEmpty ? "it is empty" : "it is \(text.inSentence)")
        + ", and takes \(BookDomain.finite)\(hint)")
  }
}
