import BookMotionBody
import BookMotionColor
import BookMotionDrawing
import BookMotionLint
import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionExport
@testable import BookMotionPlay
@testable import BookMotionWebCore

/// What a page can call.
@Suite(.serialized) struct ExportsTests {
  private static func answer(_ count: Int32) -> [Double] {
    guard count > 0, let tape = unsafe tapeExport() else { return [] }
    return (0..<Int(count)).map { unsafe tape[$0] }
  }

  private static func load(_ setup: BookPlay.Setup, _ number: Int32 = 0) throws {
    bookExport()
    var (tape, setup) = (TapeWriter(), setup)
    try setup.visit(&tape)
    for (index, number) in tape.whole.enumerated() { unsafe tapeExport()?[index] = number }
    try #require(loadExport(number, Int32(tape.whole.count), 0, 0) == 0)
  }

  @Test func `answer with the numbers of a book`() throws {
    var score = BookScore(.storyReader, events: [])
    score.direction = .both
    try Self.load(BookPlay.Setup(score))
    let timeline = try BookTimeline(BookScore(.storyReader, direction: .both))
    let pose = timeline.transition.pose(at: 0.8)
    let answer = Self.answer(poseExport(0, 0.8))
    #expect(answer.dropLast() == ArraySlice(BookChannel.allCases.map { pose[$0] }))
    #expect(AnimationPhase.allCases[Int(answer.last ?? 0)] == timeline.transition.phase(at: 0.8))
    #expect(Self.answer(endExport(0)) == [timeline.duration, 0])
    #expect(Self.answer(eventsExport(0)).count == 2 * timeline.score.events.count)
    let cues = timeline.transition.cues(in: 0..<100)
    #expect(Self.answer(cuesExport(0, 0, 100)).count == 3 * cues.count)
    let lane = try #require(BookChannel.allCases.firstIndex(of: .flipAngle))
    let samples = Self.answer(samplesExport(0, Int32(lane), 0, 2, 5))
    #expect(samples == [0, 0.5, 1, 1.5, 2].map { timeline.transition.pose(at: $0).flipAngle })
    #expect(choicesExport(0, 0.8) == 0b110)  // it can only be closed
  }

