import BookMotion
import BookMotionColor
import BookMotionPNG
import BookMotionTestSupport
import Foundation
import Testing

/// The limits on the size of a picture, and the memory it takes.
@Suite struct BookPNGLimitsTests {
  /// Returns the error of a header that exceeds a limit.
  private func tooLarge(_ size: BookPNGError.Limit, _ found: Int, limit: Int) -> BookPNGError {
    BookPNGError(.tooLarge(size, found: found, limit: limit), chunk: "IHDR")
  }

  private func error(_ file: PNGBuilder, _ limits: BookPNGLimits) -> BookPNGError? {
    do throws(BookPNGError) {
      _ = try BookPictureColors(png: .bytes(file.bytes), limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a picture is read up to each limit and not beyond`() {
    // 4 × 3, with a palette of two entries.
    let stream = PNGBuilder.stored([0, 0, 0, 0, 0, 0])
    let file = PNGBuilder(depth: 2, type: 3, stream: stream)
      .with("PLTE", [1, 2, 3, 4, 5, 6], before: "IDAT")
    #expect(error(file, BookPNGLimits(width: 4, height: 3, pixels: 12, chunkBytes: 6)) == nil)
    #expect(
      error(file, BookPNGLimits(width: 3))
        == tooLarge(.width, 4, limit: 3))
    #expect(
      error(file, BookPNGLimits(height: 2))
        == tooLarge(.height, 3, limit: 2))
    #expect(
      error(file, BookPNGLimits(pixels: 11))
        == tooLarge(.pixels, 12, limit: 11))
    let limits = BookPNGLimits(chunkBytes: 5)
    #expect(
      error(file, limits)
        == BookPNGError(.tooLarge(.chunkBytes, found: 0, limit: limits.chunkBytes), chunk: "PLTE"))
  }

  @Test(arguments: [(1_000_001, 1, "columns"), (1, 1_000_001, "rows"), (20_000, 20_000, "pixels")])
  func `limits are on unless others are given`(width: UInt32, height: UInt32, what: String) {
    let error = error(PNGBuilder(width: width, height: height, stream: []), BookPNGLimits())
    #expect(error?.description.contains(" \(what): at most ") == true)
  }

  @Test func `what is passed over may be of any length`() {
    let text = Array(repeating: UInt8(65), count: 1 << 20)
    let file = PNGBuilder.sample.with("tEXt", text, before: "IDAT")
      .with("iCCP", text, before: "IDAT").with("prVt", text, before: "IEND")
    #expect(error(file, BookPNGLimits(chunkBytes: 1)) == nil)
  }

  @Test func `a hundred thousand texts are passed over, and nothing is kept of them`() async {
    let result = await #expect(processExitsWith: .success) {
      var file = PNGBuilder.sample
      let texts = Array(
        repeating: PNGBuilder.Chunk(name: "tEXt", data: Array("a\u{0}b".utf8)), count: 50_000)
      file.chunks.insert(contentsOf: texts, at: file.index(of: "IDAT"))
      file.chunks.insert(contentsOf: texts, at: file.index(of: "IEND"))
      let bytes = file.bytes
      let alone = try BookPictureColors(png: .bytes(PNGBuilder.sample.bytes))
      let before = Memory.peak
      let colors = try BookPictureColors(png: .bytes(bytes))
      precondition(colors == alone)
      // Some libraries keep a few hundred bytes of each text, which would be far more.
      precondition(Memory.peak - before < Memory.allowance)
    }
    #expect(result != nil)
  }

  /// The file that the tests in a process share with the process that they start.
  private static func bomb(of process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("bomb-\(process).png")
  }

  @Test func `a header alone costs nothing, and a large picture two of its rows`() async throws {
    // Made here, so that its making takes no memory there.
    let bomb = Self.bomb(of: getpid())
    let rows: UInt32 = Effort.isWhole ? 16_000 : 4000
    try Data(MadePNG.striped(rows: rows).bytes).write(to: bomb)
    defer { try? FileManager.default.removeItem(at: bomb) }
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      // Initializes what all pictures share.
      _ = try BookPictureColors(png: .bytes(PNGBuilder.sample.bytes), request: .cover())
      let small = MadePNG.keptPath("zlib-level-6")
      _ = try BookPictureColors(png: .file(small), request: .cover())
      let before = Memory.peak
      let most = UInt32(Int32.max)
      let absurd = PNGBuilder(width: most, height: most, depth: 16, type: 6, stream: [])
      // `#expect` would need far more memory.
      precondition((try? BookPictureColors(png: .bytes(absurd.bytes))) == nil)
      // 64 million pixels or four times as many, 2 KB per row.
      let colors = try BookPictureColors(
        png: .file(BookPNGLimitsTests.bomb(of: getppid()).path), request: .cover())
      precondition(colors.width == 16_000)
      let more = Memory.peak - before
      precondition(more < Memory.allowance, "\(more) bytes more")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(result != nil, "\(said)")
  }

  @Test func `a picture can be piped in`() async {
    let result = await #expect(processExitsWith: .success) {
      let path = MadePNG.keptPath("zlib-level-6")
      let opened = unsafe open(path, O_RDONLY)
      precondition(opened >= 0 && dup2(opened, FileHandle.standardInput.fileDescriptor) == 0)
      let request = BookColorRequest(edges: .all)
      let piped = try BookPictureColors(png: .standardInput, request: request)
      let read = try BookPictureColors(png: .file(path), request: request)
      precondition(piped == read)
    }
    #expect(result != nil)
  }
}

/// The memory of this process.
private enum Memory {
  /// The memory that a picture may take, in bytes. A sanitizer adds its own.
  static var allowance: Int {
    unsafe dlsym(nil, "__asan_init") == nil ? 2 << 20 : 16 << 20
  }

  /// The peak memory of this process, in bytes.
  static var peak: Int {
    #if os(Linux)
    // Not from `getrusage`, which includes the memory of the parent process. And without the pages of
    // files: the first picture of a kind brings the code that reads it into memory, more than a megabyte
    // in debug.
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    func kilobytes(_ name: String) -> Int {
      let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
      guard let kilobytes = line.flatMap({ Int($0.filter(\.isNumber)) }) else {
        preconditionFailure("the kernel does not say \(name): \(status)")
      }
      return kilobytes
    }
    return (kilobytes("VmHWM") - kilobytes("RssFile") - kilobytes("RssShmem")) * 1024
    #else
    var usage = rusage()
    let isKnown = unsafe (getrusage(RUSAGE_SELF, &usage) == 0)
    precondition(isKnown)
    return usage.ru_maxrss
    #endif
  }
}
