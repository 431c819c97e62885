import BookMotion
import BookMotionColor
import BookMotionPNG
import BookMotionTestSupport
import Testing

/// Compares the errors of files damaged in every way with a table of the correct ones.
@Suite struct PNGDamageTests {
  struct Damage: CustomTestStringConvertible {
    let made: MadePNG
    let expected: Set<String>

    var testDescription: String { made.name }
  }

  static let all: [Damage] = {
    do {
      let rows = try PNGFixture.rows("damaged.csv")
      try #require(rows.count >= 500)
      return try rows.map {
        Damage(
          made: try MadePNG.named($0[0]),
          expected: Set($0[1].split(separator: "|").map(String.init)))
      }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// Returns the table's word for an error.
  private func word(_ error: BookPNGError?) -> String {
    switch error?.code {
    case nil: "fine"
    case .notPNG: "notPNG"
    case .truncated: "truncated"
    case .wrongChecksum: "wrongCRC"
    case .invalidChunk, .unknownCriticalChunk, .appleOptimized: "chunk"
    case .wrongOrder: "order"
    case .invalidHeader: "badHeader"
    case .tooLarge: "tooLarge"
    case .missingPalette, .invalidPalette: "palette"
    case .invalidTransparency: "transparency"
    case .damagedData, .notEnoughData: "data"
    case .indexBeyondPalette: "index"
    case .cannotOpen, .cannotRead, .outOfMemory, .refused, .cancelled: "wrong"
    }
  }

  private func error(_ source: BookPNGSource, columns: Int) -> BookPNGError? {
    do throws(BookPNGError) {
      try PNGReader.open(source) { reader throws(BookPNGError) in
        try reader.forEachRow(columns: columns) { _, _, _ in }
      }
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: Effort.some(of: all, oneIn: 5))
  func `what is wrong is said, however many columns are wanted`(damage: Damage) throws {
    let bytes = damage.made.bytes
    try damage.made.withPath { path in
      // Some files deliberately take long.
      for columns in damage.made.name.hasPrefix("bomb") ? [1] : [1, 2, 7, .max] {
        let found = error(.file(path), columns: columns)
        // An index beyond the palette is an error only if it is decoded.
        let mayBeFine = damage.expected.contains("index") && columns != .max
        let expected = mayBeFine ? damage.expected.union(["fine"]) : damage.expected
        #expect(expected.contains(word(found)), "\(columns): \(String(describing: found))")
        #expect(error(.bytes(bytes), columns: columns) == found)
      }
    }
  }

  @Test(arguments: Effort.some(of: all, oneIn: 9))
  func `colors come only from a file that is sound`(damage: Damage) {
    var found: BookPNGError?
    do throws(BookPNGError) {
      _ = try BookPictureColors(
        png: .bytes(damage.made.bytes), request: BookColorRequest(edges: .all))
    } catch {
      found = error
      #expect(error.description.count > 10)
    }
    #expect(damage.expected.contains(word(found)), "\(String(describing: found))")
  }

  @Test func `one byte changed anywhere is noticed`() throws {
    // Except in the high bytes of a length: a chunk longer than the file is a different error.
    let bytes = PNGBuilder.sample.bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        #expect(
          error(.bytes(damaged), columns: 1) != nil, "bit \(bit) of byte \(index)")
      }
    }
  }

  @Test func `a file that breaks off anywhere is noticed`() {
    let bytes = PNGBuilder.sample.splittingData(into: 7).bytes
    for count in bytes.indices {
      let error = error(.bytes(Array(bytes.prefix(count))), columns: 1)
      #expect(error?.code == .truncated, "\(count) bytes")
    }
  }
}
