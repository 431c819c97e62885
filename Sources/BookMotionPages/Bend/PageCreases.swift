import BookMotion

/// Folds that are parallel and equally far apart, of paper wound on a cylinder.
///
/// The pieces between them are chords of equal arcs: each is turned by the same angle against the one
/// before, and its length is the same.
struct PageCreases: PageFolds {
  let normal: BookPoint
  /// The products of the components of the normal.
  private let squares: (xx: Double, xy: Double, yy: Double)
  /// The offset of the first fold, and the distance on the paper from one to the next.
  private let fold: Double
  private let length: Double
  /// The length of a chord whose arc is 1 long.
  private let chord: Double
  /// The change beyond the last fold.
  private let beyond: (forward: Double, up: Double)
  /// The directions of the pieces.
  private var turns: EvenTurns
  private var count = 0.0
  /// The position of the fold before: in the plane, from the first fold, and above the plane.
  private var position = (forward: 0.0, height: 0.0)
  /// The change in position since then, per unit along the normal.
  private var change = (forward: 0.0, up: 0.0)

  /// Begins at the first fold, where paper has an angle `start` of so many half turns. It turns by
  /// `turn` until the last fold.
  init(
    across normal: BookPoint, fold: Double, upTo end: Double, steps: Int, from start: Double,
    turningBy turn: Double, beyond: (forward: Double, up: Double) = (-1, 0)
  ) {
    (self.normal, self.fold, self.beyond) = (normal, fold, beyond)
    squares = (normal.x * normal.x, normal.x * normal.y, normal.y * normal.y)
    let steps = Double(max(steps, 1))
    let part = turn / steps
    length = end / steps
    chord = PageBend.chord(ofHalfTurns: part / 2)
    turns = EvenTurns(
      from: Elementary.sinCos(degrees: Elementary.halfTurn * (start + part / 2)),
      by: Elementary.halfTurn * part)
  }

  var offset: Double { fold + count * length }

  @inline(__always)
  mutating func advance() {
    leave()
    change = (chord * turns.current.cosine, chord * turns.current.sine)
    turns.advance()
  }

  mutating func finish() {
    leave()
    change = beyond
  }

  @inline(__always)
  private mutating func leave() {
    position.forward += length * change.forward
    position.height += length * change.up
    count += 1
  }

  @inline(__always)
  func facet(_ outline: PagePolygon) -> PageFacet {
    let before = fold + (count - 1) * length
    let shift = position.forward + fold - change.forward * before
    // Steps across and down bend only in their component along the normal.
    let (less, up) = (change.forward - 1, change.up)
    return PageFacet(
      outline: outline,
      origin: SIMD3(shift * normal.x, shift * normal.y, position.height - up * before),
      across: SIMD3(1 + less * squares.xx, less * squares.xy, up * normal.x),
      down: SIMD3(less * squares.xy, 1 + less * squares.yy, up * normal.y))
  }
}
