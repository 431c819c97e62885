public import BookMotion

/// Why a document or a picture could not be made.
///
/// Whatever writes defines its own codes and words its own limits.
public struct ExportError: Error, Hashable, Sendable {
  /// The kind of a refusal.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code's name.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number lies outside what its parameter takes: ``ExportError/refusal`` has both.
    public static let outsideDomain = Code(rawValue: "outsideDomain")

    /// A name is empty, has other letters than it may, or stands for something else already.
    public static let noName = Code(rawValue: "noName")
  }

  /// The kind of the refusal.
  public let code: Code

  /// What is wrong and what would be right: a sentence on one line, whatever names there are.
  public let description: String

  /// What the mathematics refused, with the place and the value.
  public let refusal: BookMotionError?

  /// Creates an error.
  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description.printable
    refusal = nil
  }

  /// Creates an error for what the mathematics refused.
  package init(_ refusal: BookMotionError) {
    code = .outsideDomain
    description = refusal.description
    self.refusal = refusal
  }

  /// Runs a step that knows nothing of documents.
  package static func containing<Value>(
    _ step: () throws(BookMotionError) -> Value
  ) throws(ExportError) -> Value {
    do { return try step() } catch { throw ExportError(error) }
  }
}

extension ExportError: CustomStringConvertible {}
