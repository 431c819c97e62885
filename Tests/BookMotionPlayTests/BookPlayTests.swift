import BookMotionDrawing
import BookMotionLint
import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionPageCore
@testable import BookMotionPlay

@Suite struct `A book in a run` {
  @Test(arguments: Choreography.presets, BookScore.Direction.allCases)
  func `does what a timeline does, to the last bit`(
    preset: Choreography, direction: BookScore.Direction
  ) throws {
    let timeline = try BookTimeline(BookScore(preset, direction: direction))
    var book = try Run<BookPlay>(BookPlay.Setup(BookScore(preset, direction: direction)))
    #expect(book.end == timeline.duration && book.events == timeline.score.events)
    for frame in timeline { #expect(book.pose(at: frame.time) == frame.pose) }
  }

  @Test func `is turned around as a timeline with that event is`() throws {
    for preset in Choreography.presets {
      for time in [0.1, 0.3, 0.7, 0.95, 1.2] {
        var book = try Run<BookPlay>(BookPlay.Setup.interruptible(preset, .open))
        #expect(book.perform(Gesture(.close, at: time)) == .happened)
        #expect(book.perform(Gesture(.tap, at: time + 0.1)) == .happened)
        let kept = book.events
        let timeline = try BookTimeline(BookScore(preset, events: kept))
        #expect(kept.suffix(2) == [.close(at: time), .tap(at: time + 0.1)])
        #expect(book.end == timeline.duration)
        for step in 0..<200 {
          let time = book.end * Double(step) / 200
          #expect(book.pose(at: time) == timeline.transition.pose(at: time))
        }
        #expect(book.pose(at: book.end) == timeline.transition.restingPose)
      }
    }
  }

  @Test func `begins anew when it starts from its shelf again`() throws {
    var book = try Run<BookPlay>(BookPlay.Setup.interruptible(.bookPolish, .both))
    #expect(book.perform(Gesture(.tap, at: book.end + 1)) == .beganAnew)
    #expect(book.events == [.tap(at: 0)])
  }

  /// Plays a random story forward and backward in time: the book always equals one that only
  /// experienced the remaining events.
  @Test(arguments: 0..<UInt64(Plays.count / 5)) func `remembers what has happened, and no more`(
    number: UInt64
  ) throws {
    var random = SeededRandom(seed: Plays.seed + number)
    let choreography =
      number % 3 == 0 ? try Choreography.random(seed: number) : random.one(of: Choreography.presets)
    let setup = BookPlay.Setup.interruptible(
      choreography, random.one(of: [nil, .open, .close, .both]))
    guard var book = try? Run<BookPlay>(setup) else { return }
    for _ in 0..<12 {
      let point = BookPoint(x: random.share() * 1024, y: random.share() * 768)
      let verb = random.one(of: BookEvent.Verb.allCases)
      let kind = verb.row(point).kind
      // Whole numbers and boundaries as well as arbitrary times.
      let time = random.one(of: [0, 0.5, 1, 2, book.end, random.share() * 3, book.end + 0.25])
      let before = book
      switch book.perform(Gesture(verb, at: time, point)) {
      case .ignored, .isFull, nil: #expect(book.events == before.events && book.end == before.end)
      case .happened:
        #expect(
          book.events == before.events.filter { $0.time <= time } + [
            BookEvent(kind, at: time)
          ])
      case .beganAnew: #expect(book.events == [BookEvent(kind, at: 0)])
      }
      guard book.events != before.events else { continue }
      var other = BookTransition(choreography, tapPolicy: .interrupt)
      if setup.score.start == .open {
        other.goOn(with: .tap(at: 0))
        other = other.settled
      }
      for event in book.events { other.perform(event) }
      for share in [0, 0.2, 0.5, 0.9, 1] {
        let time = book.end * share
        let pose = time < book.end ? other.pose(at: time) : other.restingPose
        #expect(book.pose(at: time) == pose, "seed \(Plays.seed + number)")
      }
    }
  }

  /// A finger that lets the cover fall shut has an effect, although the book doesn't open.
  @Test func `closes when a finger lets it`() throws {
    var book = try Run<BookPlay>(BookPlay.Setup(BookScore(.bookPolish, events: [])))
    let layout = BookLayout()
    let finger = layout.restingFrame.center
    for gesture in [
      Gesture(.touch, at: 0, finger), Gesture(.drag, at: 0.1, finger - BookPoint(x: 40, y: 0)),
      Gesture(.release, at: 0.2, BookPoint(x: 900, y: 0)),
    ] {
      #expect(book.perform(gesture) == .happened)
    }
    #expect(!book.play(at: 0.3).transition.isHeld)
    let closed = book.play(at: -1).pose(at: 0)
    #expect(book.pose(at: book.end) == closed)
  }

