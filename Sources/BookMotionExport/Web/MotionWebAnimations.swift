import BookMotion
public import BookMotionDocuments
public import BookMotionRecording

/// A recording as keyframes for the browser's `animate()`, in JSON.
///
/// ```swift
/// let opening = try Recording(BookTimeline(BookScore(.bookPolish, direction: .open)))
/// try MotionWebAnimations(opening).write(to: &sink)
/// ```
///
/// ```js
/// const { html, css, animations } = await (await fetch("open.json")).json();
/// document.body.insertAdjacentHTML("beforeend", `<style>${css}</style>${html}`);
/// for (const { selector, keyframes, timing } of animations)
///   document.querySelector(selector).animate(keyframes, timing);
/// ```
///
/// The elements are those of a ``MotionStyleSheet``. Every number is interpolated linearly between
/// keyframes, so neither easings nor custom properties are needed, and opacities and transforms run
/// off the page's main thread. A turn is a list such as `perspective(560px) rotateY(-30deg)`, with
/// the same functions in every keyframe. Browsers interpolate such a list exactly (the distance of
/// the eye by its reciprocal), whereas they would decompose a `matrix3d()` and recompose it
/// differently.
///
/// The error of each number is at most a thousandth of its range, a quarter of a pixel, and a
/// twentieth of a degree. The actual errors are in `errors`, one for each number of a value that
/// follows the book, in order of appearance. If nothing turns, the distance of the eye has no
/// visible effect, and its error is stated as 0. Jumps take at most a millionth of the whole
/// duration.
///
/// A recording of anything but a transition has no elements. Its channels are custom properties,
/// listed in `properties` in the form that `CSS.registerProperty()` takes, with the easings of the
/// style sheet.
///
/// Preferences for reduced motion are deliberately not handled: for people who have set one, play
/// the `reducedMotion` choreography of the same book.
public struct MotionWebAnimations: Sendable {
  /// The recording that is played.
  package let recording: Recording

  /// The prefix of all classes and properties.
  package let name: String

  private let book: BookStyleSheet?

  /// Creates the animations, checking that a browser can play the recording.
  ///
  /// - Parameters:
  ///   - recording: The recording. Its frame rate matters only for its end, the last frame.
  ///   - name: The prefix of all names, as in a ``MotionStyleSheet``.
  /// - Throws: `BookExportError` under the same conditions as a ``MotionStyleSheet``.
  public init(_ recording: Recording, name: String? = nil) throws(BookExportError) {
    self.name = try MotionStyleSheet.checkedName(name, of: recording, for: "a web animation takes")
    self.recording = recording
    book = BookStyleSheet(recording, name: self.name)
  }
}

extension MotionWebAnimations {
  /// Writes one JSON object: the origin, the elements and their appearance at rest, then the
  /// animations, one keyframe per line.
  public func write<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    var fields = [
      ("schema", JSONText.quoted(MotionWebAnimations.schema)), ("made", recording.scoreText),
      ("duration", milliseconds),
    ]
    if let book {
      let still = book.rules.joined().compactMap(\.still)
      fields.append(("html", JSONText.quoted(book.elements())))
      fields.append(("css", JSONText.quoted(still.map { $0.css(of: name) }.joined())))
    } else {
      fields.append(("properties", properties))
    }
    try sink.write("{" + fields.map { "\"\($0.0)\": \($0.1),\n" }.joined() + "\"animations\": [")
    let animations = book.map(animations) ?? channelAnimations
    for (index, animation) in animations.enumerated() {
      try sink.write(index == 0 ? "\n" : ",\n")
      try write(animation, to: &sink)
    }
    try sink.write("]}\n")
  }

  /// The schema of the JSON object.
  static let schema = "bookmotion.animations/1"

  private var milliseconds: String {
    NumberGrid.standard.text(recording.duration * MotionWebAnimations.millisecondsPerSecond)
  }

  private static let millisecondsPerSecond = 1000.0

  private func write<Sink: BookTextSink & ~Copyable>(
    _ animation: Animation, to sink: inout Sink
  ) throws(Sink.Failure) {
    let grid = NumberGrid.standard
    let errors = animation.errors.map { property, errors in
      (property, "[" + errors.map { grid.text($0) }.joined(separator: ", ") + "]")
    }
    let timing = JSONText.object([("duration", milliseconds), ("fill", JSONText.quoted("both"))])
    try sink.write(
      """
       {"selector": \(JSONText.quoted(animation.selector)),
       "timing": \(timing),
       "errors": \(JSONText.object(errors)),
       "keyframes": [

      """)
    for (index, keyframe) in animation.keyframes.enumerated() {
      let part = Double(keyframe.part) / Double(ChannelStops.whole)
      let values = keyframe.values.map { ($0.property, JSONText.quoted($0.text)) }
      let line = JSONText.object([("offset", NumberGrid(decimals: 8).text(part))] + values)
      let comma = index < animation.keyframes.count - 1 ? "," : ""
      try sink.write("  \(line)\(comma)\n")
    }
    try sink.write(" ]}")
  }

  /// The arguments of one call of `animate()`.
  private struct Animation {
    let selector: String
    var keyframes: [Keyframe] = []
    /// For each property, the errors of its numbers.
    var errors: [(String, [Double])] = []
  }

  private struct Keyframe {
    let part: Int
    var values: [(property: String, text: String)] = []
  }
}

