import BookMotion
package import BookMotionDocuments
package import BookMotionPlay
package import BookMotionReader

/// A page that is read, or narrated: its words light up as they are heard.
package struct NarrationActor: ReadingActor {
  package static let overview =
    "Reading and listening: narration, and pages that turn when it ends."
  package static let stillTime = 1.1

  package let stage: SceneStage
  package let layout: ReadingLayout
  package private(set) var reading = BookReadingMode(pageCount: Story.pages)
  package private(set) var voices = Array(repeating: PageVoice(), count: Story.pages)
  /// The page in the middle.
  private(set) var position = Motion(0.0)
  /// 1 while listening, 0 while reading.
  private(set) var mode = Motion(0.0)
  /// 1 while narration plays.
  private(set) var button = Motion(0.0)
  /// 0 once the book is closed.
  private(set) var presence = Motion(1.0)
  package private(set) var tap: SceneTap?

  package init(on stage: SceneStage) {
    self.stage = stage
    layout = ReadingLayout(stage)
    reading.load(0, at: Story.before)
  }

  package enum Story {
    package static let pages = 3
    /// The duration of a page's narration, in seconds: a very fast reader.
    package static let length = 1.2
    fileprivate static let before = -1.0
    fileprivate static let slide = 0.4
    fileprivate static let change = 0.25
  }
}

/// The narration of a page, and the part of it that has been heard.
package struct PageVoice: Sendable {
  /// The seconds that had been heard at `since` …
  fileprivate var heard = 0.0
  /// … and the time since which more is being heard; `nil` if the narration isn't playing.
  fileprivate var since: Double?
  /// 1 while the page is being heard or paused.
  fileprivate var glow = Motion(0.0)

  fileprivate func heard(at time: Double) -> Double {
    min(heard + (since.map { max(time - $0, 0) } ?? 0), NarrationActor.Story.length)
  }

  /// Returns the fraction that has been heard.
  package func share(at time: Double) -> Double { heard(at: time) / NarrationActor.Story.length }

  package func glow(at time: Double) -> Double { glow.share(at: time) }

  fileprivate func isAtRest(at time: Double) -> Bool {
    glow.isAtRest(at: time) && (since == nil || heard(at: time) >= NarrationActor.Story.length)
  }
}

extension NarrationActor {
  package static let verbs: [ActorVerb<NarrationActor>] = [
    ActorVerb(
      "load", "a page, counted from 0, has loaded and is shown",
      .init("page", BookDomain(0, Double(Story.pages - 1)))
    ) { actor, event in
      actor.hear(at: event.time) { $0.load(Int(event.number), at: event.time) }
    },
    ActorVerb("ended", "the page's narration ends") { actor, event in
      actor.hear(at: event.time) { $0.reading.endNarration(at: event.time) }
    },
    ActorVerb("play", "tap the play button") { actor, event in
      actor.tap = SceneTap(point: actor.layout.play.center, time: event.time)
      _ = actor.hear(at: event.time) { $0.reading.tapPlay(at: event.time) }
      return true
    },
    ActorVerb(
      "tap", "tap the page: while listening, pause or resume the narration", isTap: true
    ) {
      actor, event in
      actor.tap = SceneTap(point: actor.layout.art.center, time: event.time)
      _ = actor.hear(at: event.time) { $0.reading.tapPage(at: event.time) }
      return true
    },
    ActorVerb("listen", "listen") { $0.choose(.listen, at: $1.time) },
    ActorVerb("read", "read silently") { $0.choose(.read, at: $1.time) },
    ActorVerb("close", "close the book") { actor, event in
      actor.presence.retarget(
        to: 0, at: event.time, with: .easeInOut(duration: Story.change))
      return actor.hear(at: event.time) { $0.reading.close(at: event.time) }
    },
  ]

