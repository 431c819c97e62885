public import Foundation

/// A file in Fixtures/ that contains the last reviewed output.
///
/// ```swift
/// #expect(Golden.difference(of: text, from: "cli/help.txt") == nil)
/// ```
///
/// With `RECORD_GOLDENS=1` in the environment, the file is rewritten. A missing file is written,
/// too, but then the test fails, because it has not been reviewed yet.
public enum Golden {
  /// Returns `nil` if the text equals the golden one; otherwise, a description of the first line
  /// that differs.
  public static func difference(of text: String, from path: String) -> String? {
    let file = url(path)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      return write(text, to: file)
    }
    guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
      return write(text, to: file) ?? "\(path) was missing: look at what has been written"
    }
    return firstDifference(text, golden).map { "\(path) \($0)" }
  }

  /// Returns the URL of a file or a folder of the package.
  public static func packageURL(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path)
  }

  private static func url(_ path: String) -> URL { packageURL("Fixtures/" + path) }

  private static func write(_ text: String, to file: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return "\(file.path) can't be written: \(error)"
    }
  }

  private static func firstDifference(_ text: String, _ golden: String) -> String? {
    guard Array(text.utf8) != Array(golden.utf8) else { return nil }
    let lines = text.components(separatedBy: "\n")
    let expected = golden.components(separatedBy: "\n")
    for (number, pair) in zip(lines, expected).enumerated() where pair.0 != pair.1 {
      return "line \(number + 1) is \(pair.0.debugDescription), not \(pair.1.debugDescription)"
    }
    return "has \(expected.count) lines, not \(lines.count)"
  }
}
