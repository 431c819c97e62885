/// Why something could not be made: what was refused, the value it had, and what it takes.
///
/// Initialisers that take data (from a file, a form, a slider) throw this. Initialisers that take
/// a programmer's constants stop the program with the same sentence instead.
///
/// ```swift
/// do {
///   _ = try Spring(.duration(0, bounce: 0.2))
/// } catch {
///   print(error)  // duration is 0.0: it takes a number above 0, from 1e-100 to 1e100
/// }
/// ```
public struct BookMotionError: Error, Hashable, Sendable {
  /// What kind of thing went wrong.
  public enum Code: Hashable, Sendable {
    /// A number lies outside what its parameter takes.
    case outsideDomain
    /// A list has too few elements.
    case tooFew
  }

  /// What kind of thing went wrong.
  public let code: Code

  /// The parameter that was refused, by the name it has at the call site.
  public let place: String

  /// The value that was refused.
  public let value: Double

  /// What the parameter takes.
  public let domain: Domain

  /// Creates an error.
  public init(_ code: Code, at place: String, value: Double, takes domain: Domain) {
    self.code = code
    self.place = place
    self.value = value
    self.domain = domain
  }

  /// Stops the program with this error's sentence, in debug and release builds alike.
  package func stop() -> Never {
    #if $Embedded
    fatalError("BookMotion: a parameter lies outside what it takes")
    #else
    fatalError("BookMotion: \(description)")
    #endif
  }
}

#if !$Embedded
extension BookMotionError: CustomStringConvertible {
  /// One sentence: the place, what it got and what it takes.
  public var description: String {
    switch code {
    case .outsideDomain: "\(place) is \(value): it takes \(domain)"
    case .tooFew: "\(place) has \(value) elements: it takes \(domain)"
    }
  }
}
#endif
