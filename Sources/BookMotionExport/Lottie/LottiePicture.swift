import BookMotion
import BookMotionDocuments
import BookMotionDrawing
import BookMotionRecording

/// The picture on a turning cover, cut into strips.
///
/// The strips have their own composition, as large as the largest cover, in which the book neither
/// moves nor leans, so that only the turn changes them. A second composition contains the whole
/// picture of a shut cover. A third one shows either of these where the book is and, while the book
/// leans, in bands that are each scaled to their projected height. Points at the same depth have
/// the same scale: strips of a cover that turns about an upright edge stay upright, bands of a book
/// that leans back stay level, and each needs only a position and a scale.
struct LottiePicture {
  let picture: DrawnPicture
  private let reel: LottieReel
  /// The frames in which the cover's picture is visible.
  private let frames: [Int]
  /// The frames from the first to the last one in which the cover is turned.
  private let turned: Range<Int>
  /// The cover's size in the strips' composition, and the bounds of everything that a turn needs
  /// there.
  private let size: BookSize
  private let box: BookRect
  /// The columns of the picture that the cover shows in any frame, in pixels.
  private let columns: (first: Double, last: Double)

  /// Creates the strips, or returns `nil` if the book's cover is never visible with a picture.
  init?(_ reel: LottieReel) {
    guard let picture = reel.look.cover?.drawn else { return nil }
    let frames = reel.runs.filter { reel.isCover($0.kind) }.flatMap(\.frames).sorted()
    guard let first = frames.first else { return nil }
    self.reel = reel
    self.picture = picture
    self.frames = frames
    var size = BookSize(width: 0, height: 0)
    var columns = (first: picture.size.width, last: 0.0)
    for frame in frames {
      let body = reel.frames[frame].pose.frame
      size.width = max(size.width, body.width)
      size.height = max(size.height, body.height)
      let slice = DrawnPicture.slice(of: picture.size, covering: body.size)
      columns = (min(columns.first, slice.x), max(columns.last, slice.x + slice.width))
    }
    self.size = size
    self.columns = columns
    var (low, high) = (BookPoint(x: 0, y: 0), BookPoint(x: size.width, y: size.height))
    let whole = BookRect(x: 0, y: 0, width: 1, height: 1)
    var (begin, end) = (first, first)
    var isTurned = false
    for frame in frames {
      let turn = LottiePicture.turn(at: frame, in: reel)
      guard turn.isThere else { continue }
      if !isTurned { begin = frame }
      (isTurned, end) = (true, frame + 1)
      for share in [whole.x, whole.width] {
        let (position, scale) = turn(share)
        let reach = (scale - 1) / 2 * size.height
        low = BookPoint(x: min(low.x, position * size.width), y: min(low.y, -reach))
        high = BookPoint(x: max(high.x, position * size.width), y: max(high.y, size.height + reach))
      }
    }
    turned = begin..<end
    let (left, top) = (low.x.rounded(.down), low.y.rounded(.down))
    box = BookRect(
      x: left, y: top, width: high.x.rounded(.up) - left, height: high.y.rounded(.up) - top)
  }

  /// The number of strips.
  static let strips = 128
  /// The number of bands in which a leaning book is shown while its cover is shut.
  static let bands = 24
  /// The number of bands while the cover turns. Each band contains all strips, so a player draws
  /// them once per band. The turn is too short for the steps between bands to be noticed.
  static let bandsOfStrips = 8

  private enum Cut {
    /// The angle of the cover, in degrees, at which the strips have equal steps of scale.
    static let angle = 60.0
    /// The number of strips by which each continues beneath those in front of it, which hides the
    /// seams.
    static let overlap = 4
    /// The same overlap for bands, in points.
    static let bandOverlap = 2.0
    /// The tolerances for interpolation: as a percentage of a strip's width, and in points at the
    /// ends of a strip.
    static let width = 0.2
    static let ends = 0.05
  }

  enum Asset {
    static let picture = "cover"
    static let strips = "cover turned"
    static let shut = "cover shut"
    static let shown = "cover in place"
  }
}

extension LottiePicture {
  /// The projection of the cover of a book that is 1 wide and 1 high and does not lean.
  private struct Turn {
    var isThere: Bool
    var isRightBound: Bool
    var cosine: Double
    /// The distance by which the free edge is nearer to the eye, as a fraction of the eye's
    /// distance.
    var nearer: Double

    /// Returns the projected position of the upright line at `share` of the width from the left,
    /// and its scale.
    func callAsFunction(_ share: Double) -> (position: Double, scale: Double) {
      let out = isRightBound ? 1 - share : share
      let scale = 1 / max(1 - nearer * out, Turn.nearest)
      let seen = out * cosine * scale
      return (isRightBound ? 1 - seen : seen, scale)
    }

