import Foundation

/// Reads what lies in `Fixtures/` at the root of the package.
enum Fixture {
  /// The text of a file, by its path in `Fixtures/`. A missing one is an error, never a skipped test.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Support
    .deletingLastPathComponent()  // BookMotionTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()
    .appending(path: "Fixtures")
}
