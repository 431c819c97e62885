public import BookMotionRecording
import Foundation

extension Recording {
  /// Returns the changes to this motion since its golden file was recorded; `nil` if nothing has
  /// changed.
  ///
  /// Use this in your app's tests: each approved motion is kept as a file next to them. When a
  /// number in a choreography or an update of this package changes the motion, the test reports the
  /// difference that a user would see.
  ///
  /// ```swift
  /// @Test func `the book opens as it did`() throws {
  ///   let opening = try Recording(BookTimeline(BookScore(.storyReader)))
  ///   #expect(opening.difference(fromGolden: "Goldens/opening.json") == nil)
  /// }
  ///
  /// @Test func `the book is turned around in flight as it was`() throws {
  ///   let turned = try BookTimeline(BookScore(.storyReader, events: [.tap(at: 0), .close(at: 0.7)]))
  ///   #expect(Recording(turned).difference(fromGolden: "Goldens/turned.json") == nil)
  /// }
  /// ```
  /// ```
  /// stage flipping lasts 0.7 s, not 0.6 s
  /// revealing and complete begin 100 ms later, along with 1 cue and 4 channels
  /// ```
  ///
  /// You can compare a scene's `recording` in the same way, and a motion of your own that you
  /// record with `Recording(_:channels:duration:values:)`.
  ///
  /// A missing golden file is written and reported as a difference: look at the motion, run the
  /// test again, and keep the file. If the environment variable `CI` is set, as in most services
  /// for continuous integration, it is only reported. With `RECORD_GOLDENS=1` in the environment,
  /// every file that differs is rewritten and named. `bookmotion diff` reads the same files.
  ///
  /// - Parameters:
  ///   - path: The golden file. A relative path is resolved against the folder of the calling file.
  ///   - tolerance: The largest difference that counts as no change.
  ///   - file: The calling file.
  /// - Returns: A description of the difference, or the reason that nothing could be compared.
  public func difference(
    fromGolden path: String, tolerance: Recording.Tolerance = .golden,
    file: StaticString = #filePath
  ) -> String? {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    let golden = GoldenFile(url: URL(fileURLWithPath: path, relativeTo: folder), name: path)
    return golden.difference(
      of: self, tolerance: tolerance, when: Recorded(ProcessInfo.processInfo.environment))
  }
}

/// The golden files that a test may write.
enum Recorded {
  case none
  case missing
  case different

  init(_ environment: [String: String]) {
    let ci = environment["CI"] ?? ""
    self =
      environment["RECORD_GOLDENS"] == "1"
      ? .different : ["", "0", "false"].contains(ci.lowercased()) ? .missing : .none
  }
}

/// A recording in a file, in the state that was last approved.
struct GoldenFile {
  let url: URL
  /// The name that the test uses for it.
  let name: String

  /// Returns a description of the changes, or the reason that nothing was compared; `nil` if
  /// nothing has changed, or if the file was successfully rewritten.
  func difference(of recording: Recording, tolerance: Recording.Tolerance, when recorded: Recorded)
    -> String?
  {
    if recorded == .different {
      let old = try? [UInt8](Data(contentsOf: url))
      if old == Array(GoldenText.of(recording).utf8) { return nil }
      let fault = write(recording)
      if fault == nil { print("\(name) is written") }
      return fault
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      if recorded == .none {
        return "\(name) is missing: run the test on your machine to write it, and commit it"
      }
      return write(recording)
        ?? "\(name) was missing and has been written: look at the motion, then run the test again"
    }
    let bytes: [UInt8]
    do { bytes = try [UInt8](Data(contentsOf: url)) } catch {
      return "\(name) can't be read: \(error.localizedDescription)"
    }
    switch GoldenText.compare(recording, with: bytes, called: name, tolerance: tolerance) {
    case .same: return nil
    case .different(let words):
      return words
        + "if this change is intended, run the test with RECORD_GOLDENS=1 in the environment to record it"
    case .broken(let reason), .incomparable(let reason):
      return "\(name) can't be compared: \(reason)"
    }
  }

  /// Writes the file, and returns the reason if that fails.
  private func write(_ recording: Recording) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try GoldenText.of(recording).write(to: url, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return "\(name) can't be written: \(error.localizedDescription)"
    }
  }
}