  package static func story(on stage: SceneStage) -> [MotionEvent] {
    [
      // A page that is narrated on request, then the next one in silence.
      MotionEvent("play", at: 0.4), MotionEvent("ended", at: 1.6),
      MotionEvent("load", 1, at: 2),
      // Listening: paused, resumed, and then to the end of the book on its own.
      MotionEvent("listen", at: 2.6), MotionEvent("tap", at: 3.1),
      MotionEvent("tap", at: 3.7),
      MotionEvent("ended", at: 4.4), MotionEvent("load", 2, at: 4.6),
      MotionEvent("ended", at: 5.8),
      MotionEvent("read", at: 6.3),
    ]
  }

  private mutating func load(_ page: Int, at time: Double) -> Bool {
    let isOpening = reading.page == nil
    guard reading.load(page, at: time) else { return false }
    if isOpening { position = Motion(Double(page)) }
    position.retarget(to: Double(page), at: time, with: .easeInOut(duration: Story.slide))
    presence.retarget(to: 1, at: time, with: .easeInOut(duration: Story.change))
    return true
  }

  private mutating func choose(_ choice: BookTransition.Mode, at time: Double) -> Bool {
    let isListening = choice == .listen
    tap = SceneTap(point: layout.half(listens: isListening).center, time: time)
    mode.retarget(to: isListening ? 1 : 0, at: time, with: .easeInOut(duration: Story.change))
    _ = hear(at: time) { $0.reading.choose(choice, at: time) }
    return true
  }

  /// Performs an event and updates the voices: they continue, start over, resume, or stop.
  private mutating func hear(
    at time: Double, after happening: (inout Self) -> Bool
  ) -> Bool {
    let before = (page: reading.page, playback: reading.playback(at: time))
    let isMinded = happening(&self)
    let playback = reading.playback(at: time)
    let isPlaying = playback == .playing
    button.retarget(to: isPlaying ? 1 : 0, at: time, with: .easeInOut(duration: Story.change))
    guard (before.page, before.playback) != (reading.page, playback) else { return isMinded }
    for page in voices.indices {
      voices[page].heard = voices[page].heard(at: time)
      voices[page].since = nil
    }
    if let old = before.page, old != reading.page || playback == .silent {
      voices[old].glow.retarget(to: 0, at: time, with: .easeInOut(duration: Story.change))
    }
    guard let page = reading.page, playback != .silent else { return isMinded }
    if isPlaying {
      if before.page != page || before.playback != .paused { voices[page].heard = 0 }
      voices[page].since = time
    } else if playback == .turning {
      voices[page].heard = Story.length
    }
    voices[page].glow.retarget(to: 1, at: time, with: .easeInOut(duration: Story.change))
    return isMinded
  }
}

extension NarrationActor {
  package static let channels: [ActorChannel<NarrationActor>] = [
    ActorChannel("page", .count) { actor, _ in Double(actor.shownPage) },
    ActorChannel("pagePlace", .count) { $0.position.value(at: $1) },
    ActorChannel("narrated", .fraction) { $0.voices[$0.shownPage].share(at: $1) },
    ActorChannel("listening", .fraction) { $0.mode.share(at: $1) },
    ActorChannel("playing", .fraction) { $0.button.share(at: $1) },
    ActorChannel("presence", .fraction) { $0.presence.share(at: $1) },
  ]

  /// The current page, or the last one if the book is closed.
  package var shownPage: Int { reading.page ?? Int(position.target) }

  package func phase(at time: Double) -> BookReadingMode.Playback { reading.playback(at: time) }

  package func isAtRest(at time: Double) -> Bool {
    position.isAtRest(at: time) && mode.isAtRest(at: time) && button.isAtRest(at: time)
      && presence.isAtRest(at: time) && voices.allSatisfy { $0.isAtRest(at: time) }
      && tap?.isOver(at: time) ?? true
  }

  private enum Cue: String, CaseIterable {
    case play, pause, resume, stop, advance, finished
  }

  package static let cueNames = Cue.allCases.map { $0.rawValue }

  package func cues(in times: Range<Double>) -> [NumberedCue] {
    reading.cues(in: times).map { cue in
      let name: Cue =
        switch cue.event {
        case .play: .play
        case .pause: .pause
        case .resume: .resume
        case .stop: .stop
        case .advance: .advance
        case .finished: .finished
        }
      return NumberedCue(name, at: cue.time)
    }
  }
}