    /// The smallest distance to the eye; anything nearer is beyond the cover's edge and invisible.
    static let nearest = 0.01
  }

  private static func turn(at frame: Int, in reel: LottieReel) -> Turn {
    let pose = reel.frames[frame].pose
    let (sine, cosine) = Elementary.sinCos(degrees: pose.flipAngle)
    return Turn(
      isThere: pose.flipAngle != 0, isRightBound: reel.isRightBound, cosine: cosine,
      nearer: reel.style.perspective * pose.width / max(pose.width, pose.height) * sine)
  }

  /// The edges of the strips in the picture, in pixels, from the hinge outward.
  private var edges: [Double] {
    let whole = reel.frames[frames[0]].pose.frame.size
    let sine = Elementary.sinCos(degrees: Cut.angle).sine
    let nearer = reel.style.perspective * whole.width / max(whole.width, whole.height) * sine
    let most = 1 / (1 - nearer) - 1
    let shares = (0...LottiePicture.strips).map { edge in
      let part = Double(edge) / Double(LottiePicture.strips)
      guard nearer > 0 else { return part }
      let scale = 1 + most * part
      return (1 - 1 / scale) / nearer
    }
    let width = columns.last - columns.first
    return shares.map { share in
      reel.isRightBound ? columns.last - width * share : columns.first + width * share
    }
  }
}

