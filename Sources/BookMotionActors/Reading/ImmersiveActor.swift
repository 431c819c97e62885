package import BookMotion
package import BookMotionColor
package import BookMotionDocuments
package import BookMotionPlay
package import BookMotionReader

/// A page that grows to the whole screen when it is tapped, and the chrome around it.
package struct ImmersiveActor: ReadingActor {
  package static let overview = "A page that grows to fill the screen when it is tapped."
  package static let stillTime = 1.25

  package enum Phase: String, CaseIterable {
    case framed, tapped, grows, whole, shrinks
  }

  package let stage: SceneStage
  package let page: PageArt
  package let frame: PageBorder
  package private(set) var immersive = PageImmersion()
  package private(set) var tap: SceneTap?

  package init(on stage: SceneStage) {
    self.stage = stage
    page = PageArt(stage.page == nil ? Book.page : 0, of: stage)
    frame = .around(page)
  }

  private enum Book {
    /// The fox in the wood; but if a picture was given, the first page, which shows it.
    static let page = 3
    /// The distance of taps from the page's middle, as a fraction of its width, and their duration,
    /// which is short enough that two taps in a row look like two.
    static let aside = 0.16
    static let tap = 0.14
  }
}

extension ImmersiveActor {
  package static let verbs: [ActorVerb<ImmersiveActor>] = [
    ActorVerb("tap", "tap the page; two taps within 0.3 s don't count", isTap: true) {
      $0.tap(at: $1.time)
      return true
    },
    ActorVerb("audio-begins", "the narration starts") {
      $0.immersive.setAudio(isPlaying: true, at: $1.time)
    },
    ActorVerb("audio-ends", "the narration stops") {
      $0.immersive.setAudio(isPlaying: false, at: $1.time)
    },
  ]

  package static func story(on stage: SceneStage) -> [MotionEvent] {
    [
      MotionEvent("audio-begins", at: 0.3), MotionEvent("tap", at: 0.8),
      // A double tap does nothing.
      MotionEvent("tap", at: 2.7), MotionEvent("tap", at: 2.86),
      MotionEvent("tap", at: 3.7), MotionEvent("tap", at: 4.6),
      MotionEvent("audio-ends", at: 5.5), MotionEvent("tap", at: 6.1),
    ]
  }

  private mutating func tap(at time: Double) {
    let page = illustration(at: time)
    immersive.tap(at: time)
    let aside = page.width * Book.aside * stage.forward
    tap = SceneTap(
      point: page.center + BookPoint(x: aside, y: 0), time: time, duration: Book.tap)
  }
}

extension ImmersiveActor {
  package static let channels: [ActorChannel<ImmersiveActor>] = [
    ActorChannel("chromeOpacity", .fraction) {
      $0.immersive.chromeOpacity(at: $1)
    },
    ActorChannel("illustrationX", .points) { $0.illustration(at: $1).x },
    ActorChannel("illustrationY", .points) { $0.illustration(at: $1).y },
    ActorChannel("illustrationWidth", .points) { $0.illustration(at: $1).width },
    ActorChannel("illustrationHeight", .points) { $0.illustration(at: $1).height },
    ActorChannel("dotOpacity", .fraction) { $0.immersive.dotOpacity(at: $1) },
  ]

  /// Returns the frame of the illustration.
  package func illustration(at time: Double) -> BookRect {
    immersive.illustration(
      framed: frame.layout(in: arrangement.frame).page, screen: stage.view, at: time)
  }

  package func phase(at time: Double) -> Phase {
    let chrome = immersive.chromeOpacity(at: time)
    if chrome > 0, chrome < 1 {
      // Two taps in a row are too close together for the motion to turn around on its way.
      return immersive.chromeOpacity(at: time + ImmersiveActor.glance) < chrome
        ? .grows : .shrinks
    }
    if isTapped(at: time) { return .tapped }
    return chrome == 1 ? .framed : .whole
  }

  /// Returns true until it is known whether a second tap follows.
  private func isTapped(at time: Double) -> Bool {
    guard let tap else { return false }
    // A frame at the end of the window is still the last one before the motion, even after
    // rounding.
    return time <= tap.time + immersive.doubleTapWindow + ImmersiveActor.rounding
  }

  private static let rounding = 1e-9
  private static let glance = 0.001

  /// While audio plays, the dot pulses forever.
  package func isAtRest(at time: Double) -> Bool {
    immersive.isAtRest(at: time) && immersive.dotOpacity(at: time) == 0
      && tap?.isOver(at: time) ?? true && !isTapped(at: time)
  }

  package static let cueNames = ["chrome-hides", "chrome-shows"]

  package func cues(in times: Range<Double>) -> [NumberedCue] {
    immersive.cues(in: times).map { NumberedCue($0.event == .chromeHides ? 0 : 1, at: $0.time) }
  }
}
