import BookMotion
public import BookMotionDocuments
public import BookMotionRecording

/// A recording as a style sheet: custom properties that a browser animates and, for a transition,
/// classes for the parts of the book that follow them.
///
/// ```swift
/// let opening = try Recording(BookTimeline(BookScore(.bookPolish, direction: .open)))
/// try MotionStyleSheet(opening).write(to: &sink)
/// ```
///
/// ```html
/// <link rel="stylesheet" href="open.css">
/// <div class="book-stage book-open">…</div>
/// ```
///
/// Each channel that moves has its own `@keyframes`, with a keyframe at the beginning of each phase
/// and an easing between keyframes: `linear()` with at most 40 stops. The error is at most a
/// thousandth of the channel's range, and at most about a quarter of a pixel; the actual errors are
/// in the file. Jumps take at most a millionth of the whole duration.
///
/// The class that plays a transition is named after its direction, `book-open` or `book-close`, so
/// that a page can use one sheet for each direction of the same book. For any other recording, it
/// is `…-play`. The properties are inherited, so all descendants can use them.
public struct MotionStyleSheet: Sendable {
  /// The recording that is played.
  package let recording: Recording

  /// The prefix of all classes, properties, and keyframes.
  package let name: String

  private let curves: [StyleCurve]
  let book: BookStyleSheet?

  /// Creates a style sheet by computing the easings of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording. Its frame rate matters only for its end, the last frame.
  ///   - name: The prefix of all names: a lowercase letter, then lowercase letters, digits, and
  ///     single hyphens. If `nil`, it is the name of the scene, or `book` for a transition.
  /// - Throws: `BookExportError` for an invalid name, for a recording of more than ten minutes, and
  ///   for channels without a valid name in CSS.
  /// - Complexity: About 240 samples per second, and more at sudden changes.
  public init(_ recording: Recording, name: String? = nil) throws(BookExportError) {
    self.name = try MotionStyleSheet.checkedName(name, of: recording, for: "a style sheet takes")
    self.recording = recording
    book = BookStyleSheet(recording, name: self.name)
    curves = MotionStyleSheet.curves(of: recording)
  }

  /// Returns the prefix of all names, or throws if the recording cannot be played on the web.
  static func checkedName(
    _ name: String?, of recording: Recording, for taker: String
  ) throws(BookExportError) -> String {
    let name = name ?? usualName(of: recording)
    guard MotionStyleSheet.isName(name) else {
      throw BookExportError(
        .noName,
        "a name takes a lowercase letter, then lowercase letters, digits, and single hyphens")
    }
    guard recording.duration <= MotionStyleSheet.longest else {
      throw BookExportError(
        .tooLong,
        "\(recording.title) lasts \(Words.seconds(recording.duration)): \(taker) at most "
          + Words.seconds(MotionStyleSheet.longest))
    }
    if let other = recording.channels.first(where: { !MotionStyleSheet.isName($0.cssName) }) {
      throw BookExportError(.noName, "the channel \"\(other.name)\" has no valid name in CSS")
    }
    return name
  }

