import BookMotion
import BookMotionDocuments
import BookMotionExport

/// A buffered file for writing, so that memory does not grow with the text.
struct FileSink: ~Copyable, BookTextSink {
  private let file: Int32
  /// The name used in messages.
  private let name: String
  private var buffer: [UInt8] = []

  init(_ file: Int32, named name: String) {
    self.file = file
    self.name = name
    buffer.reserveCapacity(FileSink.capacity)
  }

  mutating func write(_ text: String) throws(Failure) {
    if buffer.count + text.utf8.count > FileSink.capacity { try flush() }
    buffer.append(contentsOf: text.utf8)
  }

  mutating func write(utf8 bytes: [UInt8]) throws(Failure) {
    if buffer.count + bytes.count > FileSink.capacity { try flush() }
    buffer += bytes
  }

  /// Writes the buffer to the file.
  mutating func flush() throws(Failure) {
    do {
      try System.write(buffer[...], to: file)
    } catch {
      throw .cannotWrite("can't write \(name): \(error.message)")
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private static let capacity = 1 << 16
}
