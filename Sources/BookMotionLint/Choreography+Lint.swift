public import BookMotion

extension Choreography {
  /// The faults of a choreography, and remarks on matters of taste.
  ///
  /// ```swift
  /// let lint = Choreography.Lint(.bookPolish)
  /// lint.faults.count  // 2: the cover disappears abruptly at 170° in both directions
  /// lint.remarks.count  // 11
  /// for fault in lint.faults { print(fault) }
  /// Choreography.Lint(.storyReader).findings.isEmpty  // true
  /// ```
  ///
  /// The first printed line is "fault: opening, flipping at 0.975 s: the cover opacity jumps from 1
  /// to 0 as the cover passes 170° (jump)".
  ///
  /// Lint analyzes the exact motion, not frames. Every break has a cause, such as an animation that
  /// starts or ends, or an angle at which the appearance of the book is cut, and the instant of that
  /// cause is solved for. No finding depends on the sampling of frames; those about low frame rates
  /// follow from durations.
  ///
  /// It analyzes both directions, each from rest at 0 s. The opening waits in `modeSelection` until
  /// everything has come to rest, and then continues. Invisible changes are not reported, such as
  /// those of a book behind an opaque reader, or of a library that has faded out.
  ///
  /// By design, it does not report kinks of values that are derived from the flip angle (the faces'
  /// opacities and the shadow): they are part of the style, in the linear pieces of `BookStyle.Fade`. It
  /// does report a style that is *cut* at an angle, or over angles that the cover passes within a
  /// frame at 120 frames per second: a documented jump is still a jump. Interruptions are not
  /// analyzed, because they never jump.
  public struct Lint: Hashable, Sendable {
    /// The faults and remarks: those of the opening, then those of the closing, each in order of
    /// time.
    public let findings: [Finding]

    /// Analyzes a choreography.
    ///
    /// - Complexity: O(*steps*² · *instants per step*); two milliseconds for a preset.
    public init(_ choreography: Choreography, layout: BookLayout = BookLayout()) {
      findings = LintedDirection.both(of: choreography, layout: layout).flatMap { direction in
        // Findings at the same instant keep the order of the checks.
        direction.findings.enumerated()
          .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
      }
    }

    /// The findings that break a motion, in order.
    public var faults: [Finding] { findings.filter { $0.severity == .fault } }

    /// The findings that are a matter of taste, in order.
    public var remarks: [Finding] { findings.filter { $0.severity == .remark } }
  }
}

extension LintedDirection {
  fileprivate var findings: [Choreography.Lint.Finding] {
    jumps + lookCuts + kinks + shrinks + ajar + shortAndLongPhases + shortAndLongMoves + shortPeaks
      + overshoots + unsettledSprings + notUndone + offScreen
  }
}

extension Choreography.Lint {
  /// A fault or a remark: its kind, its phase and time, and the affected channels with their
  /// values.
  ///
  /// Channels that the same animation moves at the same instant share a finding: a book whose
  /// growth is cut off has one finding for both its width and its height.
  public struct Finding: Hashable, Sendable {
    /// The kind of the finding.
    public let kind: Kind

    /// The direction of travel in which it occurs.
    public let direction: Direction

    /// The phase in which it occurs; for a phase that ends too early, that phase.
    public let phase: AnimationPhase

    /// The time since that direction's motion began, in seconds.
    public let time: Double

    /// The duration in seconds: 0 if it is instantaneous, ∞ if it never ends.
    package let duration: Double

    /// The affected channels with their values; empty if the whole phase is at fault.
    package let changes: [Change]

    /// The flip angle at which the appearance is cut, or the first of them; `nil` if that is not the
    /// cause.
    package let cut: Double?

    /// The severity of the finding, which follows from its kind.
    public var severity: Severity { kind.severity }
  }
}

extension Choreography.Lint.Finding {
  /// A channel and two values, whose meaning depends on the ``Kind``.
  package struct Change: Hashable, Sendable {
    /// The channel.
    package let channel: BookChannel
    /// The value before the change, or the expected value.
    package let from: Double
    /// The value after the change.
    package let to: Double

    /// The distance between the two values, in the channel's unit or in units per second.
    package var size: Double { abs(to - from) }
  }

  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A break in the motion that everyone can see.
    case fault
    /// A matter of taste.
    case remark
  }

  /// A direction of the book's travel.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the reader.
    case opening
    /// Back to the shelf.
    case closing
  }

  /// The kinds of findings, faults first.
  ///
  /// A sudden change of speed is a fault in the middle of a motion, but a matter of taste at its
  /// ends. An ease-out responds to a tap immediately, and a reversed ease-out is an ease-in, so
  /// sudden starts and stops have the same severity.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A channel that changes its value in an instant.
    case jump
    /// A speed that changes in an instant in the middle of a motion. The values are in units per
    /// second.
    case kink
    /// A book that becomes smaller on its way to the reader.
    ///
    /// A spring that swings back to its target does not count. Neither does a spread, from the time
    /// at which its cover gets a target beyond 90°, since two pages share the space of one.
    case shrink
    /// A cover that the opening turns but leaves over its page, at less than 90°.
    case ajar
    /// A phase that is shorter than one frame at a low frame rate, so that no frame may show it.
    case shortPhase
    /// A move that is shorter than one frame at a low frame rate, so that it looks like a jump.
    case shortMove
    /// A motion that starts abruptly, such as an ease-out. The values are in units per second.
    case suddenStart
    /// A motion that stops abruptly, such as an ease-in. The values are in units per second.
    case suddenStop
    /// A channel that changes and changes back within one frame at a low frame rate.
    case shortPeak
    /// A phase that is longer than anyone waits for a book, probably because its duration is
    /// written in milliseconds.
    case longPhase
    /// A move that is longer than anyone waits for a book, probably because its duration is written
    /// in milliseconds.
    case longMove
    /// A flip angle that goes beyond 0° or 180°, or a channel that is clamped because it swings
    /// beyond the visible range, such as an opacity. The `from` value is the limit.
    case overshoot
    /// A spring that has not settled when the next phase begins. The `duration` is the additional
    /// time that it needs.
    case unsettled
    /// A closing phase that does not return a channel to its value before the opening phases that
    /// it undoes, although a later phase does.
    case notUndone
    /// A channel that does not have its original value after opening and closing.
    case notReturned
    /// A place outside of the screen. The values are those of its center, and of the screen's.
    case offScreen

    /// The severity of every finding of this kind.
    package var severity: Severity {
      switch self {
      case .jump, .kink, .shrink, .ajar, .shortPhase, .shortMove: .fault
      case .suddenStart, .suddenStop, .shortPeak, .longPhase, .longMove, .overshoot, .unsettled,
        .notUndone, .notReturned, .offScreen:
        .remark
      }
    }
  }
}

#if !$Embedded
extension Choreography.Lint.Finding.Kind: Codable {}
extension Choreography.Lint.Finding.Severity: Codable {}
extension Choreography.Lint.Finding.Direction: Codable {}
#endif
