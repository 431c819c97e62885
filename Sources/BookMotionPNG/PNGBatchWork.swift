import BookMotion
import BookMotionColor

/// Work that is done in parallel and handed out in order, with a bounded look-ahead.
///
/// Items are taken only when an answer is asked for, and never more than `parallelism` ×
/// `lookAheadPerWorker` beyond those that were handed out. When the last reference goes, or the task
/// that waits is cancelled, what is under way is cancelled.
package final class PNGBatchWork<Items: Sequence, Answer: Sendable> where Items.Element: Sendable {
  /// An item that is worked on, or waits for its turn or to be handed out.
  private struct Pending {
    let item: Items.Element
    let answer: Task<Answer?, Never>
  }

  private let lookAhead: Int
  private let turns: PNGBatchTurns
  private let work: @Sendable (Items.Element) -> Answer

  private var items: Items.Iterator?
  private var pending: [Pending] = []
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

  /// The next answer, in the order of the items; nil after the last, or when the task is cancelled.
  package func next(
    isolation: isolated (any Actor)? = #isolation
  ) async -> (index: Int, item: Items.Element, answer: Answer)? {
    guard !Task.isCancelled else { return end() }
    while pending.count < lookAhead, let item = items?.next() {
      pending.append(Pending(item: item, answer: Self.start(item, work, turns)))
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

  // Not isolated, so that the work never runs on the actor of whoever asks for it.
  private nonisolated static func start(
    _ item: Items.Element, _ work: @escaping @Sendable (Items.Element) -> Answer,
    _ turns: PNGBatchTurns
  ) -> Task<Answer?, Never> {
    Task {
      await turns.begin()
      let answer = Task.isCancelled ? nil : work(item)
      await turns.end()
      return answer
    }
  }

  /// Nothing comes any more, whatever is asked.
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

/// Lets so many work at a time; the others wait, first come first served.
actor PNGBatchTurns {
  /// Some answers more than there are workers, so that a picture that takes long does not leave
  /// the others idle.
  static let lookAheadPerWorker = 4

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func begin() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    guard !waiting.isEmpty else {
      free += 1
      return
    }
    // The turn passes on without becoming free: nobody can come in between.
    waiting.removeFirst().resume()
  }
}
