import BookMotion
import BookMotionColor
import BookMotionPNG
import Foundation
import Testing

/// Image data after the last row, and canceling a task that reads it.
@Suite(.timeLimit(.minutes(5))) struct PNGTrailingDataTests {
  /// Returns a picture of one gray pixel, with the given image data.
  private static func pixel(interlace: UInt8 = 0, stream: [UInt8]) -> PNGBuilder {
    PNGBuilder(width: 1, height: 1, type: 0, interlace: interlace, stream: stream)
  }

  private static let row: [UInt8] = [0, 0]

  /// Returns one gray pixel followed by eight gigabytes of zeros, in eight megabytes.
  private static func endless(interlace: UInt8) -> [UInt8] {
    let stream = Deflate.run(8 << 30)
    let file = pixel(interlace: interlace, stream: [])
    let (header, end) = (file.chunks[0], file.chunks[2])
    var bytes = PNGBuilder.signature + header.bytes
    // Most pieces are equal, and so are their checksums.
    let size = 1 << 16
    let piece = PNGBuilder.Chunk(name: "IDAT", data: Array(repeating: 0, count: size)).bytes
    for start in stride(from: 0, to: stream.count, by: size) {
      if start == 0 || start + 2 * size > stream.count {
        let data = Array(stream[start..<min(start + size, stream.count)])
        bytes += PNGBuilder.Chunk(name: "IDAT", data: data).bytes
      } else {
        bytes += piece
      }
    }
    return bytes + end.bytes
  }

  private static let limit = BookPNGLimits().trailingBytes

  /// The bytes after the last row that libpng has together with it aren't counted.
  private static let most = limit + 72 * 1024

  private static let tooLong = "the image data after the last row exceeds the limit of 65536 bytes"

  private func read(
    _ bytes: [UInt8], limits: BookPNGLimits = BookPNGLimits()
  ) throws(BookPNGError) {
    try PNGReader.open(.bytes(bytes), limits: limits) { reader throws(BookPNGError) in
      try reader.forEachRow(columns: 1) { _, _, _ in }
    }
  }

  private func error(_ file: PNGBuilder) -> BookPNGError? {
    do throws(BookPNGError) {
      try read(file.bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [0, 1] as [UInt8])
  func `eight gigabytes behind one pixel take no time`(interlace: UInt8) {
    let bytes = Self.endless(interlace: interlace)
    var found: BookPNGError?
    let time = ContinuousClock().measure {
      do throws(BookPNGError) { try read(bytes) } catch { found = error }
    }
    #expect(found?.description == Self.tooLong)
    #expect(found?.chunk == "IDAT" && found?.row == nil)
    // To inflate all of it takes ten seconds and more; the machine may be busy with other things.
    #expect(time < .seconds(2))
  }

  @Test func `so many bytes may follow, and not many more`() {
    for (count, sentence) in [(0, nil), (Self.limit, nil), (Self.most, Self.tooLong)] {
      let rest = Array(repeating: UInt8(7), count: count)
      let file = Self.pixel(stream: PNGBuilder.stored(Self.row + rest))
      #expect(error(file)?.description == sentence, "\(count)")
      let apart = file.splittingData(into: 20_000)
      #expect(error(apart)?.description == sentence, "\(count)")
    }
  }

  @Test func `what is never decompressed counts as well`() {
    let stream = PNGBuilder.stored(Self.row)
    func file(surplus count: Int) -> PNGBuilder {
      Self.pixel(stream: stream + Array(repeating: 7, count: count))
    }
    #expect(error(file(surplus: Self.limit)) == nil)
    #expect(error(file(surplus: Self.most))?.description == Self.tooLong)

    // Appends empty blocks, so that the block with the row is no longer the last.
    func blocks(_ count: Int) -> PNGBuilder {
      var blocks = stream
      blocks[2] = 0
      let nothing: [UInt8] = [0, 0, 0, 0xFF, 0xFF]
      let all = Array(repeating: nothing, count: count).joined() + [1] + nothing.dropFirst()
      blocks.insert(contentsOf: all, at: blocks.count - 4)
      return Self.pixel(stream: blocks)
    }
    #expect(error(blocks(10_000)) == nil)
    #expect(error(blocks(100_000))?.description == Self.tooLong)

    var empty = Self.pixel(stream: stream)
    let chunks = Array(repeating: PNGBuilder.Chunk(name: "IDAT", data: []), count: 10_000)
    empty.chunks.insert(contentsOf: chunks, at: empty.index(of: "IEND"))
    #expect(error(empty)?.description == Self.tooLong)
  }

  @Test func `a checksum behind them still has to be right`() {
    let rest = Array(repeating: UInt8(7), count: 1000)
    let file = Self.pixel(stream: PNGBuilder.stored(Self.row + rest, adlerError: 1))
    #expect(error(file)?.code == .damagedData)
  }

  @Test func `the limit can be another`() {
    let file = Self.pixel(stream: PNGBuilder.stored(Self.row + Array(repeating: 7, count: 200_000)))
    #expect(throws: BookPNGError.self) { try read(file.bytes) }
    let more = BookPNGLimits(trailingBytes: 200_000)
    #expect(throws: Never.self) { try read(file.bytes, limits: more) }
  }

  // Without the limit, it would take many seconds.
  @Test(arguments: [0, 1] as [UInt8])
  func `a task that is cancelled meanwhile reads no further`(interlace: UInt8) async {
    let bytes = Self.endless(interlace: interlace)
    let reader = Task {
      let begin = ContinuousClock.now
      let result = Result { () throws(BookPNGError) in
        try read(bytes, limits: BookPNGLimits(trailingBytes: 1 << 48))
      }
      return (result: result, time: ContinuousClock.now - begin)
    }
    // Not in a task, since all of them may be waiting for a thread.
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.2)
      reader.cancel()
    }
    let answer = await reader.value
    #expect(throws: BookPNGError(.cancelled)) { try answer.result.get() }
    #expect(answer.time < .seconds(2))
  }

  @Test func `a task that is cancelled never ends in success`() async throws {
    let small = Self.pixel(stream: PNGBuilder.stored(Self.row)).bytes
    // However small the picture, and however late the cancellation.
    for isCancelledBefore in [true, false] {
      let result = await Task {
        if isCancelledBefore { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
        return Result { () throws(BookPNGError) in
          try PNGReader.open(.bytes(small)) { reader throws(BookPNGError) in
            try reader.forEachRow(columns: 1) { _, _, _ in
              unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
            }
          }
        }
      }.value
      #expect(throws: BookPNGError(.cancelled)) { try result.get() }
    }
  }
}
