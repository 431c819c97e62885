import BookMotion
import BookMotionDocuments
import Testing

/// A stage that waits.
@Suite struct ChoreographyStageTests {
  /// The end of `revealing`, in seconds.
  private static let ready = 1.5

  private static func waiting() -> Choreography {
    var waiting = Choreography.bookPolish
    waiting[.revealing].waits = true
    return waiting
  }

  /// Expects an event that changes the book to have an effect.
  private func expect(_ truth: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(truth, sourceLocation: sourceLocation)
  }

  private func expectSame(_ one: BookTransition, _ other: BookTransition, from start: Double) {
    for step in 0..<400 {
      let time = start + Double(step) / 64
      #expect(one.pose(at: time) == other.pose(at: time), "\(time) s")
      #expect(one.phase(at: time) == other.phase(at: time), "\(time) s")
    }
    let times = start..<Double.infinity
    #expect(one.cues(in: times) == other.cues(in: times))
  }

  @Test func `lasts until the app goes on, and lets the book rest meanwhile`() {
    var book = BookTransition(Self.waiting())
    book.tap(at: 0)
    #expect(book.phase(at: 1000) == .revealing && book.isAtRest(at: 1000))
    #expect(book.restingPose.readerOpacity == 0)
    expect(book.proceed(at: 1000) != nil)
    #expect(book.phase(at: 1000) == .complete && book.restingPose.readerOpacity == 1)
    #expect(book.cues(in: 2..<Double.infinity).map(\.time) == [1000, 1000])
    // No stage is waiting any longer.
    expect(book.proceed(at: 1001) == nil)
  }

  @Test(arguments: [0.0, 0.3, 1.2, 1.4, 1.5])
  func `is over with its length, if the app was ready before`(time: Double) {
    var (book, plain) = (BookTransition(Self.waiting()), BookTransition(.bookPolish))
    book.tap(at: 0)
    plain.tap(at: 0)
    expect(book.proceed(at: time) != nil)
    expectSame(book, plain, from: 0)
  }

  @Test func `is not gone on from when there is none`() {
    var book = BookTransition(.storyReader)
    expect(book.proceed(at: 0) == nil)
    book.tap(at: 0)
    // A mode must be chosen first.
    expect(book.proceed(at: 10) == nil)
    #expect(book.phase(at: 10) == .modeSelection)
    expect(book.chooseMode(.read, at: 11))
    expect(book.proceed(at: 20) == nil)
  }

  @Test func `may be left by closing, whatever the policy`() {
    var book = BookTransition(Self.waiting(), tapPolicy: .ignore)
    book.tap(at: 0)
    expect(!book.close(at: 1.1))
    expect(book.close(at: 50))
    #expect(book.phase(at: 50) == .unflipping)
    #expect(book.phase(at: 60) == .idle && book.restingPose.frame == book.layout.restingFrame)
  }

  @Test func `may stand on the way back, which may have another order`() {
    var book = BookTransition(.waiting, tapPolicy: .interrupt)
    book.tap(at: 0)
    book.proceed(at: 1)
    book.chooseMode(.listen, at: 5)
    expect(book.close(at: 10))
    #expect(book.phase(at: 10) == .unzooming && book.phase(at: 100) == .closing)
    // The reader has disappeared, but the book is not closed yet.
    #expect(book.restingPose.readerOpacity == 0 && book.restingPose.flipAngle == 180)
    var opened = book
    expect(opened.tap(at: 100))
    #expect(opened.restingPose.readerOpacity == 1)
    #expect(opened.restingPose.frame == opened.layout.frame(of: .zoomed))
    expect(book.proceed(at: 100) != nil)
    #expect(book.phase(at: 100) == .unflipping)
    #expect(book.restingPose.flipAngle == 0 && book.phase(at: 200) == .idle)
  }

  @Test func `is gone on from by itself where nobody else is`() throws {
    let both = try BookTimeline(BookScore(.waiting, direction: .both))
    let kinds = both.score.events.map(\.kind)
    #expect(kinds == [.tap(), .proceed, .choose(.read), .close(), .proceed])
    let usual = try BookTimeline(BookScore(.storyReader, direction: .open))
    let open = try BookTimeline(BookScore(.waiting, direction: .open))
    #expect(open.count == usual.count && open.map(\.pose) == usual.map(\.pose))
    #expect(
      try BookTimeline(BookScore(.waiting, direction: .close)).score.events.map(\.kind) == [
        .close(), .proceed,
      ])
  }

  @Test func `is followed on another screen`() {
    var book = BookTransition(.waiting, rotationPolicy: .follow)
    book.tap(at: 0)
    book.resizeScreen(to: BookSize(width: 600, height: 900), at: 20)
    #expect(book.restingPose.frame == book.layout.frame(of: .spread))
    book.proceed(at: 30)
    #expect(book.restingPose.frame == book.layout.frame(of: .zoomed))
  }

  @Test func `says that it waits, and what has gone on`() {
    var book = BookTransition(Self.waiting())
    #expect(book.waitingStage(at: 0) == nil)
    book.tap(at: 0)
    #expect(book.waitingStage(at: 1.19) == nil)
    #expect(book.waitingStage(at: 1.2) == book.choreography[.revealing])
    let ended = book.proceed(at: 30)
    #expect(ended == book.choreography[.revealing] && book.waitingStage(at: 30) == nil)
  }

  @Test func `has a name of its own in cues and documents, and keeps its phase`() throws {
    var named = Self.waiting()
    named[.revealing].name = "ajar"
    named.opening.insert(
      Choreography.Stage("lifted", in: .zooming, lasts: 0.1), at: 4)
    #expect(try Choreography(json: named.json) == named)
    var book = BookTransition(named)
    book.tap(at: 0)
    book.proceed(at: 3)
    let names = book.cues(in: 0..<10).filter { $0.event != .moment(.readerAppears) }
      .map(\.stageName)
    #expect(names.compactMap(\.self) == ["ajar", "lifted"])
    #expect(book.phase(at: 3.05) == .zooming)
    #expect("\(book.cues(in: 2.9..<3.01)[0])" == "lifted at 3 s")
    let error = #expect(throws: BookMotionError.self) {
      named[.zooming].name = ""
      try named.check()
    }
    #expect(error?.description == "opening[4] (zooming).name is empty")
  }

  @Test func `tells moments of one's own`() throws {
    let text = #"""
      {"schema": "bookmotion.choreography/1", "name": "own", "opening": [
        {"phase": "revealing", "lasts": 1, "waits": true,
         "moments": [{"own": "confetti", "after": 0.25}, {"moment": "mediumHaptic"}]},
        {"phase": "complete", "lasts": 0}],
       "closing": [{"phase": "idle", "lasts": 0}]}
      """#
    let own = try Choreography(json: text)
    #expect(
      own.opening[0].moments == [
        Choreography.Moment(Choreography.Moment.Name("confetti"), after: 0.25),
        Choreography.Moment(.mediumHaptic),
      ])
    #expect(try Choreography(json: own.json) == own)
    #expect(try own.json.contains(#"{"own": "confetti", "after": 0.25}"#))
    var book = BookTransition(own)
    book.tap(at: 2)
    #expect(
      book.cues(in: 2.1..<3) == [BookCue(.moment(Choreography.Moment.Name("confetti")), at: 2.25)])
  }
}