extension MotionWebAnimations {
  /// Returns an animation for each element that moves.
  private func animations(of book: BookStyleSheet) -> [Animation] {
    let moving = book.movingDeclarations
    let numbers = moving.flatMap { $0.declarations.flatMap(\.value.numbers) }
    let recording = recording.following(numbers)
    let samples = ChannelSamples(recording)
    // The lane of the next number.
    var lane = 0
    let stops = moving.map { element in
      element.declarations.map { declaration in
        let numbers = declaration.value.numbers
        let lanes = lane..<lane + numbers.count
        lane = lanes.upperBound
        return PropertyStops(
          numbers, values: Array(samples.values[lanes]), ranges: Array(samples.ranges[lanes]),
          at: samples.times)
      }
    }
    var errors = samples.largestErrors(
      of: stops.joined().flatMap(\.lines), in: recording)[...]
    return zip(moving, stops).map { element, stops in
      var animation = Animation(selector: ".\(name)-\(element.element)")
      var keyframes: [Int: Keyframe] = [:]
      for (declaration, stops) in zip(element.declarations, stops) {
        let numbers = declaration.value.numbers
        let property = declaration.property.words(joinedFrom: "-")
        for (index, instant) in stops.instants.enumerated() {
          let values = zip(numbers, stops.lines).map { $0.interpolated($1.keyframes[index].value) }
          let part = stops.lines.first?.keyframes[index].part ?? 0
          keyframes[instant, default: Keyframe(part: part)].values.append(
            (property, declaration.value.text(with: values)))
        }
        let found = zip(numbers, zip(stops.lines, errors.prefix(numbers.count))).map {
          number, line in
          guard number.isDistance else { return line.1 }
          return stops.liesFlat ? 0 : line.0.farthest * line.0.farthest * line.1
        }
        animation.errors.append((property, found))
        errors = errors.dropFirst(numbers.count)
      }
      animation.keyframes = keyframes.sorted { $0.key < $1.key }.map(\.value)
      if let only = animation.keyframes.first, animation.keyframes.count == 1 {
        // An animation without duration needs an end, too.
        animation.keyframes = [Keyframe(part: 0, values: only.values), only]
      }
      return animation
    }
  }

  /// An animation for each channel that moves.
  private var channelAnimations: [Animation] {
    MotionStyleSheet.curves(of: recording).map { curve in
      let property = curve.channel.property(of: name)
      return Animation(
        selector: ".\(name)-play",
        keyframes: curve.stops.keyframes.map { keyframe in
          let easing = curve.easing(keyframe.stops).map { [("easing", $0)] } ?? []
          return Keyframe(
            part: keyframe.part, values: [(property, curve.channel.css(keyframe.value))] + easing)
        },
        errors: [(property, [curve.error])])
    }
  }

  /// The channels in the form that `CSS.registerProperty()` takes, one per line.
  private var properties: String {
    let first = recording.values(at: 0)
    return JSONText.lines(
      recording.channels.enumerated().map { lane, channel in
        JSONText.object([
          ("name", JSONText.quoted(channel.property(of: name))),
          ("syntax", JSONText.quoted(channel.cssSyntax)), ("inherits", "true"),
          ("initialValue", JSONText.quoted(channel.css(first[lane]))),
        ])
      })
  }
}

extension ChannelStops {
  /// The largest distance that is written, for a number whose reciprocal is interpolated.
  fileprivate var farthest: Double {
    keyframes.reduce(0) { $1.value > 0 ? max($0, 1 / $1.value) : $0 }
  }
}

extension BookStyleSheet {
  /// The declarations of each element that move, in the order of the rules.
  fileprivate var movingDeclarations: [(element: String, declarations: [StyleRule.Declaration])] {
    var moving: [(element: String, declarations: [StyleRule.Declaration])] = []
    for rule in rules.joined() {
      for element in rule.elements {
        let index = moving.firstIndex { $0.element == element } ?? moving.endIndex
        if index == moving.endIndex { moving.append((element, [])) }
        for declaration in rule.declarations {
          // The last declaration of a property counts, whether it moves or not.
          moving[index].declarations.removeAll { $0.property == declaration.property }
          if !declaration.value.isStill { moving[index].declarations.append(declaration) }
        }
      }
    }
    return moving.filter { !$0.declarations.isEmpty }
  }
}

extension Recording {
  /// Returns a recording of the values that browsers interpolate for some numbers.
  fileprivate func following(_ numbers: [StyleNumber]) -> Recording {
    let lanes = Dictionary(
      uniqueKeysWithValues: channels.enumerated().compactMap { lane, channel in
        BookChannel(rawValue: channel.name).map { ($0, lane) }
      })
    return Recording(
      score: score, count: count,
      channels: numbers.map { _ in Channel("", .fraction) }, phases: phases, cues: [],
      source: FollowingSource(reader: reader, lanes: lanes, numbers: numbers))
  }
}

/// Numbers that depend on the channels of a recording.
private struct FollowingSource: RecordingSource {
  var reader: ValueReader
  let lanes: [BookChannel: Int]
  let numbers: [StyleNumber]

  mutating func read(at time: Double, into values: inout [Double]) {
    let channels = reader.values(at: time)
    for (lane, number) in numbers.enumerated() {
      values[lane] = number.interpolated(
        number.value { channel in lanes[channel].map { channels[$0] } ?? 0 })
    }
  }
}

extension String {
  /// Returns the words joined in camel case, as in JavaScript: `borderRadius`.
  fileprivate func words(joinedFrom separator: Character) -> String {
    let words = split(separator: separator)
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
