#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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
