import BookMotionExport

/// Where a command's data goes: stdout, or a file that is replaced only when it is complete.
enum Output {
  /// What writes the data.
  typealias Content = (inout OutputFile) throws(Failure) -> Void

  static func write(to path: Path, _ content: Content) throws(Failure) {
    var file = try OutputFile(path)
    try content(&file)
    try file.finish()
  }
}

/// What a command writes into, until it is finished.
///
/// A file of another name is written beside the one that is wanted, then given its name: whoever
/// looks finds the old file or the new one, never a part. A link stays a link, and what it means is
/// written.
struct OutputFile: ~Copyable, TextSink {
  private var sink: FileSink
  private let file: Int32
  private let name: String
  private let target: Target
  private var isOpen = true

  private enum Target {
    /// What is open already and stays so.
    case stdout
    /// A device or a pipe.
    case special
    /// A file that does not have its name yet.
    case unfinished(Path, becomes: Path)
  }

  /// Opens what a path names; `-` is stdout.
  init(_ path: Path) throws(Failure) {
    let name = path == .standard ? "stdout" : path.quoted
    do {
      (file, target) = try OutputFile.open(path)
    } catch {
      throw .cannotWrite("can't write \(name): \(error.message)")
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
    // The links of /dev/fd may lead to a file that has lost its name.
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

  /// Hands on what has been written so far: for those who wait at the other end.
  mutating func flush() throws(Failure) { try sink.flush() }

  /// Writes what is left, closes the file and gives it its name.
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
    // Of a finished file nothing has this name any more.
    if case .unfinished(let path, _) = target { Unfinished.remove(path) }
  }
}
