import BookMotionDrawing
import BookMotionTestSupport
import Foundation

/// A golden drawing, compared by structure and by number.
///
/// ```swift
/// #expect(DrawingGolden.difference(of: text, from: "frames/shelf.svg") == nil)
/// ```
///
/// As with ``Golden``, `RECORD_GOLDENS=1` rewrites it; a missing one is written, and its test
/// fails.
enum DrawingGolden {
  /// Returns `nil`, or a description of the first difference.
  static func difference(of text: String, from path: String) -> String? {
    let file = Golden.packageURL("Fixtures/" + path)
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != "1",
      let golden = try? String(contentsOf: file, encoding: .utf8)
    else { return Golden.difference(of: text, from: path) }
    return SVGDifference.between(text, golden).map { "\(path): \($0)" }
  }
}
