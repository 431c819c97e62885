import BookMotion
import BookMotionReader
import BookMotionTestSupport
import Foundation
import Testing

/// A bar of progress.
@Suite struct BookLoadingProgressTests {
  @Test func `is as full as the table says, whatever is reported`() throws {
    var progress = BookLoadingProgress()
    var values = 0
    for row in try Fixture.rows("reader/progress.txt", atLeast: 900) {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      switch row[0] {
      case "new": progress = BookLoadingProgress()
      case "start": progress.start(at: numbers[0])
      case "report": progress.report(numbers[1], at: numbers[0])
      case "finish": progress.finish(at: numbers[0])
      case "fail": progress.fail(at: numbers[0])
      default:
        values += 1
        #expect(abs(progress.value(at: numbers[0]) - numbers[1]) <= 1e-9, "\(row)")
      }
    }
    #expect(values > 500)
  }

  @Test func `comes to rest after every sequence of events`() {
    let reports = [0.3, 0.1, 7, -1, Double.nan]
    let events: [MachineEvent<BookLoadingProgress>] =
      [
        MachineEvent("start") { $0.start(at: $1) },
        MachineEvent("finish") { $0.finish(at: $1) },
        MachineEvent("fail") { $0.fail(at: $1) },
      ]
      + reports.map { fraction in
        MachineEvent("report \(fraction)") { $0.report(fraction, at: $1) }
      }
    let walk = EventWalk(
      events: events, values: { [$0.value(at: $1)] },
      fault: { progress, time in
        let value = progress.value(at: time)
        if value < progress.value(at: time - 0.017) { return "back to \(value)" }
        let range = 0...(progress.stage == .done ? 1.0 : BookLoadingProgress.ceiling)
        return range.contains(value) ? nil : "\(value) while \(progress.stage)"
      },
      restFault: { progress, time in
        guard progress.isAtRest(at: time) else { return "no rest" }
        let value = progress.value(at: time)
        switch progress.stage {
        case .waiting: return value == 0 ? nil : "\(value) before the start"
        case .loading:
          let cap = max(progress.reported, min(progress.reported + 0.1, 0.99))
          return abs(value - min(cap, 0.99)) <= 1e-12 ? nil : "\(value), not \(cap)"
        case .done:
          let full = progress.cues(in: -1e9..<time).filter { $0.event == .full }
          return value == 1 && full.count == 1 ? nil : "\(value) at the end"
        case .failed: return value < 1 ? nil : "full without an end"
        }
      },
      isAtRest: { $0.isAtRest(at: $1) })
    for seed in 0..<6 {
      let fastest = walk.fastest(BookLoadingProgress(), seed: UInt64(seed))
      #expect(fastest.allSatisfy { $0 < 10 }, "seed \(seed): \(fastest)")
    }
    let played = RandomPlay(walk, of: [BookLoadingProgress()]) { random in
      let fraction = random.coordinate(upTo: 1)
      return MachineEvent("report \(fraction)") { $0.report(fraction, at: $1) }
    }.failure()
    #expect(played == nil)
    let outcome = walk.walk(BookLoadingProgress())
    #expect(outcome.failure == nil)
    #expect(outcome.sequences == WalkLength.sequenceCount(of: 8))
  }

  @Test(arguments: Effort.seeds(40))
  func `never goes back and is never full early, whatever is reported`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var progress = BookLoadingProgress()
    progress.start(at: 0)
    var shown = 0.0
    for step in 1...600 {
      let time = Double(step) / 60
      if Int.random(in: 0..<6, using: &random) == 0 {
        let wild = [Double.nan, .infinity, -.infinity, -1, 0, 0.5, 0.999, 1, 7]
        let fraction =
          Bool.random(using: &random)
          ? wild[Int.random(in: 0..<wild.count, using: &random)]
          : Double.random(in: 0...1, using: &random) * time / 10
        progress.report(fraction, at: time)
      }
      for instant in [time, time + 1e-6, time + 0.005] {
        let value = progress.value(at: instant)
        #expect(value >= shown && value < 1, "seed \(seed) at \(instant)")
        shown = value
      }
    }
    progress.finish(at: 10.01)
    #expect(progress.value(at: 10.01 + 0.29) < 1, "seed \(seed)")
    #expect(progress.value(at: 10.01 + 0.3.nextUp) == 1, "seed \(seed)")
  }

  @Test(arguments: 0..<10)
  func `goes back not even by the last bit`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var progress = BookLoadingProgress()
    progress.start(at: 0)
    var (shown, time) = (0.0, 0.0)
    for step in 1...4000 {
      let leap = Double.random(in: -52 ... -6, using: &random)
      time = max(time.nextUp, time + exp2(leap))
      if step % 400 == 0 { progress.report(.random(in: 0...1, using: &random), at: time) }
      if step == 3500 { progress.finish(at: time) }
      let value = progress.value(at: time)
      #expect(value >= shown, "seed \(seed): \(shown) to \(value) at \(time)")
      shown = value
    }
  }

  @Test func `refuses what is no news`() {
    var progress = BookLoadingProgress()
    let early = progress.report(0.5, at: 0)
    progress.start(at: 0)
    let first = progress.report(0.5, at: 1)
    let answers = [Double.nan, 0.5, 0.4, -1, -.infinity].map { progress.report($0, at: 2) }
    let all = progress.report(9, at: 3)
    let again = progress.report(10, at: 4)
    #expect(!early && first && answers == [false, false, false, false, false] && all && !again)
    #expect(progress.reported == 1 && progress.value(at: 99) == 0.99)
  }
}
