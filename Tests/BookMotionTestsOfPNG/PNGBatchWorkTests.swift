import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionPNG

/// Order, bounds, and cancellation, checked by counting.
// Serialized, because some tests block a thread until something else has happened.
@Suite(.serialized, .timeLimit(.minutes(20))) struct PNGBatchWorkTests {
  /// Counts the elements taken from it.
  private struct Counted: Sequence, IteratorProtocol {
    let taken: Tally
    var remaining: Int

    mutating func next() -> Int? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      taken.enter()
      return taken.total - 1
    }
  }

  @Test(arguments: [1, 2, 3, 8])
  func `answers come in order, however long each takes`(parallelism: Int) async {
    var random = SeededRandom(seed: 71)
    let delays = (0..<200).map { _ in Double.random(in: 0...0.002, using: &random) }
    let work = PNGBatchWork(delays, parallelism: parallelism) { delay in
      Thread.sleep(forTimeInterval: delay)
      return -delay
    }
    var answers: [Double] = []
    while let next = await work.next() {
      #expect(next.index == answers.count && next.item == delays[answers.count])
      answers.append(next.answer)
    }
    #expect(answers == delays.map { -$0 })
    #expect(await work.next() == nil)
  }

  @Test(arguments: [1, 2, 3])
  func `no more run at a time than are allowed`(parallelism: Int) async {
    let running = Tally()
    let work = PNGBatchWork(0..<100, parallelism: parallelism) { _ in
      running.enter()
      Thread.sleep(forTimeInterval: 0.001)
      running.leave()
    }
    var count = 0
    while await work.next() != nil { count += 1 }
    #expect(count == 100 && running.total == 100)
    #expect(running.peak <= parallelism)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
  func `two do run at a time`() async {
    let running = Tally()
    let work = PNGBatchWork(0..<2, parallelism: 2) { _ in
      running.enter()
      return holding { running.peak == 2 }
    }
    while let next = await work.next() { #expect(next.answer) }
  }

  @Test(arguments: [1, 2, 5], [0, 1, 7, 100])
  func `no more is taken in advance than four for each`(parallelism: Int, count: Int) async {
    let taken = Tally()
    let items = Counted(taken: taken, remaining: count)
    let work = PNGBatchWork(items, parallelism: parallelism) { $0 }
    #expect(taken.total == 0)
    var handedOut = 0
    while let next = await work.next() {
      // Including the one just returned.
      #expect(taken.total == min(count, handedOut + 4 * parallelism))
      #expect(next.item == handedOut && next.answer == handedOut)
      handedOut += 1
      for _ in 0..<10 { await Task.yield() }
    }
    #expect(handedOut == count && taken.total == count)
  }

  @Test func `a slow reader lets no answers pile up`() async {
    let done = Tally()
    let work = PNGBatchWork(0..., parallelism: 2) { _ in done.enter() }
    for handedOut in 0..<20 {
      _ = await work.next()
      // Everything allowed to run ahead does so, and then work stops.
      #expect(await eventually { done.total == handedOut + 8 })
      for _ in 0..<100 { await Task.yield() }
      #expect(done.total == handedOut + 8)
    }
  }

  @Test func `turns come in the order of their numbers, however tasks begin`() async {
    let turns = PNGBatchTurns(1)
    let (asked, had) = (Tally(), Tally())
    let later = Task {
      asked.enter()
      await turns.begin(1)
      had.enter()
      await turns.end()
    }
    #expect(await eventually { asked.total == 1 })
    // By now it is waiting.
    try? await Task.sleep(for: .milliseconds(50))
    await turns.begin(0)
    #expect(had.total == 0)
    await turns.end()
    await later.value
    #expect(had.total == 1)
  }

  @Test func `what nobody has any more is cancelled`() async {
    let (started, stopped) = (Tally(), Tally())
    func takeOne() async {
      let work = PNGBatchWork(0..., parallelism: 1) { index in
        guard index > 0 else { return }
        started.enter()
        if holding({ Task.isCancelled }) { stopped.enter() }
      }
      _ = await work.next()
      #expect(await eventually { started.total == 1 })
    }
    await takeOne()
    #expect(await eventually { stopped.total == 1 })
    #expect(started.total == 1)
  }

  @Test func `a cancelled task gets nothing more, and stops what runs`() async {
    let (started, stopped, handedOut) = (Tally(), Tally(), Tally())
    let reader = Task {
      let work = PNGBatchWork(0..., parallelism: 1) { index in
        guard index > 0 else { return }
        started.enter()
        if holding({ Task.isCancelled }) { stopped.enter() }
      }
      let first = await work.next()
      handedOut.enter()
      let second = await work.next()
      let third = await work.next()
      return [first?.index, second?.index, third?.index]
    }
    #expect(await eventually { started.total == 1 && handedOut.total == 1 })
    reader.cancel()
    #expect(await reader.value == [0, nil, nil])
    #expect(await eventually { stopped.total == started.total })
    #expect(started.total == 1)
  }

  @Test func `a task that was cancelled before gets nothing at all`() async {
    let taken = Tally()
    let reader = Task {
      while !Task.isCancelled { await Task.yield() }
      let work = PNGBatchWork(Counted(taken: taken, remaining: 9), parallelism: 2) { $0 }
      return await work.next() == nil
    }
    reader.cancel()
    #expect(await reader.value)
    #expect(taken.total == 0)
  }

  /// If the work blocked the main actor, it would wait forever.
  @MainActor @Test func `who waits on the main actor does not work there`() async {
    let mainActorRan = Tally()
    let work = PNGBatchWork(0..<2, parallelism: 1) { index in
      let before = mainActorRan.total
      // Enqueued repeatedly: on Linux, a queue can miss work added while other work ends.
      return holding {
        Task { @MainActor in mainActorRan.enter() }
        return mainActorRan.total > before
      }
    }
    while let next = await work.next() {
      MainActor.preconditionIsolated()
      #expect(next.answer)
    }
  }
}

/// Waits until a condition holds, and blocks its thread meanwhile.
private func holding(_ isSo: () -> Bool) -> Bool {
  let end = ContinuousClock.now + patience
  while !isSo() {
    guard ContinuousClock.now < end else { return false }
    Thread.sleep(forTimeInterval: 0.001)
  }
  return true
}
