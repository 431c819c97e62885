/// Paper or board that turns about a hinge: a curve, extruded along the spine.
///
/// A cover is one straight piece; a page that bends is a row of short ones. Each piece is flat, so
/// each has its own homography; all share one ``Projection``, with its vanishing point on the
/// hinge, and meet along their edges without a gap.
///
/// ```swift
/// // A page, half turned: upright at the spine, its free half flat above the left side.
/// let page = BentPaper([.init(length: 50, degrees: 90), .init(length: 50, degrees: 180)])
/// page.width  // 100
/// page.place(atDistance: 75).height  // 50
/// page.place(atDistance: 75).across  // -25
/// ```
///
/// It is defined by the lengths and angles of its pieces instead of the points between them:
/// whatever the angles, lengths on the paper are preserved.
///
/// The painting order depends on the bend: of pieces that curl toward the viewer, later ones are in
/// front until they have curled a whole turn.
public struct BentPaper: Hashable, Sendable {
  /// The length and direction of one piece.
  public struct Bend: Hashable, Sendable {
    /// The length of the piece, across the paper.
    public var length: Double
    /// The direction of the piece, in degrees: 0 lies on the page, 90 stands toward the viewer, and
    /// 180 has turned over.
    public var degrees: Double

    /// Creates a bend.
    public init(length: Double, degrees: Double) {
      self.length = length
      self.degrees = degrees
    }
  }

  /// A flat piece of the paper.
  public struct Piece: Hashable, Sendable {
    /// The distance from the hinge to the start of the piece, on the paper.
    public let start: Double
    /// The length of the piece, across the paper.
    public let length: Double
    /// The position of its start in space, away from the hinge along the screen.
    public let across: Double
    /// The position of its start in space, toward the viewer.
    public let height: Double
    /// The changes of `across` and `height` per unit along the paper.
    let step: SIMD2<Double>
  }

  /// The pieces, from the hinge to the free edge.
  public let pieces: [Piece]

  /// Creates paper from its bends, the one at the hinge first.
  ///
  /// - Precondition: There is at least one bend, every number is finite, and no length is negative.
  public init(_ bends: [Bend]) {
    precondition(!bends.isEmpty, "BookMotion: paper needs at least one bend")
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

  /// The width of the paper.
  public var width: Double { pieces.last.map { $0.start + $0.length } ?? 0 }

  /// The greatest height of the paper, toward the viewer.
  public var height: Double {
    pieces.reduce(0) { max($0, $1.height + $1.step.y * $1.length) }
  }

  /// Returns the position of the paper at a distance from the hinge: `across` away from the hinge
  /// along the screen, and `height` toward the viewer.
  ///
  /// The distance is measured along the paper. Before the hinge and beyond the free edge, the first
  /// and the last piece continue.
  public func place(atDistance distance: Double) -> (across: Double, height: Double) {
    let piece = pieces.last { $0.start <= distance } ?? pieces[0]
    let way = distance - piece.start
    return (piece.across + piece.step.x * way, piece.height + piece.step.y * way)
  }
}

extension BentPaper {
  /// Returns the homography of each piece, from points of the flat page to points of the screen.
  ///
  /// ```swift
  /// let eye = Projection(vanishingPoint: BookPoint(x: 0, y: 140), nearness: 0.5 / 280)
  /// let cover = BentPaper([.init(length: 200, degrees: 60)])
  /// try cover.views(hinge: 0, in: eye)[0](BookPoint(x: 200, y: 0)).x  // 144.779…
  /// ```
  ///
  /// - Parameters:
  ///   - hinge: The x-coordinate of the hinge on the screen.
  ///   - binding: The side of the hinge; the paper extends to the other side.
  ///   - projection: The projection through which the paper is seen. Its vanishing point belongs on
  ///     the hinge.
  /// - Returns: One homography per piece, from the hinge on.
  /// - Throws: ``BookMotionError`` if the paper comes too close to the eye: its height times the
  ///   nearness must not be above 0.98.
  public func views(
    hinge: Double, binding: BookBinding = .left, in projection: Projection
  ) throws(BookMotionError) -> [Homography] {
    try Domain.reach.check(projection.nearness * height, "nearness × height")
    let away = binding == .left ? 1.0 : -1.0
    return pieces.map { piece in
      // Extends the plane of the piece to where the distance on the paper is 0.
      let across = piece.across - piece.start * piece.step.x
      let height = piece.height - piece.start * piece.step.y
      return projection.view(
        origin: SIMD3(
          hinge - hinge * piece.step.x + away * across, 0, height - away * hinge * piece.step.y),
        across: SIMD3(piece.step.x, 0, away * piece.step.y), down: SIMD3(0, 1, 0))
    }
  }

  /// Returns the strips of the flat page that the pieces cover, in points of the screen.
  ///
  /// ```swift
  /// let page = BentPaper([.init(length: 30, degrees: 10), .init(length: 70, degrees: 50)])
  /// page.rects(of: BookRect(x: 5, y: 0, width: 100, height: 140))[1].x  // 35
  /// ```
  ///
  /// - Parameters:
  ///   - page: The frame of the whole paper while it is flat. Its width is the paper's.
  ///   - binding: The side of the hinge.
  /// - Returns: One rectangle per piece, from the hinge on.
  public func rects(of page: BookRect, binding: BookBinding = .left) -> [BookRect] {
    pieces.map { piece in
      BookRect(
        x: binding == .left
          ? page.x + piece.start : page.x + page.width - piece.start - piece.length,
        y: page.y, width: piece.length, height: page.height)
    }
  }
}
