internal import BookMotion
import BookMotionDocuments

/// A map from seconds to pixels, with ticks at round times.
struct TimeAxis {
  /// The time at the right end, in seconds; 0 for a picture of one instant.
  let duration: Double
  let left: Double
  let width: Double

  var right: Double { left + width }

  /// Returns the horizontal position of a time; times outside the axis are clamped to its ends.
  func x(_ time: Double) -> Double {
    guard duration > 0 else { return left }
    return left + min(max(time / duration, 0), 1) * width
  }

  /// The times of the ticks: multiples of 1, 2, or 5 times a power of ten, as close as their labels
  /// allow.
  var ticks: [(time: Double, text: String)] {
    guard duration > 0 else { return [(0, "0 s")] }
    let widest = PlotText.width(duration.text(decimals: 0) + ".00 s", size: TimeAxis.textSize)
    let steps = NiceSteps(for: duration * max(TimeAxis.leastDistance, widest) / width)
    let decimals = steps.decimals
    let step = steps.step
    var ticks: [(Double, String)] = []
    var index = 0.0
    while index * step <= duration * (1 + TimeAxis.roundings) {
      let time = index * step
      ticks.append((time, time.shortText(decimals: decimals) + " s"))
      index += 1
    }
    return ticks
  }

  static let textSize = 11.0

  /// The smallest distance between ticks, in pixels, if their labels need no more.
  private static let leastDistance = 64.0
  private static let roundings = 1e-9
}

extension TimeAxis {
  /// Draws the ticks as lines from `top` to slightly below `bottom`, with their labels.
  func write<Sink: BookTextSink & ~Copyable>(
    from top: Double, to bottom: Double, into sink: inout Sink
  ) throws(Sink.Failure) {
    for tick in ticks {
      let x = x(tick.time).pixels
      try sink.write(
        "<path class=\"grid\" d=\"M\(x) \(top.pixels)V\((bottom + TimeAxis.tip).pixels)\"/>"
          + "<text class=\"tick mid\" x=\"\(x)\" y=\"\((bottom + TimeAxis.drop).pixels)\">"
          + "\(tick.text)</text>\n")
    }
  }

  /// The height of the labels below the picture.
  static let height = 26.0
  private static let tip = 5.0
  private static let drop = 18.0
}

/// The smallest number of the form 1, 2, or 5 times a power of ten that is not less than a given
/// one.
struct NiceSteps {
  let step: Double
  /// The number of decimals of its multiples.
  let decimals: Int

  init(for least: Double) {
    var exponent = NiceSteps.finest
    while NiceSteps.multiple(of: exponent, 10) < least { exponent += 1 }
    let factor = [1.0, 2, 5, 10].first { NiceSteps.multiple(of: exponent, $0) >= least } ?? 10
    step = NiceSteps.multiple(of: exponent, factor)
    decimals = max(factor == 10 ? -exponent - 1 : -exponent, 0)
  }

  /// Returns `factor` · 10 to the power of `exponent`. A power of ten below 1 is not exact in
  /// binary, so the result is a quotient, which is the double nearest to the multiple.
  private static func multiple(of exponent: Int, _ factor: Double) -> Double {
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? factor / power : factor * power
  }

  private static let finest = -6
}
