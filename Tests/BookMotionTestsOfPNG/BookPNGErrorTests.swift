import BookMotion
import BookMotionColor
import BookMotionDocuments
import BookMotionPNG
import BookMotionTestSupport
import Foundation
import Testing

/// Every kind of error with its details, from files made by hand.
@Suite struct BookPNGErrorTests {
  struct Case: CustomTestStringConvertible {
    let file: PNGBuilder
    let error: BookPNGError
    let sentence: String
    let testDescription: String

    init(_ what: String, _ file: PNGBuilder, _ error: BookPNGError, _ sentence: String) {
      testDescription = what
      self.file = file
      self.error = error
      self.sentence = sentence
    }
  }

  /// Returns the sample with its rows changed.
  private static func rows(_ change: (inout [UInt8]) -> Void) -> PNGBuilder {
    var rows = PNGBuilder.sampleRows
    change(&rows)
    return PNGBuilder(stream: PNGBuilder.stored(rows))
  }

  /// Returns a file of four pixels per row and three rows, with indices 0, 1, 2, 3 in each and 2
  /// bits per pixel.
  private static func indexed(colors: Int?) -> PNGBuilder {
    let stream = PNGBuilder.stored([0, 0x1B, 0, 0x1B, 0, 0x1B])
    let file = PNGBuilder(depth: 2, type: 3, stream: stream)
    guard let colors else { return file }
    return file.with("PLTE", Array(repeating: 9, count: 3 * colors), before: "IDAT")
  }

  static let sound = PNGBuilder.sample

