/// One phase of a choreography: how long it lasts, what sets out in it and what is to be told.
///
/// A stage's length says when the next one begins. What moves in it may take longer: motions add up.
public struct Stage: Hashable, Sendable {
  /// The phase that begins with this stage.
  public var phase: AnimationPhase

  /// The seconds until the next stage begins.
  public var duration: Double

  /// What sets out when the stage begins.
  public var moves: [Move]

  /// What is to be told, and when.
  public var moments: [Moment]

  /// Creates a stage.
  public init(
    _ phase: AnimationPhase, lasts duration: Double, moves: [Move] = [], moments: [Moment] = []
  ) {
    self.phase = phase
    self.duration = duration
    self.moves = moves
    self.moments = moments
  }
}

/// A channel, or a pair of them, that sets out for a goal with an animation.
///
/// ```swift
/// Move.size(.shelf, scale: 1.05, with: .spring(Spring(duration: 0.2)))
/// Move.value(.libraryBlur, 10, with: .curve(.easeOut, duration: 0.3))
/// ```
public struct Move: Hashable, Sendable {
  /// Where something goes.
  public enum Goal: Hashable, Sendable {
    /// The middle of the body goes to that of a place, or a part of the way from the shelf.
    case centre(BookPlace, part: Double)
    /// The body takes the size of a place times `scale`, or a part of the way from the shelf's.
    case size(BookPlace, scale: Double, part: Double)
    /// A driven channel takes a value.
    case value(BookChannel, Double)
  }

  /// Where it goes.
  public var goal: Goal

  /// How it gets there.
  public var animation: Animation

  /// Creates a move.
  public init(_ goal: Goal, with animation: Animation) {
    self.goal = goal
    self.animation = animation
  }

  /// The middle of the body goes to that of a place.
  public static func centre(
    _ place: BookPlace, part: Double = 1, with animation: Animation
  ) -> Move {
    Move(.centre(place, part: part), with: animation)
  }

  /// The body takes the size of a place.
  public static func size(
    _ place: BookPlace, scale: Double = 1, part: Double = 1, with animation: Animation
  ) -> Move {
    Move(.size(place, scale: scale, part: part), with: animation)
  }

  /// A driven channel takes a value.
  public static func value(
    _ channel: BookChannel, _ value: Double, with animation: Animation
  ) -> Move {
    Move(.value(channel, value), with: animation)
  }
}

/// Something that the app is told at its instant: to tap the phone, to turn the music down.
public struct Moment: Hashable, Sendable {
  /// What happens.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// A light tap of the haptic engine.
    case lightHaptic
    /// The library's music begins to fade out.
    case musicFadesOut
    /// The library's music begins to fade in.
    case musicFadesIn
    /// The reader begins to appear.
    case readerAppears
    /// The reader begins to go.
    case readerDisappears
    /// The mode buttons begin to appear.
    case controlsAppear
  }

  /// What happens.
  public var name: Name

  /// The seconds after the beginning of its stage.
  public var delay: Double

  /// Creates a moment.
  public init(_ name: Name, after delay: Double = 0) {
    self.name = name
    self.delay = delay
  }
}
