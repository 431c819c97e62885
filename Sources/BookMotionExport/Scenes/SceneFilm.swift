import BookMotion

/// A scene as one picture that plays by itself, over and over.
///
/// ```swift
/// let play = try ScenePlay(.pageTurn, framesPerSecond: 30)
/// try SceneFilm(play).writeSVG(to: &sink)
/// ```
///
/// It plays where ``AnimatedBook`` does, and in the same way: every frame is there, and only the one
/// whose time it is is seen. Where nothing plays, a still from the middle is.
public struct SceneFilm: Sendable {
  /// What is played.
  public let play: ScenePlay

  /// How long nothing moves between the end and the next beginning, in seconds.
  public let rest: Double

  /// Creates an animated picture.
  ///
  /// - Parameters:
  ///   - play: what is played, of at most 3600 frames.
  ///   - rest: how long it rests at its end, from 0 to 60 seconds.
  /// - Throws: ``ExportError`` for a number outside these.
  public init(_ play: ScenePlay, rest: Double = AnimatedBook.standardRest) throws(ExportError) {
    do {
      try Domain.filmFrames.check(Double(play.count), "frames")
      try Domain.filmRest.check(rest, "rest")
    } catch {
      throw ExportError(error)
    }
    self.play = play
    self.rest = rest
  }

  /// How long it takes until everything begins anew, in seconds.
  public var duration: Double { Double(play.count) / play.framesPerSecond + rest }

  /// Writes the picture as one complete SVG 1.1 document; `progress` is told how many frames have
  /// been written.
  public func writeSVG<Sink: TextSink & ~Copyable>(
    to sink: inout Sink, progress: (_ frames: Int) -> Void = { _ in }
  ) throws(Sink.Failure) {
    let still = play.frame(at: play.stillTime).painted(names: SVGNames(own: Film.stillNames))
    let frames = differentFrames
    let painted = frames.map { frame in
      frame.painted(names: SVGNames(own: "\(Film.frameNames)\(frame.index)"))
    }
    var shared = still.shared
    for painter in painted { shared.merge(painter.shared) }
    try sink.write(utf8: Film.head(play.kind.rawValue, showing: play.stage.view).bytes)
    try shared.write(to: &sink)
    try sink.write(Film.beginStill)
    try still.writeBody(to: &sink)
    try sink.write(Film.beginFilm)
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? start(of: frames[index + 1].index) : duration
      try sink.write(
        utf8: Film.turn(from: start(of: frame.index), to: next, over: duration).bytes)
      try painted[index].writeBody(to: &sink)
      try sink.write("</g>\n")
      progress(index + 1 < frames.count ? frames[index + 1].index : play.count)
    }
    try sink.write(Film.end)
  }

  private func start(of index: Int) -> Double { Double(index) / play.framesPerSecond }

  /// Those that do not look like the one before.
  private var differentFrames: [SceneFrame] {
    var before: [UInt8] = []
    return play.filter { frame in
      let painter = frame.painted(names: SVGNames(own: Film.frameNames))
      let body = painter.definitions.bytes + painter.text.bytes
      defer { before = body }
      return body != before
    }
  }
}
