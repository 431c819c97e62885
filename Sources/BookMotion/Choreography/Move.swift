/// A channel, or a pair of them, that sets out for a goal with an animation.
///
/// ```swift
/// Move.size(.shelf, scale: 1.05, with: .spring(MotionSpring(duration: 0.2)))
/// Move.value(.libraryBlur, 10, with: .curve(.easeOut, duration: 0.3))
/// ```
public struct Move: Hashable, Sendable {
  /// Where something goes.
  public enum Goal: Hashable, Sendable {
    /// The middle of the body goes to that of a place, or a part of the way from the shelf.
    case center(BookPlace, part: Double)
    /// The body takes the size of a place times `scale`, or a part of the way from the shelf's.
    case size(BookPlace, scale: Double, part: Double)
    /// A driven channel takes a value.
    case value(BookChannel, Double)
  }

  /// Where it goes.
  public var goal: Goal

  /// How it gets there.
  public var animation: MotionCurve

  /// The value that the channel has at once when it sets out; nil for what it has then.
  public var start: Double?

  /// Creates a move.
  public init(_ goal: Goal, from start: Double? = nil, with animation: MotionCurve) {
    self.goal = goal
    self.start = start
    self.animation = animation
  }

  /// The middle of the body goes to that of a place.
  public static func center(
    _ place: BookPlace, part: Double = 1, with animation: MotionCurve
  ) -> Move {
    Move(.center(place, part: part), with: animation)
  }

  /// The body takes the size of a place.
  public static func size(
    _ place: BookPlace, scale: Double = 1, part: Double = 1, with animation: MotionCurve
  ) -> Move {
    Move(.size(place, scale: scale, part: part), with: animation)
  }

  /// A driven channel takes a value, from `start` or from what it has.
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

  /// Whether both goals are for the same channels.
  func isSameKind(as other: Move.Goal) -> Bool {
    switch (self, other) {
    case (.center, .center), (.size, .size): true
    case (.value(let one, _), .value(let another, _)): one == another
    default: false
    }
  }
}

extension Move {
  /// What stages that are left out would have brought, as far as the one that is entered does not:
  /// of every channel the last move.
  static func carried(from stages: ArraySlice<Stage>, into moves: [Move]) -> [Move] {
    var carried: [Move] = []
    for move in stages.flatMap({ $0.moves }) {
      carried.removeAll { $0.goal.isSameKind(as: move.goal) }
      // What is under way does not begin elsewhere.
      carried.append(Move(move.goal, with: move.animation))
    }
    return carried.filter { old in !moves.contains { $0.goal.isSameKind(as: old.goal) } }
  }
}

extension BookPosture {
  /// Takes the goal of a move.
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
      try Domain.place.check(value, path() + "to")
      if let start { try Domain.place.check(start, path() + "from") }
    }
  }
}

#if !$Embedded
extension Move: Codable {
  /// Reads what moves, where to, and the animation, all in one object.
  ///
  /// ```json
  /// {"move": "size", "to": "shelf", "scale": 1.05, "spring": {"duration": 0.2, "bounce": 0}}
  /// {"move": "bookOpacity", "from": 0, "to": 1, "spring": {"duration": 0.2, "bounce": 0}}
  /// {"move": "libraryBlur", "to": 10, "curve": "easeOut", "duration": 0.3, "delay": 0.1}
  /// {"move": "center", "to": "centered", "part": 0.08, "atOnce": true}
  /// ```
  ///
  /// `move` is `center`, `size` or a channel that can be driven; `to` is a place or a number. A channel
  /// may set out `from` another value than it has.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "move")
    try self.init(part)
    try part.place.containing { () throws(BookMotionError) in try check() }
  }

  /// Reads a move whose numbers are still to be checked.
  init(_ part: DocumentPart) throws(BookMotionError) {
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
      // Before its number is asked for: the channel is the mistake, whatever it is sent to.
      guard channel.isDriven else { throw part.place[.move].error(channel.notDriven) }
      goal = .value(channel, try part.number(.to))
    }
    self.init(
      goal, from: part.has(.from) ? try part.number(.from) : nil,
      with: try MotionCurve(part, beside: keys))
  }

  /// Writes what differs from the defaults.
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

  private enum Word {
    static let center = "center"
    static let size = "size"
    static let all = [center, size] + BookChannel.driven.map(\.rawValue)
  }
}
#endif
