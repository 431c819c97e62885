import BookMotion
import Testing

/// Questions that arise in an app's first week with the library.
@Suite struct FirstWeekTests {
  private static let ease = MotionCurve.curve(.easeInOut, duration: 0.4)
  private static let quick = MotionCurve.curve(.easeInOut, duration: 0.2)
  private static let home = [
    Choreography.Stage(.unflipping, lasts: 0.5, moves: [.value(.flipAngle, 0, with: ease)]),
    Choreography.Stage(.idle, lasts: 0.1),
  ]

  @Test(arguments: [2.0 / 3, 0.66666667, 0.7, 1.0 / 7])
  func `sees a book come back whatever its stages last`(length: Double) throws {
    let opening = [
      Choreography.Stage(
        .flipping, lasts: length, moves: [.value(.flipAngle, 180, with: Self.ease)]),
      Choreography.Stage(.complete, lasts: 0),
    ]
    let choreography = try Choreography(name: "there", opening: opening, closing: Self.home)
    let there = try BookTimeline(BookScore(choreography, direction: .open, framesPerSecond: 60))
    #expect(there.frame(there.count - 1).phase == .complete)
    let both = try BookTimeline(BookScore(choreography, direction: .both, framesPerSecond: 60))
    let last = both.frame(both.count - 1)
    #expect(last.phase == .idle && last.pose.flipAngle == 0)
  }

  @Test func `has the last word of those that set out together`() throws {
    let orders: [[Choreography.Stage]] = [
      [
        Choreography.Stage(
          .selected, lasts: 0,
          moves: [.value(.tilt, 8, with: Self.ease), .value(.libraryBlur, 10, with: Self.quick)]),
        Choreography.Stage(.moving, lasts: 0.4, moves: [.value(.libraryBlur, 25, with: Self.ease)]),
      ],
      [
        Choreography.Stage(
          .selected, lasts: 0.2,
          moves: [
            .value(.tilt, 8, with: Self.ease.delay(0.2)),
            .value(.libraryBlur, 10, with: Self.quick.delay(0.2)),
          ]),
        Choreography.Stage(.moving, lasts: 0.4, moves: [.value(.libraryBlur, 25, with: Self.ease)]),
      ],
      [
        Choreography.Stage(
          .moving, lasts: 0.4,
          moves: [
            .value(.tilt, 8, with: Self.ease), .value(.libraryBlur, 10, with: Self.quick),
            .value(.libraryBlur, 25, with: Self.ease),
          ])
      ],
    ]
    for order in orders {
      let choreography = try Choreography(
        name: "together", opening: order + [Choreography.Stage(.complete, lasts: 0)],
        closing: Self.home)
      var book = BookTransition(choreography)
      book.tap(at: 0)
      #expect(book.restingPose.libraryBlur == 25 && book.restingPose.tilt == 8)
    }
  }

  @Test func `may calm a choreography that swings for ever`() throws {
    let choreography = try Choreography(
      name: "swing",
      opening: [
        Choreography.Stage(
          .flipping, lasts: 0.5, moves: [.value(.flipAngle, 180, with: Self.ease)]),
        Choreography.Stage(
          .zooming, lasts: 0.4,
          moves: [
            .value(.libraryOpacity, 0, with: .spring(MotionSpring(duration: 0.4, bounce: 1))),
            .value(.libraryScale, 0.85, with: Self.ease),
          ]),
        Choreography.Stage(.complete, lasts: 0),
      ], closing: Self.home)
    #expect(choreography.reduced().opening.map(\.phase) == choreography.opening.map(\.phase))
  }

