package import BookMotion
package import BookMotionDocuments
package import BookMotionPlay
package import BookMotionReader

/// A shelf and a book, each with its own music: the louder the music, the higher its waves.
package struct MusicActor: ReadingActor {
  package static let overview = "The library's music, which gives way to a book's own."
  package static let stillTime = 0.72

  package enum Phase: String, CaseIterable {
    case library, opening, book, closing, off
  }

  package let stage: SceneStage
  package let layout: MusicLayout
  private var music = BookMusic(crossfade: .equalPower)
  /// The openness of the book, which changes as fast as its music fades.
  private var book = Motion(0.0)
  package private(set) var tap: SceneTap?

  package init(on stage: SceneStage) {
    self.stage = stage
    layout = MusicLayout(stage)
  }
}

extension MusicActor {
  package static let verbs: [ActorVerb<MusicActor>] = [
    ActorVerb("open", "the book opens: its own music replaces the library's") {
      $0.music.openBook(at: $1.time) && $0.turn(to: 1, at: $1.time)
    },
    ActorVerb("close", "the book closes: the library's music returns") {
      $0.music.closeBook(at: $1.time) && $0.turn(to: 0, at: $1.time)
    },
    ActorVerb("off", "switch the music off") { $0.set(isOn: false, at: $1.time) },
    ActorVerb("on", "switch the music on again") { $0.set(isOn: true, at: $1.time) },
  ]

  package static func story(on stage: SceneStage) -> [MotionEvent] {
    [
      MotionEvent("open", at: 0.4),
      // A fade that reverses, twice.
      MotionEvent("close", at: 1.6), MotionEvent("open", at: 1.85),
      MotionEvent("close", at: 2.8), MotionEvent("off", at: 3.8),
      MotionEvent("on", at: 4.7),
    ]
  }

  private mutating func set(isOn: Bool, at time: Double) -> Bool {
    guard music.setMusic(isOn: isOn, at: time) else { return false }
    tap = SceneTap(point: layout.button.center, time: time)
    return true
  }

  private mutating func turn(to share: Double, at time: Double) -> Bool {
    book.retarget(to: share, at: time, with: .easeInOut(duration: BookMusic.fadeDuration))
    let point = BookPoint(x: layout.book.center.x, y: layout.line(0.68, of: layout.book))
    tap = SceneTap(point: point, time: time)
    return true
  }
}

extension MusicActor {
  package static let channels: [ActorChannel<MusicActor>] = [
    ActorChannel("libraryGain", .fraction, of: { $0.library }),
    ActorChannel("bookGain", .fraction, of: { $0.book }),
    ActorChannel("bookOpen", .fraction) { $0.openness(at: $1) },
    ActorChannel("libraryWave", .points) { $0.layout.wave($0.pose(at: $1).library) },
    ActorChannel("bookWave", .points) { $0.layout.wave($0.pose(at: $1).book) },
    ActorChannel("isOn", .count) { actor, _ in actor.isOn ? 1 : 0 },
  ]

  package func pose(at time: Double) -> BookMusic.Gains { music.gains(at: time) }

  package func openness(at time: Double) -> Double { book.share(at: time) }

  package var isOn: Bool { music.setting.isOn }

  package func phase(at time: Double) -> Phase {
    guard isOn else { return .off }
    let rests = book.isAtRest(at: time)
    return music.bookIsOpen ? (rests ? .book : .opening) : (rests ? .library : .closing)
  }

  package func isAtRest(at time: Double) -> Bool {
    music.isAtRest(at: time) && book.isAtRest(at: time) && tap?.isOver(at: time) ?? true
  }

  package static let cueNames = BookMusic.Event.allCases.map { $0.rawValue }

  package func cues(in times: Range<Double>) -> [NumberedCue] {
    music.cues(in: times).map { NumberedCue($0.event, at: $0.time) }
  }
}

/// The layout of the shelf, the book, and the button: side by side, or one above the other on a
/// screen that is taller than wide.
package struct MusicLayout: Sendable {
  /// The size of one design unit, in points.
  package let unit: Double
  package let library: BookRect
  package let book: BookRect
  /// The button that turns the music on and off.
  package let button: BookRect

  /// The side of the squares that both places are designed in: waves above, the source of the music
  /// below.
  package static let side = 340.0
  private static let diameter = 64.0

  package init(_ stage: SceneStage) {
    let screen = stage.screen
    let (side, button) = (MusicLayout.side, MusicLayout.diameter)
    let isWide = screen.width >= screen.height
    let (across, down) = isWide ? (2.0, 1.0) : (1.0, 2.0)
    let gap = isWide ? 64.0 : 8.0
    let margin = isWide ? 48.0 : 25.0
    let design = BookSize(
      width: across * side + (across - 1) * gap + 2 * margin,
      height: down * side + (down - 1) * gap + 2 * margin + button + MusicLayout.buttonGap)
    let unit = min(screen.width / design.width, screen.height / design.height)
    self.unit = unit
    let top = (screen.height - (design.height - 2 * margin) * unit) / 2
    let left = (screen.width - (design.width - 2 * margin) * unit) / 2
    let step = (side + gap) * unit
    let size = BookSize(width: side, height: side).scaled(by: unit)
    let first = BookRect(x: left, y: top, width: size.width, height: size.height)
    let second = BookRect(
      x: isWide ? left + step : left, y: isWide ? top : top + step, width: size.width,
      height: size.height)
    let isMirrored = isWide && stage.binding == .right
    library = isMirrored ? second : first
    book = isMirrored ? first : second
    self.button = BookRect(
      x: (screen.width - button * unit) / 2,
      y: second.y + second.height + MusicLayout.buttonGap * unit, width: button * unit,
      height: button * unit)
  }

  /// Returns a height on the screen, from a fraction of a rectangle's height.
  package func line(_ share: Double, of rect: BookRect) -> Double {
    rect.y + rect.height * share
  }

  /// Returns the height of the highest wave.
  package func wave(_ gain: Double) -> Double {
    (MusicLayout.dot + gain * (MusicLayout.highest - MusicLayout.dot)) * unit
  }

  private static let buttonGap = 28.0
  /// A silent wave is a dot.
  package static let dot = 6.0
  private static let highest = 84.0
}
