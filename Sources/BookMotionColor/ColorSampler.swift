package import BookMotion

/// Samples the rows of a picture, one after another, for everything in a request.
///
/// ```swift
/// var sampler = ColorSampler(width: 2, height: 1, format: .rgb8, request: .everything)
/// let row: [UInt8] = [255, 128, 0, 255, 128, 0]
/// sampler.add(row: row)
/// sampler.colors()[.left]?.hex  // "#ff8000"
/// ```
///
/// Only one row is kept in memory, whatever the size of the picture, so you can add rows as your
/// decoder produces them. If all pixels are in memory already, use ``BookPictureColors`` instead.
///
/// The order of the rows matters only in that the first are at the top and the last are at the
/// bottom.
package struct ColorSampler: Sendable {
  /// The picture's width in pixels.
  package let width: Int

  /// The picture's height in pixels.
  package let height: Int

  /// The format of the rows.
  package let format: BookPixelFormat

  /// The request that this sampler answers.
  package let request: BookColorRequest

  /// The number of rows added so far.
  package private(set) var rowCount = 0

  /// A Boolean value that indicates whether a pixel had an index without a color in the palette, in
  /// a part of the picture that the request needs.
  ///
  /// Such a pixel counts as transparent. Treat the picture as damaged, as the PNG reader does.
  package internal(set) var hasUnknownIndex = false

  /// The number of pixels still to come in the first `columns` columns.
  private var missingPixels: Int64

  /// The number of columns, from the left, that the request needs.
  private let columns: Int

  var left: EdgeSample
  var right: EdgeSample
  var top: EdgeSample
  var bottom: EdgeSample
  let counted: CountedPixels
  /// The counts of all pixels; `nil` if they aren't needed, or if only some pixels are counted.
  var histogram: ColorHistogram?
  /// The red, green, blue, and opacity of the counted pixels, if only some are counted.
  ///
  /// They are added to a histogram together at the end, which is faster than a few at a time between
  /// rows that fill the caches.
  var countedPixels: ContiguousArray<UInt8> = []

  /// The pixels of one row as red, green, blue, and opacity, if they are stored differently.
  ///
  /// A `ContiguousArray`, because `Array.span` requires the 2025 releases of Apple's platforms.
  var scratch: ContiguousArray<UInt8> = []

  /// Creates a sampler for a picture.
  ///
  /// - Precondition: `width` and `height` are from 1 to 2³¹ − 1, and there are at most 2⁴⁸ pixels.
  package init(width: Int, height: Int, format: BookPixelFormat, request: BookColorRequest) {
    BookDomain.pixels.require(Double(width), "width")
    BookDomain.pixels.require(Double(height), "height")
    BookDomain.pixelCount.require(Double(width) * Double(height), "width · height")
    self.width = width
    self.height = height
    self.format = format
    self.request = request
    columns = request.columns(ofWidth: width)
    missingPixels = Int64(columns) * Int64(height)
    left = EdgeSample(request.mean)
    right = left
    top = left
    bottom = left
    counted = CountedPixels(width: width, height: height)
    histogram = request.wantsEveryPixel && counted.isWhole ? ColorHistogram() : nil
  }
}

extension ColorSampler {
  /// Adds the next row, from the top.
  ///
  /// - Precondition: The row contains all its pixels, and the picture has no more than `height`
  ///   rows. Bytes after the last pixel are ignored.
  package mutating func add(row: RawSpan) {
    BookDomain.upTo(height).require(Double(rowCount + 1), "rowCount")
    add(row: row, y: rowCount, firstColumn: 0, columnStep: 1, columns: width)
  }

  /// Adds the next row, from the top.
  ///
  /// - Precondition: The same as for a row of raw bytes.
  package mutating func add(row: Span<UInt8>) {
    // `Span.bytes` is unsafe to some compilers and safe to others.
    unsafe row.withUnsafeBytes { unsafe add(row: $0.bytes) }
  }

  /// Adds the next row, from the top.
  ///
  /// - Precondition: The same as for a row of raw bytes.
  package mutating func add(row: [UInt8]) {
    // `Array.span` requires the 2025 releases of Apple's platforms.
    unsafe row.withUnsafeBytes { unsafe add(row: $0.bytes) }
  }

  /// Adds a row of some of the picture's pixels: every `columnStep`th from `firstColumn` on, as in
  /// a pass of an interlaced picture, or only the first columns of a row.
  ///
  /// - Precondition: The row contains `count` pixels, and they are all inside the picture.
  package mutating func add(
    row: RawSpan, y: Int, firstColumn: Int, columnStep: Int, columns count: Int
  ) {
    precondition(y >= 0 && y < height && firstColumn >= 0 && columnStep > 0 && count >= 0)
    precondition(count == 0 || firstColumn + (count - 1) * columnStep < width)
    BookDomain.atLeast(Double(format.bytesPerRow(ofWidth: count)))
      .require(Double(row.byteCount), "row.byteCount")
    let pixelColumns = PixelColumns(first: firstColumn, step: columnStep, count: count)
    rowCount += 1
    missingPixels -= Int64(pixelColumns.before(column: columns))
    take(row, y: y, pixelColumns)
  }

  /// Returns the colors of the picture, once every row has been added.
  ///
  /// - Precondition: ``isComplete`` is `true`. The colors of an incomplete picture are unknown.
  package func colors() -> BookPictureColors {
    guard isComplete else {
      BookMotionError(.tooFew(rowCount, .atLeast(Double(height))), at: "rows").stop()
    }
    let answers = completeHistogram?.answers(paletteSize: request.paletteSize)
    return BookPictureColors(
      width: width, height: height, request: request,
      left: mean(of: left, .left), right: mean(of: right, .right), top: mean(of: top, .top),
      bottom: mean(of: bottom, .bottom),
      dominant: request.wantsDominant ? answers?.dominant : nil, palette: answers?.palette ?? [])
  }

  /// The counts of all counted pixels; `nil` if they aren't needed.
  private var completeHistogram: ColorHistogram? {
    guard request.wantsEveryPixel, !counted.isWhole else { return histogram }
    var histogram = ColorHistogram()
    histogram.add(rgba: countedPixels.span)
    return histogram
  }

  /// A Boolean value that indicates whether all rows have been added.
  package var isComplete: Bool { missingPixels <= 0 }

  private func mean(of sample: EdgeSample, _ edge: BookPictureColors.Edge) -> RGB? {
    guard request.edges.contains(edge) else { return nil }
    let count =
      switch edge {
      case .left, .right: Double(BookPictureColors.Edge.depth(of: width)) * Double(height)
      case .top, .bottom: Double(BookPictureColors.Edge.depth(of: height)) * Double(width)
      }
    return sample.mean(ofPixels: count)
  }
}

extension BookDomain {
  /// Returns the whole numbers from 1 to `largest`.
  static func upTo(_ largest: Int) -> BookDomain { BookDomain(1, Double(largest)) }

  /// The number of pixels that a side of a picture may have: the range of a PNG.
  package static let pixels = BookDomain(1, 0x7FFF_FFFF)

  /// The number of pixels that a picture may have: as many as the sums can hold.
  package static let pixelCount = BookDomain(1, 0x1p48)
}
