import BookMotion

/// A recording as a style sheet: custom properties that a browser moves and, for a book on its way,
/// classes of its parts that follow them.
///
/// ```swift
/// let opening = try Recording(BookTimeline(.bookPolish, direction: .open))
/// try StyleSheet(opening).write(to: &sink)
/// ```
///
/// ```html
/// <link rel="stylesheet" href="open.css">
/// <div class="book-stage book-open">…</div>
/// ```
///
/// Each channel that moves has `@keyframes` of its own, with a keyframe where a phase begins and an
/// easing between two of them: `linear()` with at most 40 stops, nowhere farther from the truth than
/// a thousandth of how far the channel goes at all, and than about a quarter of a pixel. How far it
/// really is stands in the file. What jumps does so within a millionth of the whole time.
///
/// The class that plays is called by the direction of a transition, `book-open` or `book-close`, so
/// that a page can have a sheet of each for the same book; of anything else it is `…-play`. The
/// properties are inherited: whatever is inside may use them.
public struct StyleSheet: Sendable {
  /// What is played.
  public let recording: Recording

  /// The beginning of the names of classes, properties and keyframes.
  public let name: String

  private let curves: [StyleCurve]
  let book: BookStyleSheet?

  /// Works out the easings of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording. Its rate counts for nothing but its end: the last frame.
  ///   - name: The beginning of all names: a lower-case letter, then letters, digits and single
  ///     hyphens. The scene's own name if it is nil, or `book` for a transition.
  /// - Throws: ``ExportError`` for another name, for a recording of more than ten minutes, and for
  ///   channels that CSS can't tell apart.
  /// - Complexity: About 240 instants per second, and more where something is sudden.
  public init(_ recording: Recording, name: String? = nil) throws(ExportError) {
    self.name = try StyleSheet.checkedName(name, of: recording, for: "a style sheet takes")
    self.recording = recording
    book = BookStyleSheet(recording, name: self.name)
    curves = StyleSheet.curves(of: recording)
  }

  /// The beginning of all names, if a recording can become something for the web.
  static func checkedName(
    _ name: String?, of recording: Recording, for taker: String
  ) throws(ExportError) -> String {
    let isBook = recording.origin.choreography != nil
    let name = name ?? (isBook ? "book" : recording.origin.scene)
    guard StyleSheet.isName(name) else {
      throw ExportError(
        .noName, "a name takes a lower-case letter, then letters, digits and single hyphens")
    }
    guard recording.duration <= StyleSheet.longest else {
      throw ExportError(
        .tooLong,
        "\(recording.title) lasts \(Words.seconds(recording.duration)): \(taker) at most "
          + Words.seconds(StyleSheet.longest))
    }
    if let other = recording.channels.first(where: { !StyleSheet.isName($0.cssName) }) {
      throw ExportError(.noName, "the channel \"\(other.name)\" has no name in CSS")
    }
    return name
  }

  /// The channels that move, with their easings.
  static func curves(of recording: Recording) -> [StyleCurve] {
    let samples = ChannelSamples(recording)
    let phases = recording.phases.map(\.time)
    let all = recording.channels.enumerated().map { lane, channel in
      ChannelStops(
        samples.values[lane], at: samples.times, range: samples.ranges[lane],
        leastSeen: channel.leastSeen, phases: phases)
    }
    let errors = samples.largestErrors(of: all, in: recording)
    return recording.channels.indices.compactMap { lane in
      guard !all[lane].keyframes.isEmpty else { return nil }
      return StyleCurve(
        channel: recording.channels[lane], stops: all[lane], error: errors[lane])
    }
  }

  /// How long a recording may last that becomes a style sheet, in seconds.
  public static let longest = 600.0

