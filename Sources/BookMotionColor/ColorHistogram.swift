import BookMotion

/// How much of a picture has which color: what its dominant color and its palette are found in.
///
/// Rows are counted as they come, in any order, and the answers do not depend on it: all sums are
/// whole numbers. One pass over a noisy picture costs little more than a nanosecond a pixel, in about
/// a megabyte whatever the picture's size.
///
/// ```swift
/// let row: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 0, 255]
/// var histogram = ColorHistogram()
/// histogram.add(rgb: row.span)
/// histogram.dominant()  // RGB(red: 1.0, green: 0.0, blue: 0.0)
/// ```
///
/// Opaque pixels are counted in 115 200 cells (see ``ColorCell``), and grays, which many pictures
/// consist of, byte by byte. A cell that is full, and every pixel that is partly transparent, goes
/// to sums that are wide enough for 2²⁸ pixels.
package struct ColorHistogram: Sendable {
  /// Packed counts and sums of opaque pixels.
  var cells: [UInt64]

  /// Where the wide sums of a cell stand, plus 1; 0 if it has none. Empty until a cell wants them.
  var places: [UInt32] = []
  var wide: [WideSums] = []

  // Copies of what is worked out once for all: to ask for that costs a check each time.
  let tables: [UInt64]
  let firstGray: Int

  /// Creates a histogram of nothing.
  package init() {
    cells = [UInt64](repeating: 0, count: ColorCell.count)
    tables = ColorCell.tables
    firstGray = ColorCell.colorCount
  }

  /// Counts opaque pixels of three bytes: red, green, blue.
  ///
  /// - Precondition: The row has whole pixels.
  package mutating func add(rgb row: Span<UInt8>) {
    precondition(row.count.isMultiple(of: 3), "a row of RGB has three bytes per pixel")
    add(row, bytesPerPixel: 3)
  }

  /// Counts pixels of four bytes: red, green, blue, and how opaque they are. The colors are not
  /// premultiplied. A pixel counts as much as it is opaque; the color of an invisible one not at
  /// all.
  ///
  /// - Precondition: The row has whole pixels.
  package mutating func add(rgba row: Span<UInt8>) {
    precondition(row.count.isMultiple(of: 4), "a row of RGBA has four bytes per pixel")
    add(row, bytesPerPixel: 4)
  }

  /// Inlined for each of both sizes, so that the other's questions are not asked.
  @inline(__always)
  private mutating func add(_ row: Span<UInt8>, bytesPerPixel: Int) {
    var at = 0
    while true {
      at = addOpaque(row, from: at, bytesPerPixel: bytesPerPixel)
      guard at < row.count else { return }
      // Here the fast way stopped: at a full cell, or at a pixel that is not opaque.
      if bytesPerPixel == 4, row[at + 3] != .max {
        at = addTranslucent(row, from: at)
      } else {
        empty(cell(row[at], row[at + 1], row[at + 2]))
      }
    }
  }

  /// Counts pixels until one is opaque, and returns where that one begins.
  private mutating func addTranslucent(_ row: Span<UInt8>, from start: Int) -> Int {
    var at = start
    while at < row.count, row[at + 3] != .max {
      if row[at + 3] > 0 { addWide(row[at], row[at + 1], row[at + 2], weight: row[at + 3]) }
      at += 4
    }
    return at
  }

  /// Counts pixels until one does not fit, and returns where that one begins.
  @inline(__always)
  private mutating func addOpaque(_ row: Span<UInt8>, from start: Int, bytesPerPixel: Int) -> Int {
    let end = row.count
    let (firstGray, overflow) = (firstGray, ColorCell.overflow)
    var at = start
    // Every index is within bounds: `at + bytesPerPixel` is at most `end`, since rows have whole
    // pixels; the tables have 256 entries for each of three bytes; and the largest sum of their cell
    // numbers is that of the last cell. Checking each again would take half of the time.
    unsafe row.withUnsafeBufferPointer { pixels in
      unsafe cells.withUnsafeMutableBufferPointer { cells in
        unsafe tables.withUnsafeBufferPointer { tables in
          guard let pixel = pixels.baseAddress, let cell = cells.baseAddress,
            let table = tables.baseAddress
          else { return }
          while at < end {
            if bytesPerPixel == 4, unsafe pixel[at &+ 3] != .max { return }
            let red = unsafe Int(pixel[at])
            let green = unsafe Int(pixel[at &+ 1])
            let blue = unsafe Int(pixel[at &+ 2])
            let parts = unsafe table[red] &+ table[256 + green] &+ table[512 + blue]
            let index =
              (red ^ green) | (green ^ blue) == 0
              ? firstGray &+ red : Int(truncatingIfNeeded: parts >> ColorCell.indexShift)
            let sum = unsafe cell[index] &+ (parts & ColorCell.additionMask)
            if sum >= overflow { return }
            unsafe cell[index] = sum
            at &+= bytesPerPixel
          }
        }
      }
    }
    return at
  }
}
