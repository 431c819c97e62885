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
  package let format: PixelFormat

  /// True if the rows come in the seven passes of Adam7.
  package let isInterlaced: Bool

  private let reader: OpaquePointer

  private init(_ opened: OpaquePointer?, _ error: cpngrows_error) throws(PNGError) {
    guard let reader = unsafe opened else { throw PNGError(error) }
    let header = unsafe cpngrows_header_of(reader).pointee
    width = Int(header.width)
    height = Int(header.height)
    format = PixelFormat(header)
    isInterlaced = header.is_interlaced
    unsafe self.reader = unsafe reader
  }

  deinit { unsafe cpngrows_close(reader) }

  /// Opens a picture and reads up to its first row. The reader is valid while `body` runs.
  package static func open<Result>(
    _ source: PNGSource, limits: PNGLimits = .standard,
    _ body: (inout PNGReader) throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    var error = cpngrows_error()
    var cLimits = cpngrows_limits(limits)
    switch source {
    case .file(let path): return try open(.path(Array(path.utf8)), limits: limits, body)
    case .path(let path):
      guard !path.contains(0) else { throw .pathWithZero }
      let letters = path.map { CChar(bitPattern: $0) } + [0]
      let opened = unsafe cpngrows_open_path(letters, &cLimits, isCancelled, &error)
      var reader = unsafe try PNGReader(opened, error)
      return try body(&reader)
    case .bytes(let bytes):
      return unsafe try bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
        let opened = unsafe cpngrows_open_bytes(
          bytes.baseAddress, bytes.count, &cLimits, isCancelled, &error)
        var reader = unsafe try PNGReader(opened, error)
        return try body(&reader)
      }
    case .standardInput:
      let opened = unsafe cpngrows_open_descriptor(standardInput, &cLimits, isCancelled, &error)
      var reader = unsafe try PNGReader(opened, error)
      return try body(&reader)
    }
  }

  private static let standardInput: Int32 = 0

  /// Called while the header is read, between rows, and while the rest of the file is checked.
  private static let isCancelled: @convention(c) () -> Bool = { Task.isCancelled }
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
  /// Reads the whole file, and calls `body` with each row's pixels in the first `columns`.
  ///
  /// Rows come from the top; in an interlaced picture, pass by pass. With `isPlain`, libpng decodes
  /// them, which takes longer and gives the same result, for comparison in tests.
  ///
  /// - Throws: An error if the picture or anything after its last row is invalid, or `cancelled` if
  ///   the task is cancelled.
  /// - Precondition: The rows haven't been read yet.
  package mutating func forEachRow(
    columns: Int, isPlain: Bool = false, _ body: (PNGRow, RawSpan) throws(PNGError) -> Void
  ) throws(PNGError) {
    var error = cpngrows_error()
    let columns = UInt32(clamping: max(1, min(columns, width)))
    guard unsafe cpngrows_begin(reader, columns, isPlain, &error) else { throw PNGError(error) }
    var row = unsafe cpngrows_row()
    while true {
      let result = unsafe cpngrows_next_row(reader, &row, &error)
      if result == 0 { return }
      guard result > 0 else { throw PNGError(error) }
      let place = unsafe PNGRow(
        y: Int(row.y), firstColumn: Int(row.first_column), columnStep: Int(row.column_step),
        count: Int(row.count))
      let bytes = unsafe UnsafeRawBufferPointer(start: row.bytes, count: row.byte_count)
      unsafe try body(place, bytes.bytes)
    }
  }
}

extension PNGError {
  /// The system's error number for an invalid argument.
  private static let invalidArgument: Int32 = 22

  fileprivate static let pathWithZero = PNGError(
    .cannotOpen(invalidArgument), words: "the path contains a null byte")
}

extension cpngrows_limits {
  fileprivate init(_ limits: PNGLimits) {
    self.init(
      width: UInt32(clamping: limits.width), height: UInt32(clamping: limits.height),
      pixels: UInt64(clamping: limits.pixels), chunk_bytes: UInt64(clamping: limits.chunkBytes),
      trailing_bytes: UInt64(clamping: limits.trailingBytes))
  }
}
