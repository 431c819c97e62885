import BookMotion
import BookMotionTestSupport
import Testing

/// An interruption.
@Suite struct ContinuityTests {
  static let instants = Effort.isWhole ? 100 : 12

  /// So close to the event that nothing moves by more than the tolerance.
  private static let beside = 1e-13

  @Test(
    arguments: Effort.some(of: Choreography.known, oneIn: 4), BookTransition.RotationPolicy.allCases
  )
  func `never jumps, in whatever phase and at whatever instant`(
    preset: Choreography, policy: BookTransition.RotationPolicy
  ) {
    for phase in AnimationPhase.allCases {
      for instant in 0..<Self.instants {
        let share = (Double(instant) + 0.5 * Double(instant % 2)) / Double(Self.instants)
        guard
          let (book, time) = BookTransition.inPhase(
            phase, share: share, preset, rotationPolicy: policy)
        else { continue }
        for event in TriedEvent.allCases {
          expectContinuous(book, event, at: time, "\(preset.name): \(event) in \(phase)")
        }
      }
    }
  }

  @Test(arguments: Effort.some(of: 0..<40 as Range<UInt64>, oneIn: 5))
  func `never jumps in a random choreography of springs`(seed: UInt64) throws {
    let choreography = try Choreography.randomRoundTrip(seed: seed, springsOnly: true)
    for phase in AnimationPhase.allCases {
      for share in [0, 0.1, 0.37, 0.5, 0.93] {
        guard let (book, time) = BookTransition.inPhase(phase, share: share, choreography) else {
          continue
        }
        for event in TriedEvent.allCases {
          expectContinuous(book, event, at: time, "seed \(seed): \(event) in \(phase)")
        }
      }
    }
  }

  @Test(arguments: Choreography.known, Effort.some(of: 0..<6 as Range<UInt64>, oneIn: 3))
  func `never jumps when it is one of ten in a second`(preset: Choreography, seed: UInt64) {
    for phase in AnimationPhase.allCases {
      var random = SeededRandom(seed: seed)
      guard
        var (book, time) = BookTransition.inPhase(
          phase, share: .random(in: 0...1, using: &random), preset,
          rotationPolicy: seed.isMultiple(of: 2) ? .follow : .finishFirst)
      else { continue }
      for _ in 0..<10 {
        // Mostly events that are accepted. No new screen if places are taken immediately behind the
        // reader, since it could reveal that.
        let event: TriedEvent =
          book.phase(at: time).isOpening
          ? [.close, .read, .resizeScreen].randomElement(using: &random) ?? .close
          : [.tap, .tap, .resizeScreen].randomElement(using: &random) ?? .tap
        guard event != .resizeScreen || preset.jumpingChannels.isEmpty else { continue }
        expectContinuous(book, event, at: time, "\(preset.name), seed \(seed): \(event)")
        event.happen(to: &book, at: time)
        time += .random(in: 0...0.2, using: &random)
      }
    }
  }

  @Test func `by a tap at a place elsewhere does not jump while the book still swings`() {
    for preset in Choreography.known {
      for share in stride(from: 0.0, to: 0.5, by: 0.05) {
        guard let (book, time) = BookTransition.inPhase(.idle, share: share, preset) else { return }
        guard !isStanding(book, at: time) else { continue }
        var tapped = book
        tapped.tap(at: time, frame: BookRect(x: 600, y: 50, width: 220, height: 300))
        expectSame(book, tapped, at: time, "\(preset.name) at \(time)")
      }
    }
  }

