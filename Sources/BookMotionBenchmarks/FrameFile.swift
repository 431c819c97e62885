import BookMotionExport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that a frame is written into, by C's own means and no others.
@safe struct FrameFile: ~Copyable, TextSink {
  private let file: FilePointer
  private var isWhole = true

  /// Nil if there can be no such file.
  init?(_ path: String) {
    guard let file = unsafe fopen(path, "wb") else { return nil }
    unsafe self.file = file
  }

  mutating func write(_ text: String) { write(utf8: Array(text.utf8)) }

  mutating func write(utf8 bytes: [UInt8]) {
    if unsafe fwrite(bytes, 1, bytes.count, file) != bytes.count { isWhole = false }
  }

  /// Whether all of it has been written.
  consuming func close() -> Bool { unsafe fclose(file) == 0 && isWhole }
}
