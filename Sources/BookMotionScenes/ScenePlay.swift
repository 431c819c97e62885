package import BookMotion
package import BookMotionActors
package import BookMotionDocuments
import BookMotionDrawing
package import BookMotionExport
package import BookMotionRecording

/// A scene on a stage, from its first frame until everything in it is at rest.
///
/// ```swift
/// let play = try ScenePlay(.pageTurn, events: [MotionEvent("forward", at: 0.2)])
/// try play.recording.writeJSON(to: &sink)
/// for frame in try play.depiction() { frame.writeSVG(to: &sink) }
/// ```
package struct ScenePlay: Sendable {
  /// The scene.
  package let scene: GalleryScene

  /// The colors and pictures.
  package let look: BookLook

  /// The scene as numbers.
  package let recording: Recording

  private let pictures: Pictures

  private enum Pictures: Sendable {
    case of(BookTimeline)
    case from(any SceneSource)
  }

  /// Creates a play of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - stage: The screen that the scene is shown on, and its pictures.
  ///   - look: The colors and pictures of a book that opens.
  ///   - events: The events; `nil` for the scene's own story. Events at the same time happen in the
  ///     given order.
  ///   - framesPerSecond: The number of frames per second.
  /// - Throws: ``BookExportError`` for a number outside its domain, and for an event that the scene
  ///   doesn't have.
  package init(
    _ scene: GalleryScene, on stage: SceneStage = SceneStage(), look: BookLook = BookLook(),
    events: [MotionEvent]? = nil, framesPerSecond: Double = 60
  ) throws(BookExportError) {
    let score = try scene.score(on: stage, events: events, framesPerSecond: framesPerSecond)
    try self.init(scene, score, on: stage, look: look)
  }

  /// Creates a play of a book.
  ///
  /// - Throws: ``BookExportError`` for a score that can't be played, and for an event that the scene
  ///   doesn't have.
  package init(
    _ scene: GalleryScene, _ score: BookScore, events: [MotionEvent]? = nil,
    look: BookLook = BookLook()
  ) throws(BookExportError) {
    try self.init(scene, .book(try scene.score(score, events: events)), look: look)
  }

  /// Recreates the scene of a recording from its score.
  ///
  /// ```swift
  /// let golden = try Recording(reading: bytes)
  /// try Recording.Difference(from: golden, to: ScenePlay(remaking: golden).recording).isNone
  /// ```
  ///
  /// - Throws: ``BookExportError`` if the recording isn't one of a scene, or if its score can't be
  ///   played.
  package init(remaking recording: Recording) throws(BookExportError) {
    let name = recording.score.scene
    guard let scene = GalleryScene.all.first(where: { $0.name == name }) else {
      throw BookExportError(.noName, "there is no scene \"\(name.inSentence)\"")
    }
    var score = recording.score
    if case .scene(var other) = score {
      other.events = try scene.ordered(other.events)
      score = .scene(other)
    }
    try self.init(scene, score, look: BookLook())
  }

  private init(
    _ scene: GalleryScene, _ score: Recording.Score, on stage: SceneStage? = nil, look: BookLook
  ) throws(BookExportError) {
    self.scene = scene
    self.look = look
    switch score {
    case .book(let score):
      let timeline = try BookExportError.containing { () throws(BookMotionError) in
        let timeline = try BookTimeline(score)
        // There and back, the book closes once it is at rest, which may be later than documents can say.
        for event in timeline.score.events {
          try MotionEvent.times.check(event.time, "the time of \(event.kind.verb)")
        }
        return timeline
      }
      recording = Recording(timeline)
      pictures = .of(timeline)
    case .scene(let score):
      guard let story = scene.story else {
        throw BookExportError(.noName, "the scene \"\(scene)\" needs a choreography")
      }
      try BookExportError.containing { () throws(BookMotionError) in
        try BookDomain.frameRate.check(score.framesPerSecond, "framesPerSecond")
      }
      let (recording, source) = try SceneRecorder.record(
        story, score, on: stage ?? SceneStage(score))
      (self.recording, pictures) = (recording, .from(source))
    }
  }

  /// Returns the scene as pictures.
  ///
  /// - Parameter pictureError: The largest error of a picture in perspective, in points.
  /// - Returns: The recording, and its picture at any time.
  /// - Throws: ``BookExportError`` for a book that comes too close to the eye to be drawn.
  package func depiction(
    pictureError: Double = MotionDepiction.standardPictureError
  ) throws(BookExportError) -> MotionDepiction {
    switch pictures {
    case .from(let source):
      MotionDepiction(recording, showing: source.stage.view.even, source: source)
    case .of(let timeline):
      try MotionDepiction(timeline, look: look, pictureError: pictureError)
    }
  }
}

