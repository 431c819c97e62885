import BookMotionTestSupport
import Foundation
import Testing

/// A PNG file that is made when a test reads it: every kind of picture and every kind of damage.
///
/// `Fixtures/png` has tables of what other decoders find in these files.
struct MadePNG: CustomTestStringConvertible, Sendable {
  let name: String
  private let made: LazyBytes

  init(_ name: String, _ bytes: @escaping @autoclosure @Sendable () -> [UInt8]) {
    self.name = name
    made = LazyBytes(bytes)
  }

  init(_ name: String, _ file: @escaping @autoclosure @Sendable () -> PNGBuilder) {
    self.init(name, making: file)
  }

  init(_ name: String, making file: @escaping @Sendable () -> PNGBuilder) {
    self.name = name
    made = LazyBytes { file().bytes }
  }

  /// The name in the tables.
  var file: String { name + ".png" }
  var testDescription: String { name }
  /// The whole file. It is the same every time and on every machine.
  var bytes: [UInt8] { made.bytes }
  var chunks: PNGBuilder { PNGBuilder(reading: bytes) }

  /// Files that are valid, or damaged only where no pixel is affected.
  static let pictures =
    types + filters + sizes + streams + kept + ancillaryChunks + afterEnd + fewColors + looks
    + bases

  /// Files with errors, each of one kind.
  static let damaged =
    cuts + checksums + lengths + signatures + headers + orders + names + palettes + indices + keys
    + brokenStreams + shortStreams + wrongFilters + large

  static let all = pictures + damaged

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the file with this name, with or without its extension.
  static func named(_ name: String) throws -> MadePNG {
    try #require(byName[name.hasSuffix(".png") ? String(name.dropLast(4)) : name], "\(name)")
  }

  /// Writes this file for a moment, for what reads files by path.
  func withPath<Result>(_ body: (String) throws -> Result) throws -> Result {
    let url = try written()
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  /// Writes this file to a temporary folder.
  func written() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("\(name)-\(UUID()).png")
    try Data(bytes).write(to: url)
    return url
  }
}

extension MadePNG {
  /// Bytes that are made for the first who asks for them.
  private final class LazyBytes: @unchecked Sendable {
    private let lock = NSLock()
    private let make: @Sendable () -> [UInt8]
    private var made: [UInt8]?

    init(_ make: @escaping @Sendable () -> [UInt8]) { self.make = make }

    var bytes: [UInt8] {
      lock.withLock {
        let bytes = made ?? make()
        made = bytes
        return bytes
      }
    }
  }

  /// Files that a library compressed, with codes of its own choice.
  static let kept = [
    "zlib-huffman-only", "zlib-level-1", "zlib-level-6", "zlib-level-9", "zlib-runs",
  ].map { name in MadePNG(name, keptBytes(name)) }

  /// Returns the path of a file that is kept in `Fixtures/png`.
  static func keptPath(_ name: String) -> String { Fixture.url("png/\(name).png").path }

  private static func keptBytes(_ name: String) -> [UInt8] {
    do {
      return try Array(Fixture.data("png/\(name).png"))
    } catch {
      Issue.record(error)
      return []
    }
  }
}

extension SeededRandom {
  /// Creates a generator whose seed is the FNV-1a hash of a name.
  init(named name: String) {
    self.init(
      seed: name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Returns a number in 0...top.
  mutating func sample(upTo top: UInt16) -> UInt16 { UInt16(next() % (UInt64(top) + 1)) }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
