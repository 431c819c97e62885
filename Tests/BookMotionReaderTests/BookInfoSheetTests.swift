import BookMotion
import BookMotionDocuments
import BookMotionReader
import BookMotionTestSupport
import Foundation
import Testing

/// A sheet about a book.
@Suite struct BookInfoSheetTests {
  @Test func `goes where the table of another integrator says`() throws {
    for row in try Fixture.rows("reader/sheet.txt", atLeast: 760) {
      let numbers = row.map { Double($0) ?? .nan }
      var sheet = BookInfoSheet(screenHeight: numbers[0])
      sheet.present(try #require(BookInfoSheet.Detent(rawValue: row[1])), at: 0)
      sheet.touch(.zero, at: 50)
      sheet.drag(to: BookPoint(x: 0, y: numbers[2]), at: 51)
      sheet.release(velocity: BookPoint(x: 0, y: numbers[3]), at: 52)
      #expect(sheet.detent.rawValue == row[5], "\(row)")
      let time = 52 + numbers[4]
      #expect(abs(sheet.height(at: time) - numbers[6]) <= 1e-6, "\(row)")
      #expect(abs(sheet.velocity(at: time) - numbers[7]) <= 1e-4, "\(row)")
    }
  }

  @Test func `comes to rest at a detent after every sequence of events`() {
    let events: [MachineEvent<BookInfoSheet>] = [
      MachineEvent("present") { $0.present(at: $1) },
      MachineEvent("large") { $0.present(.large, at: $1) },
      MachineEvent("dismiss") { $0.dismiss(at: $1) },
      MachineEvent("touch", .velocity) { $0.touch(.zero, at: $1) },
      MachineEvent("down", .position) { $0.drag(to: BookPoint(x: 0, y: 260), at: $1) },
      MachineEvent("up", .position) { $0.drag(to: BookPoint(x: 0, y: -640), at: $1) },
      MachineEvent("flick up", .velocity) {
        $0.release(velocity: BookPoint(x: 0, y: -2000), at: $1)
      },
      MachineEvent("flick down", .velocity) {
        $0.release(velocity: BookPoint(x: 0, y: 1700), at: $1)
      },
      MachineEvent("cancel", .velocity) { $0.cancel(at: $1) },
      MachineEvent("mark") { $0.toggle(.recommended, at: $1) },
      MachineEvent("buy") { $0.buy(at: $1) },
    ]
    let walk = EventWalk(
      events: events,
      values: {
        [
          $0.height(at: $1), $0.backdropOpacity(at: $1), $0.fill(of: .recommended, at: $1),
          $0.fill(of: .read, at: $1), $0.indicator(screenWidth: 600, at: $1).y,
        ]
      },
      velocities: { [$0.velocity(at: $1)] },
      fault: { sheet, time in
        let height = sheet.height(at: time)
        return height >= 0 && height <= 1000 ? nil : "height \(height)"
      },
      restFault: { sheet, time in
        var sheet = sheet
        if sheet.isHeld { sheet.cancel(at: time) }
        guard sheet.isAtRest(at: time + 50) else { return "no rest" }
        let height = sheet.height(at: time + 50)
        guard height == sheet.height(of: sheet.detent) else { return "rest at \(height)" }
        let told = sheet.cues(in: -1e9..<time + 50).map(\.event)
        if told.last(where: { $0 == .hidden || $0.isMove }) == .hidden {
          guard sheet.detent == .hidden else { return "hidden at \(sheet.detent)" }
        } else if sheet.detent == .hidden, told.contains(where: \.isMove) {
          return "gone without a word"
        }
        let isSet = sheet.marks.contains(.recommended)
        guard sheet.fill(of: .recommended, at: time) == (isSet ? 1 : 0) else { return "the star" }
        return told.filter(\.isMark).count % 2 == (isSet ? 1 : 0) ? nil : "marks not told"
      },
      isAtRest: { $0.isAtRest(at: $1) })
    for seed in 0..<6 {
      let fastest = walk.fastest(BookInfoSheet(screenHeight: 1000), seed: UInt64(seed))
      #expect(fastest.allSatisfy { $0 < 20_000 }, "seed \(seed): \(fastest)")
    }
    let played = RandomPlay(walk, of: [BookInfoSheet(screenHeight: 1000)]) { random in
      let point = BookPoint(x: 0, y: random.coordinate(upTo: 1000))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return MachineEvent("touch \(point.y)", .velocity) { $0.touch(point, at: $1) }
      case 1: return MachineEvent("drag \(point.y)", .position) { $0.drag(to: point, at: $1) }
      default:
        let velocity = BookPoint(x: 0, y: random.speed())
        return MachineEvent("release \(velocity.y)", .velocity) {
          $0.release(velocity: velocity, at: $1)
        }
      }
    }.failure()
    #expect(played == nil)
    let outcome = walk.walk(BookInfoSheet(screenHeight: 1000))
    #expect(outcome.failure == nil)
    #expect(outcome.sequences == WalkLength.sequenceCount(of: 11))
  }

  @Test func `lets a flick choose the detent, and not only the place`() {
    for (velocity, detent) in [
      (0.0, BookInfoSheet.Detent.medium), (-900, .medium), (-1100, .large), (1200, .medium),
      (1300, .hidden),
    ] {
      var sheet = BookInfoSheet(screenHeight: 1000)
      sheet.present(at: 0)
      sheet.touch(.zero, at: 10)
      sheet.release(velocity: BookPoint(x: 0, y: velocity), at: 10)
      #expect(sheet.detent == detent, "\(velocity)")
    }
  }

