#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A temporary folder for the files of a benchmark.
final class TemporaryFolder {
  private let path: String
  private var files: [String] = []

  init() {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/bookmotion-benchmarks-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { name -> String? in
      guard let first = name.baseAddress, let made = unsafe mkdtemp(first) else {
        return nil
      }
      return unsafe String(cString: made)
    }
    guard let made else { stop("no folder can be made in \(parent)", code: .failure) }
    path = made
  }

  /// Returns the path of a file that is removed with the folder.
  func file(named name: String) -> String {
    let file = "\(path)/\(name)"
    files.append(file)
    return file
  }

  /// Removes the folder and its files.
  func remove() {
    for file in files { unsafe unlink(file) }
    unsafe rmdir(path)
  }
}

/// Writes a file. Returns false if not all of it could be written.
func write(_ bytes: [UInt8], to path: String) -> Bool {
  guard let file = unsafe fopen(path, "wb") else { return false }
  let count = unsafe fwrite(bytes, 1, bytes.count, file)
  return unsafe fclose(file) == 0 && count == bytes.count
}
