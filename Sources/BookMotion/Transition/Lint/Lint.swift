/// The faults of a choreography, and remarks on what is a matter of taste.
///
/// ```swift
/// let lint = Lint(.bookPolish)
/// lint.faults.count  // 2: the cover is cut at 170°, there and back
/// lint.remarks.count  // 11
/// for fault in lint.faults { print(fault) }
/// Lint(.storyReader).findings.isEmpty  // true
/// ```
///
/// The first line it prints is "fault: opening, flipping at 0.975 s: the cover opacity jumps from 1
/// to 0 as the cover passes 170° (jump)".
///
/// It looks at the exact motion, not at frames: what breaks it has a cause, an animation that starts
/// or ends or an angle at which the look of the book is cut, whose instant is solved for. So no
/// finding depends on a frame rate, not even those about frame rates.
///
/// Two journeys are looked at, each from rest at 0 s. The way there waits in `modeSelection` until
/// everything has come to rest, and goes on then. What nobody sees is not found: the book behind an
/// opaque reader, a library that has faded out.
///
/// It deliberately says nothing about kinks of what follows from the flip angle (the faces'
/// opacities, the shadow): they lie in the look itself, in the straight pieces of ``FaceFade``. A
/// look that is *cut* at an angle is reported: that a jump is promised does not make it smooth. Nor
/// does it say anything about interruptions: they never jump.
public struct Lint: Hashable, Sendable {
  /// Faults and remarks: on the way there, then on the way back, each in order of time.
  public let findings: [Finding]

  /// Looks at a choreography.
  ///
  /// - Complexity: O(steps² · instants a step); two milliseconds for a preset.
  public init(
    _ choreography: Choreography, layout: BookLayout = BookLayout(), limits: Limits = Limits()
  ) {
    findings = LintedWay.both(of: choreography, layout: layout, limits: limits).flatMap { way in
      // What happens at one instant stays in the order of the checks.
      way.findings.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
    }
  }

  /// The findings that break a motion, in order.
  public var faults: [Finding] { findings.filter { $0.severity == .fault } }

  /// The findings that are a matter of taste, in order.
  public var remarks: [Finding] { findings.filter { $0.severity == .remark } }
}

extension LintedWay {
  fileprivate var findings: [Lint.Finding] {
    jumps + lookCuts + kinks + shrinks + shortPhases + shortMoves + shortPeaks + overshoots
      + unsettledSprings + notUndone
  }
}

extension Lint {
  /// A fault or a remark: its kind, its place on the way, and the channels with their numbers.
  ///
  /// Channels that the same animation moves at the same instant share a finding: a book that is cut
  /// off while it grows has one, with its width and its height.
  public struct Finding: Hashable, Sendable {
    /// The kind of thing that is found.
    public let kind: Kind

    /// The direction in which the book goes.
    public let way: Way

    /// The phase in which it happens; of a phase that ends too early, that one.
    public let phase: AnimationPhase

    /// The seconds from the beginning of its way.
    public let time: Double

    /// The seconds that it lasts: 0 for what happens at once, ∞ for what never ends.
    public let duration: Double

    /// The channels, each with its numbers; none if the whole phase is at fault.
    public let changes: [Change]

    /// The flip angle at which the look is cut, if that is the cause.
    public let cut: Double?

    /// The weight of the finding, which follows from its kind.
    public var severity: Severity { kind.severity }
  }
}

extension Lint.Finding {
  /// A channel and two of its numbers, whose meaning depends on the ``Kind``.
  public struct Change: Hashable, Sendable {
    /// The channel.
    public let channel: BookChannel
    /// The value that is left, or that would be right.
    public let from: Double
    /// The value that is reached.
    public let to: Double

    /// The distance between both, in the channel's unit, or in units per second.
    public var size: Double { abs(to - from) }
  }

  /// The weight of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Something that breaks a motion for everybody who looks.
    case fault
    /// Something that is a matter of taste.
    case remark
  }

  /// The direction in which the book goes.
  public enum Way: String, Hashable, Sendable, CaseIterable {
    /// To the reader.
    case opening
    /// Back to the shelf.
    case closing
  }

  /// The kinds of findings, faults first.
  ///
  /// In the middle of a motion a change of speed is a fault; at its ends it is a matter of taste. An
  /// ease-out answers a tap at once, and an ease-in is what an ease-out becomes when it is reversed,
  /// so starts and stops weigh the same.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A channel that is elsewhere at once.
    case jump
    /// A speed that changes at once in the middle of a motion; from and to are units per second.
    case kink
    /// A book that gets smaller on its way to the reader.
    ///
    /// A spring that swings back to its target does not count. Nor does a spread, from the moment at
    /// which its cover is sent past 90°: two pages share the room that one had.
    case shrink
    /// A phase shorter than one frame at a low rate, so that it may fall between two.
    case shortPhase
    /// A move shorter than one frame at a low rate, so that it looks like a jump.
    case shortMove
    /// A motion that does not start from rest gently, such as an ease-out; units per second.
    case suddenStart
    /// A motion that does not come to rest gently, such as an ease-in; units per second.
    case suddenStop
    /// A channel that comes and goes, or goes and comes, within one frame at a low rate.
    case shortPeak
    /// A flip angle that swings past 0° or 180°, or a channel that is sent beyond what can be shown
    /// and is held there, such as an opacity; from is that limit.
    case overshoot
    /// A spring that has not settled when the next phase begins; it takes the duration more.
    case unsettled
    /// A phase of the way back that does not bring a channel to where it stood before the phases it
    /// undoes; a later one does.
    case notUndone
    /// A channel that is not where it was after the way there and back.
    case notReturned

    /// The weight of every finding of this kind.
    public var severity: Severity {
      switch self {
      case .jump, .kink, .shrink, .shortPhase, .shortMove: .fault
      case .suddenStart, .suddenStop, .shortPeak, .overshoot, .unsettled, .notUndone, .notReturned:
        .remark
      }
    }
  }
}

#if !$Embedded
extension Lint.Finding.Kind: Codable {}
extension Lint.Finding.Severity: Codable {}
extension Lint.Finding.Way: Codable {}
#endif
