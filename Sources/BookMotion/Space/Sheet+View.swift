extension Sheet {
  /// How each piece is seen: from points of the flat page to points of the screen.
  ///
  /// ```swift
  /// let eye = Projection(vanishingPoint: BookPoint(x: 0, y: 140), nearness: 0.5 / 280)
  /// let cover = Sheet([Sheet.Bend(length: 200, degrees: 60)])
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
  /// let page = Sheet([Sheet.Bend(length: 30, degrees: 10), Sheet.Bend(length: 70, degrees: 50)])
  /// page.rects(of: BookRect(x: 5, y: 0, width: 100, height: 140))[1].x  // 35
  /// ```
  ///
  /// - Parameters:
  ///   - page: Where the whole sheet lies while it is flat. Its width is the sheet's.
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
