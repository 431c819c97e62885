package import BookMotion

/// An error that prevents a document or a picture from being made.
///
/// Each writer defines its own codes and describes its own limits.
public struct BookExportError: Error, Hashable, Sendable {
  /// The kind of an error.
  package struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the code.
    package let rawValue: String

    /// Creates a code.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The library rejected a value; ``BookExportError/refusal`` describes it.
    static let outsideDomain = Code(rawValue: "outsideDomain")

    /// A name is empty, contains letters that are not allowed, or is already taken.
    package static let noName = Code(rawValue: "noName")
  }

  /// The kind of the error.
  package let code: Code

  /// A sentence that states the problem and the expected value, always on a single line.
  public let description: String

  /// The underlying error of the BookMotion module, with the parameter and its value.
  package let refusal: BookMotionError?

  /// Creates an error.
  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description.printable
    refusal = nil
  }

  /// Creates an error from a `BookMotionError`.
  package init(_ refusal: BookMotionError) {
    code = .outsideDomain
    description = refusal.description
    self.refusal = refusal
  }

  /// Runs a step, converting errors of the BookMotion module to export errors.
  package static func containing<Value>(
    _ step: () throws(BookMotionError) -> Value
  ) throws(BookExportError) -> Value {
    do { return try step() } catch { throw BookExportError(error) }
  }
}

extension BookExportError: CustomStringConvertible {}
