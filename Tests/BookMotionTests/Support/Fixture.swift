import Foundation
import Testing

/// A file in Fixtures/, found beside the sources that this test was built from.
enum Fixture {
  static func url(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(path)
  }

  /// The whole text. A file that is missing fails.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The whole file. One that is missing fails.
  static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// The words of every line. A file that is missing, or has fewer lines than `atLeast`, fails.
  static func rows(_ path: String, atLeast fewest: Int) throws -> [[String]] {
    let lines = try text(path).split(separator: "\n")
    let rows = lines.map { $0.split(separator: " ").map(String.init) }
    try #require(rows.count >= fewest, "\(path) has only \(rows.count) rows")
    return rows
  }

  /// The numbers of every line.
  static func numbers(_ path: String, atLeast fewest: Int) throws -> [[Double]] {
    try rows(path, atLeast: fewest).map { try $0.map { try #require(Double($0)) } }
  }
}
