import BookMotion
import BookMotionBody
import BookMotionDrawing
import BookMotionRecording

/// The frames of a transition, from which the layers of an animation are computed.
struct LottieReel: Sendable {
  /// The pose and the scene at one frame.
  struct Frame: Sendable {
    let pose: BookPose
    let scene: BookScene
  }

  let frames: [Frame]
  let style: BookStyle
  let layout: BookLayout
  let look: BookLook

  /// The largest size of the body, to which the outlines of all faces are scaled. A single layer,
  /// the parent of the others, has the body's position and size in each frame, so that a book that
  /// flies and grows changes no outline except at its corners.
  let largest: BookSize

  /// The visible faces, from back to front, each with the frames in which it is visible.
  let runs: [LottieRun]

  init(_ recording: Recording, _ score: BookScore, look: BookLook) throws(BookMotionError) {
    let (style, layout) = (score.choreography.style, score.untouched.layout)
    let lanes = recording.channels.enumerated().compactMap { lane, channel in
      BookChannel(rawValue: channel.name).flatMap(BookPose.Driven.Channel.init).map { (lane, $0) }
    }
    var frames: [Frame] = []
    frames.reserveCapacity(recording.count)
    for frame in recording {
      var driven = BookPose.Driven(frame: layout.restingFrame)
      for (lane, channel) in lanes { driven[channel] = frame.values[lane] }
      let pose = BookPose(driven, style: style, binding: layout.binding).drawn(style, in: layout)
      let scene = try BookScene(
        pose, style: style, binding: layout.binding, screen: layout.screen)
      frames.append(Frame(pose: pose, scene: scene))
    }
    self.frames = frames
    (self.style, self.layout) = (style, layout)
    self.look = look
    largest = frames.reduce(BookSize(width: 1, height: 1)) { size, frame in
      BookSize(
        width: max(size.width, frame.pose.width), height: max(size.height, frame.pose.height))
    }
    runs = LottieRun.inPaintersOrder(
      frames.map { frame in
        frame.scene.faces.filter { $0.opacity >= SVGCanvas.leastOpacity }.map(\.kind)
      })
  }

  var isRightBound: Bool { layout.binding == .right }
  var isSpread: Bool { style.spread.hasTwoPages }

  /// Returns a face that is known to be in the scene.
  func face(_ kind: BookScene.Face.Kind, at frame: Int) -> BookScene.Face {
    guard let face = frames[frame].scene.face(kind) else {
      preconditionFailure("BookMotion: a run has only frames in which its face is seen")
    }
    return face
  }

  /// Returns the surface on which a face is painted.
  func surface(of face: BookScene.Face, at frame: Int) -> Surface {
    Surface(
      rect: face.rect, view: face.projection, isRightBound: isRightBound,
      spineRoundness: isSpread && face.kind.isBoundToSpine
        && !frames[frame].pose.isUnderCover(style) ? 0 : 1)
  }

  /// Returns the factors from the body's size on the screen to its largest size.
  private func factors(at frame: Int) -> BookSize {
    let pose = frames[frame].pose
    return BookSize(
      width: largest.width / max(pose.width, BookDomain.length.lowest),
      height: largest.height / max(pose.height, BookDomain.length.lowest))
  }

  /// Adds an outline, relative to the body, to a track.
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

  /// Adds a point, relative to the body, to a track.
  func add(_ point: BookPoint, at frame: Int, to track: inout LottieTrack) {
    let (body, factors) = (frames[frame].pose.frame, factors(at: frame))
    track.add(
      [(point.x - body.x) * factors.width, (point.y - body.y) * factors.height], at: frame,
      slack: min(factors.width, factors.height))
  }

  /// Returns the width of the white border of cover and page.
  func rim(at frame: Int) -> Double {
    style.border * style.scale(forWidth: frames[frame].pose.width)
  }

  /// Returns true if a face shows the cover's picture or drawing, on either side.
  func isCover(_ kind: BookScene.Face.Kind) -> Bool {
    kind == .cover || (kind == .coverInside && style.inside == .front)
  }
}

/// A face during a range of frames in which it is visible, at its position in the drawing order.
struct LottieRun: Hashable, Sendable {
  let kind: BookScene.Face.Kind
  /// The consecutive frames in which the face is visible.
  let frames: Range<Int>

  /// Returns the runs of all kinds from back to front, given those visible in each frame in
  /// that order.
  ///
  /// A single order suffices as long as no two faces change positions. When they do, every run ends
  /// and a new one begins, because layers that never exist at the same time need no order.
  static func inPaintersOrder(_ frames: [[BookScene.Face.Kind]]) -> [LottieRun] {
    var runs: [LottieRun] = []
    var order: [BookScene.Face.Kind] = []
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

  /// Returns `order` with the kinds of `seen` merged into it, or `nil` if their orders
  /// conflict.
  private static func merged(
    _ order: [BookScene.Face.Kind], with seen: [BookScene.Face.Kind]
  ) -> [BookScene.Face.Kind]? {
    var merged = order
    var next = 0
    for kind in seen {
      if let index = merged.firstIndex(of: kind) {
        guard index >= next else { return nil }
        next = index + 1
      } else {
        merged.insert(kind, at: next)
        next += 1
      }
    }
    return merged
  }

  private static func runs(
    of kind: BookScene.Face.Kind, in frames: [[BookScene.Face.Kind]],
    _ range: Range<Int>
  ) -> [LottieRun] {
    LottieRun.ranges(in: range) { frames[$0].contains(kind) }
      .map { LottieRun(kind: kind, frames: $0) }
  }

  /// Returns the subranges in which the predicate holds.
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
