public import BookMotion
import BookMotionExport
import Foundation

extension BookTimeline {
  /// What has changed since somebody last looked at this motion; nil if nothing has.
  ///
  /// For the tests of an app: a motion that was approved is kept as a file beside them, and whoever
  /// changes it, by a number in a choreography or by an update of this package, reads what a user
  /// would see of that.
  ///
  /// ```swift
  /// @Test func `the book opens as it did`() throws {
  ///   #expect(try BookTimeline(.storyReader).difference(fromGolden: "Goldens/opening.json") == nil)
  /// }
  /// ```
  /// ```
  /// flipping: the flip angle is half way 12 ms later, largest difference 4.1 at 0.84 s …
  /// ```
  ///
  /// A golden file that is missing is written, and is a difference too: look at the motion, run the
  /// test again, and keep the file. With `RECORD_GOLDENS=1` in the environment every file is written
  /// anew. `bookmotion diff` and `bookmotion plot` read and draw the same files.
  ///
  /// - Parameters:
  ///   - path: The golden file; a relative path begins at the folder of the file that calls.
  ///   - tolerance: How much difference is none, for each channel; a thousandth unless said.
  ///   - file: The file that calls.
  /// - Returns: The difference in words, or why nothing could be compared.
  public func difference(
    fromGolden path: String, tolerance: KeyframeReduction.Tolerance? = nil,
    file: StaticString = #filePath
  ) -> String? {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    let golden = GoldenFile(url: URL(fileURLWithPath: path, relativeTo: folder), name: path)
    let environment = ProcessInfo.processInfo.environment
    return golden.difference(
      of: self, tolerance: tolerance ?? .all(TimelineDifference.standardTolerance),
      isRecorded: environment["RECORD_GOLDENS"] == "1")
  }
}
