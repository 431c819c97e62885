public import BookMotion
import BookMotionDrawing
public import BookMotionRecording

extension MotionDepiction {
  /// Creates a depiction of a transition that shows its whole screen.
  ///
  /// - Parameters:
  ///   - timeline: The timeline of the book.
  ///   - look: The colors and pictures.
  ///   - pictureError: The largest error of a picture in perspective, in points.
  /// - Throws: `BookExportError` if the book comes too close to the eye to be drawn, or if it or the
  ///   screen is too large for a drawing.
  /// - Precondition: `pictureError` is from 0.01 to 100.
  public init(
    _ timeline: BookTimeline, look: BookLook = BookLook(),
    pictureError: Double = MotionDepiction.standardPictureError
  ) throws(BookExportError) {
    BookDomain.pictureError.require(pictureError, "pictureError")
    let setting = BookSetting(
      style: timeline.transition.choreography.style, layout: timeline.transition.layout, look: look,
      pictureError: pictureError)
    try BookExportError.containing { () throws(BookMotionError) in
      for frame in timeline {
        // The reader fills the screen, however large it is.
        if frame.pose.libraryOpacity > 0 {
          try BookDomain.drawnSide.check(frame.pose.width, "width")
          try BookDomain.drawnSide.check(frame.pose.height, "height")
        }
        _ = try BookFrame(frame.pose, in: setting)
      }
      try BookDomain.drawnSide.check(setting.view.width, "view.width")
      try BookDomain.drawnSide.check(setting.view.height, "view.height")
    }
    self.init(
      Recording(timeline), showing: setting.view, source: BookDepiction(timeline, setting))
  }

  /// The standard error of a picture: a sixth of a point, which is half a pixel at three pixels per
  /// point, so that slanted letters show no steps.
  public static let standardPictureError = 0.17
}

/// The pictures of a book in transition.
private struct BookDepiction: DepictionSource {
  private let timeline: BookTimeline
  private let setting: BookSetting

  init(_ timeline: BookTimeline, _ setting: BookSetting) {
    self.timeline = timeline
    self.setting = setting
  }

  /// The flip angle of the still: the cover, the page, and the edges are all visible.
  private static let stillAngle = 55.0

  private func pose(at time: Double) -> BookPose {
    time >= timeline.duration
      ? timeline.transition.restingPose : timeline.transition.pose(at: max(time, 0))
  }

  private func frame(at time: Double, in setting: BookSetting) -> BookFrame {
    do { return try BookFrame(pose(at: time), in: setting) } catch {
      preconditionFailure("BookMotion: a frame that could be drawn before no longer can: \(error)")
    }
  }

  func painting(at time: Double, _ names: SVGNames, _ manner: PaintingManner) -> SVGCanvas {
    let setting = manner.standsStill ? setting.standingStill : setting.shown(at: manner.scale)
    var canvas = frame(at: time, in: setting).painted(names, withBackdrop: manner.hasBackdrop)
    if let finger = timeline.finger(at: time) {
      canvas.paintFinger(at: finger, unit: setting.layout.screen.unit)
    }
    return canvas
  }

  func definitions(at time: Double) -> SharedDefinitions {
    setting.definitions(for: frame(at: time, in: setting).parts)
  }

  /// The first time at which the flip angle crosses `stillAngle`, or the duration if it never does.
  var stillTime: Double {
    var isBeyond: Bool?
    for frame in timeline {
      let wasBeyond = isBeyond
      isBeyond = frame.pose.flipAngle >= BookDepiction.stillAngle
      guard let wasBeyond, wasBeyond != isBeyond else { continue }
      var (before, after) = (frame.time - 1 / timeline.score.framesPerSecond, frame.time)
      for _ in 0..<BookDepiction.halvings {
        let middle = (before + after) / 2
        if (pose(at: middle).flipAngle >= BookDepiction.stillAngle) == wasBeyond {
          before = middle
        } else {
          after = middle
        }
      }
      return after
    }
    return timeline.duration
  }

  /// Enough bisections to narrow a frame's length to less than any visible motion.
  private static let halvings = 30

  /// The rests of a film. A book that opens and closes rests while it is open, and on the shelf for
  /// half a rest each at the beginning and at the end.
  var rests: [(frame: Int, share: Double)] {
    let last = timeline.count - 1
    guard timeline.score.direction == .both, let closing = timeline.score.events.last else {
      return [(0, 1), (last, 1)]
    }
    let turning = min(Int((closing.time * timeline.score.framesPerSecond).rounded()), last)
    return [(0, 0.5), (turning, 1), (last, 0.5)]
  }

  /// Returns the backdrop, which is written once for all frames: only the attributes for its scale,
  /// blur, and opacity change.
  func backdrop(of film: FilmTiming) -> SVGText? {
    let still = frame(at: stillTime, in: setting.standingStill)
    var painter = FramePainter(still, names: SVGNames())
    let frames = timeline.map { frame(at: $0.time, in: setting) }
    if frames.contains(where: { $0.pose.libraryOpacity < 1 }) {
      painter.fillView(painter.mat.text)
    }
    let tracks = LibraryTracks(film, frames)
    if tracks.isSeen { paintLibrary(tracks, with: &painter) }
    return painter.canvas.text
  }

