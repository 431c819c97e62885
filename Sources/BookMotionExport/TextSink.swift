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
}

extension String: TextSink {
  /// A string always takes more.
  public typealias Failure = Never
}
