public import Foundation

/// A file in Fixtures/, found beside the sources that this test was built from.
public enum Fixture {
  /// Why a table can't be used.
  public struct Unusable: Error, CustomStringConvertible {
    /// What is wrong with it.
    public let description: String
  }

  /// Where it is.
  public static func url(_ path: String) -> URL { Golden.packageURL("Fixtures/" + path) }

  /// The whole text. A file that is missing fails.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The whole file. One that is missing fails.
  public static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// The words of every line. A file that is missing, or has fewer lines than `atLeast`, fails.
  public static func rows(_ path: String, atLeast fewest: Int) throws -> [[String]] {
    let lines = try text(path).split(separator: "\n")
    let rows = lines.map { $0.split(separator: " ").map(String.init) }
    guard rows.count >= fewest else {
      throw Unusable(description: "\(path) has only \(rows.count) rows")
    }
    return rows
  }

  /// The numbers of every line.
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
