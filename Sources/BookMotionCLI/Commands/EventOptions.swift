import BookMotion
import BookMotionDocuments
import BookMotionExport

/// The options that say what happens in a scene.
enum EventOptions {
  static let event = Option(
    "--event", "<time:event>",
    "An event, such as 0.7:close or 0.6:drag=300,420. Can be repeated, and replaces the events "
      + "that happen by default.",
    reads: .event)
  static let events = Option(
    "--events", "<file>",
    "A file with one event per line, such as an app's log, or - for stdin: each as a string of "
      + "JSON, or as for --event.",
    reads: .input)

  static let names = [event.description.name, events.description.name]

  /// Returns true if the command line gives events.
  static func areGiven(_ arguments: Arguments) -> Bool {
    arguments.has(event) || arguments.has(events)
  }

  /// The option that gives events, in quotes.
  static func name(_ arguments: Arguments) -> String {
    (arguments.has(event) ? event.description : events.description).name.quoted
  }

  /// Returns the events that the command line gives, or `nil` for none.
  static func given(_ arguments: Arguments) throws(Failure) -> [MotionEvent]? {
    guard areGiven(arguments) else { return nil }
    var given: [MotionEvent] = []
    if let path = try arguments.optional(events) { given = try read(path) }
    return given + arguments.values(of: event)
  }

  private static func read(_ path: Path) throws(Failure) -> [MotionEvent] {
    let words = events.description.name.got(path)
    let bytes = try Input.read(path, .list, for: events.description.name)
    var found: [MotionEvent] = []
    let lines = bytes.withoutByteOrderMark.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self).trimmed
      guard !text.isEmpty else { continue }
      do throws(BookMotionError) { found.append(try parsed(text)) } catch {
        throw .badData("\(words): line \(index + 1): \(error)")
      }
    }
    guard !found.isEmpty else { throw .badData("\(words): it has no events") }
    return found
  }

  /// Reads a line: an event, or a string with one.
  private static func parsed(_ line: String) throws(BookMotionError) -> MotionEvent {
    guard line.hasPrefix("\"") else { return try MotionEvent(line) }
    guard let node = try? JSONNode(reading: Array(line.utf8)), case .text(let text) = node.value
    else { throw .noEvent("it is not a string of JSON, such as \"0.7:close\"") }
    return try MotionEvent(text)
  }
}

extension OptionReader<MotionEvent> {
  /// Reads an event: its time, name, and numbers.
  static let event = OptionReader { text, name throws(Failure) in
    do { return try MotionEvent(text) } catch {
      throw .usage("\(name.got(text)): \(error)")
    }
  }
}
