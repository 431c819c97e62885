public import BookMotion

/// Takes in the rows of a picture, one after another, and answers everything that was asked for.
///
/// ```swift
/// var sampler = ColorSampler(width: 2, height: 1, format: .rgb8, request: .everything)
/// let row: [UInt8] = [255, 128, 0, 255, 128, 0]
/// sampler.add(row: row)
/// sampler.colors()[.left]?.hex  // "#ff8000"
/// ```
///
/// One row is all that it keeps, whatever the size of the picture: give it rows as your decoder
/// makes them. Of pixels that are in memory already, ``PictureColors`` takes all at once.
///
/// Nothing depends on the order of the rows but which of them are at the top and at the bottom.
public struct ColorSampler: Sendable {
  /// The picture's width in pixels.
  public let width: Int

  /// The picture's height in pixels.
  public let height: Int

  /// How the rows are read.
  public let format: PixelFormat

  /// What was asked for.
  public let request: ColorRequest

  /// How many rows have been added.
  public private(set) var rowCount = 0

  /// Whether there was a pixel whose index has no color in the palette, where it matters.
  ///
  /// It counted as a transparent one. Take the picture for a broken one, as a reader of files does.
  public internal(set) var hasUnknownIndex = false

  /// How many pixels of the columns that matter are still to come.
  private var missingPixels: Int64

  /// How many columns matter.
  private let columns: Int

  var left: EdgeSample
  var right: EdgeSample
  var top: EdgeSample
  var bottom: EdgeSample
  /// Nil if every pixel is not wanted.
  var histogram: ColorHistogram?

  /// Pixels of one row as red, green, blue and opacity, where they are not stored so.
  ///
  /// Contiguous, because an `Array` lends its span only from Apple's systems of 2025 on.
  var scratch: ContiguousArray<UInt8> = []

  /// Prepares for a picture.
  ///
  /// - Precondition: the sides are from 1 to 2³¹ − 1, and there are at most 2⁴⁸ pixels.
  public init(width: Int, height: Int, format: PixelFormat, request: ColorRequest) {
    Domain.pixels.require(Double(width), "width")
    Domain.pixels.require(Double(height), "height")
    Domain.pixelCount.require(Double(width) * Double(height), "width · height")
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
    histogram = request.wantsEveryPixel ? ColorHistogram() : nil
  }
}

extension ColorSampler {
  /// Adds the next row, from the top.
  ///
  /// - Precondition: the row has all its pixels, and no more rows come than the picture has. Bytes
  ///   beyond the last pixel are not looked at.
  public mutating func add(row: RawSpan) {
    Domain.upTo(height).require(Double(rowCount + 1), "rowCount")
    add(row: row, y: rowCount, firstColumn: 0, columnStep: 1, columns: width)
  }

  /// Adds the next row, from the top.
  ///
  /// - Precondition: as that of a row of raw bytes.
  public mutating func add(row: Span<UInt8>) {
    // Bytes have no gaps between them.
    unsafe add(row: row.bytes)
  }

  /// Adds the next row, from the top.
  ///
  /// - Precondition: as that of a row of raw bytes.
  public mutating func add(row: [UInt8]) {
    // The span of an array would ask for Apple's systems of 2025.
    unsafe row.withUnsafeBytes { unsafe add(row: $0.bytes) }
  }

  /// Adds a row of some of the picture's pixels: every `columnStep`th from `firstColumn` on, as the
  /// passes of an interlaced picture have them, or only the first columns of a row.
  ///
  /// - Precondition: the row has so many pixels, and they lie in the picture.
  package mutating func add(
    row: RawSpan, y: Int, firstColumn: Int, columnStep: Int, columns count: Int
  ) {
    precondition(y >= 0 && y < height && firstColumn >= 0 && columnStep > 0 && count >= 0)
    precondition(count == 0 || firstColumn + (count - 1) * columnStep < width)
    Domain.atLeast(Double(format.bytesPerRow(ofWidth: count)))
      .require(Double(row.byteCount), "row.byteCount")
    let places = PixelPlaces(first: firstColumn, step: columnStep, count: count)
    rowCount += 1
    missingPixels -= Int64(places.before(column: columns))
    take(row, y: y, places)
  }

  /// The answers, once every row has been added.
  ///
  /// - Precondition: ``isComplete``. Of a picture that breaks off nothing is known for sure.
  public func colors() -> PictureColors {
    guard isComplete else {
      BookMotionError(.tooFew(rowCount, .atLeast(Double(height))), at: "rows").stop()
    }
    let answers = histogram?.answers(paletteSize: request.paletteSize)
    return PictureColors(
      width: width, height: height, request: request,
      left: mean(of: left, .left), right: mean(of: right, .right), top: mean(of: top, .top),
      bottom: mean(of: bottom, .bottom),
      dominant: request.wantsDominant ? answers?.dominant : nil, palette: answers?.palette ?? [])
  }

  /// Whether all rows have been added.
  public var isComplete: Bool { missingPixels <= 0 }

  private func mean(of sample: EdgeSample, _ edge: PictureEdge) -> RGB? {
    guard request.edges.contains(edge) else { return nil }
    let count =
      switch edge {
      case .left, .right: Double(PictureEdge.depth(of: width)) * Double(height)
      case .top, .bottom: Double(PictureEdge.depth(of: height)) * Double(width)
      }
    return sample.mean(ofPixels: count)
  }
}

extension Domain {
  /// Whole numbers from 1 to a largest one.
  static func upTo(_ largest: Int) -> Domain { Domain(1, Double(largest)) }

  /// How many pixels a side of a picture may have: what a PNG can say.
  public static let pixels = Domain(1, 0x7FFF_FFFF)

  /// How many pixels a picture may have: so many can be added up.
  public static let pixelCount = Domain(1, 0x1p48)
}
