import BookMotion
import BookMotionColor
public import BookMotionDocuments
import BookMotionDrawing
public import BookMotionRecording

/// A transition as a Lottie animation, for players on phones and on web pages.
///
/// ```swift
/// let opening = try Recording(BookTimeline(BookScore(.bookPolish, direction: .open)))
/// try BookLottie(opening, look: look).write(to: &sink)
/// ```
///
/// Every face of a `BookScene` is a layer, in painter's order, whose corners are keyframed as
/// projected, in points of the screen. Players draw layers in 3D differently or not at all, but
/// agree on flat paths. A face has no layer while it is invisible. A picture on the cover is shown
/// in 128 upright strips, each scaled to its projected width and height and clipped to the cover's
/// outline.
///
/// The background is transparent. Light, the soft shadow, blur, the thickness of the book, and the
/// page that bends as the cover opens are left out, and so are the library, the overlay, and its
/// controls, which are up to the app. The file lists what is left out in `meta`.
public struct BookLottie: Sendable {
  /// The recording that is played.
  package let recording: Recording

  private let reel: LottieReel
  private let picture: LottiePicture?

  /// Creates the animation by computing the faces of every frame.
  ///
  /// - Parameters:
  ///   - recording: The recording of a transition, of at most 3600 frames.
  ///   - look: The colors of the book and the picture on its cover, which becomes part of the file.
  ///     The page's picture and the backdrop are not drawn.
  /// - Throws: `BookExportError` for a recording of anything but a transition, or one with more
  ///   frames; for a book that comes too near the eye; for a picture that is only linked, or that
  ///   is on a book that turns about its vertical axis.
  public init(_ recording: Recording, look: BookLook = BookLook()) throws(BookExportError) {
    guard let score = recording.score.book else {
      throw BookExportError(
        .noTransition, "\(recording.title) is not a transition, so it has no faces to draw")
    }
    self.recording = recording
    reel = try BookExportError.containing { () throws(BookMotionError) in
      try BookDomain.filmFrames.check(Double(recording.count), "frames")
      return try LottieReel(recording, score, look: look)
    }
    picture = LottiePicture(reel)
    guard let picture else { return }
    guard picture.picture.isEmbedded else {
      throw BookExportError(
        .linkedPicture, "the cover's picture must be embedded in a Lottie animation")
    }
    guard reel.frames.allSatisfy({ $0.pose.yaw == 0 }) else {
      throw BookExportError(
        .pictureTurns,
        "a picture on a book that turns about its vertical axis (yaw) can't be cut into strips")
    }
  }

  /// The largest error in position between two keyframes, in points.
  package static let tolerance = 0.2
}

extension BookExportError.Code {
  /// The recording to draw as a book is not a transition.
  package static let noTransition = BookExportError.Code(rawValue: "noTransition")

  /// A picture that has to be embedded is only linked.
  package static let linkedPicture = BookExportError.Code(rawValue: "linkedPicture")

  /// A picture is on a book that turns about its vertical axis.
  package static let pictureTurns = BookExportError.Code(rawValue: "pictureTurns")
}

extension BookLottie {
  /// Writes the animation as JSON, one layer per line.
  ///
  /// Positions are rounded to a grid of 0.01 points. Frames that linear interpolation reproduces
  /// within 0.2 points are left out.
  public func write<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(head)
    let fades = reel.frames.contains { $0.pose.bookOpacity < 1 }
    try sink.write(",\"assets\":[\n")
    if let picture { try picture.writeAssets(to: &sink) }
    if fades {
      if picture != nil { try sink.write(",\n") }
      try sink.write("{\"id\":\"\(Asset.book)\",\"layers\":[\n")
      try writeLayers(to: &sink) { $0 != .reader }
      try sink.write("]}")
    }
    try sink.write("],\n\"layers\":[\n")
    try writeLayers(to: &sink, fadingBook: fades) { !fades || $0 == .reader }
    try sink.write("]}\n")
  }

  private enum Asset {
    static let book = "book"
  }

  /// The properties of the whole animation.
  private var head: String {
    let screen = reel.layout.screen
    let left = """
      light, soft shadow, blur, the thickness of the book, the page that bends as the cover opens, \
      the library, the overlay and its controls
      """
    let markers = recording.phases.enumerated().map { index, phase in
      let rate = recording.framesPerSecond
      let end =
        index + 1 < recording.phases.count
        ? recording.phases[index + 1].time * rate : Double(recording.count)
      let (start, length) = (phase.time * rate, max(end - phase.time * rate, 0))
      return "{\"cm\":\(JSONText.quoted(phase.name)),\"tm\":\(NumberGrid.standard.text(start)),"
        + "\"dr\":\(NumberGrid.standard.text(length))}"
    }
    return """
      {"v":"5.7.0","nm":\(JSONText.quoted(recording.title)),"fr":\
      \(NumberGrid.standard.text(recording.framesPerSecond)),"ip":0,"op":\(recording.count),\
      "w":\(Int(screen.width.rounded(.up))),"h":\(Int(screen.height.rounded(.up))),"ddd":0,
      "meta":{"g":"bookmotion","d":"Left out: \(left)."},
      "markers":[\(markers.joined(separator: ","))]
      """
  }
}

