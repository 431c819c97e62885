/// What a careful eye would object to in a choreography: jumps, kinks, overshoot, phases that end
/// before their springs have settled, a way back that does not undo the way there, and what a low
/// frame rate would miss.
///
/// ```swift
/// Lint(.storyReader).findings.isEmpty  // true
/// let findings = Lint(.bookPolish).findings
/// findings.count  // 23
/// for finding in findings { print(finding) }
/// ```
///
/// Among what the last line prints are
///
/// - "opening, moving: the spring of x has 3.26 points still to go when its phase ends at 0.6 s; it
///   settles at 0.739 s"
/// - "opening, flipping: the cover opacity jumps from 1 to 0 at 0.975 s, when the cover passes 170°"
/// - "opening, revealing: the flip angle overshoots 180° by 0.274° at 1.288 s, for 0.688 s"
///
/// It looks at the exact motion, not at frames: a jump or a kink has a cause, an animation that
/// starts or ends, or an angle at which the look of the book is cut; the causes are known, their
/// instants are solved for, and the sizes are the differences of the limits from both sides. So
/// no finding depends on a frame rate, not even those about frame rates.
///
/// Two journeys are looked at, each from rest at 0 s. The way there waits in `modeSelection` until
/// everything has come to rest, and goes on then. The way back sets out from the open book.
///
/// What nobody sees is not found: the book behind an opaque reader, a library that has faded out.
///
/// It deliberately says nothing about kinks of what follows from the flip angle (the faces'
/// opacities, the shadow): those lie in the look itself, in the straight pieces of
/// ``FaceOpacity``, and are the same for every choreography. A look that is *cut* at an angle is
/// reported: that a jump is promised does not make it smooth. Nor does it say anything about
/// interruptions: they never jump.
public struct Lint: Hashable, Sendable {
  /// What there is to object to: on the way there, then on the way back, each in order of time.
  public let findings: [Finding]

  /// Looks at a choreography.
  ///
  /// - Complexity: O(steps² · instants a step); two milliseconds for a preset.
  public init(
    _ choreography: Choreography, layout: BookLayout = BookLayout(), limits: Limits = Limits()
  ) {
    findings = LintedWay.both(of: choreography, layout: layout, limits: limits).flatMap { way in
      // A stable order: at one instant in the order of the channels, then of the kinds.
      way.findings.enumerated()
        .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map { $0.element }
    }
  }
}

extension LintedWay {
  fileprivate var findings: [Lint.Finding] {
    jumps + lookCuts + kinks + overshoots + clamps + unsettledSprings + notUndone + missedByFrames
  }
}

extension Lint.Finding {
  /// Time first, then the channel's place in documents; what has no channel comes first.
  fileprivate var rank: Rank {
    Rank(time: time, channel: channel.flatMap(BookChannel.allCases.firstIndex(of:)) ?? -1)
  }

  fileprivate struct Rank: Comparable {
    let time: Double
    let channel: Int

    static func < (one: Rank, another: Rank) -> Bool {
      (one.time, one.channel) < (another.time, another.channel)
    }
  }
}
