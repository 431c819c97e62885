package import BookMotionColor
internal import CPNGRows
internal import Clibpng

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

  private let reader: OpaquePointer

  private let limits: BookPNGLimits

  private init(_ source: cpngrows_source, _ limits: BookPNGLimits) throws(BookPNGError) {
    var error = cpngrows_error()
    guard let reader = unsafe cpngrows_open(source, cpngrows_limits(limits), &error) else {
      throw BookPNGError(error, limits)
    }
    let png = unsafe OpaquePointer(cpngrows_png(reader))
    let info = unsafe OpaquePointer(cpngrows_info(reader))
    width = unsafe Int(png_get_image_width(png, info))
    height = unsafe Int(png_get_image_height(png, info))
    format = unsafe BookPixelFormat(png, info)
    self.limits = limits
    unsafe self.reader = unsafe reader
  }

  deinit { unsafe cpngrows_close(reader) }

  /// Opens a picture and reads up to its first row. The reader is valid while `body` runs.
  package static func open<Result>(
    _ source: BookPNGSource, limits: BookPNGLimits = BookPNGLimits(),
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
    case .file(let path): return try PNGFile.withDescriptor(of: Array(path.utf8), read)
    case .path(let path): return try PNGFile.withDescriptor(of: path, read)
    case .standardInput: return try read(descriptor: PNGFile.standardInput)
    case .bytes(let bytes):
      return unsafe try bytes.withUnsafeBufferPointer { bytes throws(BookPNGError) in
        unsafe try read(
          cpngrows_source(descriptor: -1, bytes: bytes.baseAddress, count: bytes.count))
      }
    }
  }
}

extension PNGReader {
  /// The number of bytes of rows after which cancellation is looked for.
  private static let bytesPerCheck = 1 << 16

  /// Reads the whole file, and calls `body` with the number and the pixels of each row in the first
  /// `columns`.
  ///
  /// Rows come from the top; in an interlaced picture, pass by pass.
  ///
  /// - Throws: An error if the picture or anything after its last row is invalid, or `cancelled` if
  ///   the task is cancelled.
  /// - Precondition: The rows haven't been read yet.
  package mutating func forEachRow(
    columns: Int, _ body: (_ y: Int, PixelColumns, RawSpan) throws(BookPNGError) -> Void
  ) throws(BookPNGError) {
    var error = cpngrows_error()
    let columns = max(1, min(columns, width))
    var unchecked = 0
    var row = unsafe cpngrows_row()
    var result: Int32 = unsafe cpngrows_begin(reader, &error) ? 1 : -1
    while result > 0 {
      unsafe result = cpngrows_next_row(reader, &row, &error)
      let pixels = unsafe PixelColumns(
        first: Int(row.first_column), step: Int(row.column_step), before: columns)
      guard result > 0, pixels.count > 0 else { continue }
      let length = format.bytesPerRow(ofWidth: pixels.count)
      let bytes = unsafe UnsafeRawBufferPointer(start: row.bytes, count: length).bytes
      let y = unsafe Int(row.y)
      if let index = format.indexBeyondPalette(in: bytes, count: pixels.count) {
        throw BookPNGError(
          .indexBeyondPalette(index, last: format.paletteCount - 1), row: y,
          pass: unsafe row.pass > 0 ? Int(row.pass) : nil)
      }
      try body(y, pixels, bytes)
      unchecked += length
      if unchecked >= Self.bytesPerCheck {
        unchecked = 0
        if Task.isCancelled { throw BookPNGError(.cancelled) }
      }
    }
    if result < 0 { throw BookPNGError(error, limits) }
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

extension cpngrows_limits {
  fileprivate init(_ limits: BookPNGLimits) {
    // Called while the header is read, with pieces of the image data, and to the end of the file.
    self.init(
      chunk_bytes: UInt64(clamping: limits.chunkBytes),
      trailing_bytes: UInt64(clamping: limits.trailingBytes),
      is_cancelled: { Task.isCancelled })
  }
}
