package import BookMotion

/// The fewest springs and curves that follow measured values.
///
/// A film that somebody has measured by hand, or an export of another tool, has a value at some
/// times. What made it was a sum of steps: value = start + Σ Δᵢ·rᵢ(t − tᵢ). This finds the steps,
/// and says how far from them the values are.
///
/// ```swift
/// let track = MotionFit.Track("x", times: times, values: values)
/// let fit = MotionFit([track])
/// fit.channels[0].moves[0].animation  // .spring(duration: 0.35, bounce: 0.15)
/// ```
///
/// Every channel is searched by itself, one step after the other (orthogonal least squares over a
/// fixed grid of durations, bounces, and starts; Levenberg–Marquardt for the numbers; variable
/// projection for the distances), until no further step is worth its numbers. Channels then share
/// the steps of which that is as good, and numbers are rounded if that can't be seen. Nothing is
/// random, so the same values have the same steps on every machine.
///
/// It deliberately doesn't look for a velocity at the beginning: the first value is at rest.
package struct MotionFit: Sendable {
  /// The channels, in the order of the tracks.
  package let channels: [Channel]

  /// The measured values of a channel.
  package struct Track: Hashable, Sendable {
    package let name: String
    package let times: [Double]
    package let values: [Double]
    /// The step to which the values are rounded, or 0.
    package let grain: Double

    package init(_ name: String, times: [Double], values: [Double], grain: Double = 0) {
      self.name = name
      self.times = times
      self.values = values
      self.grain = grain
    }
  }

  /// What the steps may be.
  package enum Ways: String, CaseIterable, Sendable {
    case any
    case springs
    case curves
  }

  /// The motion of a channel, and its distance from the measured values.
  package struct Channel: Sendable {
    package let track: Track
    /// The value before the first move.
    package let start: Double
    package let moves: [Move]
    /// The largest distance of a value from the motion, and its time.
    package let largestError: Double
    package let largestErrorTime: Double
    package let rootMeanSquareError: Double
    /// The largest distance that was allowed, or that noise explains.
    package let tolerance: Double

    /// True if no value is further away than is allowed.
    package var isFollowed: Bool { largestError <= tolerance }
  }

  /// A step of a channel.
  package struct Move: Hashable, Sendable {
    /// The value to which the step leads.
    package let target: Double
    let step: FitStep
    /// The step before its numbers were rounded.
    let found: FitStep

    package var start: Double { step.start }
    package var animation: MotionCurve { step.animation }
  }

  /// One more than a step has numbers: start, duration, bounce, and both ends; and the last value,
  /// which doesn't count.
  package static let fewestValues = 7

  /// The largest numbers of steps that can be asked for.
  package static let stepCount = BookDomain(1, 24)

  /// Finds the steps.
  ///
  /// - Parameters:
  ///   - tracks: The measured values. Times ascend, and values are finite.
  ///   - ways: What the steps may be.
  ///   - most: The largest number of steps of one channel.
  ///   - tolerance: The largest distance that is allowed, as a share of a channel's range. Without
  ///     one, more steps are taken as long as they explain more than noise would.
  /// - Complexity: O(*n*²) for *n* values of a channel.
  package init(
    _ tracks: [Track], with ways: Ways = .any, steps most: Int = 8, tolerance: Double? = nil
  ) {
    let measured = tracks.map(FitChannel.init)
    let limits = FitLimits(times: Set(tracks.flatMap(\.times)).sorted())
    let models = measured.map { channel in
      FitSearch(
        channel: channel.thinned(), limits: limits, families: ways.families, tolerance: tolerance
      ).model(upTo: most)
    }
    var model = FitModel(joining: models)
    model.share(on: measured, limits: limits)
    model.refine(
      model.places, on: measured, scales: model.scales(on: measured), limits: limits)
    let found = model.steps
    model.round(on: measured, limits: limits, within: tolerance)
    channels = tracks.indices.map { lane in
      Channel(tracks[lane], measured[lane], model, lane, found: found, tolerance: tolerance)
    }
  }
}

extension MotionFit.Ways {
  fileprivate var families: [FitStep.Family] {
    let springs = [FitStep.Family.spring, .jump]
    let names: [MotionEasing] = [.linear, .easeIn, .easeOut, .easeInOut]
    let curves = names.map(FitStep.Family.easing) + [.bezier, .jump]
    return switch self {
    case .any: springs + curves.dropLast()
    case .springs: springs
    case .curves: curves
    }
  }
}
