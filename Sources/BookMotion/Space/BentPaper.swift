/// Paper or board that turns about a hinge: a curve, extruded along the spine.
///
/// A cover is one straight piece, a page that bends is a row of short ones. Each piece is flat, so
/// each is seen through a homography of its own; all have one ``Projection``, with its vanishing
/// point on the hinge, and meet along their edges without a gap.
///
/// ```swift
/// // A page, half turned: upright at the spine, its free half flat above the left side.
/// let page = BentPaper([.init(length: 50, degrees: 90), .init(length: 50, degrees: 180)])
/// page.width  // 100
/// page.place(atDistance: 75).height  // 50
/// page.place(atDistance: 75).across  // -25
/// ```
///
/// It is made of the lengths and the angles of its pieces, not of the points between them: whatever
/// the angles, a length on the paper stays what it is.
///
/// Its order of painting is the bend's business: of pieces that curl towards the viewer the later
/// ones are in front, until they have curled a whole turn.
public struct BentPaper: Hashable, Sendable {
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

  /// Creates paper from its bends, the one at the hinge first.
  ///
  /// - Precondition: there is one, every number is finite, and no length is below 0.
  public init(_ bends: [Bend]) {
    precondition(!bends.isEmpty, "BookMotion: paper has at least one piece")
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

extension BentPaper {
  /// How each piece is seen: from points of the flat page to points of the screen.
  ///
  /// ```swift
  /// let eye = Projection(vanishingPoint: BookPoint(x: 0, y: 140), nearness: 0.5 / 280)
  /// let cover = BentPaper([.init(length: 200, degrees: 60)])
  /// try cover.views(hinge: 0, in: eye)[0](BookPoint(x: 200, y: 0)).x  // 144.779…
  /// ```
  ///
  /// - Parameters:
  ///   - hinge: Where the hinge is, across the screen.
  ///   - binding: The side of the hinge: the paper goes to the other.
  ///   - projection: How it is seen. Its vanishing point belongs on the hinge.
  /// - Returns: A homography a piece, from the hinge on.
  /// - Throws: ``BookMotionError`` if the paper comes too near to the eye: its height times the
  ///   nearness must not be above 0.98.
  public func views(
    hinge: Double, binding: BookBinding = .left, in projection: Projection
  ) throws(BookMotionError) -> [Homography] {
    try Domain.reach.check(projection.nearness * height, "nearness × height")
    let away = binding == .left ? 1.0 : -1.0
    return pieces.map { piece in
      // The paper of the piece's plane at the hinge, and one point further along the screen.
      let across = piece.across - piece.start * piece.step.x
      let height = piece.height - piece.start * piece.step.y
      return projection.view(
        origin: SIMD3(
          hinge - hinge * piece.step.x + away * across, 0, height - away * hinge * piece.step.y),
        across: SIMD3(piece.step.x, 0, away * piece.step.y), down: SIMD3(0, 1, 0))
    }
  }

  /// The strips of the flat page that the pieces are, in points of the screen.
  ///
  /// ```swift
  /// let page = BentPaper([.init(length: 30, degrees: 10), .init(length: 70, degrees: 50)])
  /// page.rects(of: BookRect(x: 5, y: 0, width: 100, height: 140))[1].x  // 35
  /// ```
  ///
  /// - Parameters:
  ///   - page: Where the whole paper lies while it is flat. Its width is the paper's.
  ///   - binding: The side of the hinge.
  /// - Returns: A rectangle a piece, from the hinge on.
  public func rects(of page: BookRect, binding: BookBinding = .left) -> [BookRect] {
    pieces.map { piece in
      BookRect(
        x: binding == .left
          ? page.x + piece.start : page.x + page.width - piece.start - piece.length,
        y: page.y, width: piece.length, height: page.height)
    }
  }
}
