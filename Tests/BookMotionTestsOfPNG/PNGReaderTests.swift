import BookMotion
import BookMotionColor
import BookMotionPNG
import BookMotionTestSupport
import Testing

/// Compares pictures of every type, depth, and interlacing with other decoders.
@Suite struct PNGReaderTests {
  @Test(arguments: Effort.some(of: PNGFixture.pictures, oneIn: 5))
  func `every pixel is what other decoders find`(picture: PNGFixture) throws {
    let file = picture.made.bytes
    let stored = try picture.made.withPath { try StoredPicture(.file($0)) }
    #expect(stored.width == picture.width && stored.height == picture.height)
    #expect(CRC32.of(stored.pixels(in: file)) == picture.checksum)
    #expect(try StoredPicture(.bytes(file)) == stored)
  }

  @Test(arguments: Effort.some(of: PNGFixture.pictures, oneIn: 5))
  func `any number of columns is the beginning of all columns`(picture: PNGFixture) throws {
    let bytes = picture.made.bytes
    let whole = try StoredPicture(.bytes(bytes))
    // All columns, or a sample of them for the few wide pictures.
    let step = picture.width > 100 ? 97 : 1
    for columns in Array(stride(from: 1, through: picture.width, by: step)) + [picture.width] {
      let part = try StoredPicture(.bytes(bytes), columns: columns)
      #expect(part == whole.prefix(columns), "\(columns) columns")
    }
  }

  @Test(arguments: Effort.some(of: PNGFixture.pictures, oneIn: 5))
  func `the edges have the means that other decoders find`(picture: PNGFixture) throws {
    let source = picture.source
    let colors = try BookPictureColors(png: source, request: BookColorRequest(edges: .all))
    #expect(colors.width == picture.width && colors.height == picture.height)
    for edge in BookPictureColors.Edge.allCases {
      #expect(try #require(colors[edge]).isNear(try picture.mean(of: edge)), "\(edge)")
    }
    let left = try BookPictureColors(png: source, request: .cover())
    #expect(left[.left] == colors[.left])
    let nothing = try BookPictureColors(png: source, request: BookColorRequest(edges: []))
    #expect(nothing.width == picture.width && nothing[.left] == nil)
  }

  /// Of 256 million pixels, an edge takes a second in an unoptimized build.
  @Test(
    arguments: Effort.some(
      of: PNGFixture.sound.filter { Effort.isWhole || $0.width * $0.height < 10_000_000 }, oneIn: 4)
  )
  func `a damaged file that is accepted has all that other decoders find`(
    picture: PNGFixture
  ) throws {
    let edges: BookPictureColors.Edge.Set = picture.checksum == nil ? .left : .all
    // Whether it may be rejected is a question for `PNGDamageTests`.
    guard
      let colors = try? BookPictureColors(
        png: picture.source, request: BookColorRequest(edges: edges))
    else { return }
    #expect(colors.width == picture.width && colors.height == picture.height)
    for edge in picture.edges where edges.contains(edge) {
      #expect(try #require(colors[edge]).isNear(try picture.mean(of: edge)), "\(edge)")
    }
    guard let checksum = picture.checksum, picture.width * picture.height < 10_000 else { return }
    let file = picture.made.bytes
    #expect(try CRC32.of(StoredPicture(.bytes(file)).pixels(in: file)) == checksum)
  }

  @Test func `the edges have the light that other decoders find`() throws {
    let means = try PNGFixture.rows("linear.csv")
    try #require(means.count >= 1200)
    for (file, rows) in Dictionary(grouping: means, by: { $0[0] }) {
      let colors = try BookPictureColors(
        png: .bytes(MadePNG.named(file).bytes),
        request: BookColorRequest(edges: .all, mean: .linearLight))
      for row in rows {
        let edge = try #require(BookPictureColors.Edge(rawValue: row[1]))
        let numbers = try row.dropFirst(2).map { try #require(Double($0)) }
        let expected = RGB(red: numbers[0], green: numbers[1], blue: numbers[2])
        #expect(try #require(colors[edge]).isNear(expected, within: 1e-12), "\(file) \(edge)")
      }
    }
  }

  @Test func `many can be read at once`() async throws {
    let pictures = PNGFixture.pictures.filter { $0.width * $0.height < 10_000 }
    let request = BookColorRequest(edges: .all)
    let inTurn = try pictures.map { try BookPictureColors(png: $0.source, request: request) }
    let atOnce = try await withThrowingTaskGroup(of: (Int, BookPictureColors).self) { group in
      for (number, picture) in pictures.enumerated() {
        group.addTask {
          (number, try BookPictureColors(png: picture.source, request: request))
        }
      }
      return try await group.reduce(into: [Int: BookPictureColors]()) { $0[$1.0] = $1.1 }
    }
    #expect(inTurn.enumerated().allSatisfy { atOnce[$0.offset] == $0.element })
  }

  @Test(.timeLimit(.minutes(20))) func `a cancelled task reads no further`() async throws {
    let bytes = try MadePNG.named("bomb-16000").bytes
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return Result { () throws(BookPNGError) in try BookPictureColors(png: .bytes(bytes)) }
    }
    task.cancel()
    let result = await task.value
    #expect(throws: BookPNGError(.cancelled)) { try result.get() }
  }
}
