/// An animated change of a channel, or of a pair of channels, to a goal.
///
/// ```swift
/// Move.size(.shelf, scale: 1.05, with: .spring(MotionSpring(duration: 0.2)))
/// Move.value(.libraryBlur, 10, with: .curve(.easeOut, duration: 0.3))
/// ```
public struct Move: Hashable, Sendable {
  /// The goal of a move.
  public enum Goal: Hashable, Sendable {
    /// Moves the center of the body to that of a place, or the fraction `part` of the way there
    /// from the shelf.
    case center(BookPlace, part: Double)
    /// Changes the size of the body to that of a place times `scale`, or by the fraction `part` of
    /// the difference from its size on the shelf.
    case size(BookPlace, scale: Double, part: Double)
    /// Changes a driven channel to a value.
    case value(BookChannel, Double)
  }

  /// The goal of the move.
  public var goal: Goal

  /// The animation of the move.
  public var animation: MotionCurve

  /// The value to which the channel jumps when the move begins, or `nil` to begin at its current
  /// value.
  public var start: Double?

  /// Creates a move.
  public init(_ goal: Goal, from start: Double? = nil, with animation: MotionCurve) {
    self.goal = goal
    self.start = start
    self.animation = animation
  }

  /// Returns a move of the center of the body to that of a place, or the fraction `part` of the way
  /// there from the shelf.
  public static func center(
    _ place: BookPlace, part: Double = 1, with animation: MotionCurve
  ) -> Move {
    Move(.center(place, part: part), with: animation)
  }

  /// Returns a change of the body's size to that of a place times `scale`, or by the fraction
  /// `part` of the difference from its size on the shelf.
  public static func size(
    _ place: BookPlace, scale: Double = 1, part: Double = 1, with animation: MotionCurve
  ) -> Move {
    Move(.size(place, scale: scale, part: part), with: animation)
  }

  /// Returns a change of a driven channel to a value, beginning at `start` or, if `start` is `nil`,
  /// at its current value.
  public static func value(
    _ channel: BookChannel, _ value: Double, from start: Double? = nil,
    with animation: MotionCurve
  ) -> Move {
    Move(.value(channel, value), from: start, with: animation)
  }
}

extension Move.Goal {
  var isCenter: Bool {
    if case .center = self { true } else { false }
  }

  var isSize: Bool {
    if case .size = self { true } else { false }
  }

  /// Returns true if both goals are for the same channels.
  func isSameKind(as other: Move.Goal) -> Bool {
    switch (self, other) {
    case (.center, .center), (.size, .size): true
    case (.value(let one, _), .value(let another, _)): one == another
    default: false
    }
  }
}

extension Move {
  /// Returns the moves that the skipped `stages` would have made and `moves` do not override: the
  /// last move of every channel.
  static func carried(from stages: ArraySlice<Stage>, into moves: [Move]) -> [Move] {
    var carried: [Move] = []
    for move in stages.flatMap({ $0.moves }) {
      carried.removeAll { $0.goal.isSameKind(as: move.goal) }
      // A motion in progress must not jump, so the start value is dropped.
      carried.append(Move(move.goal, with: move.animation))
    }
    return carried.filter { old in !moves.contains { $0.goal.isSameKind(as: old.goal) } }
  }
}

extension BookPosture {
  /// Moves the posture to the goal of a move.
  mutating func move(to goal: Move.Goal, frames: (BookPlace) -> BookRect) {
    switch goal {
    case .center(let place, let part):
      let goal = frames(place).center
      let shelf = part == 1 ? goal : frames(.shelf).center
      x = shelf.x + (goal.x - shelf.x) * part
      y = shelf.y + (goal.y - shelf.y) * part
    case .size(let place, let scale, let part):
      let goal = frames(place).size.scaled(by: scale)
      let shelf = part == 1 ? goal : frames(.shelf).size
      width = shelf.width + (goal.width - shelf.width) * part
      height = shelf.height + (goal.height - shelf.height) * part
    case .value(let channel, let value):
      self[channel] = value
    }
  }
}

