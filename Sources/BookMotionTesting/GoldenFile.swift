import BookMotion
import BookMotionExport
import Foundation

/// A timeline in a file, as it was when somebody last looked at it.
struct GoldenFile {
  let url: URL
  /// As the test calls it.
  let name: String

  /// What has changed in words, or why nothing was compared; nil if nothing has changed, or if the
  /// file is to be written anew and was.
  func difference(
    of timeline: BookTimeline, tolerance: KeyframeReduction.Tolerance, isRecorded: Bool
  ) -> String? {
    if isRecorded { return write(timeline) }
    guard FileManager.default.fileExists(atPath: url.path) else {
      return write(timeline)
        ?? "\(name) was missing and has been written: look at the motion, then run the test again"
    }
    do {
      let golden = try TimelineDocument(reading: [UInt8](Data(contentsOf: url)))
      let difference = try TimelineDifference(
        from: golden, to: TimelineDocument(TimelineExport(timeline)), tolerance: tolerance)
      return difference.isNone ? nil : "\(name) shows another motion.\n\(difference.words)"
    } catch let error as DocumentError {
      return "\(name) can't be compared: \(error)"
    } catch {
      return "\(name) can't be read: \(error.localizedDescription)"
    }
  }

  /// Why the file can't be written, if it can't.
  private func write(_ timeline: BookTimeline) -> String? {
    var text = ""
    TimelineExport(timeline).writeJSON(to: &text)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return "\(name) can't be written: \(error.localizedDescription)"
    }
  }
}
