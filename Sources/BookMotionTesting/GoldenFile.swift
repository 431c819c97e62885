public import BookMotionExport
import Foundation

extension Recording {
  /// Returns what has changed since somebody last looked at this motion; nil if nothing has.
  ///
  /// For the tests of an app: a motion that was approved is kept as a file beside them, and whoever
  /// changes it, by a number in a choreography or by an update of this package, reads what a user
  /// would see of that.
  ///
  /// ```swift
  /// @Test func `the book opens as it did`() throws {
  ///   let opening = try Recording(BookTimeline(.storyReader))
  ///   #expect(opening.difference(fromGolden: "Goldens/opening.json") == nil)
  /// }
  ///
  /// @Test func `the book is turned round in flight as it was`() throws {
  ///   let turned = try BookTimeline(.storyReader, events: [.tap(at: 0), .close(at: 0.7)])
  ///   #expect(Recording(turned).difference(fromGolden: "Goldens/turned.json") == nil)
  /// }
  /// ```
  /// ```
  /// stage flipping lasts 0.7 s, not 0.6 s
  /// revealing and complete begin 100 ms later, and with them 1 cue and 5 channels
  /// ```
  ///
  /// A scene's `recording` is compared in the same way, and so is a motion of your own, which
  /// `Recording(_:channels:duration:values:)` records.
  ///
  /// A golden file that is missing is written, and is a difference too: look at the motion, run the
  /// test again, and keep the file. With `RECORD_GOLDENS=1` in the environment every file is written
  /// anew. `bookmotion diff` reads the same files.
  ///
  /// - Parameters:
  ///   - path: The golden file; a relative path begins at the folder of the file that calls.
  ///   - tolerance: How much difference is none.
  ///   - file: The file that calls.
  /// - Returns: The difference in words, or why nothing could be compared.
  public func difference(
    fromGolden path: String, tolerance: Tolerance = .golden, file: StaticString = #filePath
  ) -> String? {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    let golden = GoldenFile(url: URL(fileURLWithPath: path, relativeTo: folder), name: path)
    let environment = ProcessInfo.processInfo.environment
    return golden.difference(
      of: self, tolerance: tolerance, isRecorded: environment["RECORD_GOLDENS"] == "1")
  }
}

/// A recording in a file, as it was when somebody last looked at it.
struct GoldenFile {
  let url: URL
  /// The name that the test gives it.
  let name: String

  /// What has changed in words, or why nothing was compared; nil if nothing has changed, or if the
  /// file is to be written anew and was.
  func difference(of recording: Recording, tolerance: Tolerance, isRecorded: Bool) -> String? {
    if isRecorded { return write(recording) }
    guard FileManager.default.fileExists(atPath: url.path) else {
      return write(recording)
        ?? "\(name) was missing and has been written: look at the motion, then run the test again"
    }
    let bytes: [UInt8]
    do { bytes = try [UInt8](Data(contentsOf: url)) } catch {
      return "\(name) can't be read: \(error.localizedDescription)"
    }
    do {
      let difference = try Difference(
        from: Recording(reading: bytes), to: recording.asWritten(), tolerance: tolerance)
      return difference.isNone ? nil : difference.words(old: name, new: "the motion")
    } catch {
      return "\(name) can't be compared: \(error)"
    }
  }

  /// Why the file can't be written, if it can't.
  private func write(_ recording: Recording) -> String? {
    var text = ""
    recording.writeJSON(to: &text)
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
