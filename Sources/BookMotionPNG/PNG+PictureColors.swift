public import BookMotionColor

extension BookPictureColors {
  /// Samples a PNG, in one pass over the file.
  ///
  /// ```swift
  /// let colors = try BookPictureColors(png: .file("cover.png"), request: .cover())
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
  /// throws ``BookPNGError/Code/cancelled``.
  ///
  /// - Throws: A ``BookPNGError`` for any problem with the file, wherever it is.
  public init(
    png: BookPNGSource, request: BookColorRequest = .book, limits: BookPNGLimits = BookPNGLimits()
  )
    throws(BookPNGError)
  {
    self = try PNGReader.open(png, limits: limits) { reader throws(BookPNGError) in
      var sampler = ColorSampler(
        width: reader.width, height: reader.height, format: reader.format, request: request)
      let columns = request.columns(ofWidth: reader.width)
      try reader.forEachRow(columns: columns) { y, pixels, bytes throws(BookPNGError) in
        sampler.add(row: bytes, y: y, pixels)
      }
      return sampler.colors()
    }
  }
}

extension BookColorCache where Failure == BookPNGError {
  /// Returns the colors cached under a key, or samples the PNG and caches its colors.
  public func colors(
    for key: Key, png source: BookPNGSource, request: BookColorRequest = .book,
    limits: BookPNGLimits = BookPNGLimits()
  ) async throws(BookPNGError) -> BookPictureColors {
    try await colors(for: key) { () throws(BookPNGError) in
      try BookPictureColors(png: source, request: request, limits: limits)
    }
  }
}
