import BookMotionTestSupport
import Foundation
import Testing

/// The made files, and the tables about them.
@Suite struct MadePNGTests {
  private static let folder = ProcessInfo.processInfo.environment["PNG_FOLDER"]

  @Test func `each file has a line in a table, and each line a file`() throws {
    let tables = try ["expected.csv", "damaged.csv"].map { try PNGFixture.rows($0).map { $0[0] } }
    #expect(Set(tables[0]) == Set(MadePNG.pictures.map(\.file)))
    #expect(Set(tables[1]) == Set(MadePNG.damaged.map(\.file)))
    #expect(tables[0].count == MadePNG.pictures.count && tables[1].count == MadePNG.damaged.count)
  }

  /// What fails to load becomes a test without arguments, which passes.
  @Test func `each line is used`() throws {
    #expect(PNGFixture.pictures.count == MadePNG.pictures.count)
    #expect(PNGDamageTests.all.count == MadePNG.damaged.count)
    #expect(try PNGFixture.sound.count == PNGFixture.rows("damaged-fine.csv").count)
  }

  @Test func `they are the same on every machine`() {
    let all = MadePNG.all.sorted { $0.name < $1.name }
    #expect(CRC32.of(all.flatMap { CRC32.of($0.bytes).bigEndianBytes }) == 0xC637_36E2)
  }

  /// Writes all files to the folder given by `.ci/fuzz png`, or for `Fixtures/png/expect.py`.
  @Test(.enabled(if: folder != nil, "`.ci/fuzz png` asks for them"))
  func `are written`() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for made in MadePNG.all {
      try Data(made.bytes).write(to: folder.appendingPathComponent(made.file))
    }
  }
}
