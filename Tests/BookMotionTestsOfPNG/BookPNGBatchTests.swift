import BookMotion
import BookMotionColor
import BookMotionPNG
import BookMotionTestSupport
import Foundation
import Testing

/// Compares reading many files in one call with reading them one after another.
@Suite(.timeLimit(.minutes(20))) struct BookPNGBatchTests {
  private static let pictures = PNGFixture.pictures.map(\.source)

  private static let damaged = MadePNG.damaged.map { BookPNGSource.bytes($0.bytes) }

  /// Returns a file of a few hundred KB with 16,000 × 16,000 pixels.
  private static func large() throws -> BookPNGSource {
    .bytes(try MadePNG.named("bomb-16000").bytes)
  }

  private static func sample(_ source: BookPNGSource, _ request: BookColorRequest)
    -> Result<BookPictureColors, BookPNGError>
  {
    Result { () throws(BookPNGError) in try BookPictureColors(png: source, request: request) }
  }

  @Test(arguments: Effort.some(of: [nil, 1, 2, 7], oneIn: 2))
  func `each picture has the colors that it has alone, in its place`(parallelism: Int?)
    async
  {
    let sources = Effort.some(of: Self.pictures, oneIn: 40)
    let request = BookColorRequest(edges: .all, wantsDominant: true)
    let batch = BookPNGSource.colors(of: sources, request: request, parallelism: parallelism)
    var index = 0
    for await sample in batch {
      #expect(sample.index == index)
      #expect(sample.source == sources[index])
      #expect(sample.result == Self.sample(sources[index], request), "\(sample.source)")
      index += 1
    }
    #expect(index == sources.count)
  }

  @Test func `files that are broken, missing or no files stop nobody`() async throws {
    var random = SeededRandom(seed: 72)
    let missing: [BookPNGSource] = [
      .file("/nowhere/at all.png"), .file(Fixture.url("png").path), .file(""), .bytes([]),
    ]
    let kept = MadePNG.kept.map { BookPNGSource.file(MadePNG.keptPath($0.name)) }
    let files = Effort.some(of: Self.pictures + kept + Self.damaged, oneIn: 4)
    let sources = (files + missing).shuffled(using: &random)
    let request = BookColorRequest(edges: [])
    let expected = sources.map { Self.sample($0, request) }
    var results: [Result<BookPictureColors, BookPNGError>] = []
    for await sample in BookPNGSource.colors(of: sources, request: request, parallelism: 3) {
      results.append(sample.result)
    }
    #expect(results == expected)
    let failures = results.count { if case .failure = $0 { true } else { false } }
    let fewest = Effort.isWhole ? 300 : 75
    #expect(failures > fewest && results.count - failures >= fewest)
  }

  /// The first takes several thousand times as long as each of the others.
  @Test func `a picture that takes long keeps its place`() async throws {
    let small = Self.pictures.prefix(40)
    var widths: [Int] = []
    let request = BookColorRequest(edges: [])
    let sources = [try Self.large()] + small
    for await sample in BookPNGSource.colors(of: sources, request: request, parallelism: 2) {
      widths.append(try sample.result.get().width)
    }
    #expect(widths == [16_000] + small.map { try? Self.sample($0, request).get().width })
  }

  @Test func `no sources, no samples`() async {
    for await sample in BookPNGSource.colors(of: []) { Issue.record("\(sample)") }
  }

  @Test func `ten thousand sources are made as they are needed`() async throws {
    let pictures = Self.pictures
    let expected = pictures.map { Self.sample($0, .cover()) }
    let made = Tally()
    let sources = (0..<10_000).lazy.map { index in
      made.enter()
      return pictures[index % pictures.count]
    }
    var handedOut = 0
    let batch = BookPNGSource.colors(of: AnySequence(sources), request: .cover(), parallelism: 4)
    for await sample in batch {
      #expect(sample.index == handedOut)
      #expect(sample.result == expected[handedOut % pictures.count])
      #expect(made.total <= handedOut + 16)
      handedOut += 1
    }
    #expect(handedOut == 10_000)
  }

  @MainActor @Test func `a loop on the main actor sees every picture there`() async throws {
    let sources = Array(Self.damaged.prefix(50))
    var seen: [Int] = []
    for await sample in BookPNGSource.colors(of: sources, request: BookColorRequest(edges: [])) {
      MainActor.preconditionIsolated()
      seen.append(sample.index)
    }
    #expect(seen == Array(0..<50))
  }

  @Test func `a loop that is left leaves the rest unread`() async throws {
    let picture = Self.pictures[0]
    let made = Tally()
    let endless = (0...).lazy.map { _ in
      made.enter()
      return picture
    }
    var count = 0
    for await _ in BookPNGSource.colors(of: AnySequence(endless), parallelism: 2) {
      count += 1
      if count == 5 { break }
    }
    #expect(count == 5 && made.total == 4 + 8)
  }

  @Test func `cancelling stops amid a large picture, and ends the samples`() async throws {
    let small = Self.pictures[0]
    let request = BookColorRequest(edges: [])
    // One of eight such pictures is being read when the task is canceled.
    let sources = [small] + Array(repeating: try Self.large(), count: 8) + [small]
    let results = await Task {
      var results: [Result<BookPictureColors, BookPNGError>] = []
      for await sample in BookPNGSource.colors(of: sources, request: request, parallelism: 1) {
        results.append(sample.result)
        Self.cancelSoon()
      }
      #expect(Task.isCancelled)
      return results
    }.value
    #expect(results == [Self.sample(small, request)])
  }

  /// Cancels the task that calls this, once the next picture is being read.
  private static func cancelSoon() {
    Thread.sleep(forTimeInterval: 0.02)
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
  }

  @Test func `nothing can be read by nobody`() async {
    await #expect(processExitsWith: .failure) {
      _ = BookPNGSource.colors(of: [], parallelism: 0)
    }
  }
}
