/// A progress bar on a terminal: one line on stderr that is rewritten in place, and removed at the
/// end.
///
/// Nothing is shown if stderr is not a terminal, with `--quiet`, or in the first half second: work
/// that is done by then needs no progress bar.
struct Progress {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var next: ContinuousClock.Instant
  private var hasLine = false

  init(_ label: String, of total: Int, isQuiet: Bool) {
    self.label = label
    self.total = total
    isShown = !isQuiet && System.isTerminal(2)
    next = start + Progress.patience
  }

  /// Reports that `done` steps are complete.
  mutating func update(_ done: Int) {
    // Finished work needs no progress bar.
    guard isShown, done < total else { return }
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + Progress.pause
    hasLine = true
    System.writeError("\r\(line(done, after: now - start))\u{1B}[K")
  }

  /// Removes the progress bar.
  func end() {
    if hasLine { System.writeError("\r\u{1B}[K") }
  }

  private func line(_ done: Int, after elapsed: Duration) -> String {
    let part = Double(done) / Double(max(total, 1))
    let filled = Int(part * Double(Progress.width))
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: Progress.width - filled)
    let seconds =
      Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    let left = done > 0 ? Int((seconds / part - seconds).rounded(.up)) : nil
    return "\(label) \(bar) \(done) of \(total)" + (left.map { ", \($0) s left" } ?? "")
  }

  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(100)
  private static let width = 24
}