extension BookLottie {
  private func writeLayers<Sink: BookTextSink & ~Copyable>(
    to sink: inout Sink, fadingBook: Bool = false,
    where isWritten: (BookScene.Face.Kind) -> Bool
  ) throws(Sink.Failure) {
    var layers = LottieLayers(of: recording.count)
    for run in reel.runs.reversed() where isWritten(run.kind) {
      for art in LottieArt.parts(of: run.kind, in: reel).reversed() {
        let ranges = LottieRun.ranges(in: run.frames) { frame in
          art.isSeen(reel.face(run.kind, at: frame), at: frame, in: reel)
        }
        for range in ranges {
          append(art, of: run.kind, range, to: &layers)
          try layers.flush(to: &sink)
        }
      }
    }
    if !fadingBook {
      layers.appendBody(of: reel)
    } else {
      layers.begin(
        "\(LottieLayers.composition),\"refId\":\"\(Asset.book)\"\(dimensions)",
        0..<recording.count)
      var transform = LottieTransform()
      for (index, frame) in reel.frames.enumerated() {
        transform.opacity.add([frame.pose.bookOpacity * LottieTransform.percent], at: index)
      }
      layers.append(transform)
      layers.end()
    }
    try layers.finish(to: &sink)
  }

  private var dimensions: String {
    let screen = reel.layout.screen
    return ",\"w\":\(Int(screen.width.rounded(.up))),\"h\":\(Int(screen.height.rounded(.up)))"
  }

  private func append(
    _ art: LottieArt, of kind: BookScene.Face.Kind, _ range: Range<Int>,
    to layers: inout LottieLayers
  ) {
    var transform = LottieTransform(end: range.upperBound)
    for frame in range {
      let face = reel.face(kind, at: frame)
      transform.opacity.add(
        [art.opacity(of: face, at: frame, in: reel) * LottieTransform.percent], at: frame)
    }
    let name = JSONText.quoted(art.name)
    if art == .coverDrawing, picture != nil {
      let shown = LottiePicture.Asset.shown
      layers.begin(
        "\"nm\":\(name),\(LottieLayers.composition),\"refId\":\"\(shown)\"\(dimensions)", range)
      layers.append(transform)
      var outline = LottieTrack.path
      for frame in range {
        let face = reel.face(kind, at: frame)
        let surface = reel.surface(of: face, at: frame)
        outline.add(reel.field(of: face, on: surface, at: frame).numbers, at: frame)
      }
      layers.append(mask: outline)
      return layers.end()
    }
    let parent = art.liesOnBody ? LottieLayers.onBody : ""
    layers.begin("\"nm\":\(name),\(LottieLayers.shapes)\(parent)", range)
    layers.append(transform)
    layers.line.append(",\"shapes\":[")
    let frames = range.map { frame in
      art.fills(of: reel.face(kind, at: frame), at: frame, in: reel)
    }
    for fill in frames[0].indices.reversed() {
      append(fill, of: frames, range, liesOnBody: art.liesOnBody, to: &layers.line)
      if fill > 0 { layers.line.append(",") }
    }
    layers.line.append("]")
    layers.end()
  }

  /// Appends one fill of all frames as a group: the outlines first, then their paint.
  private func append(
    _ fill: Int, of frames: [[LottieFill]], _ range: Range<Int>, liesOnBody: Bool,
    to line: inout TextLine
  ) {
    line.append("{\"ty\":\"gr\",\"it\":[")
    for outline in frames[0][fill].outlines.indices {
      var path = LottieTrack.path
      for (frame, fills) in zip(range, frames) {
        let seen = fills[fill].outlines[outline]
        if liesOnBody {
          reel.add(seen, at: frame, to: &path)
        } else {
          path.add(seen.numbers, at: frame)
        }
      }
      line.append("{\"ty\":\"sh\",\"ks\":")
      path.append(to: &line)
      line.append("},")
    }
    var opacity = LottieTrack.opacity
    for (frame, fills) in zip(range, frames) {
      opacity.add([fills[fill].opacity * LottieTransform.percent], at: frame)
    }
    switch frames[0][fill].paint {
    case .color:
      var color = LottieTrack.color
      for (frame, fills) in zip(range, frames) {
        guard case .color(let paint) = fills[fill].paint else { continue }
        color.add([paint.red, paint.green, paint.blue, 1], at: frame)
      }
      line.append("{\"ty\":\"fl\",\"c\":")
      color.append(to: &line)
    case .shade(let stops, _, _):
      line.append("{\"ty\":\"gf\",\"t\":1,\"g\":{\"p\":\(stops.count),\"k\":{\"a\":0,\"k\":[")
      for stop in stops {
        line.append(stop.position, on: LottieTrack.Grid.component)
        line.append(",0,0,0,")
      }
      for (index, stop) in stops.enumerated() {
        if index > 0 { line.append(",") }
        line.append(stop.position, on: LottieTrack.Grid.component)
        line.append(",")
        line.append(stop.opacity, on: LottieTrack.Grid.component)
      }
      line.append("]}}")
      var (start, end) = (LottieTrack.position, LottieTrack.position)
      for (frame, fills) in zip(range, frames) {
        guard case .shade(_, let from, let to) = fills[fill].paint else { continue }
        reel.add(from, at: frame, to: &start)
        reel.add(to, at: frame, to: &end)
      }
      line.append(",\"s\":")
      start.append(to: &line)
      line.append(",\"e\":")
      end.append(to: &line)
    }
    line.append(",\"r\":1,\"o\":")
    opacity.append(to: &line)
    line.append("},{\"ty\":\"tr\",")
    LottieTransform().append(to: &line)
    line.append("}]}")
  }
}
