public import BookMotion

/// A recording that can be seen: it has a picture at any time.
///
/// ```swift
/// let timeline = try BookTimeline(events: [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)])
/// let book = try Depiction(timeline)
/// try Film(book).writeSVG(to: &sink)
/// try ContactSheet(book, frames: 12).writeSVG(to: &sink)
/// for frame in book { frame.writeSVG(to: &sink) }
/// ```
public struct Depiction: Sendable {
  /// The recording.
  public let recording: Recording

  /// The part of the plane that is drawn.
  public let view: BookRect

  let source: any DepictionSource

  package init(_ recording: Recording, showing view: BookRect, source: any DepictionSource) {
    self.recording = recording
    self.view = view
    self.source = source
  }
}

/// Where the pictures of a recording come from.
///
/// It may remember where it was: the next instant is found sooner than any other.
package protocol DepictionSource: Sendable {
  /// What is seen at a time.
  mutating func painting(at time: Double, _ names: SVGNames, _ manner: PaintingManner) -> Painting

  /// What all pictures have in common that is needed at a time.
  mutating func definitions(at time: Double) -> SharedDefinitions

  /// When it is at its best, for where nothing plays, in seconds.
  var stillTime: Double { get }

  /// Where a film rests: the numbers of the frames after which it does, −1 being before the first, and
  /// for how many of the rests of a film.
  var rests: [(frame: Int, share: Double)] { get }

  /// What moves by itself behind the frames of a film, which are then painted without it.
  func backdrop(of film: FilmTiming) -> SVGText?
}

/// How a picture is painted.
package struct PaintingManner: Sendable {
  /// How many pixels a point has where it is looked at, at most one.
  package var scale: Double
  /// Whether it is looked at for long, where motion hides nothing.
  package var standsStill: Bool
  /// Whether what stands behind everything is painted, too.
  package var hasBackdrop: Bool
  /// Whether it is seen for an instant only, and need not have what nobody sees then.
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

/// What is on one picture, without the document around it.
package struct Painting: Sendable {
  package var shared: SharedDefinitions
  package var definitions: SVGText
  package var body: SVGText

  package init(
    shared: SharedDefinitions = SharedDefinitions(), definitions: SVGText = SVGText(),
    body: SVGText
  ) {
    self.shared = shared
    self.definitions = definitions
    self.body = body
  }

  /// Writes all but what is shared.
  func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    if !definitions.bytes.isEmpty {
      try sink.write("<defs>")
      try sink.write(utf8: definitions.bytes)
      try sink.write("</defs>\n")
    }
    try sink.write(utf8: body.bytes)
  }
}

extension Depiction {
  /// One picture.
  public struct Frame: Sendable {
    /// The frame's number, from 0; nil for an instant that need not be one.
    public let index: Int?

    /// Its time, in seconds.
    public let time: Double

    /// The name of the phase at that time.
    public let phase: String

    fileprivate let view: BookRect
    fileprivate let painting: Painting

    /// Writes the picture as one complete SVG 1.1 document.
    public func writeSVG<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
      try sink.write(utf8: SVGText.documentHead(showing: view).bytes)
      try painting.shared.write(to: &sink)
      try painting.write(to: &sink)
      try sink.write("</svg>\n")
    }
  }

  /// The picture at a time, which no frame needs to have.
  public func frame(at time: Double) -> Frame {
    var source = source
    return frame(nil, at: time, from: &source)
  }

  /// The picture of a frame by its number.
  ///
  /// - Precondition: `index` is from 0 to below the recording's `count`.
  public func frame(_ index: Int) -> Frame {
    precondition(
      index >= 0 && index < recording.count, "BookMotion: a recording has no such frame")
    var source = source
    return frame(index, at: recording.time(ofFrame: index), from: &source)
  }

  fileprivate func frame(
    _ index: Int?, at time: Double, from source: inout any DepictionSource
  ) -> Frame {
    Frame(
      index: index, time: time,
      phase: index.map(recording.phase(ofFrame:)) ?? recording.phase(at: time), view: view,
      painting: source.painting(at: time, SVGNames(), PaintingManner()))
  }
}

extension Depiction: Sequence {
  /// Walks through the pictures of all frames.
  public struct Iterator: IteratorProtocol {
    private let depiction: Depiction
    private var source: any DepictionSource
    private var index = 0

    fileprivate init(_ depiction: Depiction) {
      self.depiction = depiction
      source = depiction.source
    }

    /// The next picture; nil after the last.
    public mutating func next() -> Frame? {
      guard index < depiction.recording.count else { return nil }
      defer { index += 1 }
      return depiction.frame(
        index, at: depiction.recording.time(ofFrame: index), from: &source)
    }
  }

  /// Walks through the pictures from the first.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of pictures.
  public var underestimatedCount: Int { recording.count }
}