  /// Paints the library as a frame does, but with the origin at the middle of the screen, because
  /// SMIL scales about the origin.
  private func paintLibrary(_ tracks: LibraryTracks, with painter: inout FramePainter) {
    let middle = setting.layout.frame(of: .screen).center
    if tracks.blurs {
      painter.canvas.add("<filter id=\"\(MotionFilm.blur)\" color-interpolation-filters=\"sRGB\">")
      painter.canvas.open("feGaussianBlur", with: tracks.blur)
      painter.canvas.add("</feGaussianBlur></filter>")
    }
    painter.canvas.open("g", with: tracks.opacity)
    painter.fillView(LibraryPainter.Shelf.wall.text)
    painter.canvas.add("<g transform=\"translate(")
    painter.canvas.text.add(middle.x)
    painter.canvas.text.addNext(middle.y)
    painter.canvas.add(")\"><g")
    // What never changes has no animation.
    if tracks.isScaled, !tracks.scale.moves {
      painter.canvas.add(" transform=\"scale(")
      painter.canvas.add(tracks.scale.first)
      painter.canvas.add(")\"")
    }
    if tracks.blurs, !tracks.filter.moves {
      painter.canvas.add(" filter=\"url(#\(MotionFilm.blur))\"")
    }
    painter.canvas.add(">")
    tracks.scale.write(to: &painter.canvas.text, transforming: true)
    tracks.filter.write(to: &painter.canvas.text)
    painter.canvas.add("<g transform=\"translate(")
    painter.canvas.text.add(-middle.x)
    painter.canvas.text.addNext(-middle.y)
    painter.canvas.add(")\"><use xlink:href=\"#\(SVGNames().name(.library))\"/>")
    if tracks.showsDetails {
      painter.canvas.open("g", with: tracks.detail)
      painter.canvas.add("<use xlink:href=\"#\(SVGNames().name(.details))\"/></g>")
    }
    if tracks.leavesCover {
      painter.canvas.open("g", with: tracks.cover)
      painter.paintClosedBook()
      painter.canvas.add("</g>")
    }
    painter.canvas.add("</g></g></g>")
    painter.fillView("url(#\(SVGNames().name(.light)))")
    painter.canvas.add("</g>\n")
  }
}

extension BookTimeline {
  /// Returns the position of the finger at `time`, or `nil` if nothing touches the screen.
  fileprivate func finger(at time: Double) -> BookPoint? {
    var finger: BookPoint?
    for event in score.events where event.time <= time {
      switch event.kind {
      case .touch(let point, _): finger = point
      case .drag(let point): finger = finger.map { _ in point }
      case .release: finger = nil
      default: break
      }
    }
    return finger
  }
}

/// The animated attributes of the library.
private struct LibraryTracks {
  var opacity: FilmTrack
  var detail: FilmTrack
  /// The opacity of the cover that stays on the shelf.
  var cover: FilmTrack
  var leavesCover: Bool
  /// True if the library is visible at all.
  private(set) var isSeen = false
  /// True if its fine details are.
  private(set) var showsDetails = false
  /// True if it is ever blurred.
  private(set) var blurs = false
  /// True if it is ever scaled.
  private(set) var isScaled = false
  var scale: FilmTrack
  var blur: FilmTrack
  /// The blur filter, which is `none` without blur: not every renderer draws a blur of deviation 0
  /// alike.
  var filter: FilmTrack

  init(_ film: FilmTiming, _ frames: [BookFrame]) {
    let duration = film.duration
    opacity = FilmTrack("opacity", over: duration)
    detail = FilmTrack("opacity", over: duration)
    cover = FilmTrack("opacity", over: duration)
    leavesCover = frames.contains { $0.pose.shelfCoverOpacity >= SVGCanvas.leastOpacity }
    scale = FilmTrack("transform", over: duration)
    blur = FilmTrack("stdDeviation", over: duration)
    filter = FilmTrack("filter", over: duration)
    for (number, frame) in frames.enumerated() {
      let pose = frame.pose
      let start = film.starts[number]
      let isSeen = pose.libraryOpacity >= SVGCanvas.leastOpacity && pose.libraryScale > 0
      opacity.add(isSeen ? min(pose.libraryOpacity, 1) : 0, from: start)
      detail.add(frame.libraryDetail, from: start)
      cover.add(pose.shelfCoverOpacity, from: start)
      if isSeen {
        self.isSeen = true
        if frame.libraryDetail > 0 { showsDetails = true }
      }
      // An invisible library keeps its attributes, so that renderers do not recompute it.
      guard isSeen || number == 0 else { continue }
      if pose.libraryScale != 1 { isScaled = true }
      scale.add(
        pose.libraryScale, decimals: FramePainter.Backdrop.scaleDecimals, from: start)
      let isBlurred = pose.libraryBlur >= FramePainter.Backdrop.leastBlur
      if isBlurred { blurs = true }
      blur.add(isBlurred ? pose.libraryBlur : 0, decimals: SVGGrid.decimals, from: start)
      filter.add(isBlurred ? "url(#\(MotionFilm.blur))" : "none", from: start)
    }
  }
}

extension SVGCanvas {
  /// Opens an element with an attribute that may be animated.
  fileprivate mutating func open(_ element: String, with track: FilmTrack) {
    add("<\(element) \(track.attribute)=\"")
    add(track.first)
    add("\">")
    track.write(to: &text)
  }
}
