/// Where a document is written to, piece by piece: a file, a terminal, a string in a test.
///
/// Documents never hold more than a line in memory, so their length is the sink's business alone.
/// A `String` is a sink that never fails.
///
/// ```swift
/// var text = ""
/// try SpringCurve(.bouncy).writeCSV(to: &text)
/// ```
public protocol TextSink: ~Copyable {
  /// What is thrown when no more can be written.
  associatedtype Failure: Error = Never

  /// Writes the next piece.
  mutating func write(_ text: String) throws(Failure)

  /// Writes the next piece, which is there as UTF-8 already: a picture, or a whole frame.
  ///
  /// A sink that takes bytes implements it to spare a string; every other has it for nothing.
  mutating func write(utf8: [UInt8]) throws(Failure)
}

extension TextSink where Self: ~Copyable {
  /// Writes the text that the bytes are.
  public mutating func write(utf8: [UInt8]) throws(Failure) {
    try write(String(decoding: utf8, as: UTF8.self))
  }
}

extension String: TextSink {
  /// A string always takes more.
  public typealias Failure = Never
}
