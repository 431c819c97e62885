/// A sheet of a book that turns: a curve that begins at the hinge, extruded along the spine.
///
/// A cover is one straight piece, a page that bends is a row of short ones. Each piece is flat, so
/// each is seen through a homography of its own; all have one ``Projection``, with its vanishing
/// point on the hinge, and meet along their edges without a gap.
///
/// ```swift
/// // A page, half turned: upright at the spine, its free half flat above the left side.
/// let page = Sheet([Sheet.Bend(length: 50, degrees: 90), Sheet.Bend(length: 50, degrees: 180)])
/// page.width  // 100
/// page.place(atDistance: 75).height  // 50
/// page.place(atDistance: 75).across  // -25
/// ```
///
/// A sheet is told by how long its pieces are and where they point, not by the points between them:
/// whatever the angles, a length on the paper stays what it is.
///
/// Its order of painting is the bend's business: of pieces that curl towards the viewer the later
/// ones are in front, until they have curled a whole turn.
public struct Sheet: Hashable, Sendable {
  /// How one piece is bent away from the screen.
  public struct Bend: Hashable, Sendable {
    /// How long it is, across the paper.
    public var length: Double
    /// Where it points: 0° lies on the page, 90° stands towards the viewer, 180° has turned over.
    public var degrees: Double

    /// Creates a bend.
    public init(length: Double, degrees: Double) {
      self.length = length
      self.degrees = degrees
    }
  }

  /// A flat piece.
  public struct Piece: Hashable, Sendable {
    /// How far from the hinge it begins, on the paper.
    public let start: Double
    /// How long it is.
    public let length: Double
    /// Where it begins in space, away from the hinge along the screen.
    public let across: Double
    /// Where it begins in space, towards the viewer.
    public let height: Double
    /// What a step along the paper adds to `across` and `height`.
    let step: SIMD2<Double>
  }

  /// The pieces, from the hinge to the free edge.
  public let pieces: [Piece]

  /// Creates a sheet from its bends, the one at the hinge first.
  ///
  /// - Precondition: there is one, every number is finite, and no length is below 0.
  public init(_ bends: [Bend]) {
    precondition(!bends.isEmpty, "BookMotion: a sheet has at least one piece")
    var pieces: [Piece] = []
    pieces.reserveCapacity(bends.count)
    var start = 0.0
    var end = SIMD2(0.0, 0.0)
    for bend in bends {
      Domain.seconds.require(bend.length, "length")
      Domain.finite.require(bend.degrees, "degrees")
      let (sine, cosine) = Elementary.sinCos(degrees: bend.degrees)
      let step = SIMD2(cosine, sine)
      pieces.append(
        Piece(start: start, length: bend.length, across: end.x, height: end.y, step: step))
      start += bend.length
      end += step * bend.length
    }
    self.pieces = pieces
  }

  /// How wide the paper is.
  public var width: Double { pieces.last.map { $0.start + $0.length } ?? 0 }

  /// How far the paper comes towards the viewer.
  public var height: Double {
    pieces.reduce(0) { max($0, $1.height + $1.step.y * $1.length) }
  }

  /// Where the paper is in space, so far from the hinge on it: away from the hinge along the screen,
  /// and towards the viewer.
  ///
  /// Before the hinge and beyond the free edge the first and the last piece go on.
  public func place(atDistance distance: Double) -> (across: Double, height: Double) {
    let piece = pieces.last { $0.start <= distance } ?? pieces[0]
    let way = distance - piece.start
    return (piece.across + piece.step.x * way, piece.height + piece.step.y * way)
  }
}
