package import BookMotion

/// An event in a recording: a tap, a movement of a finger, or a report.
///
/// ```swift
/// RecordingEvent("drag", 300, 420, at: 0.4)
/// try RecordingEvent("0.4:drag=300,420")  // the same, as the command line has it
/// ```
public struct RecordingEvent: Hashable, Sendable {
  /// The event's name.
  public let name: String

  /// The numbers that come with the event.
  public let values: [Double]

  /// The event's time, in seconds.
  public let time: Double

  /// Creates an event.
  public init(_ name: String, _ values: Double..., at time: Double) {
    self.init(name, values: values, at: time)
  }

  /// Creates an event with an array of numbers.
  public init(_ name: String, values: [Double], at time: Double) {
    self.name = name
    self.values = values
    self.time = time
  }

  /// Creates an event from text: its time, a colon, its name, and, after an equals sign, its
  /// numbers.
  ///
  /// - Throws: An ``ExportError`` with a description of the expected format.
  public init(_ text: String) throws(ExportError) {
    try self.init(text) { Double($0) }
  }

  /// Creates an event from text with numbers that `number` reads.
  init(_ text: String, number: (Substring) throws(ExportError) -> Double?) throws(ExportError) {
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, let time = try number(halves[0]), !halves[1].isEmpty
    else {
      throw ExportError(.noEvent, "an event is a time, a colon, and a name, such as 0.5:tap")
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
    let values = try numbers.map { word throws(ExportError) in
      if let value = try number(word), value.isFinite { return value }
      throw ExportError(
        .noEvent,
        "\"\(String(word).inSentence)\" is not a number: write the numbers after = with commas and "
          + "without spaces, such as 0.5:drag=300,420")
    }
    self.init(String(parts[0]), values: values, at: time)
  }

  /// The event as text that reads back as the same event.
  public var text: String {
    let head = "\(JSONText.number(time)):\(name)"
    guard !values.isEmpty else { return head }
    return head + "=" + values.map(JSONText.number).joined(separator: ",")
  }
}

extension RecordingEvent {
  /// The times that an event can have: up to an hour, as long as people would wait.
  package static let times = Domain(0, 3600)

  /// Returns the event with its time and numbers rounded to a grid.
  package func rounded(to grid: NumberGrid) -> RecordingEvent {
    RecordingEvent(name, values: values.map(grid.rounded), at: grid.rounded(time))
  }
}

extension ExportError.Code {
  /// An event that the scene does not have, or text that is not a valid event.
  public static let noEvent = ExportError.Code(rawValue: "noEvent")
}
