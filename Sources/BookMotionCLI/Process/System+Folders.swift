#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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
