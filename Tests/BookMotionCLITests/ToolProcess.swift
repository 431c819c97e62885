import BookMotionTestSupport
import Foundation

/// The result of one run of the built tool.
struct ToolRun: Equatable {
  var output: String
  var errors: String
  var code: Int32
}

/// Runs the `bookmotion` built together with these tests.
enum ToolProcess {
  static func run(_ arguments: String...) throws -> ToolRun { try run(arguments) }

  static func run(_ arguments: [String]) throws -> ToolRun {
    try shell(#"exec "$bookmotion" "$@""#, arguments)
  }

  /// Runs a shell script in which `$bookmotion` is the tool, `$folder` an empty folder, and
  /// `$pictures` a folder of small pictures, and where `eval "$await"` defines a function that
  /// waits for a file.
  static func shell(_ script: String, _ arguments: [String] = []) throws -> ToolRun {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("bookmotion-\(UUID())")
    try files.createDirectory(
      at: folder.appendingPathComponent("work"), withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "bookmotion": tool.path, "folder": folder.appendingPathComponent("work").path,
      "pictures": Golden.packageURL("Fixtures/frames").path,
      "ASAN_OPTIONS": sanitizerOptions, "await": waiting,
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try handle(output)
    process.standardError = try handle(errors)
    try process.run()
    process.waitUntilExit()
    return ToolRun(
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8),
      code: process.terminationStatus)
  }

  /// Waits for a file whose name matches a pattern. It starts no process to check: on a busy
  /// machine, the tool would be done before that.
  private static let waiting = #"""
    await() {
      tries=0
      until [ $tries = 20000000 ]; do
        for name in $1; do [ -e "$name" ] && return; done
        tries=$((tries + 1))
      done
      return 1
    }
    """#

  /// The tool must not leak, regardless of the test runner around it, and freed memory must not
  /// count toward its peak.
  private static var sanitizerOptions: String {
    #if os(Linux)
    "detect_leaks=1:quarantine_size_mb=1"
    #else
    "quarantine_size_mb=1"
    #endif
  }

  private static func handle(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  /// The test bundle is in the same folder as the tool, in debug and release builds.
  private static let tool: URL = {
    let words = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    for word in words {
      guard let end = word.range(of: ".xctest")?.upperBound else { continue }
      return URL(fileURLWithPath: String(word[..<end]))
        .deletingLastPathComponent().appendingPathComponent("bookmotion")
    }
    fatalError("no test bundle in \(words)")
  }()
}