  /// Whether classes and properties can begin with a word: a lower-case letter, then those, digits
  /// and single hyphens, at most 40 in all.
  public static func isName(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    guard let first = letters.first, let last = letters.last, letters.count <= longestName,
      isLetter(first), last != Letter.minus
    else { return false }
    return zip(letters, letters.dropFirst()).allSatisfy { before, letter in
      isLetter(letter) || (Letter.zero...Letter.nine).contains(letter)
        || (letter == Letter.minus && before != Letter.minus)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static let longestName = 40
}

extension ExportError.Code {
  /// Something would last too long.
  public static let tooLong = ExportError.Code(rawValue: "tooLong")
}

extension StyleSheet {
  /// Writes the style sheet: what it is, the properties, the keyframes, the class that plays them,
  /// and the parts of a book.
  public func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(heading)
    try sink.write(registrations)
    for curve in curves {
      try curve.write(
        as: action, of: name, phases: recording.phases, duration: recording.duration, to: &sink)
    }
    try sink.write(player)
    try sink.write(reducedPlayer)
    for rules in book?.rules ?? [] {
      try sink.write("\n" + rules.map { $0.css(of: name) }.joined())
    }
  }

  /// The class that plays, and the beginning of the keyframes' names.
  var action: String { "\(name)-\(recording.origin.direction?.rawValue ?? "play")" }

  /// What a reader of the file has to know.
  private var heading: String {
    let phases = recording.phases.map { phase in
      let time = "  \(NumberGrid.standard.text(phase.time)) s"
      return time + String(repeating: " ", count: max(14 - time.count, 1)) + comment(phase.name)
        + "\n"
    }
    let scene = recording.origin.scene
    let option = scene == RecordingOrigin.transition ? "" : " --scene \(comment(scene))"
    let binding = recording.origin.binding.map { ", bound at the \($0.rawValue)" } ?? ""
    return """
      /*
      \(comment(recording.title)): \(NumberGrid.standard.text(recording.duration)) s\(binding).
      Made by: bookmotion timeline\(option) --format css

      \(phases.joined())
      The class \(action) plays; nothing else has to be done. A script may pause it and set its
      currentTime, or read any of the properties: whatever is inside inherits them.\(elementsHint)
      */

      """
  }

  /// Where a reader finds the elements of a book.
  private var elementsHint: String {
    guard book != nil else { return "" }
    return """

      The elements stand in the page that plays this: bookmotion timeline --format html
      All of them may be left out but the stage and the body.
      """
  }

  /// Registered, so that a browser knows what lies between two values. A book begins on its shelf,
  /// whichever sheet it has.
  private var registrations: String {
    let first = recording.values(at: 0)
    let shelf = book?.shelf
    let lines = recording.channels.enumerated().map { lane, channel in
      let value = shelf.flatMap { pose in BookChannel(rawValue: channel.name).map { pose[$0] } }
      return channel.registration(of: name, from: value ?? first[lane])
    }
    return "\n" + lines.joined()
  }

  /// The class that plays.
  private var player: String {
    let moving = curves.map { "\(action)-\($0.channel.cssName)" }
    let last = recording.values(at: recording.duration)
    let values = recording.channels.enumerated().compactMap { lane, channel in
      curves.contains { $0.channel == channel }
        ? nil : "  \(channel.property(of: name)): \(channel.css(last[lane]));\n"
    }
    return """

      .\(action) {
      \(values.joined())  animation-name: \(moving.isEmpty ? "none" : moving.joined(separator: ", "));
        animation-duration: \(duration)s;
        animation-timing-function: linear;
        animation-fill-mode: both;
      }

      """
  }

  /// How long it plays, rounded down: what jumps has jumped at its time.
  private var duration: String {
    let grid = NumberGrid.standard
    let rounded = grid.rounded(recording.duration)
    let isLater = rounded > recording.duration + grid.step * StyleSheet.leastStep
    return grid.text(isLater ? rounded - grid.step : rounded)
  }

  /// So small a part of a step is none.
  private static let leastStep = 0.001

  /// What becomes of it where somebody asks for less motion: the end at once, unless it is a book that
  /// does not turn anyway.
  private var reducedPlayer: String {
    guard book == nil || isTurning else { return "" }
    let hint = """
      ; animationend comes all the same. Fades instead:
         bookmotion timeline --choreography reducedMotion --format css, in a <link> with
         media="(prefers-reduced-motion: reduce)" behind this one.
      """
    return """

      /* Who asks for less motion sees the end at once\(book == nil ? "." : hint) */
      @media (prefers-reduced-motion: reduce) {
        .\(action) { animation-duration: 1ms; }
      }

      """
  }

  /// Whether the cover is ever seen half way: one that turns while nobody sees it only jumps.
  private var isTurning: Bool {
    let name = BookChannel.flipAngle.rawValue
    guard let angle = curves.first(where: { $0.channel.name == name }) else { return false }
    let keyframes = angle.stops.keyframes
    return zip(keyframes, keyframes.dropFirst()).contains { start, end in
      start.stops.isEmpty
        ? start.value != end.value
        : start.stops.contains { $0.output != 0 && $0.output != ChannelStops.Stop.wholeWay }
    }
  }

  /// A name that somebody chose may not end the comment that it stands in, nor the element of a page
  /// around it, nor do anything on a terminal.
  private func comment(_ text: String) -> String {
    text.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
      .split(separator: "</", omittingEmptySubsequences: false).joined(separator: "< /")
      .split(whereSeparator: \.isNewline).joined(separator: " ").printable
  }
}
