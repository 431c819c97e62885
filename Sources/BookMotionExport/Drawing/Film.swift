public import BookMotion

/// A recording as one picture that plays by itself, over and over.
///
/// ```swift
/// let timeline = try BookTimeline(.bookPolish, direction: .both, framesPerSecond: 30)
/// try Film(Depiction(timeline)).writeSVG(to: &sink)
/// ```
///
/// It plays in browsers, also as an image in a README, without a script. It is a flip-book: every
/// frame is there, and only the one whose time it is is seen, so that at each instant the picture is
/// the very frame that ``Depiction`` draws. Frames that follow each other and look the same are one.
/// The library behind a book is there once, and moves by itself.
///
/// Where nothing plays, in print, and for readers who want less motion, a still is seen.
public struct Film: Sendable {
  /// What is played.
  public let depiction: Depiction

  /// How long nothing moves where the motion ends, in seconds.
  public let rest: Double

  /// The time of the picture that is seen where nothing plays.
  public let stillTime: Double

  private let timing: FilmTiming

  /// Creates an animated picture.
  ///
  /// - Parameters:
  ///   - depiction: What is played, of at most 3600 frames.
  ///   - rest: How long each rest is, from 0 to 60 seconds. A book that opens and closes rests when it
  ///     is open, and again on the shelf; any other transition at its beginning and at its end; another
  ///     scene at its end.
  ///   - stillTime: The time of the picture that is seen where nothing plays; nil for the half-open
  ///     book, or the best of another scene.
  /// - Throws: ``ExportError`` for a number outside these.
  public init(
    _ depiction: Depiction, rest: Double = Film.standardRest, stillTime: Double? = nil
  ) throws(ExportError) {
    let recording = depiction.recording
    try ExportError.containing { () throws(BookMotionError) in
      try Domain.filmFrames.check(Double(recording.count), "frames")
      try Domain.filmRest.check(rest, "rest")
      if let stillTime { try Domain(0, recording.duration).check(stillTime, "stillTime") }
    }
    self.depiction = depiction
    self.rest = rest
    self.stillTime = stillTime ?? depiction.source.stillTime
    timing = FilmTiming(recording, rests: depiction.source.rests, rest: rest)
  }

  /// Long enough to see what there is to see.
  public static let standardRest = 1.2

  /// How long it takes until everything begins anew, in seconds.
  public var duration: Double { timing.duration }

  /// The number of the frame that is seen at a time from 0 to below ``duration``.
  ///
  /// Times before and after lie in other rounds of the same.
  public func frameNumber(at time: Double) -> Int {
    var inLoop = time.truncatingRemainder(dividingBy: duration)
    if inLoop < 0 { inLoop += duration }
    return max(timing.starts.prefixCount { $0 <= inLoop } - 1, 0)
  }
}

/// When each frame of a film comes to be seen.
package struct FilmTiming: Sendable {
  /// When each frame comes, in seconds.
  package let starts: [Double]

  /// When the first frame comes again.
  package let duration: Double

  let recording: Recording

  init(_ recording: Recording, rests: [(frame: Int, share: Double)], rest: Double) {
    let frameLength = 1 / recording.framesPerSecond
    func pause(before frame: Int) -> Double {
      rests.filter { $0.frame < frame }.reduce(0) { $0 + $1.share * rest }
    }
    self.recording = recording
    starts = (0..<recording.count).map { frame in
      frame == 0 ? 0 : pause(before: frame) + Double(frame) * frameLength
    }
    duration = recording.duration + frameLength + pause(before: recording.count)
  }
}

extension Film {
  /// Writes the picture as one complete SVG 1.1 document.
  ///
  /// What plays are SMIL's animations, which are part of SVG 1.1; the style sheet only serves readers
  /// who want less motion, and paper.
  ///
  /// A long film takes a while: `progress` is told how many frames have been written.
  public func writeSVG<Sink: TextSink & ~Copyable>(
    to sink: inout Sink, progress: (_ frames: Int) -> Void = { _ in }
  ) throws(Sink.Failure) {
    let recording = depiction.recording
    var source = depiction.source
    let still = source.painting(
      at: stillTime, SVGNames(own: Film.stillNames), PaintingManner(standsStill: true))
    var shared = still.shared
    for frame in 0..<recording.count {
      shared.merge(source.definitions(at: recording.time(ofFrame: frame)))
    }
    try sink.write(utf8: head.bytes)
    try shared.write(to: &sink)
    try sink.write("<g id=\"\(Film.still)\"><set attributeName=\"display\" to=\"none\"/>\n")
    try still.write(to: &sink)
    try sink.write(
      "</g>\n<g id=\"\(Film.film)\" display=\"none\">"
        + "<set attributeName=\"display\" to=\"inline\"/>\n")
    let backdrop = depiction.source.backdrop(of: timing)
    if let backdrop { try sink.write(utf8: backdrop.bytes) }
    try writeFrames(
      PaintingManner(hasBackdrop: backdrop == nil, isFleeting: true), to: &sink, progress)
    try sink.write("</g>\n</svg>\n")
  }

  private func writeFrames<Sink: TextSink & ~Copyable>(
    _ manner: PaintingManner, to sink: inout Sink, _ progress: (Int) -> Void
  ) throws(Sink.Failure) {
    let count = depiction.recording.count
    var source = depiction.source
    /// A frame with the names of another one's parts.
    func painting(_ frame: Int, as name: Int) -> Painting {
      source.painting(
        at: depiction.recording.time(ofFrame: frame), SVGNames(own: "\(Film.frameNames)\(name)"),
        manner)
    }
    var first = 0
    while first < count {
      let picture = painting(first, as: first)
      var next = first + 1
      while next < count, painting(next, as: first).looks(like: picture) { next += 1 }
      let end = next < count ? timing.starts[next] : timing.duration
      try sink.write(utf8: turn(from: timing.starts[first], to: end).bytes)
      try picture.write(to: &sink)
      try sink.write("</g>\n")
      first = next
      progress(first)
    }
  }

  /// The beginning of the document; what all frames have in common follows.
  private var head: SVGText {
    var text = SVGText.documentHead(showing: depiction.view)
    text.add("<title>\(PlotText.escaped(depiction.recording.title))</title>\n")
    text.add(
      "<style type=\"text/css\">@media print,(prefers-reduced-motion:reduce){"
        + "#\(Film.still){display:inline!important}#\(Film.film){display:none!important}}</style>\n"
    )
    return text
  }

  /// The beginning of a group that is there while its time lasts.
  private func turn(from start: Double, to end: Double) -> SVGText {
    var text = SVGText()
    text.add("<g display=\"none\">")
    var track = FilmTrack("display", over: duration)
    track.add("none", from: 0)
    track.add("inline", from: start)
    track.add("none", from: end)
    track.write(to: &text)
    text.add("\n")
    return text
  }

  static let blur = "blur"

  /// The beginnings of the names of the still's parts, and of the frames'.
  private static let stillNames = "s"
  private static let frameNames = "f"
  private static let still = "still"
  private static let film = "film"
}

extension Painting {
  fileprivate func looks(like other: Painting) -> Bool {
    body.bytes == other.body.bytes && definitions.bytes == other.definitions.bytes
  }
}

extension Domain {
  /// How many frames an animated picture may have: a minute at 60 per second.
  public static let filmFrames = Domain(1, 3600)

  /// How long an animated picture may rest where the motion ends, in seconds.
  public static let filmRest = Domain(0, 60)
}
