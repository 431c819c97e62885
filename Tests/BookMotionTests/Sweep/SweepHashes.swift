import BookMotionTestSupport
import Foundation

/// The recorded hashes of the sweep, `Fixtures/sweep/hashes.txt`.
enum SweepHashes {
  private static let file = Fixture.url("sweep/hashes.txt")

  /// True if the hashes are to be recorded.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
  }

  /// Returns the recorded lines, `name hash`; none if nothing is recorded.
  static func read() throws -> [String] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  static func write(_ lines: [String]) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
  }
}