  @Test func `does not grow for ever`() throws {
    var book = try Run<BookPlay>(BookPlay.Setup(BookScore(.bookPolish, events: [])))
    var outcomes: Set<PlayOutcome> = []
    for index in 0..<PlayLimit.mostEvents + 10 {
      let gesture = Gesture(index % 2 == 0 ? .tap : .close, at: Double(index) * 0.1)
      let outcome = book.perform(gesture)
      outcomes.insert(try #require(outcome))
    }
    #expect(book.events.count == PlayLimit.mostEvents)
    #expect(outcomes == [.happened, .isFull])
  }
}

@Suite(.serialized) struct `The doors of a page` {
  private static func answer(_ count: Int32) -> [Double] {
    guard count > 0, let tape = unsafe tapeDoor() else { return [] }
    return (0..<Int(count)).map { unsafe tape[$0] }
  }

  private static func load(_ setup: BookPlay.Setup, _ number: Int32 = 0) throws {
    bookDoor()
    var (tape, setup) = (TapeWriter(), setup)
    try setup.visit(&tape)
    for (index, number) in tape.whole.enumerated() { unsafe tapeDoor()?[index] = number }
    try #require(loadDoor(number, Int32(tape.whole.count)) == 0)
  }

  @Test func `answer with the numbers of a book`() throws {
    try Self.load(.interruptible(.storyReader, .both))
    let timeline = try BookTimeline(BookScore(.storyReader, direction: .both))
    let pose = timeline.transition.pose(at: 0.8)
    let answer = Self.answer(poseDoor(0, 0.8))
    #expect(answer.dropLast() == ArraySlice(BookChannel.allCases.map { pose[$0] }))
    #expect(AnimationPhase.allCases[Int(answer.last ?? 0)] == timeline.transition.phase(at: 0.8))
    #expect(Self.answer(endDoor(0)) == [timeline.duration, 0])
    #expect(Self.answer(eventsDoor(0)).count == 2 * timeline.score.events.count)
    let cues = timeline.transition.cues(in: 0..<100)
    #expect(Self.answer(cuesDoor(0, 0, 100)).count == 3 * cues.count)
    let lane = try #require(BookChannel.allCases.firstIndex(of: .flipAngle))
    let samples = Self.answer(samplesDoor(0, Int32(lane), 0, 2, 5))
    #expect(samples == [0, 0.5, 1, 1.5, 2].map { timeline.transition.pose(at: $0).flipAngle })
    #expect(choicesDoor(0, 0.8) == 0b110)  // it can only be closed
  }

  @Test(arguments: Choreography.presets) func `put every face where the scene has it`(
    preset: Choreography
  ) throws {
    for binding in BookBinding.allCases {
      let layout = BookLayout(binding: binding)
      try Self.load(BookPlay.Setup(BookScore(preset, layout: layout, direction: .both)))
      let timeline = try BookTimeline(BookScore(preset, layout: layout, direction: .both))
      for frame in timeline {
        let scene = try BookScene(frame.pose, style: preset.style, binding: binding)
        let answer = Self.answer(sceneDoor(0, frame.time))
        let thickness = BookThickness(
          frame.pose, style: preset.style, restingFrame: layout.restingFrame)
        // From front to back, none beyond the depth.
        let outlines = answer[
          (BookScene.Face.Material.allCases.count * PageLimit.faceWidth + 24)...]
        #expect(outlines.count % 6 == 0 && outlines.isEmpty == !thickness.isSeen)
        #expect(
          stride(from: outlines.startIndex, to: outlines.endIndex, by: 6).allSatisfy {
            outlines[$0] <= thickness.depth.x && outlines[$0 + 1] <= thickness.depth.y
          })
        for (index, material) in BookScene.Face.Material.allCases.enumerated() {
          let row = Array(answer[(index * PageLimit.faceWidth)...].prefix(PageLimit.faceWidth))
          guard let index = scene.faces.firstIndex(where: { $0.material == material }) else {
            #expect(row[0] == -1)
            continue
          }
          let face = scene.faces[index]
          let isHidden = material == .backCover && thickness.isSeen
          #expect(row[0] == Double(index) && row[4] == (isHidden ? 0 : face.opacity))
          let corners = [(0, 0), (row[1], 0), (row[1], row[2]), (0, row[2])].map { x, y in
            // The matrix as CSS reads it, column by column.
            let (X, Y) = (row[5] * x + row[9] * y + row[17], row[6] * x + row[10] * y + row[18])
            let w = row[8] * x + row[12] * y + row[20]
            return BookPoint(x: X / w, y: Y / w)
          }
          // With reduced motion, the book does not grow to be the reader, which has its own place.
          let isStill = preset == .reducedMotion && material == .reader
          let quad =
            isStill ? BookScene.Quad(layout.frame(of: .reader), seenBy: .identity) : face.quad
          for (one, other) in zip(
            corners, [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft])
          {
            #expect((one - other).magnitudeSquared.squareRoot() < 1e-8)
          }
          #expect(row[21...].allSatisfy { abs($0) <= 1 })
        }
      }
    }
  }

