import BookMotion

/// An event that a test tries on a book at any time.
enum TriedEvent: String, CaseIterable, CustomStringConvertible {
  case tap, close, read, listen, resizeScreen

  var description: String { rawValue }

  /// The screens to change to, in turn, so that each change has an effect.
  static let screens = [
    BookSize(width: 768, height: 1024), BookSize(width: 1024, height: 768),
    BookSize(width: 390, height: 844),
  ]

  @discardableResult
  func happen(to book: inout BookTransition, at time: Double) -> Bool {
    switch self {
    case .tap: return book.tap(at: time)
    case .close: return book.close(at: time)
    case .read: return book.chooseMode(.read, at: time)
    case .listen: return book.chooseMode(.listen, at: time)
    case .resizeScreen:
      let next = TriedEvent.screens.firstIndex(of: book.layout.screen).map { $0 + 1 } ?? 0
      return book.resizeScreen(
        to: TriedEvent.screens[next % TriedEvent.screens.count], at: time)
    }
  }
}

extension Choreography {
  /// The presets and their variants for reduced motion, to which every law applies.
  static let known: [Choreography] = presets + presets.map { $0.reduced() }

  /// A choreography that waits for the app in both directions, and goes back in an unusual order.
  static let waiting: Choreography = {
    var waiting = Choreography.storyReader
    waiting.name = "waiting"
    waiting[.revealing].waits = true
    waiting[.closing].waits = true
    waiting.closing.swapAt(0, 1)
    return waiting
  }()

  /// The phases of both directions.
  var phases: [AnimationPhase] { (opening + closing).map(\.phase) }
}

extension BookTransition {
  /// Returns the start of each stage known so far.
  func phaseStarts() -> [(phase: AnimationPhase, time: Double)] {
    cues(in: -1e9..<1e9).compactMap { cue in
      if case .phase(let phase) = cue.event { (phase, cue.time) } else { nil }
    }
  }

  /// Returns a book in a phase, `share` of the way through its stage, and the time; `nil` for a
  /// phase that the choreography omits.
  static func inPhase(
    _ phase: AnimationPhase, share: Double, _ choreography: Choreography,
    layout: BookLayout = BookLayout(), tapPolicy: TapPolicy = .interrupt,
    rotationPolicy: RotationPolicy = .finishFirst
  ) -> (book: BookTransition, time: Double)? {
    guard let stage = choreography.stage(phase) else { return nil }
    var book = BookTransition(
      choreography, layout: layout, tapPolicy: tapPolicy, rotationPolicy: rotationPolicy)
    book.tap(at: 0)
    var start = 0.0
    var reader = choreography.opening.start(of: .complete)
    if choreography.stage(.modeSelection) != nil, !phase.isOpening || phase == .complete {
      reader = choreography.opening.start(of: .modeSelection) + 0.5
      book.chooseMode(.listen, at: reader)
    }
    if phase == .complete {
      start = reader
    } else if phase.isOpening {
      start = choreography.opening.start(of: phase)
    } else {
      book.close(at: reader + 1)
      start = reader + 1 + choreography.closing.start(of: phase)
    }
    // A resting phase is tested until everything in it has settled.
    let length = phase.isResting ? max(0.8, stage.duration) : stage.duration
    return (book, start + share * length)
  }
}

extension [Choreography.Stage] {
  /// Returns the start of a stage, with durations added up as decimals.
  fileprivate func start(of phase: AnimationPhase) -> Double {
    prefix { $0.phase != phase }.reduce(0) { (($0 + $1.duration) * 1e9).rounded() / 1e9 }
  }
}
