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
  /// Every color type, bit depth, and interlacing method is supported. The file is read row by row,
  /// so memory doesn't grow with the picture. Samples are used as stored; gamma, color profiles,
  /// and animation are ignored.
  ///
  /// The whole file is checked, whatever is requested, except that an index without a color is an
  /// error only in the columns that are sampled.
  ///
  /// Reading takes a while, so call this in a task that may block. If the task is cancelled, this
  /// throws ``PNGError/Code/cancelled``.
  ///
  /// - Throws: A ``PNGError`` for any problem with the file, wherever it is.
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
  /// Returns the colors cached under a key, or samples the PNG and caches its colors.
  public func colors(
    for key: Key, png source: PNGSource, request: ColorRequest = .book,
    limits: PNGLimits = .standard
  ) async throws(PNGError) -> PictureColors {
    try await colors(for: key) { () throws(PNGError) in
      try PictureColors(png: source, request: request, limits: limits)
    }
  }
}
