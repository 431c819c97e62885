package import BookMotion

/// Samples the rows of a picture, in any order, for everything in a request.
///
/// ```swift
/// var sampler = ColorSampler(width: 2, height: 1, format: .rgb8, request: .cover())
/// let row: [UInt8] = [255, 128, 0, 255, 128, 0]
/// sampler.add(row: row.span.bytes, y: 0, PixelColumns(first: 0, step: 1, before: 2))
/// sampler.colors()[.left]?.hex  // "#ff8000"
/// ```
///
/// Only one row is kept in memory, whatever the size of the picture, so you can add rows as your
/// decoder produces them. If all pixels are in memory already, use ``BookPictureColors`` instead.
package struct ColorSampler: Sendable {
  let width: Int
  let height: Int
  let format: BookPixelFormat
  let request: BookColorRequest

  /// The requested edges, the sums of their pixels, and which pixels of the current row are theirs.
  var edges: [(edge: BookPictureColors.Edge, sample: EdgeSample, part: Range<Int>)]

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
    edges = BookPictureColors.Edge.allCases.filter(request.edges.contains).map {
      ($0, EdgeSample(request.mean), 0..<0)
    }
    counted = CountedPixels(width: width, height: height)
    histogram = request.wantsEveryPixel && counted.isWhole ? ColorHistogram() : nil
  }
}

extension ColorSampler {
  /// Adds a row of some of the picture's pixels: all of them, as in a pass of an interlaced picture,
  /// or only the first columns.
  ///
  /// - Precondition: The row contains these pixels, and they are all inside the picture. Bytes after
  ///   the last pixel are ignored.
  package mutating func add(row: RawSpan, y: Int, _ pixels: PixelColumns) {
    precondition(y >= 0 && y < height && pixels.first >= 0 && pixels.step > 0)
    precondition(pixels.count == 0 || pixels.first + (pixels.count - 1) * pixels.step < width)
    BookDomain.atLeast(Double(format.bytesPerRow(ofWidth: pixels.count)))
      .require(Double(row.byteCount), "row.byteCount")
    take(row, y: y, pixels)
  }

  /// Returns the colors of the picture, once every row has been added, in the columns that the request
  /// needs.
  package func colors() -> BookPictureColors {
    let answers = completeHistogram?.answers(paletteSize: request.paletteSize)
    let means = edges.map { edge, sample, _ in
      let (deep, long) = edge.isHorizontal ? (height, width) : (width, height)
      let count = Double(BookPictureColors.Edge.depth(of: deep)) * Double(long)
      return (edge, sample.mean(ofPixels: count))
    }
    return BookPictureColors(
      width: width, height: height, request: request,
      dominant: request.wantsDominant ? answers?.dominant : nil, palette: answers?.palette ?? [],
      edges: BookPictureColors.Edge.allCases.map { edge in means.first { $0.0 == edge }?.1 })
  }

  /// The counts of all counted pixels; `nil` if they aren't needed.
  private var completeHistogram: ColorHistogram? {
    guard request.wantsEveryPixel, !counted.isWhole else { return histogram }
    var histogram = ColorHistogram()
    histogram.add(rgba: countedPixels.span)
    return histogram
  }
}

extension BookDomain {
  /// The number of pixels that a side of a picture may have: the range of a PNG.
  package static let pixels = BookDomain(1, 0x7FFF_FFFF)

  /// The number of pixels that a picture may have: as many as the sums can hold.
  package static let pixelCount = BookDomain(1, 0x1p48)
}
