import BookMotion

/// The sines and cosines of evenly spaced angles, for a fraction of the time that each takes by itself.
///
/// Each is the one before, turned by a step: a rotation takes four products. Rounding errors do not
/// grow with the number of angles, for one in ``span`` is computed by itself. The sine of a small angle
/// is exact to its own last bits as long as angles grow from 0 on.
struct EvenTurns {
  /// The sine and cosine of the current angle.
  private(set) var current: (sine: Double, cosine: Double)
  private let first: Double
  private let step: Double
  /// The sine and cosine of a step.
  let turn: (sine: Double, cosine: Double)
  private var count = 0

  /// Begins with an angle, in degrees.
  init(from first: Double, by step: Double) {
    (self.first, self.step) = (first, step)
    current = first == 0 ? (0, 1) : Elementary.sinCos(degrees: first)
    turn = Elementary.sinCos(degrees: step)
  }

  /// Goes on to the next angle.
  @inline(__always)
  mutating func advance() {
    count += 1
    let (sine, cosine) = current
    current =
      count % EvenTurns.span == 0
      ? Elementary.sinCos(degrees: first + step * Double(count))
      : (sine * turn.cosine + cosine * turn.sine, cosine * turn.cosine - sine * turn.sine)
  }

  private static let span = 64
}
