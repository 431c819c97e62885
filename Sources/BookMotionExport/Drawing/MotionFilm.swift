package import BookMotion
public import BookMotionDocuments
import BookMotionDrawing
public import BookMotionRecording

/// A recording as a single picture that plays on its own, in a loop.
///
/// ```swift
/// let timeline = try BookTimeline(BookScore(.bookPolish, direction: .both, framesPerSecond: 30))
/// try MotionFilm(MotionDepiction(timeline)).writeSVG(to: &sink)
/// ```
///
/// It plays in browsers, including as an image in a README, without a script. It is a flip-book:
/// every frame is present and visible only during its own time, so that at each instant the picture
/// is exactly the frame that ``MotionDepiction`` draws. Consecutive frames that look the same are merged.
/// The library behind a book is written once and moves separately.
///
/// A still is shown where nothing plays, in print, and to readers who prefer reduced motion.
public struct MotionFilm: Sendable {
  /// The depiction that is played.
  let depiction: MotionDepiction

  let timing: FilmTiming

  /// Creates a film, which rests where the motion ends, long enough to take in the picture.
  ///
  /// A book that opens and closes rests while it is open, and again on the shelf; any other
  /// transition rests at its beginning and at its end, and any other scene at its end.
  ///
  /// - Parameter depiction: The depiction to play, with at most 3600 frames.
  /// - Throws: `BookExportError` if there are more frames.
  public init(_ depiction: MotionDepiction) throws(BookExportError) {
    let recording = depiction.recording
    try BookExportError.containing { () throws(BookMotionError) in
      try BookDomain.filmFrames.check(Double(recording.count), "frames")
    }
    self.depiction = depiction
    timing = FilmTiming(recording, rests: depiction.source.rests)
  }

  /// The length of one loop, in seconds.
  package var duration: Double { timing.duration }
}

/// The start times of a film's frames.
package struct FilmTiming: Sendable {
  /// The start time of each frame, in seconds.
  package let starts: [Double]

  /// The time at which the first frame appears again, in seconds.
  package let duration: Double

  let recording: Recording

  init(_ recording: Recording, rests: [(frame: Int, share: Double)]) {
    let frameLength = 1 / recording.framesPerSecond
    func pause(before frame: Int) -> Double {
      rests.filter { $0.frame < frame }.reduce(0) { $0 + $1.share * FilmTiming.rest }
    }
    self.recording = recording
    starts = (0..<recording.count).map { frame in
      frame == 0 ? 0 : pause(before: frame) + Double(frame) * frameLength
    }
    duration = recording.duration + frameLength + pause(before: recording.count)
  }

  /// The length of a rest, in seconds.
  private static let rest = 1.2
}

extension MotionFilm {
  /// Writes the film as a complete SVG 1.1 document.
  ///
  /// The animations are SMIL, which is part of SVG 1.1; the style sheet only serves print and
  /// readers who prefer reduced motion.
  ///
  /// A long film takes a while: `progress` receives the number of frames written so far.
  public func writeSVG<Sink: BookTextSink & ~Copyable>(
    to sink: inout Sink, progress: (_ frames: Int) -> Void = { _ in }
  ) throws(Sink.Failure) {
    let recording = depiction.recording
    var source = depiction.source
    let still = source.painting(
      at: source.stillTime, SVGNames(own: MotionFilm.stillNames),
      PaintingManner(standsStill: true))
    var shared = still.shared
    for frame in 0..<recording.count {
      shared.merge(source.definitions(at: recording.time(ofFrame: frame)))
    }
    try sink.write(utf8: head.bytes)
    try shared.write(to: &sink)
    try sink.write("<g id=\"\(MotionFilm.still)\"><set attributeName=\"display\" to=\"none\"/>\n")
    try still.writeBody(to: &sink)
    try sink.write(
      "</g>\n<g id=\"\(MotionFilm.film)\" display=\"none\">"
        + "<set attributeName=\"display\" to=\"inline\"/>\n")
    let backdrop = depiction.source.backdrop(of: timing)
    if let backdrop { try sink.write(utf8: backdrop.bytes) }
    try writeFrames(
      PaintingManner(hasBackdrop: backdrop == nil, isFleeting: true), to: &sink, progress)
    try sink.write("</g>\n</svg>\n")
  }

  private func writeFrames<Sink: BookTextSink & ~Copyable>(
    _ manner: PaintingManner, to sink: inout Sink, _ progress: (Int) -> Void
  ) throws(Sink.Failure) {
    let count = depiction.recording.count
    var source = depiction.source
    /// Paints a frame with the part names of the frame numbered `name`.
    func painting(_ frame: Int, as name: Int) -> SVGCanvas {
      source.painting(
        at: depiction.recording.time(ofFrame: frame),
        SVGNames(own: "\(MotionFilm.frameNames)\(name)"),
        manner)
    }
    var first = 0
    while first < count {
      let picture = painting(first, as: first)
      var next = first + 1
      while next < count, painting(next, as: first).looks(like: picture) { next += 1 }
      let end = next < count ? timing.starts[next] : timing.duration
      try sink.write(utf8: turn(from: timing.starts[first], to: end).bytes)
      try picture.writeBody(to: &sink)
      try sink.write("</g>\n")
      first = next
      progress(first)
    }
  }

  /// The beginning of the document; the definitions that all frames share follow it.
  private var head: SVGText {
    var text = SVGText.documentHead(showing: depiction.view)
    text.add("<title>\(PlotText.escaped(depiction.recording.title))</title>\n")
    text.add(
      "<style type=\"text/css\">@media print,(prefers-reduced-motion:reduce){"
        + "#\(MotionFilm.still){display:inline!important}#\(MotionFilm.film){display:none!important}}</style>\n"
    )
    return text
  }

  /// Returns the opening of a group that is displayed from `start` to `end`.
  private func turn(from start: Double, to end: Double) -> SVGText {
    var text = SVGText()
    var track = FilmTrack("display", over: duration)
    track.add("none", from: 0)
    track.add("inline", from: start)
    track.add("none", from: end)
    // The only picture of a film is never anything but displayed.
    text.add(track.moves ? "<g display=\"none\">" : "<g>")
    track.write(to: &text)
    text.add("\n")
    return text
  }

  static let blur = "blur"

  /// The prefixes of the names of the still's parts and of the frames' parts.
  private static let stillNames = "s"
  private static let frameNames = "f"
  private static let still = "still"
  private static let film = "film"
}

extension SVGCanvas {
  fileprivate func looks(like other: SVGCanvas) -> Bool {
    text.bytes == other.text.bytes && definitions.bytes == other.definitions.bytes
  }
}

extension BookDomain {
  /// The allowed number of frames in a film: up to a minute at 60 frames per second.
  package static let filmFrames = BookDomain(1, 3600)
}
