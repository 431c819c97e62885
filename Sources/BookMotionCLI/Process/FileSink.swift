import BookMotion
import BookMotionDocuments
import BookMotionExport

/// A buffered file for writing, so that memory does not grow with the text.
///
/// Motions that hardly ever settle would fill a disk, so there is a limit: no file is written that
/// is larger than what the tool reads.
struct FileSink: ~Copyable, BookTextSink {
  private let file: Int32
  /// The name used in messages.
  private let name: String
  private var buffer: [UInt8] = []
  /// The number of bytes in the file.
  private var size = 0

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
    size += buffer.count
    guard size <= Input.Kind.document.most else { throw FileSink.tooLarge(name) }
    do {
      try System.write(buffer[...], to: file)
    } catch {
      throw .cannotWrite("can't write \(name): \(error.message)")
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Returns the failure for a file that would exceed the limit.
  static func tooLarge(_ name: String) -> Failure {
    .cannotWrite(
      "can't write \(name): it would be larger than \(Input.Kind.document.most >> 20) MB, the "
        + "limit for a file: let the motion settle sooner, or lower '--fps'")
  }

  private static let capacity = 1 << 16
}
