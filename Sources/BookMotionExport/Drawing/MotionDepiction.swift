package import BookMotion
public import BookMotionDocuments
package import BookMotionDrawing
package import BookMotionRecording

/// A recording that can be drawn: it has a picture at any time.
///
/// ```swift
/// let timeline = try BookTimeline(BookScore(events: [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)]))
/// let book = try MotionDepiction(timeline)
/// try MotionFilm(book).writeSVG(to: &sink)
/// try MotionContactSheet(book, frames: 12).writeSVG(to: &sink)
/// for frame in book { frame.writeSVG(to: &sink) }
/// ```
public struct MotionDepiction: Sendable {
  /// The recording.
  package let recording: Recording

  /// The part of the plane that is drawn.
  package let view: BookRect

  let source: any DepictionSource

  package init(_ recording: Recording, showing view: BookRect, source: any DepictionSource) {
    self.recording = recording
    self.view = view
    self.source = source
  }
}

/// The source of a recording's pictures.
///
/// It may remember its position, because the next instant is found faster than any other.
package protocol DepictionSource: Sendable {
  /// Returns the painting at a time.
  mutating func painting(at time: Double, _ names: SVGNames, _ manner: PaintingManner) -> SVGCanvas

  /// Returns the shared definitions that the picture at a time needs.
  mutating func definitions(at time: Double) -> SharedDefinitions

  /// The time of the best still, in seconds, for places where nothing plays.
  var stillTime: Double { get }

  /// The rests of a film: the number of the frame that each follows, where −1 is before the first,
  /// and its length as a fraction of the film's rest.
  var rests: [(frame: Int, share: Double)] { get }

  /// Returns the animated backdrop of a film, whose frames are then painted without their own;
  /// `nil` if there is none.
  func backdrop(of film: FilmTiming) -> SVGText?
}

/// The manner in which a picture is painted.
package struct PaintingManner: Sendable {
  /// The number of pixels per point where the picture is viewed, at most 1.
  package var scale: Double
  /// True if the picture is viewed at length, where motion hides nothing.
  package var standsStill: Bool
  /// True if the backdrop is painted as well.
  package var hasBackdrop: Bool
  /// True if the picture is visible only for an instant and may omit details that cannot be
  /// noticed.
  package var isFleeting: Bool

  package init(
    scale: Double = 1, standsStill: Bool = false, hasBackdrop: Bool = true,
    isFleeting: Bool = false
  ) {
    self.scale = scale
    self.standsStill = standsStill
    self.hasBackdrop = hasBackdrop
    self.isFleeting = isFleeting
  }
}

extension MotionDepiction {
  /// One picture.
  public struct Frame: Sendable {
    fileprivate let view: BookRect
    fileprivate let painting: SVGCanvas

    /// Writes the picture as a complete SVG 1.1 document.
    ///
    /// librsvg, resvg, and browsers draw it alike. It has no document type declaration, which the
    /// SVG specification advises against, no scripts, no style sheets, and no text, and therefore
    /// needs no fonts. Its numbers are on a grid of 0.01 points, and the same instant has the same
    /// bytes on every platform.
    public func writeSVG<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
      try painting.writeDocument(showing: view, to: &sink)
    }
  }

  /// Returns the picture at a time, which need not be that of a frame.
  public func frame(at time: Double) -> Frame {
    var source = source
    return frame(at: time, from: &source)
  }

  private func frame(at time: Double, from source: inout any DepictionSource) -> Frame {
    Frame(view: view, painting: source.painting(at: time, SVGNames(), PaintingManner()))
  }
}

extension MotionDepiction: Sequence {
  /// Returns an iterator over the pictures of all frames, from the first.
  public func makeIterator() -> some IteratorProtocol<Frame> {
    var source = source
    return (0..<recording.count).lazy.map { index in
      frame(at: recording.time(ofFrame: index), from: &source)
    }.makeIterator()
  }
}
