import BookMotion
import BookMotionDocuments
import BookMotionExport

/// The destination of a command's data: stdout, or a file that is replaced only once it is
/// complete.
enum Output {
  /// A function that writes the data.
  typealias Content = (inout OutputFile) throws(Failure) -> Void

  /// Writes the data, which is of a `kind` such as "svg"; a name that says otherwise is warned of.
  /// `--format` takes `formats`.
  static func write(
    to path: Path, as kind: String? = nil, formats: [String] = [], _ content: Content
  ) throws(Failure) {
    var file = try OutputFile(path)
    try content(&file)
    try file.finish()
    if let kind, let other = kinds.first(where: { path.hasSuffix("." + $0) }), other != kind {
      let hint = formats.contains(other) ? "; for that, add '--format \(other)'" : ""
      Warnings.add("\(path.quoted) is \(kind.uppercased()), not \(other.uppercased())\(hint)")
    }
  }

  private static let kinds = [
    "svg", "png", "jpg", "jpeg", "gif", "webp", "pdf", "mp4", "json", "csv", "css", "html",
  ]
}

/// The file that a command writes to until it is finished.
///
/// The data is written to a temporary file beside the target, which is then renamed: at any instant
/// the target is the old file or the new one, never a part. If the target is a link, the link is
/// kept and the file that it points to is written.
struct OutputFile: ~Copyable, BookTextSink {
  private var sink: FileSink
  private let file: Int32
  private let name: String
  private let target: Target
  private var isOpen = true

  private enum Target {
    /// Stdout, which is open already and stays open.
    case stdout
    /// A device or a pipe.
    case special
    /// A file that does not have its final name yet.
    case unfinished(Path, becomes: Path)
  }

  /// Opens the file at a path; `-` is stdout.
  init(_ path: Path) throws(Failure) {
    let name = path == .standard ? "stdout" : path.quoted
    do {
      (file, target) = try OutputFile.open(path)
    } catch {
      throw .cannotWrite("can't write \(name): \(error.message(for: path))")
    }
    self.name = name
    sink = FileSink(file, named: name)
  }

  private static func open(_ path: Path) throws(System.CallFailure) -> (Int32, Target) {
    guard path != .standard else { return (1, .stdout) }
    let old = try System.status(path)
    switch old?.kind {
    case .folder: throw .isFolder
    case .special, .link: return (try System.open(path), .special)
    case .file, nil: break
    }
    let wanted = try System.target(of: path)
    // The links of /dev/fd may lead to a file that has been unlinked.
    if let old, try System.status(wanted)?.identity != old.identity {
      return (try System.open(path), .special)
    }
    let (unfinished, file) = try Unfinished.make(beside: wanted) {
      name throws(System.CallFailure) in
      try System.create(name, permissions: old?.permissions)
    }
    return (file, .unfinished(unfinished, becomes: wanted))
  }

  mutating func write(_ text: String) throws(Failure) { try sink.write(text) }

  mutating func write(utf8 bytes: [UInt8]) throws(Failure) { try sink.write(utf8: bytes) }

  /// Writes the buffered data, so that a reader of the output need not wait for it.
  mutating func flush() throws(Failure) { try sink.flush() }

  /// Writes the remaining data, closes the file, and renames it.
  consuming func finish() throws(Failure) {
    try sink.flush()
    if case .stdout = target { return }
    isOpen = false
    do {
      try System.close(file)
      if case .unfinished(let path, let wanted) = target {
        try Unfinished.change { _ throws(System.CallFailure) in
          try System.move(path, to: wanted)
        }
      }
    } catch {
      throw .cannotWrite("can't write \(name): \(error.message)")
    }
  }

  deinit {
    if case .stdout = target { return }
    if isOpen { try? System.close(file) }
    // After `finish()`, no file has this name any longer.
    if case .unfinished(let path, _) = target { Unfinished.remove(path) }
  }
}
