/// Work that is done in parallel and returned in order, with a bounded look-ahead.
///
/// Items are taken only when the next answer is requested, and never more than `parallelism` ×
/// `lookAheadPerWorker` beyond those already returned. Everything under way is cancelled when the
/// last reference is released, or when the waiting task is cancelled.
package final class PNGBatchWork<Items: Sequence, Answer: Sendable> where Items.Element: Sendable {
  /// An item whose answer hasn't been returned yet.
  private struct Pending {
    let item: Items.Element
    let answer: Task<Answer?, Never>
  }

  private let lookAhead: Int
  private let turns: PNGBatchTurns
  private let work: @Sendable (Items.Element) -> Answer

  private var items: Items.Iterator?
  private var pending: [Pending] = []
  /// The number of items begun, and the number of answers returned.
  private var begun = 0
  private var index = 0

  package init(
    _ items: Items, parallelism: Int, work: @escaping @Sendable (Items.Element) -> Answer
  ) {
    self.items = items.makeIterator()
    lookAhead = parallelism * PNGBatchTurns.lookAheadPerWorker
    turns = PNGBatchTurns(parallelism)
    self.work = work
  }

  deinit { stop() }

  /// Returns the next answer, in the order of the items; `nil` after the last, or if the task is
  /// cancelled.
  package func next(
    isolation: isolated (any Actor)? = #isolation
  ) async -> (index: Int, item: Items.Element, answer: Answer)? {
    guard !Task.isCancelled else { return end() }
    while pending.count < lookAhead, let item = items?.next() {
      pending.append(Pending(item: item, answer: Self.start(item, work, turns, begun)))
      begun += 1
    }
    guard let first = pending.first else { return end() }
    let tasks = pending.map(\.answer)
    let answer = await withTaskCancellationHandler {
      await first.answer.value
    } onCancel: {
      for task in tasks { task.cancel() }
    }
    guard let answer, !Task.isCancelled else { return end() }
    pending.removeFirst()
    defer { index += 1 }
    return (index, first.item, answer)
  }

  // Nonisolated, so that the work never runs on the caller's actor.
  private nonisolated static func start(
    _ item: Items.Element, _ work: @escaping @Sendable (Items.Element) -> Answer,
    _ turns: PNGBatchTurns, _ number: Int
  ) -> Task<Answer?, Never> {
    Task {
      await turns.begin(number)
      let answer = Task.isCancelled ? nil : work(item)
      await turns.end()
      return answer
    }
  }

  /// Ends the work; from now on, `next` returns `nil`.
  private func end() -> (index: Int, item: Items.Element, answer: Answer)? {
    stop()
    pending = []
    items = nil
    return nil
  }

  private func stop() {
    for pending in pending { pending.answer.cancel() }
  }
}

/// A semaphore that admits workers in the order of their numbers. Tasks may start in any order, and
/// one whose answer is needed later must not take the turn of one that a caller is waiting for.
actor PNGBatchTurns {
  /// More answers than workers, so that a slow picture doesn't leave the other workers idle.
  static let lookAheadPerWorker = 4

  private var free: Int
  private var next = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  init(_ count: Int) { free = count }

  /// Waits for the turn of `number`. Numbers start at 0, and each is used once.
  func begin(_ number: Int) async {
    await withCheckedContinuation {
      waiting[number] = $0
      passOn()
    }
  }

  func end() {
    free += 1
    passOn()
  }

  private func passOn() {
    while free > 0, let first = waiting.removeValue(forKey: next) {
      free -= 1
      next += 1
      first.resume()
    }
  }
}