  @Test func `is caught on its way down, and told to be hidden only when it is`() {
    var falling = BookInfoSheet(screenHeight: 1000)
    falling.present(at: 0)
    falling.dismiss(at: 5)
    let height = falling.height(at: 5.1)
    #expect(height > 100 && height < 400)

    var caught = falling
    #expect(caught.touch(.zero, at: 5.1) && caught.height(at: 5.1) == height)
    #expect(caught.height(at: 7) == height && caught.cues(in: 5.1..<100).isEmpty)
    var lifted = caught
    lifted.release(velocity: BookPoint(x: 0, y: -1200), at: 7)
    #expect(lifted.detent == .medium && lifted.height(at: 20) == 500)
    #expect(lifted.cues(in: 5.1..<100).map(\.event) == [.moved(to: .medium)])
    caught.cancel(at: 7)
    #expect(caught.detent == .hidden && caught.height(at: 20) == 0)
    #expect(caught.cues(in: 5.1..<100).map(\.event) == [.hidden])

    // It can be touched as long as it is visible, and no longer.
    let hidden = falling.cues(in: 5.1..<100)[0].time
    for (time, isThere) in [(hidden - 0.01, true), (hidden + 0.01, false)] {
      var late = falling
      #expect(late.touch(.zero, at: time) == isThere)
    }
    // Thrown below the edge, it is invisible, even though it swings back.
    var thrown = BookInfoSheet(screenHeight: 1000)
    thrown.present(at: 0)
    thrown.touch(.zero, at: 5)
    thrown.release(velocity: BookPoint(x: 0, y: 50_000), at: 5)
    let below = thrown.touch(.zero, at: 5.1)
    #expect(thrown.height(at: 5.1) == 0 && !below)
  }

  @Test func `holds back a finger above its largest detent, and none below`() {
    var sheet = BookInfoSheet(screenHeight: 1000)
    sheet.present(.large, at: 0)
    sheet.touch(.zero, at: 10)
    for (y, height) in [(-100.0, 950.0), (100, 820), (920, 0), (5000, 0)] {
      sheet.drag(to: BookPoint(x: 0, y: y), at: 11)
      #expect(abs(sheet.height(at: 11) - height) <= 1e-9, "\(y)")
    }
  }

  @Test func `shows what is set, and buys without a switch`() {
    var sheet = BookInfoSheet(screenHeight: 800, marks: BookMarks([.read]))
    let hidden = sheet.toggle(.toBeRead, at: 0)
    let bought = sheet.buy(at: 0)
    #expect(!hidden && !bought && sheet.fill(of: .read, at: 0) == 1)
    sheet.present(at: 0)
    for mark in BookMarks.Mark.allCases {
      sheet.toggle(mark, at: 2)
      let isSet = sheet.marks.contains(mark)
      #expect(isSet == (mark != .read))
      #expect(abs(sheet.fill(of: mark, at: 2.1) - 0.5) <= 1e-9)
      #expect(sheet.fill(of: mark, at: 2.2.nextUp) == (isSet ? 1 : 0))
    }
    let before = sheet
    sheet.buy(at: 3)
    #expect(sheet.marks == before.marks && sheet.cues(in: 3..<4).map(\.event) == [.buy])
    #expect(sheet.cues(in: 2..<3).last?.event == .marked(BookMarks([.toBeRead, .recommended])))
  }

  @Test func `is never seen beyond the screen, however fast it was thrown`() {
    for velocity in [-1e9, -40_000, -6000, 6000, 1e9] {
      var sheet = BookInfoSheet(screenHeight: 800)
      sheet.present(.large, at: 0)
      sheet.touch(.zero, at: 9)
      sheet.release(velocity: BookPoint(x: 0, y: velocity), at: 9)
      for step in 0...400 {
        let time = 9 + Double(step) / 200
        let height = sheet.height(at: time)
        #expect((0...800).contains(height), "\(velocity) at \(time)")
        let bar = sheet.indicator(screenWidth: 400, at: time)
        #expect(bar == BookRect(x: 182, y: 805 - height, width: 36, height: 5))
        // A sheet at the edge of the screen does not move.
        if height == 0 || height == 800 { #expect(step == 0 || sheet.velocity(at: time) == 0) }
      }
      #expect(sheet.detent == (velocity < 0 ? .large : .hidden))
    }
    let narrow = BookInfoSheet(screenHeight: 800).indicator(screenWidth: 20, at: 0)
    #expect(narrow == BookRect(x: 0, y: 805, width: 20, height: 5))
  }

  @Test func `leaves its marks with the books that the app stores`() throws {
    typealias Shelf = [String: BookMarks]
    var shelf: Shelf = [:]
    shelf["fox", default: BookMarks()].toggle(.toBeRead)
    shelf["fox", default: BookMarks()].toggle(.read)
    shelf["hare", default: BookMarks()].toggle(.recommended)
    shelf["whale", default: BookMarks()].toggle(.read)
    shelf["whale", default: BookMarks()].toggle(.read)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(shelf)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"fox":["toBeRead","read"],"hare":["recommended"],"whale":[]}"#)
    #expect(try JSONDecoder().decode(Shelf.self, from: data) == shelf)
    // Repeated marks count once.
    let repeated = Data(#"{"fox":["read","read"]}"#.utf8)
    #expect(try JSONDecoder().decode(Shelf.self, from: repeated)["fox"]?.all == [.read])
    let broken = Data(#"{"fox":["toBeRead","reading"]}"#.utf8)
    let error = #expect(throws: BookMotionError.self) {
      try JSONDecoder().decode(Shelf.self, from: broken)
    }
    #expect(
      error?.description
        == #"fox[1] is "reading": it takes toBeRead, recommended, or read"#)
  }
}

extension BookInfoSheet.Event {
  fileprivate var isMove: Bool { if case .moved = self { true } else { false } }
  fileprivate var isMark: Bool { if case .marked = self { true } else { false } }
}
