package import BookMotion

/// Something that happens in a recording: a tap, a finger's step, a report.
///
/// ```swift
/// RecordingEvent("drag", 300, 420, at: 0.4)
/// try RecordingEvent("0.4:drag=300,420")  // the same, as the command line has it
/// ```
public struct RecordingEvent: Hashable, Sendable {
  /// The event's name.
  public let name: String

  /// The numbers that are told with it.
  public let values: [Double]

  /// The event's time, in seconds.
  public let time: Double

  /// Creates an event.
  public init(_ name: String, _ values: Double..., at time: Double) {
    self.init(name, values: values, at: time)
  }

  /// Creates an event with numbers in a list.
  public init(_ name: String, values: [Double], at time: Double) {
    self.name = name
    self.values = values
    self.time = time
  }

  /// Reads an event from a text: its time, a colon, its name, and its numbers behind an equals sign.
  ///
  /// - Throws: ``ExportError`` that says how an event is written.
  public init(_ text: String) throws(ExportError) {
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, let time = Double(halves[0]), !halves[1].isEmpty else {
      throw ExportError(.noEvent, "an event is a time, a colon and a name, such as 0.5:tap")
    }
    try ExportError.containing { () throws(BookMotionError) in
      if !time.isFinite { try RecordingEvent.times.check(time, "time") }
    }
    let parts = halves[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts[0].isEmpty else {
      throw ExportError(
        .noEvent, "an event has a name before its numbers, such as 0.5:drag=300,420")
    }
    let numbers =
      parts.count < 2 ? [] : parts[1].split(separator: ",", omittingEmptySubsequences: false)
    let values = numbers.compactMap { Double($0) }.filter(\.isFinite)
    guard values.count == numbers.count else {
      throw ExportError(
        .noEvent, "the numbers after = are separated by commas, such as 0.5:drag=300,420")
    }
    self.init(String(parts[0]), values: values, at: time)
  }

  /// The event as a text that reads back as the same.
  public var text: String {
    let head = "\(JSONText.number(time)):\(name)"
    guard !values.isEmpty else { return head }
    return head + "=" + values.map(JSONText.number).joined(separator: ",")
  }
}

extension RecordingEvent {
  /// Times that people wait for: no longer than an hour.
  package static let times = Domain(0, 3600)

  /// The event with its numbers on a grid.
  package func rounded(to grid: NumberGrid) -> RecordingEvent {
    RecordingEvent(name, values: values.map(grid.rounded), at: grid.rounded(time))
  }
}

extension ExportError.Code {
  /// Something that does not happen in a scene, or is not written so.
  public static let noEvent = ExportError.Code(rawValue: "noEvent")
}
