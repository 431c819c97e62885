public import Foundation

/// A file in Fixtures/, located relative to the sources of this test.
public enum Fixture {
  /// The error for a table that can't be used.
  public struct Unusable: Error, CustomStringConvertible {
    /// The reason that the table can't be used.
    public let description: String
  }

  /// Returns the URL of a file.
  public static func url(_ path: String) -> URL { Golden.packageURL("Fixtures/" + path) }

  /// Returns the whole text of a file. Throws if it is missing.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Returns the whole content of a file. Throws if it is missing.
  public static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// Returns the words of every line. Throws if the file is missing or has fewer lines than
  /// `fewest`.
  public static func rows(_ path: String, atLeast fewest: Int) throws -> [[String]] {
    let lines = try text(path).split(separator: "\n")
    let rows = lines.map { $0.split(separator: " ").map(String.init) }
    guard rows.count >= fewest else {
      throw Unusable(description: "\(path) has only \(rows.count) rows")
    }
    return rows
  }

  /// Returns the numbers of every line.
  public static func numbers(_ path: String, atLeast fewest: Int) throws -> [[Double]] {
    try rows(path, atLeast: fewest).map { row in
      try row.map { word in
        guard let number = Double(word) else {
          throw Unusable(description: "\(path) has \(word), which is no number")
        }
        return number
      }
    }
  }
}
