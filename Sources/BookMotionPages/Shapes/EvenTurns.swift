import BookMotion

/// The sines and cosines of evenly spaced angles, for a fraction of the time that each takes by itself.
///
/// Each is the one before, turned by a step: a rotation takes four products. Rounding errors do not
/// grow with the number of angles, for one in ``span`` is computed by itself. The sine of a small angle
/// is exact to its own last bits as long as angles grow from 0 on.
struct EvenTurns {
  /// The sine and cosine of the current angle.
  private(set) var current: (sine: Double, cosine: Double)
  private let first: (sine: Double, cosine: Double)
  /// The step, in degrees.
  private let step: Double
  /// The sine and cosine of a step.
  let turn: (sine: Double, cosine: Double)
  private var count = 0

  /// Begins with the sine and cosine of an angle. A step is in degrees.
  init(from first: (sine: Double, cosine: Double), by step: Double) {
    (self.first, self.step) = (first, step)
    current = first
    turn = Elementary.sinCos(degrees: step)
  }

  /// Goes on to the next angle.
  @inline(__always)
  mutating func advance() {
    count += 1
    current =
      count % EvenTurns.span == 0
      ? EvenTurns.sum(first, Elementary.sinCos(degrees: step * Double(count)))
      : EvenTurns.sum(current, turn)
  }

  /// Returns the sine and cosine of the sum of two angles.
  @inline(__always)
  private static func sum(
    _ first: (sine: Double, cosine: Double), _ second: (sine: Double, cosine: Double)
  ) -> (sine: Double, cosine: Double) {
    let sine = first.sine * second.cosine + first.cosine * second.sine
    let cosine = first.cosine * second.cosine - first.sine * second.sine
    return (sine, cosine)
  }

  private static let span = 64
}
