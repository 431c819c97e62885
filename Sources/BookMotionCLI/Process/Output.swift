import BookMotionExport

/// Where a command's data goes: stdout, or a file that is replaced only when it is complete.
enum Output {
  /// What writes the data.
  typealias Content = (inout OutputFile) throws(Failure) -> Void

  static func write(to path: String, _ content: Content) throws(Failure) {
    var file = try OutputFile(path)
    try content(&file)
    try file.finish()
  }
}

/// What a command writes into, until it is finished.
///
/// A file of another name is written beside the one that is wanted, then given its name: whoever
/// looks finds the old file or the new one, never a part. Neither an error nor Ctrl-C leaves the
/// unfinished one behind.
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
    case unfinished(String, becomes: String)
  }

  /// Opens what a path names; `-` is stdout.
  init(_ path: String) throws(Failure) {
    let name = path == "-" ? "stdout" : path.quoted
    do {
      (file, target) = try OutputFile.open(path)
    } catch {
      System.keepWhenInterrupted()
      throw .cannotWrite("can't write \(name): \(error.message)")
    }
    self.name = name
    sink = FileSink(file, named: name)
  }

  private static func open(_ path: String) throws(System.CallFailure) -> (Int32, Target) {
    guard path != "-" else { return (1, .stdout) }
    switch try System.place(path) {
    case .folder: throw .isFolder
    case .special: return (try System.open(path), .special)
    case .nothing: return try create(path, permissions: nil)
    case .file(let permissions):
      return try create(System.resolved(path), permissions: permissions)
    }
  }

  private static func create(
    _ path: String, permissions: System.Permissions?
  ) throws(System.CallFailure) -> (Int32, Target) {
    let unfinished = "\(path).unfinished-\(System.processNumber)"
    System.removeWhenInterrupted(unfinished)
    return (
      try System.create(unfinished, permissions: permissions),
      .unfinished(unfinished, becomes: path)
    )
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
      if case .unfinished(let path, let wanted) = target { try System.move(path, to: wanted) }
    } catch {
      throw .cannotWrite("can't write \(name): \(error.message)")
    }
  }

  deinit {
    if case .stdout = target { return }
    if isOpen { try? System.close(file) }
    // Of a finished file nothing has this name any more.
    if case .unfinished(let path, _) = target { System.remove(path) }
    System.keepWhenInterrupted()
  }
}
