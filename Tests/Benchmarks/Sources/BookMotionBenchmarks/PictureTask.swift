import BookMotion

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An undocumented task that this program performs, in its own process, for itself and for
/// `.ci/measure pictures`.
///
/// ```
/// BookMotionBenchmarks --make-picture photo 1200 1680 photo.png
/// ```
enum PictureTask {
  case make(Picture, path: String)

  /// Returns `nil` if the arguments don't describe a picture task.
  init?(_ arguments: ArraySlice<String>) {
    let words = Array(arguments)
    switch (words.first, words.count) {
    case ("--make-picture", 5):
      guard let kind = Picture.Kind(rawValue: words[1]), let width = Int(words[2]),
        let height = Int(words[3]), Picture.sides.contains(width), Picture.sides.contains(height)
      else { return nil }
      self = .make(Picture(kind: kind, width: width, height: height), path: words[4])
    default: return nil
    }
  }

  func run() {
    switch self {
    case .make(let picture, let path):
      if !picture.write(to: path) { stop("\(path) could not be written", code: .failure) }
    }
  }
}

extension Picture {
  fileprivate static let sides = 1...20_000
}

// MARK: - Memory

extension PictureTask {
  /// The result of a separate process, and its peak memory.
  struct Sample {
    let leftEdge: [Double]
    let peakKilobytes: Int
  }

  /// Samples a file in a process that does nothing else. Returns `nil` if that fails.
  static func sampleInOwnProcess(_ question: Question, of path: String) -> Sample? {
    // `BookMotionSampler` is in the same folder as this program.
    let own = "/proc/\(getpid())/exe"
    let command = "exec \"$(dirname \"$(readlink \(own))\")/BookMotionSampler\" \(question.words)"
    let quoted = path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#)
    guard let lines = output(of: "\(command) '\(quoted)'"), let line = lines.first else {
      return nil
    }
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4, let peak = numbers.last, peak > 0 else { return nil }
    return Sample(leftEdge: numbers.dropLast(), peakKilobytes: Int(peak))
  }

  /// The peak memory of this process according to the kernel, or 0 if it is unknown.
  ///
  /// Not from `getrusage`, whose value for a child includes the memory of its parent at the start.
  static var peakKilobytes: Int {
    guard let file = unsafe fopen("/proc/self/status", "r") else { return 0 }
    defer { unsafe fclose(file) }
    let line = unsafe lines(of: file).first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { " \t".contains($0) }).compactMap { Int($0) }.first ?? 0
  }

  /// Returns the output of a shell command, or `nil` if it fails.
  static func output(of command: String) -> [String]? {
    guard let pipe = unsafe popen(command, "r") else { return nil }
    let lines = unsafe lines(of: pipe)
    return unsafe pclose(pipe) == 0 ? lines : nil
  }

  private static func lines(of file: FilePointer) -> [String] {
    var lines: [String] = []
    var line = [CChar](repeating: 0, count: 1024)
    while unsafe fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    return lines
  }
}

#if canImport(Darwin)
typealias FilePointer = UnsafeMutablePointer<FILE>
#elseif canImport(Musl)
typealias FilePointer = OpaquePointer
#else
typealias FilePointer = UnsafeMutablePointer<_IO_FILE>
#endif