  @Test func `is refused what no motion could hold, and can tap whatever is accepted`() throws {
    func flip(_ move: Choreography.Move) throws -> Choreography {
      try Choreography(
        name: "far", opening: [Choreography.Stage(.complete, lasts: 0, moves: [move])],
        closing: Self.home)
    }
    #expect(throws: BookMotionError.self) { try flip(.value(.tilt, 1e100, with: Self.ease)) }
    #expect(throws: BookMotionError.self) {
      try flip(.center(.reader, part: 1e100, with: Self.ease))
    }
    var book = BookTransition(
      try flip(.center(.reader, part: 1e9, with: Self.ease)),
      layout: BookLayout(screen: BookSize(width: 1e9, height: 1e9)))
    book.tap(at: 0)
    #expect(book.phase(at: 0) == .complete)
    #expect(book.restingPose.x.isFinite)
  }

  @Test(arguments: BookTransition.RotationPolicy.allCases)
  func `tells a book where its place is on a screen that was turned`(
    policy: BookTransition.RotationPolicy
  ) {
    let screen = BookSize(width: 768, height: 1024)
    let frame = BookRect(x: 300, y: 500, width: 200, height: 280)
    var book = BookTransition(.bookPolish, rotationPolicy: policy)
    // On the shelf: immediately.
    let answers = [book.resizeScreen(to: screen, at: 0), book.moveCover(to: frame, at: 0)]
    #expect(answers == [false, true])
    #expect(book.pose(at: 0).frame == frame)
    // On its way back: it lands there.
    book.tap(at: 1)
    book.close(at: 5)
    let old = BookLayout.standardFrame
    book.resizeScreen(to: BookLayout.standardScreen, at: 6)
    let turns = book.moveCover(to: old, at: 6)
    #expect(turns && book.restingPose.frame == old)
    let isTold = book.moveCover(to: old, at: 11)
    #expect(!isTold)
    #expect(book.pose(at: 11).frame == old && book.isAtRest(at: 11))
    book.tap(at: 12)
    #expect(book.pose(at: 12).frame == old)
  }

  /// Its phase is `idle` then, but it still moves.
  @Test(arguments: BookTransition.RotationPolicy.allCases)
  func `moves along with a shelf that is scrolled or turned while it lands`(
    policy: BookTransition.RotationPolicy
  ) {
    var book = BookTransition(.bookPolish, rotationPolicy: policy)
    book.tap(at: 0)
    book.close(at: 3)
    var frame = BookLayout.standardFrame
    #expect(book.phase(at: 4.31) == .idle && abs(book.pose(at: 4.31).frame.x - frame.x) > 1)
    var turned = book
    let portrait = BookSize(width: 768, height: 1024)
    // A turn that leaves the cover where it is moves nothing.
    let isTurned = turned.resizeScreen(to: portrait, at: 4.32)
    #expect(!isTurned && turned.pose(at: 4.32) == book.pose(at: 4.32))
    let place = BookRect(x: 300, y: 500, width: 200, height: 280)
    let isMoved = turned.moveCover(to: place, at: 4.32)
    let (there, here) = (turned.pose(at: 4.32).frame, book.pose(at: 4.32).frame)
    #expect(isMoved && abs(there.x - place.x - (here.x - frame.x)) < 1e-9)
    #expect(abs(there.y - place.y - (here.y - frame.y)) < 1e-9)
    for step in 0..<60 {
      let time = 4.31 + Double(step) / 60
      let distance = book.pose(at: time).frame.x - frame.x
      frame = BookRect(x: 95 - 10 * Double(step), y: 200, width: 200, height: 280)
      let moves = book.moveCover(to: frame, at: time)
      #expect(moves && abs(book.pose(at: time).frame.x - frame.x - distance) < 1e-9)
      #expect(abs(distance) < 10 && (step < 40 || abs(distance) < 0.1))
    }
    #expect(book.pose(at: 9).frame == frame && book.isAtRest(at: 9))
  }

  @Test(arguments: [
    BookSize(width: 0, height: 0), BookSize(width: 390, height: 0),
    BookSize(width: -1, height: 844), BookSize(width: .nan, height: .infinity),
  ])
  func `ignores a size that a layout pass reports for a moment`(size: BookSize) {
    let frame = BookRect(x: 5, y: 5, width: size.width, height: size.height)
    let times = [0, 0.1, 5, 5.5, 8, 8.5, 9, 13]
    let poses = [false, true].map { isDisturbed in
      var book = BookTransition(.bookPolish, tapPolicy: .interrupt, rotationPolicy: .follow)
      return times.enumerated().map { index, time -> BookPose in
        if isDisturbed {
          let moves = [
            book.moveCover(to: frame, at: time),
            book.resizeScreen(to: size, at: time),
          ]
          #expect(moves == [false, false])
        }
        let reported = isDisturbed ? frame : nil
        switch index {
        case 0: book.touch(BookPoint(x: 290, y: 340), at: time, frame: reported)
        case 1: book.release(at: time)
        case 2: book.tap(at: time, frame: reported)
        case 4: book.close(at: time, frame: reported)
        case 6: book.tap(at: time, frame: reported)
        default: break
        }
        return book.pose(at: time)
      }
    }
    #expect(poses[0] == poses[1])
    #expect(Set(poses[0].map(\.x)).count > 3)
  }
}
