import BookMotion
public import BookMotionColor

extension PictureColors {
  /// Samples a PNG, in one pass over the file.
  ///
  /// ```swift
  /// let colors = try PictureColors(png: .file("cover.png"), request: .cover())
  /// colors[.left]?.hex  // such as "#7c4f2a"
  /// ```
  ///
  /// All color types, depths and both ways of interlacing are read, row by row: memory does not
  /// grow with the picture. Bytes are taken as they are stored. What the file says of gamma, color
  /// profiles and animation is ignored.
  ///
  /// Throws what is wrong with the file, wherever it is wrong: see ``PNGError``. If only the left
  /// edge is asked for, only that is decoded, but the whole file is still checked; an index without
  /// a color counts where it is decoded.
  ///
  /// Reading takes a while: do it where a task may take its time. A cancelled task is told so by
  /// ``PNGError/Code/cancelled``.
  public init(png: PNGSource, request: ColorRequest = .book, limits: PNGLimits = .standard)
    throws(PNGError)
  {
    self = try PNGReader.open(png, limits: limits) { reader throws(PNGError) in
      var sampler = ColorSampler(
        width: reader.width, height: reader.height, format: reader.format, request: request)
      let columns = request.columns(ofWidth: reader.width)
      try reader.forEachRow(columns: columns) { row, bytes throws(PNGError) in
        sampler.add(
          row: bytes, y: row.y, firstColumn: row.firstColumn, columnStep: row.columnStep,
          columns: row.count)
      }
      return sampler.colors()
    }
  }
}

extension ColorCache where Failure == PNGError {
  /// The colors of a PNG: those that are kept under the key, or else those that are in the file.
  public func colors(
    for key: Key, png source: PNGSource, request: ColorRequest = .book,
    limits: PNGLimits = .standard
  ) async throws(PNGError) -> PictureColors {
    try await colors(for: key) { () throws(PNGError) in
      try PictureColors(png: source, request: request, limits: limits)
    }
  }
}
