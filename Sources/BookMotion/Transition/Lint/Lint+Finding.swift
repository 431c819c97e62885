extension Lint {
  /// One thing to object to: what, where, when and by how much.
  ///
  /// ```swift
  /// let swing = Lint(.bookPolish).findings[9]
  /// swing.kind.name.rawValue  // "overshoot"
  /// swing.time  // 1.2882…
  /// swing.size  // 0.2742…
  /// ```
  public struct Finding: Hashable, Sendable {
    /// Which way the book goes.
    public enum Way: String, Hashable, Sendable, CaseIterable {
      /// To the reader.
      case opening
      /// Back to the shelf.
      case closing
    }

    /// What it is, with the numbers that belong to it.
    public let kind: Kind

    /// Which way the book goes.
    public let way: Way

    /// The phase in which it happens; of a phase that ends too early, that one.
    public let phase: AnimationPhase

    /// The channel; nil if the whole phase is at fault.
    public let channel: BookChannel?

    /// When, in seconds from the beginning of its way.
    public let time: Double

    /// How much, in the channel's unit; of a kink in units a second, of a phase that is too short
    /// its length in seconds. Above 0, but for a phase of no length.
    public let size: Double
  }
}

extension Lint.Finding {
  /// What can be found.
  public enum Kind: Hashable, Sendable {
    /// A channel is somewhere else at once; `cut` is the flip angle at which the look is cut, if
    /// that is the cause.
    case jump(from: Double, to: Double, cut: Double?)
    /// A channel's speed changes at once; speeds are units a second.
    case kink(from: Double, to: Double)
    /// The flip angle goes past 0° or 180°; ∞ says that it never comes back.
    case overshoot(past: Double, lasts: Double)
    /// Something that can only be from 0 on, or from 0 to 1, is sent further and held at its limit.
    case clamp(at: Double, lasts: Double)
    /// The next phase begins before a spring has settled; ∞ says that it never does.
    case unsettled(until: Double)
    /// A phase of the way back does not bring a channel to where it stood before the phases that it
    /// undoes; a later one does.
    case notUndone(at: Double, insteadOf: Double)
    /// After the way there and back a channel is not where it was.
    case notReturned(at: Double, insteadOf: Double)
    /// A phase is shorter than one frame at a low rate, so it may fall between two.
    case shortPhase(framesPerSecond: Double)
    /// A move is shorter than one frame at a low rate, so it is seen as a jump.
    case shortMove(lasts: Double, framesPerSecond: Double)
    /// Something comes and goes, or goes and comes, within one frame at a low rate.
    case shortPeak(lasts: Double, framesPerSecond: Double)

    /// What it is, without its numbers: to count by and to choose by.
    public enum Name: String, Hashable, Sendable, CaseIterable {
      /// See ``Kind/jump(from:to:cut:)``.
      case jump
      /// See ``Kind/kink(from:to:)``.
      case kink
      /// See ``Kind/overshoot(past:lasts:)``.
      case overshoot
      /// See ``Kind/clamp(at:lasts:)``.
      case clamp
      /// See ``Kind/unsettled(until:)``.
      case unsettled
      /// See ``Kind/notUndone(at:insteadOf:)``.
      case notUndone
      /// See ``Kind/notReturned(at:insteadOf:)``.
      case notReturned
      /// See ``Kind/shortPhase(framesPerSecond:)``.
      case shortPhase
      /// See ``Kind/shortMove(lasts:framesPerSecond:)``.
      case shortMove
      /// See ``Kind/shortPeak(lasts:framesPerSecond:)``.
      case shortPeak
    }

    /// What it is, without its numbers.
    public var name: Name {
      switch self {
      case .jump: .jump
      case .kink: .kink
      case .overshoot: .overshoot
      case .clamp: .clamp
      case .unsettled: .unsettled
      case .notUndone: .notUndone
      case .notReturned: .notReturned
      case .shortPhase: .shortPhase
      case .shortMove: .shortMove
      case .shortPeak: .shortPeak
      }
    }
  }
}

#if !$Embedded
extension Lint.Finding.Kind.Name: Codable {}
extension Lint.Finding.Way: Codable {}
#endif