extension Move {
  func check(at path: @autoclosure () -> String = "") throws(BookMotionError) {
    switch goal {
    case .center(_, let part): try Domain.place.check(part, path() + "part")
    case .size(_, let scale, let part):
      try Domain.length.check(scale, path() + "scale")
      try Domain.place.check(part, path() + "part")
    case .value(let channel, let value):
      guard channel.isDriven else { throw BookMotionError(channel.notDriven, at: path() + "move") }
      try channel.targets.check(value, path() + "to")
      if let start { try channel.targets.check(start, path() + "from") }
    }
  }
}

#if !$Embedded
extension Move: Codable {
  /// Decodes the channels, the goal, and the animation, all from one object.
  ///
  /// ```json
  /// {"move": "size", "to": "shelf", "scale": 1.05, "spring": {"duration": 0.2, "bounce": 0}}
  /// {"move": "bookOpacity", "from": 0, "to": 1, "spring": {"duration": 0.2, "bounce": 0}}
  /// {"move": "libraryBlur", "to": 10, "curve": "easeOut", "duration": 0.3, "delay": 0.1}
  /// {"move": "center", "to": "centered", "part": 0.08, "atOnce": true}
  /// ```
  ///
  /// `move` is `center`, `size`, or the name of a driven channel; `to` is a place or a number. The
  /// move of a channel may begin `from` a value other than the current one.
  ///
  /// - Throws: A ``BookMotionError`` with the path of the fault in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "move")
    try self.init(part)
    try part.place.containing { () throws(BookMotionError) in try check() }
  }

  /// Reads a move without checking the domains of its numbers.
  init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(.move, .to, orOnly: Move.keys)
    let word = try part.text(.move)
    let goal: Goal
    let keys: [DocumentKey]
    switch word {
    case Word.center:
      keys = [.move, .to, .part]
      goal = .center(
        try part.name(.to, of: BookPlace.allCases), part: try part.number(.part, default: 1))
    case Word.size:
      keys = [.move, .to, .scale, .part]
      goal = .size(
        try part.name(.to, of: BookPlace.allCases), scale: try part.number(.scale, default: 1),
        part: try part.number(.part, default: 1))
    default:
      keys = [.move, .from, .to]
      guard let channel = BookChannel(rawValue: word) else {
        throw part.place[.move].error(.unknownName(word, choices: Word.all))
      }
      // Checked before the number is read: the channel is the mistake, whatever its target.
      guard channel.isDriven else { throw part.place[.move].error(channel.notDriven) }
      goal = .value(channel, try part.number(.to))
    }
    self.init(
      goal, from: part.has(.from) ? try part.number(.from) : nil,
      with: try MotionCurve(part, beside: keys))
  }

  /// Encodes the fields that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    let all = encoder.writesDefaults
    switch goal {
    case .center(let place, let part):
      try fields.encode(Word.center, forKey: .move)
      try fields.encode(place, forKey: .to)
      if all || part != 1 { try fields.encode(part, forKey: .part) }
    case .size(let place, let scale, let part):
      try fields.encode(Word.size, forKey: .move)
      try fields.encode(place, forKey: .to)
      if all || scale != 1 { try fields.encode(scale, forKey: .scale) }
      if all || part != 1 { try fields.encode(part, forKey: .part) }
    case .value(let channel, let value):
      try fields.encode(channel, forKey: .move)
      if let start { try fields.encode(start, forKey: .from) }
      try fields.encode(value, forKey: .to)
    }
    try animation.encode(to: encoder)
  }

  private static let keys: [DocumentKey] = [
    .move, .from, .to, .part, .scale, .spring, .curve, .duration, .atOnce, .delay,
  ]

  private enum Word {
    static let center = "center"
    static let size = "size"
    static let all = [center, size] + BookChannel.driven.map(\.rawValue)
  }
}
#endif
