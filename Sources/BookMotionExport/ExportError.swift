public import BookMotion

/// Why a document could not be made.
public struct ExportError: Error, Hashable, Sendable {
  /// What kind of thing went wrong.
  public enum Code: Hashable, Sendable {
    /// A number lies outside what its parameter takes.
    case refused(BookMotionError)
    /// The spring never settles, and no end was given.
    case neverEnds
    /// There would be so many frames.
    case tooManyFrames(Double)
  }

  /// What kind of thing went wrong.
  public let code: Code

  init(_ code: Code) { self.code = code }

  init(_ error: BookMotionError) { self.init(.refused(error)) }
}

extension ExportError: CustomStringConvertible {
  /// One sentence: what happened, and what would be taken.
  public var description: String {
    switch code {
    case .refused(let error): error.description
    case .neverEnds: "the spring never comes to rest: the curve needs an end"
    case .tooManyFrames(let count):
      "the curve has \(ExportError.words(count)) frames: at most \(SpringCurve.mostFrames) "
        + "are written"
    }
  }

  /// The exact number only as long as it is one: from 2⁵³ on a `Double` no longer counts.
  private static func words(_ count: Double) -> String {
    count < 0x1p53 ? count.text(decimals: 0) : "more than \(SpringCurve.mostFrames)"
  }
}