  static let chunks: [Case] = [
    Case(
      "another checksum", sound.changing("IDAT") { $0.checksumError = 1 },
      BookPNGError(.wrongChecksum, words: "IDAT: CRC error", chunk: "IDAT"),
      #"the checksum of the chunk IDAT is wrong (libpng: "IDAT: CRC error")"#),
    Case(
      "another checksum of a transparency",
      sound.with("tRNS", [0, 1, 0, 2, 0, 3], before: "IDAT")
        .changing("tRNS") { $0.checksumError = 1 },
      BookPNGError(.wrongChecksum, words: "tRNS: CRC error", chunk: "tRNS"),
      #"the checksum of the chunk tRNS is wrong (libpng: "tRNS: CRC error")"#),
    Case(
      "an impossible length", sound.changing("IEND") { $0.statedLength = 1 << 31 },
      BookPNGError(.invalidChunk, words: "PNG unsigned integer out of range"),
      #"a chunk is not valid (libpng: "PNG unsigned integer out of range")"#),
    Case(
      "a name that is none", sound.with("te1t", before: "IEND"),
      BookPNGError(.invalidChunk, words: "invalid chunk type"),
      #"a chunk is not valid (libpng: "invalid chunk type")"#),
    Case(
      "another checksum of the end", sound.changing("IEND") { $0.checksumError = 1 },
      BookPNGError(.wrongChecksum, chunk: "IEND"), "the checksum of the chunk IEND is wrong"),
    Case(
      "a critical chunk that nobody knows after the rows", sound.with("ABCD", before: "IEND"),
      BookPNGError(.unknownCriticalChunk, chunk: "ABCD"),
      "the chunk ABCD is unknown, and the picture can't be read without it"),
    Case(
      "a critical chunk that nobody knows", sound.with("ABCD", [1], before: "IDAT"),
      BookPNGError(
        .unknownCriticalChunk, words: "ABCD: unhandled critical chunk", chunk: "ABCD"),
      "the chunk ABCD is unknown, and the picture can't be read without it "
        + #"(libpng: "ABCD: unhandled critical chunk")"#),
    Case(
      "the form that Apple uses", sound.with("CgBI", [0x50, 0, 0x20, 6], before: "IHDR"),
      BookPNGError(.appleOptimized, words: "CgBI: unhandled critical chunk", chunk: "CgBI"),
      "the file is a PNG optimized by Xcode for Apple's devices, which other decoders can't read "
        + #"(libpng: "CgBI: unhandled critical chunk")"#),
    Case(
      "a text before the header", sound.with("tEXt", [65, 0, 66], before: "IHDR"),
      BookPNGError(.wrongOrder, chunk: "tEXt"), "the chunk tEXt is in the wrong place"),
    Case(
      "a palette before the header", sound.with("PLTE", [1, 2, 3], before: "IHDR"),
      BookPNGError(.wrongOrder, words: "PLTE: missing IHDR", chunk: "PLTE"),
      #"the chunk PLTE is in the wrong place (libpng: "PLTE: missing IHDR")"#),
    Case(
      "image data after a text", sound.with("tEXt", before: "IEND").with("IDAT", before: "IEND"),
      BookPNGError(.wrongOrder, chunk: "IDAT"), "the chunk IDAT is in the wrong place"),
    Case(
      "a transparency after the rows",
      sound.with("tRNS", [0, 1, 0, 2, 0, 3], before: "IEND"),
      BookPNGError(.wrongOrder, chunk: "tRNS"), "the chunk tRNS is in the wrong place"),
  ]

  static let pictures: [Case] = [
    Case(
      "no columns", PNGBuilder(width: 0, stream: []),
      BookPNGError(.invalidHeader, words: "Image width is zero in IHDR", chunk: "IHDR"),
      #"the header is not valid (libpng: "Image width is zero in IHDR")"#),
    Case(
      "too many rows for any PNG", PNGBuilder(height: 1 << 31, stream: []),
      BookPNGError(.invalidHeader, words: "PNG unsigned integer out of range", chunk: "IHDR"),
      #"the header is not valid (libpng: "PNG unsigned integer out of range")"#),
    Case(
      "no palette", indexed(colors: nil),
      BookPNGError(.missingPalette, words: "IDAT: Missing PLTE before IDAT", chunk: "IDAT"),
      #"the palette is missing (libpng: "IDAT: Missing PLTE before IDAT")"#),
    Case(
      "a palette of one byte and a third",
      indexed(colors: 1).changing("PLTE") { $0.data.append(0) },
      BookPNGError(.invalidPalette, words: "PLTE: invalid", chunk: "PLTE"),
      #"the palette is not valid (libpng: "PLTE: invalid")"#),
    Case(
      "two palettes", indexed(colors: 4).with("PLTE", [1, 2, 3], before: "IDAT"),
      BookPNGError(.invalidPalette, words: "PLTE: duplicate", chunk: "PLTE"),
      #"the palette is not valid (libpng: "PLTE: duplicate")"#),
    Case(
      "a transparency of five bytes", sound.with("tRNS", [0, 0, 0, 0, 0], before: "IDAT"),
      BookPNGError(.invalidTransparency, words: "tRNS: invalid", chunk: "tRNS"),
      #"the transparency is not valid (libpng: "tRNS: invalid")"#),
    Case(
      "a transparency before the palette",
      indexed(colors: 4).with("tRNS", [1], before: "PLTE"),
      BookPNGError(.wrongOrder, words: "tRNS: out of place", chunk: "tRNS"),
      #"the chunk tRNS is in the wrong place (libpng: "tRNS: out of place")"#),
    Case(
      "an index without a color", indexed(colors: 3),
      BookPNGError(.indexBeyondPalette(3, last: 2), row: 0),
      "row 0: a pixel has the palette index 3, but the last index in the palette is 2"),
    Case(
      "an unknown filter", rows { $0[26] = 5 },
      BookPNGError(.damagedData, words: "bad adaptive filter value", row: 2, chunk: "IDAT"),
      #"row 2: the image data is damaged (libpng: "bad adaptive filter value")"#),
    Case(
      "a row too few", rows { $0.removeLast(13) },
      BookPNGError(.notEnoughData, words: "Not enough image data", row: 2, chunk: "IDAT"),
      #"row 2: the image data ends too early (libpng: "Not enough image data")"#),
    Case(
      "another sum of all rows",
      PNGBuilder(stream: PNGBuilder.stored(PNGBuilder.sampleRows, adlerError: 1)),
      BookPNGError(.damagedData, words: "IDAT: incorrect data check", chunk: "IDAT"),
      #"the image data is damaged (libpng: "IDAT: incorrect data check")"#),
    Case(
      "no zlib stream", PNGBuilder(stream: Array(repeating: 0xFF, count: 50)),
      BookPNGError(.damagedData, words: "IDAT: incorrect header check", row: 0, chunk: "IDAT"),
      #"row 0: the image data is damaged (libpng: "IDAT: incorrect header check")"#),
    Case(
      "a row too few in the sixth pass",
      PNGBuilder(
        width: 2, height: 2, type: 0, interlace: 1, stream: PNGBuilder.stored([0, 1])),
      BookPNGError(.notEnoughData, words: "Not enough image data", row: 0, pass: 6, chunk: "IDAT"),
      #"row 0 of pass 6: the image data ends too early (libpng: "Not enough image data")"#),
  ]

  private func error(_ bytes: [UInt8]) -> BookPNGError? {
    do throws(BookPNGError) {
      try PNGReader.open(.bytes(bytes)) { reader throws(BookPNGError) in
        try reader.forEachRow(columns: reader.width) { _, _, _ in }
      }
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: chunks + pictures)
  func `an error says what is wrong, where, and what libpng says`(test: Case) {
    let found = error(test.file.bytes)
    #expect(found == test.error)
    #expect(found?.description == test.sentence)
  }

  @Test func `the file these are made from is sound`() throws {
    let picture = try StoredPicture(.bytes(Self.sound.bytes))
    #expect(picture.samples == (0..<36).map { UInt16($0) })
    let gap = Self.sound.splittingData(into: 3).bytes
    #expect(try StoredPicture(.bytes(gap)) == picture)
  }

  @Test(arguments: [
    [], Array("<svg xmlns=".utf8), [0x89], Array("GIF".utf8), Array(sound.bytes.dropFirst()),
  ])
  func `what does not begin like a PNG is none`(bytes: [UInt8]) {
    let isBeginning = PNGBuilder.signature.starts(with: bytes)
    let expected = isBeginning ? BookPNGError(.truncated) : BookPNGError(.notPNG)
    #expect(error(bytes) == expected)
  }

  @Test func `a file that lost its line ends is no PNG`() {
    let bytes = Self.sound.bytes.filter { $0 != 0x0D }
    let error = error(bytes)
    #expect(error?.code == .notPNG)
    #expect(error?.words == "PNG file corrupted by ASCII conversion")
  }

  @Test(arguments: [("gone.png", Int32(2)), ("", 2), ("a\0b", 22)])
  func `a file that is not there is an error with its number`(path: String, number: Int32) {
    #expect(throws: BookPNGError.self) { try BookPictureColors(png: .file(path)) }
    do throws(BookPNGError) {
      _ = try BookPictureColors(png: .file(path))
    } catch {
      #expect(error.code == .cannotOpen(number))
      #expect(error.description.hasPrefix("the file cannot be opened ("))
    }
  }

  @Test func `a folder is no file`() throws {
    let isADirectory: Int32 = 21
    #expect {
      try BookPictureColors(png: .file(Fixture.url("png").path))
    } throws: {
      ($0 as? BookPNGError)?.code == .cannotOpen(isADirectory)
    }
  }

  #if os(Linux)
  @Test func `a file that cannot be read on is an error with its number`() {
    let inputOutputError: Int32 = 5
    // The first page of memory is never mapped.
    let error = #expect(throws: BookPNGError.self) {
      try BookPictureColors(png: .file("/proc/self/mem"))
    }
    #expect(error?.code == .cannotRead(inputOutputError))
    #expect(error?.description == "the file cannot be read (Input/output error)")
  }
  #endif
}
