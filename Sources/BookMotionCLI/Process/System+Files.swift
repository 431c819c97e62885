#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension System {
  typealias Permissions = mode_t

  /// The status of a file, folder, link, or device.
  struct Status {
    let kind: Kind
    let permissions: Permissions
    let identity: Identity
    let owner: uid_t
    let group: gid_t

    enum Kind {
      case file
      case folder
      case link
      /// A device or a pipe, which is written to but never replaced.
      case special
    }

    /// The identity of a file: equal for all its names, and different from that of any other file.
    struct Identity: Hashable {
      let device: dev_t
      let number: ino_t
    }
  }

  /// Returns the status of the file at a path, or of the target of a link; `nil` if nothing exists.
  static func status(_ path: Path, followsLinks: Bool = true) throws(CallFailure) -> Status? {
    var status = stat()
    let result =
      followsLinks
      ? unsafe stat(path.letters, &status) : unsafe lstat(path.letters, &status)
    guard result == 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    return Status(status)
  }

  /// Returns the status of an open file.
  static func status(ofOpen file: Int32) throws(CallFailure) -> Status {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .last }
    return Status(status)
  }

  /// Where a path leads, whatever links it goes through: equal for paths by which the same file is
  /// read or would be written.
  enum Place: Hashable {
    /// A file that exists.
    case existing(Status.Identity)
    /// A name in a folder that has nothing of that name yet.
    case vacant(Path, in: Status.Identity)
  }

  /// Returns the place that a path leads to, or `nil` if that can't be one of a file.
  static func place(_ path: Path) -> Place? {
    if let status = try? status(path) { return status.place }
    guard let target = try? target(of: path), let name = target.names.last,
      let folder = try? status(target.folder)
    else { return nil }
    return .vacant(name, in: folder.identity)
  }

  /// Returns the path at which to create a file so that it is found at `path`: the end of a chain
  /// of links, which are kept.
  static func target(of path: Path) throws(CallFailure) -> Path {
    var path = path
    for _ in 0..<longestChain {
      guard try status(path, followsLinks: false)?.kind == .link else { return path }
      path = path.meaning(of: try meaning(ofLink: path))
    }
    throw CallFailure(number: ELOOP)
  }

  private static func meaning(ofLink path: Path) throws(CallFailure) -> Path {
    var letters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path.letters, &letters, letters.count)
    guard count >= 0 else { throw .last }
    return Path(letters[..<count].map { UInt8(bitPattern: $0) })
  }

  /// Returns the absolute path without links, or the path itself if nothing exists there.
  static func resolved(_ path: Path) -> Path {
    guard let real = unsafe realpath(path.letters, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe Path(
      UnsafeBufferPointer(start: real, count: strlen(real)).map {
        UInt8(bitPattern: $0)
      })
  }

  /// The longest chain of links to follow, the same as on Linux.
  private static let longestChain = 40
}

extension System.Status {
  /// The place of a file; `nil` for anything else, such as a terminal that is read and written.
  var place: System.Place? { kind == .file ? .existing(identity) : nil }

  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    permissions = status.st_mode & 0o7777
    identity = Identity(device: status.st_dev, number: status.st_ino)
    owner = status.st_uid
    group = status.st_gid
  }
}

extension System {
  /// Opens a file for writing, and truncates it.
  static func open(_ path: Path) throws(CallFailure) -> Int32 {
    try opened(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
  }

  /// Creates a file that must not exist yet, with the given permissions or those of a new file.
  static func create(
    _ path: Path, permissions: Permissions? = nil
  ) throws(CallFailure) -> Int32 {
    let file = try opened(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
    if let permissions { _ = fchmod(file, permissions) }
    return file
  }

  /// Opens `/dev/null` in place of a closed stdin, stdout, or stderr, in a mode that makes its use
  /// fail. Otherwise the next file opened would get that number, and with it data meant for a
  /// standard stream.
  static func holdStandardFiles() {
    for (file, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(file, F_GETFD) < 0 {
      _ = try? opened(Path("/dev/null"), mode)
    }
  }

  private static func opened(_ path: Path, _ flags: Int32) throws(CallFailure) -> Int32 {
    let letters = path.letters
    while true {
      #if canImport(Darwin)
      let file = unsafe Darwin.open(letters, flags, 0o666)
      #elseif canImport(Musl)
      let file = unsafe Musl.open(letters, flags, 0o666)
      #else
      let file = unsafe Glibc.open(letters, flags, 0o666)
      #endif
      if file >= 0 { return file }
      if errno != EINTR { throw .last }
    }
  }

  /// Closes a file. A full network disk may be reported only now.
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

  static func move(_ path: Path, to target: Path) throws(CallFailure) {
    guard unsafe rename(path.letters, target.letters) == 0 else { throw .last }
  }

  /// Creates a hard link to a file.
  static func link(_ path: Path, to other: Path) throws(CallFailure) {
    // On some systems, `link` links to the target of a symbolic link instead.
    guard unsafe linkat(AT_FDCWD, path.letters, AT_FDCWD, other.letters, 0) == 0 else {
      throw .last
    }
  }

  static func remove(_ path: Path) { _ = unsafe unlink(path.letters) }

  /// Returns true if an open file is a terminal.
  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }
}

extension System {
  /// Returns the bytes of a file; throws if there are more than `most`.
  static func readFile(_ path: Path, most: Int) throws(CallFailure) -> [UInt8] {
    // A folder can be opened; only reading it fails.
    if try status(path)?.kind == .folder { throw .isFolder }
    let file = try opened(path, O_RDONLY | O_CLOEXEC)
    defer { try? close(file) }
    return try readAll(file, most: most)
  }

  /// Returns the bytes of an open file up to its end; throws if there are more than `most`.
  static func readAll(_ file: Int32, most: Int) throws(CallFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: pieceSize)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe read(file, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        bytes += piece[..<count]
        if bytes.count > most { throw .isTooLarge }
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  private static let pieceSize = 1 << 16
}