extension LottiePicture {
  /// Writes the assets: the picture, its strips, the whole of it, and either of these where the
  /// book is.
  func writeAssets<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write("{\"id\":\"\(Asset.picture)\",\"w\":")
    var line = TextLine()
    line.append(UInt64(picture.size.width))
    line.append(",\"h\":")
    line.append(UInt64(picture.size.height))
    line.append(",\"u\":\"\",\"p\":\"")
    try sink.write(utf8: line.bytes)
    try sink.write(utf8: picture.address)
    try sink.write("\",\"e\":1},\n{\"id\":\"\(Asset.strips)\",\"layers\":[\n")
    try writeStrips(to: &sink)
    try sink.write("]},\n{\"id\":\"\(Asset.shut)\",\"layers\":[\n")
    try writeShut(to: &sink)
    try sink.write("]},\n{\"id\":\"\(Asset.shown)\",\"layers\":[\n")
    try writePositions(to: &sink)
    try sink.write("]}")
  }

  /// Writes the strips, beginning with the one at the free edge, because the first layer is in
  /// front.
  private func writeStrips<Sink: BookTextSink & ~Copyable>(
    to sink: inout Sink
  ) throws(Sink.Failure) {
    var layers = LottieLayers(of: reel.frames.count)
    let edges = edges
    if !turned.isEmpty {
      for strip in (0..<LottiePicture.strips).reversed() {
        let last = min(strip + 1 + Cut.overlap, LottiePicture.strips)
        layers.begin("\(LottieLayers.image),\"refId\":\"\(Asset.picture)\"", turned)
        append(strip: (edges[strip], edges[strip + 1]), to: &layers)
        let shown = [edges[strip], edges[last]]
        layers.append(
          mask: BookRect(
            x: shown.min() ?? 0, y: 0, width: abs(shown[1] - shown[0]),
            height: picture.size.height))
        layers.end()
        try layers.flush(to: &sink)
      }
    }
    try layers.finish(to: &sink)
  }

  /// Writes the whole picture, for every frame in which the cover is not turned.
  private func writeShut<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    var layers = LottieLayers(of: reel.frames.count)
    let shut = frames.filter { !isTurned($0) }
    if let first = shut.first, let last = shut.last {
      layers.begin("\(LottieLayers.image),\"refId\":\"\(Asset.picture)\"", first..<last + 1)
      var transform = LottieTransform(scale: scaleTrack)
      transform.anchor.add([picture.size.width / 2, picture.size.height / 2], at: first)
      transform.position.add([size.width / 2 - box.x, size.height / 2 - box.y], at: first)
      for frame in shut { transform.scale.add(flatScale(at: frame), at: frame) }
      layers.append(transform)
      layers.end()
    }
    try layers.finish(to: &sink)
  }

  private func isTurned(_ frame: Int) -> Bool {
    LottiePicture.turn(at: frame, in: reel).isThere
  }

  private var scaleTrack: LottieTrack {
    LottieTrack(
      .vector, on: LottieTrack.Grid.scale,
      within: Cut.ends / (picture.size.height / 2) * LottieTransform.percent)
  }

  /// Returns the scale of a pixel in the strips' composition without any turn, as percentages.
  private func flatScale(at frame: Int) -> [Double] {
    let slice = DrawnPicture.slice(
      of: picture.size, covering: reel.frames[frame].pose.frame.size)
    return [
      LottieTransform.percent * size.width / slice.width,
      LottieTransform.percent * size.height / slice.height,
    ]
  }

  /// Appends the transform of a strip, anchored halfway up its edge nearest to the hinge.
  private func append(strip: (start: Double, end: Double), to layers: inout LottieLayers) {
    var transform = LottieTransform(
      position: LottieTrack(.vector, on: LottieTrack.Grid.points, within: Cut.ends),
      scale: scaleTrack)
    transform.anchor.add([strip.start, picture.size.height / 2], at: turned.lowerBound)
    for frame in frames where turned.contains(frame) {
      let slice = DrawnPicture.slice(
        of: picture.size, covering: reel.frames[frame].pose.frame.size)
      let turn = LottiePicture.turn(at: frame, in: reel)
      let start = turn((strip.start - slice.x) / slice.width)
      let end = turn((strip.end - slice.x) / slice.width)
      let across = (end.position - start.position) * size.width / (strip.end - strip.start)
      let down = (start.scale + end.scale) / 2 * size.height / slice.height
      transform.position.add(
        [start.position * size.width - box.x, size.height / 2 - box.y], at: frame)
      transform.scale.add(
        [LottieTransform.percent * across, LottieTransform.percent * down], at: frame)
    }
    layers.append(transform)
  }

  /// Writes the picture or its strips where the book is: whole, or in bands while the book leans.
  private func writePositions<Sink: BookTextSink & ~Copyable>(
    to sink: inout Sink
  ) throws(Sink.Failure) {
    var layers = LottieLayers(of: reel.frames.count)
    let all = frames[0]..<frames[frames.count - 1] + 1
    let seen = Set(frames)
    for (isTurned, leans) in [(false, false), (true, false), (false, true), (true, true)] {
      let asset = isTurned ? Asset.strips : Asset.shut
      let shown =
        "\(LottieLayers.composition),\"refId\":\"\(asset)\"\(LottieLayers.onBody)"
        + ",\"w\":\(Int(box.width)),\"h\":\(Int(box.height))"
      let ranges = LottieRun.ranges(in: all) { frame in
        seen.contains(frame) && self.isTurned(frame) == isTurned
          && (reel.frames[frame].pose.tilt != 0) == leans
      }
      let bands = isTurned ? LottiePicture.bandsOfStrips : LottiePicture.bands
      for range in ranges {
        guard leans else {
          layers.begin(shown, range)
          append(band: 0..<box.height, in: range, to: &layers, leaning: false)
          layers.end()
          try layers.flush(to: &sink)
          continue
        }
        let step = box.height / Double(bands)
        for band in (0..<bands).reversed() {
          let (top, bottom) = (step * Double(band), step * Double(band + 1))
          layers.begin(shown, range)
          append(band: top..<bottom, in: range, to: &layers, leaning: true)
          layers.append(
            mask: BookRect(
              x: 0, y: top, width: box.width,
              height: min(bottom + Cut.bandOverlap, box.height) - top))
          layers.end()
          try layers.flush(to: &sink)
        }
      }
    }
    layers.appendBody(of: reel)
    try layers.finish(to: &sink)
  }

  /// Appends the transform of a part of the strips' composition, given by its upper and lower
  /// edges.
  private func append(
    band: Range<Double>, in range: Range<Int>, to layers: inout LottieLayers, leaning: Bool
  ) {
    var transform = LottieTransform(
      scale: .scale(of: max(reel.largest.width, reel.largest.height)), end: range.upperBound)
    let anchor = BookPoint(x: size.width / 2 - box.x, y: leaning ? band.lowerBound : -box.y)
    transform.anchor.add([anchor.x, anchor.y], at: range.lowerBound)
    for frame in range {
      let pose = reel.frames[frame].pose
      let body = pose.frame
      func screen(_ y: Double) -> BookPoint {
        BookPoint(
          x: body.center.x, y: body.y + (y + box.y) * body.height / size.height)
      }
      let lean = BookScene.lean(of: pose, style: reel.style, binding: reel.layout.binding)
      let (top, bottom) = (lean(screen(band.lowerBound)), lean(screen(band.upperBound)))
      let half = screen((band.lowerBound + band.upperBound) / 2)
      let right = lean(BookPoint(x: half.x + body.width / 2, y: half.y))
      // The scale on the screen, and then relative to the body's scale there.
      let across = (right.x - top.x) / (body.width / 2)
      let down = (bottom.y - top.y) / (band.upperBound - band.lowerBound)
      let shares = [
        across * reel.largest.width / size.width, down * reel.largest.height / body.height,
      ]
      reel.add(leaning ? top : screen(anchor.y), at: frame, to: &transform.position)
      transform.scale.add(shares.map { $0 * LottieTransform.percent }, at: frame)
    }
    layers.append(transform)
  }
}
