#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension System {
  typealias Permissions = mode_t

  /// What stands at a path already.
  enum Place {
    case nothing
    /// A file, with its permissions.
    case file(permissions: Permissions)
    case folder
    /// A device or a pipe, which is written into and never replaced.
    case special
  }

  static func place(_ path: String) throws(CallFailure) -> Place {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno == ENOENT { return .nothing }
      throw .last
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(permissions: status.st_mode & 0o7777)
    case S_IFDIR: return .folder
    default: return .special
    }
  }

  /// The path with its symbolic links followed, so that a link stays a link when what it names is
  /// replaced.
  static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Opens what stands at a path for writing.
  static func open(_ path: String) throws(CallFailure) -> Int32 {
    try opened(path, O_WRONLY | O_CLOEXEC)
  }

  /// Creates a file that must not exist yet, with the permissions of a new file or those given.
  static func create(_ path: String, permissions: Permissions?) throws(CallFailure) -> Int32 {
    let file = try opened(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
    if let permissions { _ = fchmod(file, permissions) }
    return file
  }

  static func openForReading(_ path: String) throws(CallFailure) -> Int32 {
    try opened(path, O_RDONLY | O_CLOEXEC)
  }

  /// Gives the numbers of stdin, stdout and stderr to something that can't be used, where they are
  /// closed: the next file that is opened would get them, and with them what is meant for others.
  static func holdStandardFiles() {
    for (file, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(file, F_GETFD) < 0 {
      _ = try? opened("/dev/null", mode)
    }
  }

  private static func opened(_ path: String, _ flags: Int32) throws(CallFailure) -> Int32 {
    while true {
      #if canImport(Darwin)
      let file = unsafe Darwin.open(path, flags, 0o666)
      #elseif canImport(Musl)
      let file = unsafe Musl.open(path, flags, 0o666)
      #else
      let file = unsafe Glibc.open(path, flags, 0o666)
      #endif
      if file >= 0 { return file }
      if errno != EINTR { throw .last }
    }
  }

  /// A full disk across a network may say so only now.
  static func close(_ file: Int32) throws(CallFailure) {
    #if canImport(Darwin)
    let result = Darwin.close(file)
    #elseif canImport(Musl)
    let result = Musl.close(file)
    #else
    let result = Glibc.close(file)
    #endif
    guard result == 0 || errno == EINTR else { throw .last }
  }

  static func move(_ path: String, to target: String) throws(CallFailure) {
    guard unsafe rename(path, target) == 0 else { throw .last }
  }

  static func remove(_ path: String) { _ = unsafe unlink(path) }
}

extension System {
  /// Whether an open file is a terminal.
  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  static func makeFolder(_ path: String) throws(CallFailure) {
    guard unsafe mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// The names of what lies in a folder, in no order.
  static func names(in path: String) throws(CallFailure) -> [String] {
    guard let folder = unsafe opendir(path) else { throw .last }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: nameCapacity) {
          unsafe String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }

  private static let nameCapacity = 256
}

extension System {
  /// The bytes of a file.
  static func readFile(_ path: String) throws(CallFailure) -> [UInt8] {
    // A folder can be opened, and only its reading fails.
    if case .folder = try place(path) { throw .isFolder }
    let file = try openForReading(path)
    defer { try? close(file) }
    return try readAll(file)
  }

  /// What can be read from an open file until its end.
  static func readAll(_ file: Int32) throws(CallFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: pieceSize)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe read(file, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  private static let pieceSize = 1 << 16
}
