extension InfoSheet {
  /// A button is tapped that notes something about the book: it is set, or taken back.
  ///
  /// - Returns: whether the sheet is up. Buttons of one that goes down do nothing.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func toggle(_ mark: BookMarks.Mark, at time: Double) -> Bool {
    log.check(time)
    guard detent != .hidden else { return false }
    log.change(at: time)
    marks.toggle(mark)
    fills.turn(to: InfoSheet.fills(of: marks), at: time, with: InfoSheet.fillAnimation)
    log.tell(.marked(marks), at: time)
    return true
  }

  /// The button to buy the book is tapped; it is no switch, and shows nothing.
  ///
  /// - Returns: whether the sheet is up.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func buy(at time: Double) -> Bool {
    log.check(time)
    guard detent != .hidden else { return false }
    log.change(at: time)
    log.tell(.buy, at: time)
    return true
  }
}

extension InfoSheet {
  private static let fillAnimation = Animation.curve(.easeInOut, duration: 0.2)

  static func lane(of mark: BookMarks.Mark) -> Int {
    switch mark {
    case .toBeRead: 0
    case .recommended: 1
    case .read: 2
    }
  }

  static func fills(of marks: BookMarks) -> SIMD4<Double> {
    var fills = SIMD4<Double>.zero
    for mark in BookMarks.Mark.allCases where marks.contains(mark) { fills[lane(of: mark)] = 1 }
    return fills
  }
}
