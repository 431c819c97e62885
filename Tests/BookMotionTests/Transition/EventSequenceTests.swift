import BookMotion
import BookMotionTestSupport
import Testing

/// Every sequence of events, walked as a tree whose branches share their stems.
private struct EventTree {
  let start: BookPose
  let resting: [AnimationPhase: BookPose]
  var sequences = 0
  var failure: String?

  /// The pauses between events: within a stage, across a stage, and while the next one begins.
  static let pauses = [0.13, 0.31, 0.05, 0.47, 0.9, 0.23]

  /// Creates a tree. A choreography is reversible if each stage of the way back undoes the earlier
  /// ones; otherwise, a mode can be chosen in several poses.
  init(_ choreography: Choreography, isReversible: Bool) {
    var book = BookTransition(choreography)
    start = book.pose(at: 0)
    book.tap(at: 0)
    var resting: [AnimationPhase: BookPose] = [:]
    if isReversible { resting[book.phase(at: 1e6)] = book.restingPose }
    book.chooseMode(.read, at: 1e6)
    resting[book.phase(at: 1e6)] = book.restingPose
    self.resting = resting
  }

  mutating func walk(
    _ book: BookTransition, at time: Double, left: Int, worth: Int, screenIsNew: Bool,
    past: [TriedEvent]
  ) {
    guard failure == nil else { return }
    if let problem = problem(with: book, at: time, screenIsNew: screenIsNew) {
      failure = "\(problem) after \(past)"
      return
    }
    guard left > 0 else {
      sequences += worth
      return
    }
    // All rejected events leave the same book behind, so their branches are merged.
    var refused: [TriedEvent] = []
    let next = time + EventTree.pauses[left % EventTree.pauses.count]
    for event in TriedEvent.allCases {
      var changed = book
      let isAccepted = event.happen(to: &changed, at: time)
      if event == .resizeScreen || isAccepted {
        walk(
          changed, at: next, left: left - 1, worth: worth,
          screenIsNew: screenIsNew || event == .resizeScreen, past: past + [event])
      } else {
        refused.append(event)
      }
    }
    if let event = refused.first {
      walk(
        book, at: next, left: left - 1, worth: worth * refused.count, screenIsNew: screenIsNew,
        past: past + [event])
    }
  }

  /// Returns a problem that exists if no other event follows, or `nil`.
  private func problem(
    with book: BookTransition, at time: Double, screenIsNew: Bool
  ) -> String? {
    if let channel = book.pose(at: time).impossibleChannel { return "impossible \(channel)" }
    let settled = book.settlingTime()
    guard settled < time + 100 else { return "no end (\(settled))" }
    let later = max(settled, time) + 100
    guard book.isAtRest(at: later) else { return "no rest" }
    let phase = book.phase(at: later)
    guard phase.isResting, phase == .idle || book.choreography.stage(phase) != nil else {
      return "an end in \(phase)"
    }
    let pose = book.pose(at: later)
    guard pose == book.restingPose else { return "rest elsewhere" }
    if let channel = pose.impossibleChannel { return "impossible \(channel) at rest" }
    let expected = phase == .idle ? start : screenIsNew ? nil : resting[phase]
    if let expected, pose != expected { return "another pose in \(phase)" }
    return nil
  }
}

/// Every sequence of events.
@Suite struct EventSequenceTests {
  /// A debug build is a hundred times slower, so its sequences are shorter.
  static let length = Effort.isWhole ? 6 : 3

  private func expectRest(
    _ choreography: Choreography, length: Int, isReversible: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for tapPolicy in BookTransition.TapPolicy.allCases {
      for rotationPolicy in BookTransition.RotationPolicy.allCases {
        for phase in AnimationPhase.allCases {
          guard
            let (book, time) = BookTransition.inPhase(
              phase, share: 0.4, choreography, tapPolicy: tapPolicy, rotationPolicy: rotationPolicy)
          else { continue }
          var tree = EventTree(choreography, isReversible: isReversible)
          tree.walk(
            book, at: time, left: length, worth: 1, screenIsNew: false, past: [])
          let label = "\(choreography.name), \(phase), \(tapPolicy), \(rotationPolicy)"
          if let failure = tree.failure {
            Issue.record("\(label): \(failure)", sourceLocation: sourceLocation)
          } else {
            var all = 1
            for _ in 0..<length { all *= TriedEvent.allCases.count }
            #expect(tree.sequences == all, "\(label)", sourceLocation: sourceLocation)
          }
        }
      }
    }
  }

  @Test(arguments: Effort.some(of: Choreography.known, oneIn: 4))
  func `from every phase of a preset ends at rest where it should`(preset: Choreography) {
    expectRest(preset, length: Self.length, isReversible: true)
  }

  @Test(arguments: Effort.some(of: 0..<30 as Range<UInt64>, oneIn: 5))
  func `from every phase of a random choreography ends at rest where it should`(
    seed: UInt64
  ) throws {
    let random = try Choreography.randomRoundTrip(seed: seed)
    expectRest(random, length: Self.length - 2, isReversible: false)
    expectRest(random.reduced(), length: Self.length - 2, isReversible: false)
  }
}