  @Test(arguments: Choreography.presets) func `say what lint says`(preset: Choreography) throws {
    try Self.load(BookPlay.Setup(BookScore(preset, events: [])))
    let length = Int(lintDoor(0))
    let findings = Choreography.Lint(preset).findings
    let letters = try unsafe #require(unsafe textDoor())
    let words = (0..<length).map { unsafe letters[$0] }
    #expect(String(decoding: words, as: UTF8.self) == findings.map { "\($0)\n" }.joined())
  }

  @Test func `refuse what cannot be`() throws {
    try Self.load(BookPlay.Setup(BookScore(.bookPolish, events: [])))
    let nan = Double.nan
    #expect(poseDoor(3, 0) == -1 && poseDoor(-1, 0) == -1 && poseDoor(99, 0) == -1)
    #expect(poseDoor(0, nan) == -3 && sceneDoor(0, nan) == -3)
    #expect(performDoor(0, 0, nan, 0, 0) == -3 && performDoor(0, 77, 0, 0, 0) == -3)
    #expect(performDoor(0, 6, 0, nan, 0) == 0)
    #expect(samplesDoor(0, 31, 0, 1, 5) == -3 && samplesDoor(0, 0, 0, 1, .max) == -4)
    #expect(samplesDoor(0, 0, 0, .infinity, 5) == -3 && hashDoor(0, 0, 1, 1) == -3)
    #expect(loadDoor(0, -1) == -2 && loadDoor(0, .max) == -2 && loadDoor(9, 4) == -1)
    unsafe tapeDoor()?[0] = 0.5
    #expect(loadDoor(0, 3) == -2)
    // The previous book is still in place.
    #expect(poseDoor(0, 0) == 32)
  }

  /// Random calls with random numbers.
  @Test(arguments: 0..<UInt64(Plays.count / 10)) func `take anything`(number: UInt64) throws {
    var random = SeededRandom(seed: Plays.seed + number)
    try Self.load(BookPlay.Setup(BookScore(random.one(of: Choreography.presets), events: [])), 1)
    func real() -> Double {
      random.one(of: [
        0, 1, -1, 0.5, random.share() * 3, .nan, .infinity, -.infinity, 1e300, -1e9, 3600, 1e5,
        .leastNonzeroMagnitude,
      ])
    }
    func whole() -> Int32 {
      random.one(of: [0, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, -1, .max, .min, Int32(random.next() % 40)])
    }
    for _ in 0..<100 {
      switch random.next() % 12 {
      case 0: _ = performDoor(whole(), whole(), real(), real(), real())
      case 1: _ = poseDoor(whole(), real())
      case 2: _ = sceneDoor(whole(), real())
      case 3: _ = samplesDoor(whole(), whole(), real(), real(), min(whole(), 1000))
      case 4: _ = cuesDoor(whole(), real(), real())
      case 5: _ = hashDoor(whole(), real(), real(), min(whole(), 100))
      case 6: _ = choicesDoor(whole(), real())
      case 7: _ = eventsDoor(whole()) + endDoor(whole())
      case 8: _ = fingerDoor(whole(), real(), real(), real())
      case 9: _ = clearDoor(whole()) + lintDoor(whole())
      case 10: _ = paintDoor(whole(), real()) + documentDoor(whole())
      default: _ = loadDoor(whole(), whole())
      }
    }
  }
}

extension Gesture {
  fileprivate init(_ verb: BookEvent.Verb, at time: Double, _ point: BookPoint = .zero) {
    self.init(BookEvent.Verb.number(of: verb), at: time, point)
  }
}

extension Run<BookPlay> {
  /// The time from which nothing moves.
  fileprivate var end: Double { rest ?? .infinity }
}

extension BookPlay.Setup {
  /// Returns a book that can be turned around, whatever its direction.
  fileprivate static func interruptible(
    _ choreography: Choreography, _ direction: BookScore.Direction?
  ) -> BookPlay.Setup {
    var score = BookScore(choreography, events: [])
    score.direction = direction
    return BookPlay.Setup(score)
  }
}
