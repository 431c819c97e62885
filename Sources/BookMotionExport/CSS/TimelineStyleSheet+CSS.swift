import BookMotion

extension TimelineStyleSheet {
  /// Writes the style sheet: what it is, the properties, the keyframes, the class that plays them,
  /// and the parts of the book.
  public func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(heading)
    try sink.write(registrations)
    let moments = phases.map { ($0.phase.rawValue, $0.time) }
    for curve in curves {
      try curve.write(
        as: action, of: name, phases: moments, duration: timeline.duration, to: &sink)
    }
    try sink.write(player)
    try sink.write(reducedPlayer)
    try sink.write(parts)
  }

  /// The property of a channel.
  func property(_ channel: BookChannel) -> String { channel.property(of: name) }

  /// The class that plays the transition, and the beginning of its keyframes' names.
  var action: String { "\(name)-\(timeline.direction.rawValue)" }

  func value(_ value: Double, of channel: BookChannel) -> String { channel.text(of: value) }
}

extension TimelineStyleSheet {
  /// What a reader of the file has to know.
  private var heading: String {
    let layout = timeline.transition.layout
    let phases = phases.map { phase in
      "  \(NumberGrid.standard.text(phase.time)) s".padded(toLength: 14) + phase.phase.rawValue
        + "\n"
    }
    return """
      /*
      \(comment(timeline.transition.choreography.name)), \(timeline.direction.rawValue): \
      \(seconds), bound at the \(layout.binding.rawValue).
      Made by: bookmotion timeline --format css

      \(phases.joined())
      <div class="\(name)-stage \(action)">
        <div class="\(name)-library"></div>
        <div class="\(name)-shadow"></div>
        <div class="\(name)-body">
          <div class="\(name)-back"></div>
          <div class="\(name)-block"></div>
          <div class="\(name)-page"></div>
          <div class="\(name)-edges"></div>
          <div class="\(name)-spine"></div>
      \(isSpread ? spreadElements : "")\
          <div class="\(name)-inside"></div>
          <div class="\(name)-cover"></div>
        </div>
        <div class="\(name)-reader"></div>
        <div class="\(name)-overlay"></div>
        <div class="\(name)-controls"></div>
      </div>

      All of it may be left out but the stage and the body. The class \(action) plays; nothing else
      has to be done. A script may pause it and set its currentTime, or read any of the properties:
      they are inherited by everything on the stage.
      */

      """
  }

  private var spreadElements: String {
    ["facing", "gutter"].map { "    <div class=\"\(name)-\($0)\"></div>\n" }.joined()
  }

  /// Registered, so that a browser knows what lies between two values.
  private var registrations: String {
    let shelf = BookPose(
      BookPosture(frame: timeline.transition.layout.restingFrame),
      style: timeline.transition.choreography.style, binding: timeline.transition.layout.binding)
    let lines = BookChannel.allCases.map { $0.registration(of: name, from: shelf[$0]) }
    return "\n" + lines.joined()
  }

  /// The class that plays the transition.
  private var player: String {
    let moving = curves.map { "\(action)-\($0.channel.words)" }
    let still = BookChannel.allCases.filter { channel in
      !curves.contains { $0.channel == channel }
    }
    let resting = timeline.transition.restingPose
    let values = still.map { "  \(property($0)): \(value(resting[$0], of: $0));\n" }
    return """

      .\(action) {
      \(values.joined())  animation-name: \(moving.isEmpty ? "none" : moving.joined(separator: ", "));
        animation-duration: \(NumberGrid.standard.text(timeline.duration))s;
        animation-timing-function: linear;
        animation-fill-mode: both;
      }

      """
  }

  /// What becomes of it where somebody asks for less motion: the end at once, unless nothing turns
  /// anyway.
  private var reducedPlayer: String {
    guard isTurning else { return "" }
    return """

      /* Who asks for less motion sees the end at once; animationend comes all the same. Fades instead:
         bookmotion timeline --choreography reducedMotion --format css, in a <link> with
         media="(prefers-reduced-motion: reduce)" behind this one. */
      @media (prefers-reduced-motion: reduce) {
        .\(action) { animation-duration: 1ms; }
      }

      """
  }

  /// Whether the cover is ever seen half way: one that turns while nobody sees it only jumps.
  private var isTurning: Bool {
    guard let angle = curves.first(where: { $0.channel == .flipAngle }) else { return false }
    let keyframes = angle.stops.keyframes
    return zip(keyframes, keyframes.dropFirst()).contains { start, end in
      start.stops.isEmpty
        ? start.value != end.value
        : start.stops.contains { $0.output != 0 && $0.output != ChannelStops.Stop.wholeWay }
    }
  }

  private var seconds: String { "\(NumberGrid.standard.text(timeline.duration)) s" }

  var isSpread: Bool { timeline.transition.choreography.style.spread == .spread }

  /// A name that somebody chose may not end the comment that it stands in.
  private func comment(_ text: String) -> String {
    text.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension String {
  fileprivate func padded(toLength length: Int) -> String {
    self + String(repeating: " ", count: Swift.max(length - count, 1))
  }
}
