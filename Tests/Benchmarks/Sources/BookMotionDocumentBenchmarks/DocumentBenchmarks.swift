import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording
import Foundation

/// Compares writing documents with Foundation, alternating between them in one run. In
/// `Tests/Benchmarks`:
///
/// ```
/// swift run -c release BookMotionDocumentBenchmarks            100,000 keyframes
/// swift run -c release BookMotionDocumentBenchmarks --quick    10 000, for CI
/// swift run -c release BookMotionDocumentBenchmarks --figures  and a line for programs
/// ```
///
/// A separate program, because a process with Foundation is larger than what `BookMotionBenchmarks`
/// promises. If a *check* fails, it exits with 1: both sides write the same numbers, and memory
/// does not grow with the length of the document. The promised time is a fifth of `JSONEncoder`'s.
@main
enum DocumentBenchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.allSatisfy({ ["--quick", "--figures"].contains($0) }) else {
      print("usage: BookMotionDocumentBenchmarks [--quick] [--figures]")
      exit(64)
    }
    #if DEBUG
    print("A debug build: checks mean something, timings do not.")
    #endif
    let isQuick = arguments.contains("--quick")
    try checkMemory(frames: isQuick ? 100_000 : 400_000)
    try checkNumbers()
    let ratio = try compare(frames: isQuick ? 10_000 : 100_000, turns: isQuick ? 5 : 9)
    if !isQuick && ratio > promise { print("  above \(text(promise))") }
    try measureFormats()
    if arguments.contains("--figures") {
      print("documents\tJSON beside JSONEncoder\t\(text(ratio))\t\(text(promise))")
    }
    print("every check passed")
  }

  /// Returns a timeline of about `frames` frames, there and back.
  private static func timeline(frames: Int) throws -> BookTimeline {
    let seconds = 4.9
    return try BookTimeline(
      BookScore(
        .storyReader, direction: .both, framesPerSecond: Double(frames) / seconds))
  }

  private static func check(_ isTrue: Bool, _ message: String) {
    guard !isTrue else { return }
    print("FAILED: \(message)")
    exit(1)
  }
}

extension DocumentBenchmarks {
  /// Checks that writing holds no more than a line in memory.
  private static func checkMemory(frames: Int) throws {
    var sink = CountingSink()
    Recording(try timeline(frames: 1000)).writeJSON(to: &sink)
    Recording(try timeline(frames: 1000)).writeCSV(to: &sink)
    let before = peakKilobytes
    let long = try timeline(frames: frames)
    Recording(long).writeJSON(to: &sink)
    Recording(long).writeCSV(to: &sink)
    let growth = peakKilobytes - before
    print("\(long.count) frames as JSON and CSV, \(sink.count / 1_000_000) MB: \(growth) KB more")
    #if os(Linux)
    check(before > 0, "the kernel does not say how much memory there is")
    #endif
    check(growth <= mostGrowth, "writing took \(growth) KB, allowed are \(mostGrowth)")
  }

  /// Checks that both sides write the same numbers.
  private static func checkNumbers() throws {
    let document = try document(of: timeline(frames: 300))
    var text = ""
    document.writeJSON(to: &text)
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let ours = root?["keyframes"] as? [[String: Any]] ?? []
    let data = try JSONEncoder().encode(Row.rows(of: document))
    let theirs = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
    check(!ours.isEmpty && ours.count == theirs.count, "\(ours.count) rows, not \(theirs.count)")
    for (our, their) in zip(ours, theirs) {
      check(NSDictionary(dictionary: our).isEqual(their), "\(our) is not \(their)")
    }
  }

  /// Returns a timeline as if read from a file, with all numbers on the grid.
  private static func document(of timeline: BookTimeline) throws -> Recording {
    var text = ""
    Recording(timeline).writeJSON(to: &text)
    return try Recording(reading: Array(text.utf8))
  }

  private static func compare(frames: Int, turns: Int) throws -> Double {
    let document = try document(of: timeline(frames: frames))
    let rows = Row.rows(of: document)
    let encoder = JSONEncoder()
    var ratios: [Double] = []
    var ours: [Double] = []
    for turn in 0..<turns {
      var times = [0.0, 0.0]
      // The side that goes first alternates.
      for side in turn.isMultiple(of: 2) ? [0, 1] : [1, 0] {
        times[side] = try seconds {
          if side == 0 {
            var sink = CountingSink()
            document.writeJSON(to: &sink)
            check(sink.count > 0, "nothing was written")
          } else {
            check(try encoder.encode(rows).count > 0, "nothing was encoded")
          }
        }
      }
      ratios.append(times[0] / times[1])
      ours.append(times[0])
    }
    let ratio = ratios.sorted()[turns / 2]
    let time = ours.sorted()[turns / 2] * 1000
    print(
      "\(rows.count) keyframes as JSON in \(text(time)) ms: \(text(ratio)) of JSONEncoder's time")
    return ratio
  }

  private static func measureFormats() throws {
    let timeline = try BookTimeline(BookScore(.storyReader, framesPerSecond: 120))
    let formats: [(name: String, write: (inout CountingSink) throws -> Void)] = [
      ("JSON", { Recording(timeline).writeJSON(to: &$0) }),
      ("CSV", { Recording(timeline).writeCSV(to: &$0) }),
      ("CSS", { try MotionStyleSheet(Recording(timeline)).write(to: &$0) }),
    ]
    for (name, write) in formats {
      var sink = CountingSink()
      let times = try (0..<21).map { _ in
        sink = CountingSink()
        return try seconds { try write(&sink) }
      }
      print(
        "storyReader at 120 frames per second as \(name): \(sink.count) bytes in "
          + "\(text(times.sorted()[10] * 1000)) ms")
    }
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  private static func text(_ number: Double) -> String { String(format: "%.2f", number) }

  /// The peak memory of this process according to the kernel, or 0 if it is unknown.
  ///
  /// Not from `getrusage`, whose value includes the memory of the parent process.
  private static var peakKilobytes: Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  private static let promise = 0.2
  private static let mostGrowth = 1024
}

/// A keyframe as one would write it for `JSONEncoder`.
private struct Row: Encodable {
  let frame: Int
  let time: Double
  let phase: String
  let values: [Double]

  static func rows(of document: Recording) -> [Row] {
    document.map { frame in
      Row(
        frame: frame.index, time: NumberGrid.standard.rounded(frame.time), phase: frame.phase,
        values: frame.values)
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    init(_ word: String) { stringValue = word }
    init?(stringValue: String) { self.stringValue = stringValue }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }

    static let keys = ["frame", "time", "phase"].map(Key.init)
    static let channels = BookChannel.allCases.map { Key($0.rawValue) }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(frame, forKey: Key.keys[0])
    try fields.encode(time, forKey: Key.keys[1])
    try fields.encode(phase, forKey: Key.keys[2])
    for (key, value) in zip(Key.channels, values) { try fields.encode(value, forKey: key) }
  }
}

/// A sink that only counts bytes.
private struct CountingSink: BookTextSink {
  private(set) var count = 0

  mutating func write(_ text: String) { count += text.utf8.count }

  mutating func write(utf8: [UInt8]) { count += utf8.count }
}