  /// Returns the channels that move, with their easings.
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
        channel: recording.channels[lane], stops: all[lane], error: errors[lane],
        range: samples.ranges[lane])
    }
  }

  /// The channels that are off by more than a thousandth of their range, each with its largest
  /// error, as in the file.
  package var channelsOff: [String] {
    curves.filter(\.isOff).map { "\($0.channel.cssName) (\($0.errorText))" }
  }

  /// The maximum duration of a recording in a style sheet, in seconds.
  static let longest = 600.0

  private static func usualName(of recording: Recording) -> String {
    recording.score.book != nil ? "book" : recording.score.scene
  }

  /// Returns a Boolean value that indicates whether a word can be the prefix of classes and
  /// properties: a lowercase letter, then lowercase letters, digits, and single hyphens, at most 40
  /// in total.
  package static func isName(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    guard let first = letters.first, let last = letters.last, letters.count <= longestName,
      isLetter(first), last != ASCII.minus
    else { return false }
    return zip(letters, letters.dropFirst()).allSatisfy { before, letter in
      isLetter(letter) || (ASCII.zero...ASCII.nine).contains(letter)
        || (letter == ASCII.minus && before != ASCII.minus)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static let longestName = 40
}

extension BookExportError.Code {
  /// The recording is too long.
  static let tooLong = BookExportError.Code(rawValue: "tooLong")
}

extension MotionStyleSheet {
  /// Writes the style sheet: a heading, the properties, the keyframes, the class that plays them,
  /// and the parts of a book.
  public func write<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
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

  /// The name of the class that plays, which is also the prefix of the keyframes' names.
  var action: String { "\(name)-\(recording.score.book?.direction?.rawValue ?? "play")" }

  /// A comment for readers of the file.
  private var heading: String {
    let phases = recording.phases.map { phase in
      let time = "  \(NumberGrid.standard.text(phase.time)) s"
      return time + String(repeating: " ", count: max(14 - time.count, 1)) + comment(phase.name)
        + "\n"
    }
    let binding = recording.score.binding.map { ", bound at the \($0.rawValue)" } ?? ""
    return """
      /*
      \(comment(recording.title)): \(NumberGrid.standard.text(recording.duration)) s\(binding).
      Made by: \(comment(recording.score.command(writing: "css\(naming)")))

      \(phases.joined())
      The class \(action) plays the animation. A script may pause it and set its currentTime,
      or read any of the properties, which the elements inside inherit.\(elementsHint)
      */

      """
  }

  /// The option for the name, unless it is the usual one.
  private var naming: String {
    name == MotionStyleSheet.usualName(of: recording) ? "" : " --name \(name)"
  }

  /// A hint about the elements of a book.
  private var elementsHint: String {
    guard book != nil else { return "" }
    return """

      The elements are in the page that plays this: bookmotion timeline --format html\(naming)
      Only the stage and the body are required.
      """
  }

  /// The registrations of the properties, which let a browser interpolate them. A book begins on
  /// its shelf, whichever sheet it has.
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

  /// The duration, rounded down so that jumps are never late.
  private var duration: String {
    let grid = NumberGrid.standard
    let rounded = grid.rounded(recording.duration)
    let isLater = rounded > recording.duration + grid.step * MotionStyleSheet.leastStep
    return grid.text(isLater ? rounded - grid.step : rounded)
  }

  /// A smaller part of a step is a rounding error.
  private static let leastStep = 0.001

  /// The rule for people who prefer reduced motion, which shows the end at once. It is not needed
  /// for a book that never turns.
  private var reducedPlayer: String {
    guard book == nil || isTurning else { return "" }
    let hint = """
      ; animationend still fires. For fades instead:
         bookmotion timeline --choreography reducedMotion --format css\(naming), in a <link> with
         media="(prefers-reduced-motion: reduce)" after this one.
      """
    return """

      /* With reduced motion, the end is shown at once\(book == nil ? "." : hint) */
      @media (prefers-reduced-motion: reduce) {
        .\(action) { animation-duration: 1ms; }
      }

      """
  }

  /// True if the cover is ever visible partway; a cover that turns while invisible only jumps.
  private var isTurning: Bool {
    let name = BookChannel.flipAngle.rawValue
    guard let angle = curves.first(where: { $0.channel.name == name }) else { return false }
    let keyframes = angle.stops.keyframes
    return zip(keyframes, keyframes.dropFirst()).contains { start, end in
      start.stops.isEmpty
        ? start.value != end.value
        : start.stops.contains { $0.output != 0 && $0.output != ChannelStops.Stop.wholeOutput }
    }
  }

  /// Returns a name in a form that cannot end the comment that contains it, nor the HTML element
  /// around it, nor affect a terminal.
  private func comment(_ text: String) -> String {
    text.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
      .split(separator: "</", omittingEmptySubsequences: false).joined(separator: "< /")
      .split(whereSeparator: \.isNewline).joined(separator: " ").printable
  }
}
