package import BookMotion

/// An event as it is written: a time, a name, numbers, and what may follow by its name.
///
/// ```swift
/// try MotionEvent("0.4:drag=300,420").values.count  // 2
/// try MotionEvent("2:tap;frame=40,90,100,140;isLocked").name  // "tap"
/// ```
///
/// The events of all scenes have this form on the command line, in documents, and in logs. Those of
/// a book are a ``BookEvent`` everywhere else.
package struct MotionEvent: Hashable, Sendable {
  /// The event's name.
  package let name: String

  /// The numbers that come with the event.
  package let values: [Double]

  /// What follows the numbers.
  package let options: [Option]

  /// The event's time, in seconds.
  package let time: Double

  /// Numbers that follow a name of their own or, without any, a name that says that something is so.
  package struct Option: Hashable, Sendable {
    package let name: String
    package let values: [Double]?
  }

  /// Creates an event.
  package init(_ name: String, _ values: Double..., at time: Double) {
    self.init(name, values: values, at: time)
  }

  /// Creates an event with an array of numbers.
  package init(_ name: String, values: [Double], at time: Double) {
    self.init(name, values: values, options: [], at: time)
  }

  package init(_ name: String, values: [Double], options: [Option], at time: Double) {
    self.name = name
    self.values = values
    self.options = options
    self.time = time
  }
}

#if !$Embedded
extension MotionEvent {
  /// Reads an event: its time, a colon, its name and, after an equals sign, its numbers. After a
  /// semicolon comes what is given by name. Numbers are written as in JSON.
  ///
  /// - Throws: A ``BookMotionError`` with a description of the expected format.
  package init(_ text: String) throws(BookMotionError) {
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, let time = try halves[0].number, !halves[1].isEmpty else {
      throw .noEvent("an event is a time, a colon, and a name, such as 0.5:tap")
    }
    var phrases: [Option] = []
    for phrase in halves[1].split(separator: ";", omittingEmptySubsequences: false) {
      phrases.append(try Option(phrase, isFirst: phrases.isEmpty))
    }
    let first = phrases.removeFirst()
    self.init(first.name, values: first.values ?? [], options: phrases, at: time)
  }

  /// The event as text that reads back as the same event.
  package var text: String {
    let first = Option(name: name, values: values.isEmpty ? nil : values)
    let phrases = ([first] + options).map { $0.text }
    return "\(JSONText.number(time)):\(phrases.joined(separator: ";"))"
  }
}

extension MotionEvent.Option {
  fileprivate init(_ text: Substring, isFirst: Bool) throws(BookMotionError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts[0].isEmpty else {
      throw .noEvent("an event has a name before its numbers, such as 0.5:drag=300,420")
    }
    guard isFirst || parts[0].allSatisfy({ $0.isASCII && $0.isLetter }) else {
      throw .noEvent(
        "a word follows a semicolon, such as 0.5:tap;frame=100,200,200,280")
    }
    name = String(parts[0])
    guard parts.count > 1 else {
      values = nil
      return
    }
    var numbers: [Double] = []
    for word in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = try word.number else {
        throw .noEvent(
          "\"\(String(word).inSentence)\" is not a number: write the numbers after = with commas "
            + "and without spaces, such as 0.5:drag=300,420")
      }
      numbers.append(value)
    }
    values = numbers
  }

  fileprivate var text: String {
    guard let values else { return name }
    return "\(name)=\(values.map { JSONText.number($0) }.joined(separator: ","))"
  }
}

extension Substring {
  /// The number, or `nil` if this is none.
  fileprivate var number: Double? {
    get throws(BookMotionError) {
      guard Double(self)?.isFinite ?? false else { return nil }
      var scanner = JSONScanner(Array(utf8))
      guard let number = try? scanner.number(), (try? scanner.end()) != nil else {
        throw .noEvent("write its numbers as in JSON, such as 0.5")
      }
      return number
    }
  }
}

extension MotionEvent {
  /// The times that an event can have: up to an hour, as long as people would wait.
  package static let times = BookDomain(0, 3600)

  /// Returns the event with its time and numbers changed, for example rounded.
  package func mapNumbers(_ change: (Double) -> Double) -> MotionEvent {
    MotionEvent(
      name, values: values.map(change),
      options: options.map { Option(name: $0.name, values: $0.values?.map(change)) },
      at: change(time))
  }
}

extension MotionEvent: HasTextForm {
  package static var blank: MotionEvent { MotionEvent("", at: 0) }

  package init(text: String) throws(BookMotionError) { try self.init(text) }

  /// Visits nothing: what an event carries is known only to its scene, which checks it.
  package mutating func visit<Visitor: FieldVisitor>(_ visitor: inout Visitor) {}
}

extension BookMotionError {
  /// Returns an error about an event.
  package static func noEvent(_ reason: String) -> BookMotionError {
    BookMotionError(.noEvent(reason), at: "event")
  }
}
#endif
