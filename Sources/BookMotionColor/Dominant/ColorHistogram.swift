/// A count of the colors in a picture, from which its dominant color and its palette are found.
///
/// Rows may be added in any order: all sums are integers, so the result doesn't depend on it. One
/// pass over a noisy picture costs little more than a nanosecond per pixel, in about a megabyte
/// whatever the picture's size.
///
/// ```swift
/// let row: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 0, 255]
/// var histogram = ColorHistogram()
/// histogram.add(rgb: row.span)
/// histogram.dominant()  // RGB(red: 1.0, green: 0.0, blue: 0.0)
/// ```
///
/// Opaque pixels are counted in 115,200 cells (see ``ColorCell``). Grays, which many pictures
/// consist of, are counted separately for each byte. The contents of a full cell, and every
/// translucent pixel, are added to sums that are wide enough for 2⁴⁸ pixels.
package struct ColorHistogram: Sendable {
  /// Packed counts and sums of opaque pixels.
  var cells: [UInt64]

  /// The index of each cell's wide sums, plus 1; 0 if it has none. Empty until the first cell needs
  /// them.
  var wideIndices: [UInt32] = []
  var wide: [WideSums] = []

  // Copies of static constants, whose lazy initialization costs a check on every access.
  let tables: [UInt64]
  let firstGray: Int

  /// Creates an empty histogram.
  package init() {
    cells = [UInt64](repeating: 0, count: ColorCell.count)
    tables = ColorCell.tables
    firstGray = ColorCell.colorCount
  }

  /// Adds opaque pixels of three bytes: red, green, and blue.
  ///
  /// - Precondition: The row contains only whole pixels.
  package mutating func add(rgb row: Span<UInt8>) {
    precondition(row.count.isMultiple(of: 3), "a row of RGB has three bytes per pixel")
    add(row, bytesPerPixel: 3)
  }

  /// Adds pixels of four bytes: red, green, blue, and opacity.
  ///
  /// The colors aren't premultiplied. A pixel is weighted by its opacity, so an invisible one
  /// doesn't count.
  ///
  /// - Precondition: The row contains only whole pixels.
  package mutating func add(rgba row: Span<UInt8>) {
    precondition(row.count.isMultiple(of: 4), "a row of RGBA has four bytes per pixel")
    add(row, bytesPerPixel: 4)
  }

  /// Inlined for each of the two pixel sizes, so that neither tests for the other's cases.
  @inline(__always)
  private mutating func add(_ row: Span<UInt8>, bytesPerPixel: Int) {
    var at = 0
    while at < row.count {
      at = addOpaque(row, from: at, bytesPerPixel: bytesPerPixel)
      guard at < row.count else { return }
      // The fast path stopped at a full cell or at a pixel that isn't opaque.
      guard bytesPerPixel == 4, row[at + 3] != .max else {
        empty(cell(row[at], row[at + 1], row[at + 2]))
        continue
      }
      while at < row.count, row[at + 3] != .max {
        if row[at + 3] > 0 { addWide(row[at], row[at + 1], row[at + 2], weight: row[at + 3]) }
        at += 4
      }
    }
  }

  /// Adds opaque pixels until one doesn't fit, and returns the offset of that one.
  @inline(__always)
  private mutating func addOpaque(_ row: Span<UInt8>, from start: Int, bytesPerPixel: Int) -> Int {
    let end = row.count
    let (firstGray, overflow) = (firstGray, ColorCell.overflow)
    var at = start
    // Every index is within bounds: `at + bytesPerPixel` is at most `end`, because rows contain whole
    // pixels; the tables have 256 entries for each of three bytes; and their largest sum of cell
    // numbers is the number of the last cell. Bounds checks would take half of the time.
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