extension ScenePlay {
  /// Returns the scene as a web page that plays it live.
  ///
  /// - Parameter other: A choreography to compare a transition with.
  /// - Returns: The page.
  /// - Throws: ``BookExportError`` for a book that comes too close to the eye to be drawn, and if
  ///   anything exceeds a limit of the page.
  package func livePage(
    comparedWith other: Choreography? = nil
  ) throws(BookExportError) -> BookLivePage {
    switch pictures {
    case .of(let timeline): try BookLivePage(timeline, look: look, comparedWith: other)
    case .from(let source): try scene.page(source.stage, recording.score.events, look)
    }
  }
}

extension ScenePlay {
  /// The events that have no effect, such as a touch beside a leaf. Drags and releases after such a
  /// touch are not among them: they follow from it.
  package var ineffectiveEvents: [IneffectiveEvent] {
    let effects =
      switch pictures {
      case .of(let timeline): timeline.score.eventEffects
      case .from(var source): source.eventEffects()
      }
    var isTouching = false
    var isHolding = false
    return zip(recording.score.events, effects).compactMap { event, effect -> IneffectiveEvent? in
      func ineffective(_ words: String) -> IneffectiveEvent {
        IneffectiveEvent(event: event, description: "\(event.text) \(words)")
      }
      if event.followsTouch {
        let hadTouch = isTouching
        isTouching = hadTouch && event.verb == .drag
        isHolding = isHolding && isTouching
        return hadTouch ? nil : ineffective("has no effect: no finger touches the screen then")
      }
      let isTouch = event.verb == .touch
      let isSecond = isTouching && isTouch
      isHolding = isHolding || isTouch && effect.isSome
      isTouching = isTouching || isTouch
      if effect.isSome || event.verb == .screen { return nil }
      if isSecond { return ineffective("has no effect: a finger already touches the screen") }
      if isHolding { return ineffective("has no effect: a finger holds it then") }
      let words = isTouch ? "touches nothing" : "has no effect"
      return ineffective("\(words) in the phase '\(effect.phase)'")
    }
  }
}

extension BookScore {
  /// Whether each of the events has an effect, and the phase that it finds.
  fileprivate var eventEffects: [(isSome: Bool, phase: String)] {
    var book = untouched
    return events.map { event in
      let (phase, layout) = (book.phase(at: event.time).rawValue, book.layout)
      // Where the cover is now matters when the book returns.
      return (book.perform(event) || book.layout != layout, phase)
    }
  }
}

extension MotionEvent {
  /// True for an event whose effect depends on whether the touch before it had one.
  package var followsTouch: Bool { verb == .drag || verb == .release || name == "cancel" }
}

extension SceneStage {
  /// Creates the stage of a score.
  fileprivate init(_ score: Recording.SceneScore) {
    self.init(screen: score.screen ?? BookLayout.standardScreen, binding: score.binding ?? .left)
  }

  /// Creates a stage with the colors and the pictures of a look.
  package init(
    screen: BookSize = BookLayout.standardScreen, binding: BookBinding = .left, look: BookLook
  ) {
    self.init(
      screen: screen, binding: binding, frame: look.frame, spine: look.spine,
      cover: look.cover?.drawn, page: look.page?.drawn)
  }
}
