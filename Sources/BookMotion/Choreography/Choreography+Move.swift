extension Choreography {
  /// An animated change of a channel, or of a pair of channels, to a goal.
  ///
  /// ```swift
  /// Choreography.Move.size(.shelf, scale: 1.05, with: .spring(MotionSpring(duration: 0.2)))
  /// Choreography.Move.value(.libraryBlur, 10, with: .curve(.easeOut, duration: 0.3))
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
      /// Changes a channel to a value.
      case value(BookPose.Driven.Channel, Double)
    }

    /// The goal of the move.
    public var goal: Goal

    /// The animation of the move.
    public var animation: MotionCurve

    /// The value to which the channel jumps when the move begins, or `nil` to begin at its current
    /// value.
    public var start: Double?

    /// Creates a move.
    package init(_ goal: Goal, from start: Double? = nil, with animation: MotionCurve) {
      self.goal = goal
      self.start = start
      self.animation = animation
    }

    /// Returns a move of the center of the body to that of a place, or the fraction `part` of the way
    /// there from the shelf.
    @inline(never)  // An app would carry the copies of all presets.
    public static func center(
      _ place: BookPlace, part: Double = 1, with animation: MotionCurve
    ) -> Choreography.Move {
      Choreography.Move(.center(place, part: part), with: animation)
    }

    /// Returns a change of the body's size to that of a place times `scale`, or by the fraction
    /// `part` of the difference from its size on the shelf.
    @inline(never)  // As above.
    public static func size(
      _ place: BookPlace, scale: Double = 1, part: Double = 1, with animation: MotionCurve
    ) -> Choreography.Move {
      Choreography.Move(.size(place, scale: scale, part: part), with: animation)
    }

    /// Returns a change of a channel to a value, beginning at `start` or, if `start` is `nil`, at its
    /// current value.
    public static func value(
      _ channel: BookPose.Driven.Channel, _ value: Double, from start: Double? = nil,
      with animation: MotionCurve
    ) -> Choreography.Move {
      Choreography.Move(.value(channel, value), from: start, with: animation)
    }
  }
}

extension Choreography.Move.Goal {
  var isCenter: Bool {
    if case .center = self { true } else { false }
  }

  var isSize: Bool {
    if case .size = self { true } else { false }
  }

  /// The place to which the body moves, or `nil` if the goal is a value.
  var place: BookPlace? {
    switch self {
    case .center(let place, _), .size(let place, _, _): place
    case .value: nil
    }
  }

  /// Returns true if both goals are for the same channels.
  func isSameKind(as other: Choreography.Move.Goal) -> Bool {
    switch (self, other) {
    case (.center, .center), (.size, .size): true
    case (.value(let one, _), .value(let another, _)): one == another
    default: false
    }
  }
}

extension Choreography.Move {
  /// Returns the moves that the skipped `stages` would have made and `moves` do not override: the
  /// last move of every channel.
  static func carried(from stages: ArraySlice<Choreography.Stage>, into moves: [Choreography.Move])
    -> [Choreography.Move]
  {
    var carried: [Choreography.Move] = []
    for move in stages.flatMap({ $0.moves }) {
      carried.removeAll { $0.goal.isSameKind(as: move.goal) }
      // A motion in progress must not jump, so the start value is dropped. Of moves at once, the later
      // one must stay the later one, so they don't wait for a stage that is skipped.
      let isAtOnce = move.animation.delay(-move.animation.delay) == .none
      carried.append(Choreography.Move(move.goal, with: isAtOnce ? .none : move.animation))
    }
    return carried.filter { old in !moves.contains { $0.goal.isSameKind(as: old.goal) } }
  }
}

extension BookPose.Driven {
  /// Moves the driven channels to the goal of a move.
  // What plans calls it, never what draws: one copy is enough.
  @inline(never)
  package mutating func move(to goal: Choreography.Move.Goal, frames: (BookPlace) -> BookRect) {
    switch goal {
    case .center(let place, let part):
      let goal = frames(place).center
      let shelf = part == 1 ? goal : frames(.shelf).center
      self[.x] = shelf.x + (goal.x - shelf.x) * part
      self[.y] = shelf.y + (goal.y - shelf.y) * part
    case .size(let place, let scale, let part):
      let goal = frames(place).size.scaled(by: scale)
      let shelf = part == 1 ? goal : frames(.shelf).size
      self[.width] = shelf.width + (goal.width - shelf.width) * part
      self[.height] = shelf.height + (goal.height - shelf.height) * part
    case .value(let channel, let value):
      self[channel] = value
    }
  }
}

extension Choreography.Move: HasFields {
  package static var blank: Choreography.Move { Choreography.Move(.value(.lift, 0), with: .none) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try goal.visitSubject(&visitor)
    switch goal {
    case .center(var place, var part):
      try visitor.place("to", &place, .isRequired)
      try visitor.number("part", &part, .part, .mayBeOmittedIf(1))
      goal = .center(place, part: part)
    case .size(var place, var scale, var part):
      try visitor.place("to", &place, .isRequired)
      try visitor.number("scale", &scale, .factor, .mayBeOmittedIf(1))
      try visitor.number("part", &part, .part, .mayBeOmittedIf(1))
      goal = .size(place, scale: scale, part: part)
    case .value(let channel, var value):
      let quantity = Quantity(channel.targets, channel.measure)
      try visitor.optional("from", &start, quantity)
      try visitor.number("to", &value, quantity, .isRequired)
      goal = .value(channel, value)
    }
    try animation.visit(&visitor)
  }
}

extension Choreography.Move.Goal {
  /// Visits the word for what is moved. If it is another one, the goal becomes one of that kind.
  fileprivate mutating func visitSubject<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    let placeCount = 2
    let kind =
      switch self {
      case .center: 0
      case .size: 1
      case .value(let channel, _): placeCount + channel.rank
      }
    var read = kind
    try visitor.word(
      "move", &read, of: placeCount + BookChannel.driven.count,
      ["center", "size"] + BookChannel.driven.map { $0.channel.rawValue }, .isRequired
    ) { word in
      #if $Embedded
      return nil
      #else
      return BookChannel(rawValue: word).map { _ in
        .notDriven(word, choices: BookChannel.driven.map(\.channel.rawValue))
      }
      #endif
    }
    guard read != kind else { return }
    switch read {
    case 0: self = .center(.shelf, part: 1)
    case 1: self = .size(.shelf, scale: 1, part: 1)
    default: self = .value(BookChannel.driven[read - placeCount].lane, 0)
    }
  }
}

extension BookPose.Driven.Channel {
  /// The number of driven channels before this one in a document.
  fileprivate var rank: Int {
    BookChannel.driven.prefix { $0.lane != self }.count
  }

  fileprivate var measure: Quantity.Measure {
    let channel = BookChannel(self)
    return switch channel.unit {
    case .points: .points
    case .degrees: .degrees
    case .fraction, .count: channel.isScale ? .factor : .share
    }
  }
}

extension Quantity {
  /// A part of a way, which may go beyond its end.
  fileprivate static var part: Quantity { Quantity(.position, .share) }
}
