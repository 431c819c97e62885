/// A destination to which a document is written piece by piece: a file, a terminal, or a string in
/// a test.
///
/// Writers never hold more than one line in memory, so a document can be as long as the sink
/// allows. A `String` is a sink that never fails.
///
/// ```swift
/// var text = ""
/// try Recording(BookTimeline(BookScore(.bookPolish))).writeCSV(to: &text)
/// ```
public protocol BookTextSink: ~Copyable {
  /// The error thrown when no more can be written.
  associatedtype Failure: Error = Never

  /// Writes the next piece.
  mutating func write(_ text: String) throws(Failure)

  /// Writes the next piece, already encoded as UTF-8: a picture, or a whole frame.
  ///
  /// Implement this in sinks that take bytes, to avoid creating a string. The default
  /// implementation decodes the bytes.
  mutating func write(utf8: [UInt8]) throws(Failure)
}

extension BookTextSink where Self: ~Copyable {
  /// Writes the bytes, decoded as UTF-8.
  public mutating func write(utf8: [UInt8]) throws(Failure) {
    try write(String(decoding: utf8, as: UTF8.self))
  }
}

extension String: BookTextSink {
  /// A string can always grow.
  public typealias Failure = Never
}