  @Test(arguments: Choreography.presets) func `put every face where frames have it`(
    preset: Choreography
  ) throws {
    for binding in BookBinding.allCases {
      let layout = BookLayout(binding: binding)
      try Self.load(BookPlay.Setup(BookScore(preset, layout: layout, direction: .both)))
      let timeline = try BookTimeline(BookScore(preset, layout: layout, direction: .both))
      let setting = BookSetting(timeline)
      for frame in timeline {
        let drawn = try BookFrame(frame.pose, in: setting)
        let scene = drawn.scene
        let answer = Self.answer(sceneExport(0, frame.time))
        let thickness = BookThickness(
          drawn.pose, style: preset.style, restingFrame: layout.restingFrame)
        // From front to back, none beyond the depth.
        let outlines = answer[
          (BookScene.Face.Kind.allCases.count * WebLimit.faceWidth + 40)...]
        #expect(outlines.count % 6 == 0 && outlines.isEmpty == !thickness.isSeen)
        #expect(
          stride(from: outlines.startIndex, to: outlines.endIndex, by: 6).allSatisfy {
            outlines[$0] <= thickness.depth.x && outlines[$0 + 1] <= thickness.depth.y
          })
        for (index, kind) in BookScene.Face.Kind.allCases.enumerated() {
          let row = Array(answer[(index * WebLimit.faceWidth)...].prefix(WebLimit.faceWidth))
          guard let index = scene.faces.firstIndex(where: { $0.kind == kind }) else {
            #expect(row[0] == -1)
            continue
          }
          let face = scene.faces[index]
          let isHidden = kind == .backCover && thickness.isSeen
          #expect(row[0] == Double(index) && row[4] == (isHidden ? 0 : face.opacity))
          let corners = [(0, 0), (row[1], 0), (row[1], row[2]), (0, row[2])].map { x, y in
            // The matrix as CSS reads it, column by column.
            let (X, Y) = (row[5] * x + row[9] * y + row[17], row[6] * x + row[10] * y + row[18])
            let w = row[8] * x + row[12] * y + row[20]
            return BookPoint(x: X / w, y: Y / w)
          }
          // With reduced motion, the book does not grow to be the reader, which has its own place.
          let isStill = preset == .reducedMotion && kind == .reader
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
    let length = Int(lintExport(0))
    let findings = Choreography.Lint(preset).findings
    let letters = try unsafe #require(unsafe textExport())
    let words = (0..<length).map { unsafe letters[$0] }
    #expect(String(decoding: words, as: UTF8.self) == findings.map { "\($0)\n" }.joined())
  }

  /// Whoever answers is asked, and told.
  @Test func `ask for what they read, and tell what they play`() throws {
    try Self.load(BookPlay.Setup(BookScore(.bookPolish, events: [])))
    let told = Told()
    unsafe webAnswer = { question in
      told.kinds.append(question.kind)
      return question.value
    }
    #expect(tellExport(0) == 0 && tellExport(3) == -1)
    #expect(told.kinds.first == .schema && !told.kinds.contains(.fault))
    #expect(told.kinds.filter { $0 == .element }.count > 20)
    // A choreography without stages is none.
    #expect(readExport() == -2 && told.kinds.last == .fault)
    unsafe webAnswer = { _ in .nan }
    #expect(readExport() == -2 && tellExport(0) == -1)
  }

  private final class Told {
    var kinds: [TapeQuestion.Kind] = []
  }

  /// The boards of a book take the color of their cover's edge, as with a picture on the command line.
  @Test func `know the mean of pixels`() throws {
    var random = SeededRandom(seed: 5)
    let pixels = (0..<4 * 12 * 7).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    for start in stride(from: 0, to: pixels.count, by: 8) {
      let bytes = pixels[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      unsafe tapeExport()?[start / 8] = Double(bitPattern: bytes)
    }
    let mean = Self.answer(meanExport(12 * 7))
    let edge = try #require(BookPictureColors(width: 1, height: 84, pixels: pixels)[.left])
    for (one, other) in zip(mean, [edge.red, edge.green, edge.blue]) {
      #expect(abs(one - other) < 1e-9)
    }
    #expect(mean.count == 3 && meanExport(0) == -3 && meanExport(.max) == -3)
  }

  @Test func `refuse what cannot be`() throws {
    try Self.load(BookPlay.Setup(BookScore(.bookPolish, events: [])))
    let nan = Double.nan
    #expect(poseExport(3, 0) == -1 && poseExport(-1, 0) == -1 && poseExport(99, 0) == -1)
    #expect(poseExport(0, nan) == -3 && sceneExport(0, nan) == -3)
    #expect(performExport(0, 0, nan, 0, 0) == -3 && performExport(0, 77, 0, 0, 0) == -3)
    #expect(performExport(0, 6, 0, nan, 0) == 0)
    #expect(samplesExport(0, 31, 0, 1, 5) == -3 && samplesExport(0, 0, 0, 1, .max) == -4)
    #expect(samplesExport(0, 0, 0, .infinity, 5) == -3 && hashExport(0, 0, 1, 1) == -3)
    #expect(loadExport(0, -1, 0, 0) == -2 && loadExport(0, .max, 0, 0) == -2)
    #expect(loadExport(9, 4, 0, 0) == -1 && loadExport(0, 4, nan, 0) == -3)
    #expect(loadExport(0, 4, 0, 1) == -3 && loadExport(0, 4, -9, 0) == -3)
    unsafe tapeExport()?[0] = 0.5
    #expect(loadExport(0, 3, 0, 0) == -2)
    // The previous book is still in place.
    #expect(poseExport(0, 0) == 32)
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
      case 0: _ = performExport(whole(), whole(), real(), real(), real())
      case 1: _ = poseExport(whole(), real())
      case 2: _ = sceneExport(whole(), real())
      case 3: _ = samplesExport(whole(), whole(), real(), real(), min(whole(), 1000))
      case 4: _ = cuesExport(whole(), real(), real())
      case 5: _ = hashExport(whole(), real(), real(), min(whole(), 100))
      case 6: _ = choicesExport(whole(), real())
      case 7: _ = eventsExport(whole()) + endExport(whole())
      case 8: _ = fingerExport(whole(), real(), real(), real())
      case 9: _ = clearExport(whole()) + lintExport(whole())
      case 10: _ = paintExport(whole(), real()) + documentExport(whole())
      default: _ = loadExport(whole(), whole(), real(), real())
      }
    }
  }
}
