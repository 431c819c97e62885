import BookMotion

/// Folds that are parallel and equally far apart, of paper wound on a cylinder.
///
/// The pieces between them are chords of equal arcs: each is turned by the same angle against the one
/// before, and its length is the same.
struct PageCreases: PageFolds {
  let normal: BookPoint
  /// The products of the components of the normal.
  private let squares: (xx: Double, xy: Double, yy: Double)
  /// The offset of the first fold.
  private let fold: Double
  /// The distance on the paper from the first fold to the last one.
  private let end: Double
  private let steps: Double
  /// The distance on the paper between two folds.
  private let length: Double
  /// The length of a chord whose arc is 1 long.
  private let chord: Double
  /// The changes per unit along the normal beyond the last fold.
  private let beyond: (step: Double, up: Double)
  /// The directions of the pieces.
  private var turns: EvenTurns
  private var count = 0.0
  /// The distances on the paper from the first fold to the current one, and to the one before.
  private var distance = 0.0
  private var before = 0.0
  /// The position of the fold before: in the plane, from the first fold, and above the plane.
  private var forward = 0.0
  private var height = 0.0
  /// The changes in the plane, and upward, per unit along the normal since the fold before.
  private var step = 1.0
  private var up = 0.0

  /// Begins at the first fold.
  ///
  /// - Parameters:
  ///   - normal: The unit vector across the folds.
  ///   - fold: The offset of the first fold.
  ///   - end: The distance on the paper from the first fold to the last one.
  ///   - steps: The number of pieces between them.
  ///   - start: The angle of the paper at the first fold, in half turns.
  ///   - turn: The angle by which the paper turns until the last one, in half turns.
  ///   - beyond: The changes in the plane, and upward, per unit along the normal beyond the last fold.
  init(
    across normal: BookPoint, fold: Double, upTo end: Double, steps: Int, from start: Double,
    turningBy turn: Double, beyond: (step: Double, up: Double) = (-1, 0)
  ) {
    (self.normal, self.fold, self.end, self.beyond) = (normal, fold, end, beyond)
    squares = (normal.x * normal.x, normal.x * normal.y, normal.y * normal.y)
    self.steps = Double(steps)
    length = end / Double(max(steps, 1))
    let part = steps > 0 ? turn / Double(steps) : 0
    chord = PageBend.chord(ofHalfTurns: part / 2)
    turns = EvenTurns(
      from: PageBend.halfTurn * (start + part / 2), by: PageBend.halfTurn * part)
  }

  var offset: Double { fold + distance }

  @inline(__always)
  mutating func advance() {
    leave()
    (step, up) = (chord * turns.current.cosine, chord * turns.current.sine)
    turns.advance()
    count += 1
    distance = count < steps ? count * length : end
  }

  mutating func finish() {
    leave()
    (step, up) = beyond
  }

  @inline(__always)
  private mutating func leave() {
    forward += (distance - before) * step
    height += (distance - before) * up
    before = distance
  }

  @inline(__always)
  func facet(_ outline: PagePolygon) -> PageFacet {
    let change = step - 1
    let shift = forward - step * before - change * fold
    // Steps across and down bend only in their component along the normal.
    return PageFacet(
      outline: outline,
      origin: SIMD3(shift * normal.x, shift * normal.y, height - up * (fold + before)),
      across: SIMD3(1 + change * squares.xx, change * squares.xy, up * normal.x),
      down: SIMD3(change * squares.xy, 1 + change * squares.yy, up * normal.y))
  }
}
