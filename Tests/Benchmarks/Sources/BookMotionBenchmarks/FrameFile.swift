import BookMotion
import BookMotionDocuments
import BookMotionExport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file to write a frame to, using only the C library.
@safe struct FrameFile: ~Copyable, BookTextSink {
  private let file: FilePointer
  private var isWhole = true

  /// Returns `nil` if the file can't be created.
  init?(_ path: String) {
    guard let file = unsafe fopen(path, "wb") else { return nil }
    unsafe self.file = file
  }

  mutating func write(_ text: String) { write(utf8: Array(text.utf8)) }

  mutating func write(utf8 bytes: [UInt8]) {
    if unsafe fwrite(bytes, 1, bytes.count, file) != bytes.count { isWhole = false }
  }

  /// Closes the file, and returns true if everything has been written.
  consuming func close() -> Bool { unsafe fclose(file) == 0 && isWhole }
}
