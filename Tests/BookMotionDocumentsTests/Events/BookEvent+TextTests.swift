import BookMotion
import BookMotionDocuments
import BookMotionTestSupport
import Foundation
import Testing

/// The text of an event.
@Suite struct BookEventTextTests {
  /// Returns a random event, with everything that may come with it or without.
  static func random(at time: Double, _ random: inout SeededRandom) -> BookEvent {
    func number(_ low: Double, _ high: Double) -> Double {
      random.one(of: [low, high, 0.1, 300, low + random.share() * (high - low)])
    }
    func point() -> BookPoint { BookPoint(x: number(-1e9, 1e9), y: number(-1500, 1500)) }
    func rect() -> BookRect? {
      random.next() % 2 == 0
        ? nil
        : BookRect(
          x: number(-1e9, 1e9), y: number(-9, 9), width: number(1e-3, 1e9), height: number(1, 900))
    }
    let size = BookSize(width: number(1e-3, 1e9), height: number(200, 2000))
    let kind: BookEvent.Kind = random.one(of: [
      .tap(frame: rect(), isLocked: random.next() % 2 == 0), .close(frame: rect()), .home,
      .choose(.read), .choose(.listen), .proceed, .touch(point(), frame: rect()), .drag(point()),
      .release(point()), .resizeScreen(size, safeArea: rect()),
      .moveCover(rect() ?? BookRect(x: 1, y: 2, width: 3, height: 4)),
    ])
    return BookEvent(kind, at: time)
  }

  @Test(arguments: 0..<UInt64(Plays.count)) func `is the same when its text is read`(
    number: UInt64
  ) throws {
    var random = SeededRandom(seed: Plays.seed + number)
    let time = random.one(of: [0, 0.1, 3600, random.share() * 3600])
    let event = Self.random(at: time, &random)
    #expect(try BookEvent(event.text) == event, "\(event)")
    #expect(try BookEvent(event.text).text == event.text)
    #expect(try BookEvent(text: event.text) == event)
    let data = try JSONEncoder().encode([event])
    #expect(try JSONDecoder().decode([BookEvent].self, from: data) == [event])
    #expect(try JSONDecoder().decode([String].self, from: data) == [event.text])
  }

  @Test func `is written in one way`() throws {
    let (frame, size) = (
      BookRect(x: 1.5, y: -2, width: 30, height: 40), BookSize(width: 390, height: 844)
    )
    for (event, text) in [
      (BookEvent.tap(at: 0), "0:tap"),
      (.tap(at: 0.25, frame: frame, isLocked: true), "0.25:tap;frame=1.5,-2,30,40;isLocked"),
      (.tap(at: 1, isLocked: true), "1:tap;isLocked"), (.close(at: 1e-7), "1e-07:close"),
      (.home(at: 2), "2:home"), (.choose(.listen, at: 2), "2:listen"),
      (.touch(BookPoint(x: 0.1, y: -3), at: 2, frame: frame), "2:touch=0.1,-3;frame=1.5,-2,30,40"),
      (.release(at: 2), "2:release=0,0"),
      (
        .resizeScreen(to: size, safeArea: frame, at: 3),
        "3:screen=390,844;safeArea=1.5,-2,30,40"
      ),
      (.moveCover(to: frame, at: 3), "3:cover=1.5,-2,30,40"),
    ] as [(BookEvent, String)] {
      #expect(event.text == text && "\(event)" == text)
    }
    #expect(try BookEvent("2:release").text == "2:release=0,0")
    #expect(
      try BookEvent("0.50:tap;isLocked;frame=1,2,3,4")
        == BookEvent("0.5:tap;frame=1,2,3,4;isLocked"))
  }

  @Test func `is refused with words`() {
    let rect = "[;frame=<X,Y,W,H>]"
    for (text, words) in [
      ("", "an event is a time, a colon, and a name, such as 0.5:tap"),
      (
        "1:tab",
        "\"tab\" is not an event of this scene: it takes tap, close, home, read, listen, proceed, "
          + "touch, drag, release, cover, or screen; did you mean \"tap\"?"
      ),
      ("1:tap=3", "\"tap\" has 1 number: write it as tap\(rect)[;isLocked]"),
      (
        "1:tap;frame=1,2,3",
        "\"frame\" has 3 numbers: write it as tap\(rect)[;isLocked]"
      ),
      ("1:tap;isLocked=1", "\"isLocked\" has 1 number: write it as tap\(rect)[;isLocked]"),
      (
        "1:tap;fram=1,2,3,4",
        "\"tap\" has an unknown \"fram\": write it as tap\(rect)[;isLocked]; did you mean \"frame\"?"
      ),
      ("1:tap;isLocked;isLocked", "\"tap\" has \"isLocked\" twice"),
      ("1:tap;", "an event has a name before its numbers, such as 0.5:drag=300,420"),
      ("1:drag=1,2;3", "a word follows a semicolon, such as 0.5:tap;frame=100,200,200,280"),
      ("1:close;frame=1,2,0,4", "close.frame[2] is 0: it takes a number from 0.001 to 1e9"),
      ("1:touch=1e10,0", "touch.x is 1e10: it takes a number from -1e9 to 1e9"),
      ("4000:tap", "time is 4000: it takes a number from 0 to 3600"),
    ] {
      let error = #expect(throws: BookMotionError.self) { try BookEvent(text) }
      #expect(error?.description == words)
    }
  }
}