  @Test func `by a tap finds the book where the shelf has been scrolled to`() {
    for preset in Choreography.known {
      var book = BookTransition(preset)
      let frame = BookRect(x: 600, y: 50, width: 220, height: 300)
      book.tap(at: 0, frame: frame)
      #expect(book.pose(at: 0).frame == frame)
      book.chooseMode(.read, at: 5)
      book.close(at: 10)
      // It is visually at rest, though not to the last bit.
      let elsewhere = BookRect(x: 50, y: 75, width: 200, height: 280)
      let time = 10 + book.choreography.closing.map(\.duration).reduce(0, +) + 0.8
      book.tap(at: time, frame: elsewhere)
      let shown = book.pose(at: time).frame
      #expect(abs(shown.x - elsewhere.x) < 0.5 && abs(shown.y - elsewhere.y) < 0.5)
      #expect(abs(shown.width - elsewhere.width) < 0.5)
    }
  }

  private func isStanding(_ book: BookTransition, at time: Double) -> Bool {
    let speed = book.velocity(at: time)
    let (frame, rest) = (book.pose(at: time).frame, book.restingPose.frame)
    return abs(speed[.x]) + abs(speed[.y]) < 20 && abs(speed[.width]) + abs(speed[.height]) < 20
      && abs(frame.x - rest.x) < 1 && abs(frame.y - rest.y) < 1
  }

  private func expectContinuous(
    _ book: BookTransition, _ event: TriedEvent, at time: Double, _ comment: String
  ) {
    var after = book
    event.happen(to: &after, at: time)
    expectSame(book, after, at: time, "\(comment) at \(time)")
  }

  private func expectSame(
    _ book: BookTransition, _ after: BookTransition, at time: Double, _ comment: String
  ) {
    let (before, now) = (time - Self.beside, time + Self.beside)
    let (old, new) = (book.pose(at: time), after.pose(at: time))
    // The past is identical bit by bit.
    guard after.pose(at: before) == book.pose(at: before) else {
      Issue.record("\(comment): the past has changed")
      return
    }
    let isHidden = old.readerOpacity == 1
    let jumping = book.choreography.jumpingChannels
    let springing = book.choreography.springChannels
    let (slow, fast) = (after.velocity(at: before), after.velocity(at: now))
    let (left, right) = (after.pose(at: before), after.pose(at: now))
    for channel in BookChannel.allCases where !(isHidden && jumping.contains(channel)) {
      // The hard cut of the cover is a separate jump.
      let isCut = channel == .coverOpacity && book.choreography.style.fades.cover == .cover
      guard abs(new[channel] - old[channel]) <= 1e-9,
        isCut || abs(right[channel] - left[channel]) <= 1e-8
      else {
        Issue.record("\(comment): \(channel) jumps from \(left[channel]) to \(right[channel])")
        return
      }
      guard let lane = BookPose.Driven.Channel(channel), springing.contains(channel) else {
        continue
      }
      let (speed, later) = (slow[lane], fast[lane])
      guard abs(later - speed) <= 1e-6 * max(1, abs(speed)) else {
        Issue.record("\(comment): the speed of \(channel) jumps from \(speed) to \(later)")
        return
      }
    }
  }
}

extension Choreography.Move {
  fileprivate var channels: [BookChannel] {
    switch goal {
    case .center: [.x, .y]
    case .size: [.width, .height]
    case .value(let channel, _): [BookChannel(channel)]
    }
  }
}

extension Choreography {
  private var moves: [Choreography.Move] { (opening + closing).flatMap(\.moves) }

  /// The channels that only springs move, which therefore have no kinks.
  fileprivate var springChannels: Set<BookChannel> {
    var channels = Set(BookPose.Driven.Channel.allCases.map(BookChannel.init))
    for move in moves {
      if case .spring = move.animation.driver { continue }
      channels.subtract(move.channels)
    }
    return channels
  }

  /// The channels that may jump while the reader hides them, and those derived from them.
  fileprivate var jumpingChannels: Set<BookChannel> {
    let driven = Set(moves.filter { $0.animation.driver == .none }.flatMap(\.channels))
    let derived: Set<BookChannel> = [
      .coverOpacity, .firstPageOpacity, .spineOpacity, .pageEdgeOpacity, .spineWidth, .shadowRadius,
      .shadowX, .shadowOpacity,
    ]
    return driven.isEmpty ? [] : driven.union(derived)
  }
}
