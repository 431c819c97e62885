#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// A file that is open while somebody reads it.
enum PNGFile {
  static let standardInput: Int32 = 0

  /// Opens a file, and closes it when `body` returns.
  static func withDescriptor<Result>(
    of path: [UInt8], _ body: (_ descriptor: Int32) throws(BookPNGError) -> Result
  ) throws(BookPNGError) -> Result {
    guard !path.contains(0) else {
      throw BookPNGError(.cannotOpen(EINVAL), words: "the path contains a null byte")
    }
    let descriptor = try descriptor(ofFileAt: path.map { CChar(bitPattern: $0) } + [0])
    defer { close(descriptor) }
    guard !isFolder(descriptor) else { throw cannotOpen(EISDIR) }
    return try body(descriptor)
  }

  private static func descriptor(ofFileAt path: [CChar]) throws(BookPNGError) -> Int32 {
    while true {
      let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw cannotOpen(errno) }
    }
  }

  private static func isFolder(_ descriptor: Int32) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func cannotOpen(_ number: Int32) -> BookPNGError {
    BookPNGError(.cannotOpen(number), words: message(number))
  }

  /// Returns the system's message for an error number.
  static func message(_ number: Int32) -> String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}
