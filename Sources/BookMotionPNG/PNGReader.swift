import BookMotion
package import BookMotionColor
internal import CPNGRows

/// An open PNG, which provides its header, then its rows as stored, and checks the rest of the
/// file.
///
/// Only the current row and those next to it are in memory. Each reader belongs to one thread, but
/// every thread may have one.
@safe package struct PNGReader: ~Copyable {
  /// The picture's width in pixels.
  package let width: Int

  /// The picture's height in pixels.
  package let height: Int

  /// The format of the rows.
  package let format: BookPixelFormat

  /// True if the rows come in the seven passes of Adam7.
  package let isInterlaced: Bool

  private let reader: OpaquePointer

  private let limits: BookPNGLimits

  private init(_ source: cpngrows_source, _ limits: BookPNGLimits) throws(BookPNGError) {
    var error = cpngrows_error()
    guard let reader = unsafe cpngrows_open(source, cpngrows_limits(limits), &error) else {
      throw BookPNGError(error, limits: limits, isInterlaced: false)
    }
    let header = unsafe PNGHeader(
      OpaquePointer(cpngrows_png(reader)), OpaquePointer(cpngrows_info(reader)))
    width = header.width
    height = header.height
    format = header.format
    isInterlaced = header.isInterlaced
    self.limits = limits
    unsafe self.reader = unsafe reader
  }

  deinit { unsafe cpngrows_close(reader) }

  /// Opens a picture and reads up to its first row. The reader is valid while `body` runs.
  package static func open<Result>(
    _ source: BookPNGSource, limits: BookPNGLimits = .standard,
    _ body: (inout PNGReader) throws(BookPNGError) -> Result
  ) throws(BookPNGError) -> Result {
    func read(_ source: cpngrows_source) throws(BookPNGError) -> Result {
      var reader = unsafe try PNGReader(source, limits)
      try limits.check(width: reader.width, height: reader.height)
      return try body(&reader)
    }
    func read(descriptor: Int32) throws(BookPNGError) -> Result {
      unsafe try read(cpngrows_source(descriptor: descriptor, bytes: nil, count: 0))
    }
    switch source {
    case .file(let path): return try PNGFile.open(Array(path.utf8), read)
    case .path(let path): return try PNGFile.open(path, read)
    case .standardInput: return try read(descriptor: PNGFile.standardInput)
    case .bytes(let bytes):
      return unsafe try bytes.withUnsafeBufferPointer { bytes throws(BookPNGError) in
        unsafe try read(
          cpngrows_source(descriptor: -1, bytes: bytes.baseAddress, count: bytes.count))
      }
    }
  }
}

/// The position of a row's pixels: every `columnStep`th column from `firstColumn` on.
package struct PNGRow: Hashable, Sendable {
  /// The row of the picture.
  package let y: Int
  /// The column of the first pixel.
  package let firstColumn: Int
  /// The distance from one pixel to the next, in columns.
  package let columnStep: Int
  /// The number of pixels.
  package let count: Int
}

extension PNGReader {
  /// The number of bytes of rows after which cancellation is looked for.
  private static let bytesPerCheck = 1 << 16

  /// Reads the whole file, and calls `body` with each row's pixels in the first `columns`.
  ///
  /// Rows come from the top; in an interlaced picture, pass by pass.
  ///
  /// - Throws: An error if the picture or anything after its last row is invalid, or `cancelled` if
  ///   the task is cancelled.
  /// - Precondition: The rows haven't been read yet.
  package mutating func forEachRow(
    columns: Int, _ body: (PNGRow, RawSpan) throws(BookPNGError) -> Void
  ) throws(BookPNGError) {
    var error = cpngrows_error()
    let columns = max(1, min(columns, width))
    let passes = isInterlaced ? PNGPass.adam7 : PNGPass.whole
    var unchecked = 0
    var row = unsafe cpngrows_row()
    var result: Int32 = unsafe cpngrows_begin(reader, &error) ? 1 : -1
    while result > 0 {
      unsafe result = cpngrows_next_row(reader, &row, &error)
      guard result > 0 else { break }
      let position = unsafe passes[Int(row.pass)].position(ofRow: Int(row.index), columns: columns)
      guard position.count > 0 else { continue }
      let count = format.bytesPerRow(ofWidth: position.count)
      let bytes = unsafe UnsafeRawBufferPointer(start: row.bytes, count: count)
      if let problem = unsafe format.problem(in: bytes, count: position.count) {
        let pass = unsafe isInterlaced ? Int(row.pass) + 1 : nil
        throw BookPNGError(problem, row: position.y, pass: pass)
      }
      unsafe try body(position, bytes.bytes)
      unchecked += count
      if unchecked >= Self.bytesPerCheck {
        unchecked = 0
        if Task.isCancelled { throw BookPNGError(.cancelled) }
      }
    }
    if result < 0 { throw BookPNGError(error, limits: limits, isInterlaced: isInterlaced) }
  }
}

extension BookPNGLimits {
  fileprivate func check(width: Int, height: Int) throws(BookPNGError) {
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    let sizes: [(BookPNGError.Limit, found: Int, limit: Int)] = [
      (.width, width, self.width), (.height, height, self.height),
      (.pixels, overflows ? .max : pixels, self.pixels),
    ]
    for (size, found, limit) in sizes where found > limit {
      throw BookPNGError(.tooLarge(size, found: found, limit: limit), chunk: "IHDR")
    }
  }
}

extension BookPixelFormat {
  /// Returns the problem with a row if one of its pixels has an index beyond the palette.
  @unsafe fileprivate func problem(
    in row: UnsafeRawBufferPointer, count: Int
  ) -> BookPNGError.Code? {
    guard kind == .indexed, paletteCount < 1 << bitDepth else { return nil }
    var highest: UInt8 = 0
    if bitDepth == 8 {
      highest = unsafe row.reduce(0, max)
    } else {
      for pixel in 0..<count {
        let shift = 8 - bitDepth - pixel * bitDepth % 8
        let index = unsafe row[pixel * bitDepth / 8] >> UInt8(shift) & (1 << UInt8(bitDepth) - 1)
        highest = max(highest, index)
      }
    }
    guard highest >= paletteCount else { return nil }
    return .indexBeyondPalette(Int(highest), last: paletteCount - 1)
  }
}

extension cpngrows_limits {
  fileprivate init(_ limits: BookPNGLimits) {
    // Called while the header is read, with pieces of the image data, and to the end of the file.
    self.init(
      chunk_bytes: UInt64(clamping: limits.chunkBytes),
      trailing_bytes: UInt64(clamping: limits.trailingBytes),
      is_cancelled: { Task.isCancelled })
  }
}
