import BookMotion

/// Every frame of a book on its way: what a layer of an animation is worked out from.
struct LottieReel: Sendable {
  /// One instant.
  struct Frame: Sendable {
    let pose: BookPose
    let scene: BookScene
  }

  let frames: [Frame]
  let style: BookStyle
  let layout: BookLayout
  let look: BookLook

  /// The largest size of the body: as large it is where the outlines of its faces are told. One layer,
  /// the parent of the others, has the body's place and size in each frame, so that a book that flies
  /// and grows changes no outline but for its corners.
  let largest: BookSize

  /// The faces that are seen, from the back to the front, each for some frames.
  let runs: [LottieRun]

  init(
    _ recording: Recording, style: BookStyle, layout: BookLayout, look: BookLook
  ) throws(BookMotionError) {
    let lanes = recording.channels.enumerated().compactMap { lane, channel in
      BookChannel(rawValue: channel.name).map { (lane, $0) }
    }
    var frames: [Frame] = []
    frames.reserveCapacity(recording.count)
    for frame in recording {
      var posture = BookPosture(frame: layout.restingFrame)
      for (lane, channel) in lanes where channel.isDriven {
        posture[channel] = frame.values[lane]
      }
      let pose = BookPose(posture, style: style, binding: layout.binding)
      let scene = try BookScene(
        pose, style: style, binding: layout.binding, screen: layout.screen)
      frames.append(Frame(pose: pose, scene: scene))
    }
    self.frames = frames
    self.style = style
    self.layout = layout
    self.look = look
    largest = frames.reduce(BookSize(width: 1, height: 1)) { size, frame in
      BookSize(
        width: max(size.width, frame.pose.width), height: max(size.height, frame.pose.height))
    }
    runs = LottieRun.inPaintersOrder(
      frames.map { frame in
        frame.scene.faces.filter { $0.opacity >= SVGCanvas.leastOpacity }.map(\.material)
      })
  }

  var isRightBound: Bool { layout.binding == .right }
  var isSpread: Bool { style.spread.hasTwoPages }

  /// A face that is there.
  func face(_ material: Face.Material, at frame: Int) -> Face {
    guard let face = frames[frame].scene.face(material) else {
      preconditionFailure("BookMotion: a run has only frames in which its face is seen")
    }
    return face
  }

  /// What a face is painted on.
  func surface(of face: Face, at frame: Int) -> Surface {
    let isPage =
      switch face.material {
      case .backCover, .pageBlock, .firstPage, .facingPage, .coverInside: true
      default: false
      }
    return Surface(
      rect: face.rect, view: face.view, isRightBound: isRightBound,
      isBound: isSpread && isPage && !isUnderCover(frame))
  }

  /// Whether square corners would look out from under the round ones of the cover.
  private func isUnderCover(_ frame: Int) -> Bool {
    style.spread != .centered
      && frames[frame].pose.flipAngle < FramePainter.nearlyUpright
  }

  /// How many times as large as on the screen the body is where outlines are told.
  private func factors(at frame: Int) -> BookSize {
    let pose = frames[frame].pose
    return BookSize(
      width: largest.width / max(pose.width, Domain.length.lowest),
      height: largest.height / max(pose.height, Domain.length.lowest))
  }

  /// Tells an outline as it is on the body, for the next frame of a track.
  func add(_ outline: LottiePath, at frame: Int, to track: inout LottieTrack) {
    let (body, factors) = (frames[frame].pose.frame, factors(at: frame))
    var numbers = outline.numbers
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let isVertex = index % LottiePath.numbersOfVertex == 0
      numbers[index] = (numbers[index] - (isVertex ? body.x : 0)) * factors.width
      numbers[index + 1] = (numbers[index + 1] - (isVertex ? body.y : 0)) * factors.height
    }
    track.add(numbers, at: frame, slack: min(factors.width, factors.height))
  }

  /// Tells a point as it is on the body.
  func add(_ point: BookPoint, at frame: Int, to track: inout LottieTrack) {
    let (body, factors) = (frames[frame].pose.frame, factors(at: frame))
    track.add(
      [(point.x - body.x) * factors.width, (point.y - body.y) * factors.height], at: frame,
      slack: min(factors.width, factors.height))
  }

  /// The width of the white border of cover and page.
  func rim(at frame: Int) -> Double {
    style.border * style.scale(forWidth: frames[frame].pose.width)
  }

  /// Whether a face is the cover with its picture or its drawing, from whichever side.
  func isCover(_ material: Face.Material) -> Bool {
    material == .cover || (material == .coverInside && style.inside == .front)
  }
}

/// A face while it is seen, in its place among the others.
struct LottieRun: Hashable, Sendable {
  let material: Face.Material
  /// The frames in which it is seen, without a gap.
  let frames: Range<Int>

  /// The runs of all materials, from the back to the front, for those that are seen in each frame in
  /// that order.
  ///
  /// One order does as long as no two faces change places. Where they do, every run ends and
  /// another one begins: layers that are not there at the same time need no order.
  static func inPaintersOrder(_ frames: [[Face.Material]]) -> [LottieRun] {
    var runs: [LottieRun] = []
    var order: [Face.Material] = []
    var start = 0
    for (index, seen) in frames.enumerated() {
      if let longer = merged(order, with: seen) {
        order = longer
      } else {
        runs += order.flatMap { LottieRun.runs(of: $0, in: frames, start..<index) }
        (order, start) = (seen, index)
      }
    }
    return runs + order.flatMap { LottieRun.runs(of: $0, in: frames, start..<frames.count) }
  }

  /// An order with more materials in it; nil if they have another one.
  private static func merged(
    _ order: [Face.Material], with seen: [Face.Material]
  ) -> [Face.Material]? {
    var merged = order
    var next = 0
    for material in seen {
      if let place = merged.firstIndex(of: material) {
        guard place >= next else { return nil }
        next = place + 1
      } else {
        merged.insert(material, at: next)
        next += 1
      }
    }
    return merged
  }

  private static func runs(
    of material: Face.Material, in frames: [[Face.Material]], _ range: Range<Int>
  ) -> [LottieRun] {
    LottieRun.ranges(in: range) { frames[$0].contains(material) }
      .map { LottieRun(material: material, frames: $0) }
  }

  /// The parts of a range in which something holds.
  static func ranges(in range: Range<Int>, where holds: (Int) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for index in range {
      if holds(index) {
        start = start ?? index
      } else if let begun = start {
        ranges.append(begun..<index)
        start = nil
      }
    }
    if let start { ranges.append(start..<range.upperBound) }
    return ranges
  }
}
