import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Testing

/// Rows in any order, in passes, and in part.
@Suite struct ColorSamplerTests {
  /// First column and row, and column and row steps, of the seven passes.
  static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  private static func requests() -> [BookColorRequest] {
    BookColorRequest.Mean.allCases.flatMap {
      [
        BookColorRequest(edges: .all, mean: $0, wantsDominant: true, paletteSize: 3),
        BookColorRequest(edges: [.left, .right], mean: $0),
        BookColorRequest(edges: .bottom, mean: $0),
      ]
    }
  }

  private func whole(_ picture: SamplePicture, _ request: BookColorRequest) -> BookPictureColors {
    BookPictureColors(
      width: picture.width, height: picture.height, pixels: picture.bytes,
      format: picture.format, request: request)
  }

  private func sampler(_ picture: SamplePicture, _ request: BookColorRequest) -> ColorSampler {
    ColorSampler(
      width: picture.width, height: picture.height, format: picture.format, request: request)
  }

  @Test(arguments: SamplePicture.some)
  func `an interlaced picture has the very colors of its twin`(picture: SamplePicture) {
    for request in Self.requests() {
      var sampler = sampler(picture, request)
      for (firstColumn, firstRow, columnStep, rowStep) in Self.passes {
        let columns = Array(stride(from: firstColumn, to: picture.width, by: columnStep))
        guard !columns.isEmpty else { continue }
        for y in stride(from: firstRow, to: picture.height, by: rowStep) {
          let row = picture.row(y, columns: columns)
          sampler.add(
            row: row, y: y, firstColumn: firstColumn,
            columnStep: columnStep,
            columns: columns.count)
        }
      }
      #expect(sampler.colors() == whole(picture, request))
    }
  }

  @Test(arguments: SamplePicture.some)
  func `the order of the rows makes no difference`(picture: SamplePicture) {
    var random = SeededRandom(seed: UInt64(picture.bytes.count))
    for request in Self.requests() {
      var sampler = sampler(picture, request)
      for y in (0..<picture.height).shuffled(using: &random) {
        let row = picture.row(y, columns: Array(0..<picture.width))
        sampler.add(
          row: row, y: y, firstColumn: 0, columnStep: 1,
          columns: picture.width)
      }
      #expect(sampler.colors() == whole(picture, request))
    }
  }

  @Test(arguments: SamplePicture.some)
  func `the columns that are asked for are enough`(picture: SamplePicture) {
    for mean in BookColorRequest.Mean.allCases {
      let request = BookColorRequest(mean: mean)
      let columns = Array(0..<request.columns(ofWidth: picture.width))
      #expect(columns.count == max(1, picture.width / 10))
      var sampler = sampler(picture, request)
      for y in 0..<picture.height {
        let row = picture.row(y, columns: columns)
        sampler.add(
          row: row, y: y, firstColumn: 0, columnStep: 1,
          columns: columns.count)
      }
      #expect(sampler.colors() == whole(picture, request))
    }
  }

  @Test func `every request says which columns it takes`() {
    #expect(BookColorRequest.cover(.left).columns(ofWidth: 1209) == 120)
    #expect(BookColorRequest.cover(.left).columns(ofWidth: 9) == 1)
    #expect(BookColorRequest(edges: []).columns(ofWidth: 1209) == 0)
    let others: [BookColorRequest] = [
      .cover(.right), .page, .book, BookColorRequest(edges: .top),
      BookColorRequest(edges: .bottom), BookColorRequest(paletteSize: 1),
    ]
    for request in others { #expect(request.columns(ofWidth: 1209) == 1209) }
  }

  @Test func `a sum beyond 32 bits is still exact`() {
    let pixels = [UInt8](repeating: 255, count: 1 << 20)
    for mean in BookColorRequest.Mean.allCases {
      let colors = BookPictureColors(
        width: pixels.count, height: 1, pixels: pixels, format: BookPixelFormat(.gray, bitDepth: 8),
        request: BookColorRequest(edges: .all, mean: mean))
      for edge in BookPictureColors.Edge.allCases { #expect(colors[edge] == .white) }
    }
  }
}

extension ColorSampler {
  /// Adds some pixels of a row.
  mutating func add(
    row: [UInt8], y: Int, firstColumn: Int = 0, columnStep: Int = 1, columns: Int
  ) {
    let pixels = PixelColumns(
      first: firstColumn, step: columnStep, before: firstColumn + columns * columnStep)
    unsafe row.withUnsafeBytes { unsafe add(row: $0.bytes, y: y, pixels) }
  }
}

extension BookColorRequest {
  /// The four edges and the dominant color.
  static let everything = BookColorRequest(edges: .all, wantsDominant: true)
}
