/// An error that names the value that was rejected and the values that are allowed instead.
///
/// Initializers that take data from outside (a file, a form, or a slider) throw this error.
/// Initializers that take constants written in code stop the program with the same message.
///
/// ```swift
/// do {
///   _ = try MotionSpring(.duration(0, bounce: 0.2))
/// } catch {
///   print(error)  // duration is 0: it takes a number above 0
/// }
/// ```
public struct BookMotionError: Error, Hashable, Sendable {
  /// A reason for an error, with the value that was found and the values that are allowed.
  public enum Code: Hashable, Sendable {
    /// A number is outside the domain of its parameter.
    case outsideDomain(Double, BookDomain)
    /// A list has too few elements.
    case tooFew(Int, BookDomain)
    /// A name is unknown; the choices are the known ones.
    case unknownName(String, choices: [String])
    /// A phase cannot come after another one, or, if that is `nil`, cannot come first.
    case wrongOrder(String, after: String?)
    /// A required part is missing.
    case missing
    /// A text is empty.
    case isEmpty
    /// A text can't be read, for the reason given.
    case unreadable(String, reason: String)
    /// A value is not of the expected kind.
    case wrongKind(expected: String)
    /// A key is unknown; the known ones are listed.
    case unknownKey(String, known: [String])
    /// None, or more than one, of several alternatives is present; exactly one is required.
    case notOne(of: [String], found: [String])
    /// A channel cannot be driven, because it follows from other channels; the choices are the
    /// channels that can be.
    case notDriven(String, choices: [String])
    /// A motion has a spring that is not damped, so it never comes to rest.
    case neverRests
    /// A document has a newer format than the newest known one.
    case newer(String, known: String)
    /// An event can't be read, or there is none of its name, for the reason given.
    case noEvent(String)
  }

  /// The reason for the error.
  public let code: Code

  /// The rejected parameter or field, by the name it has at the call site or in the file.
  public let place: String

  /// Creates an error.
  package init(_ code: Code, at place: @autoclosure () -> String) {
    self.code = code
    #if $Embedded
    // Embedded builds omit the text, which is what would cost the most.
    self.place = ""
    #else
    self.place = place()
    #endif
  }

  /// Stops the program with this error's message, in debug and release builds alike.
  package func stop() -> Never {
    #if $Embedded
    fatalError("BookMotion: a parameter is outside its domain")
    #else
    fatalError("BookMotion: \(description)")
    #endif
  }
}

#if !$Embedded
extension BookMotionError: CustomStringConvertible {
  /// A sentence that states the place, the value found, and the values allowed.
  public var description: String {
    switch code {
    case .outsideDomain(let value, let domain):
      "\(place) is \(value.plain): it takes \(domain.description(for: value))"
    case .tooFew(let count, let domain):
      "\(place) has \(count == 1 ? "1 element" : "\(count) elements"): it takes \(domain)"
    case .unknownName(let name, let choices):
      "\(place) is \"\(name.inSentence)\": it takes \(choices.orList)"
        + Suggestion.question(name, among: choices)
    case .wrongOrder(let phase, .some(let before)):
      "\(place) is \(phase), which cannot come after \(before)"
    case .wrongOrder(let phase, nil): "\(place) is \(phase), which cannot come first"
    case .missing: "\(place) is missing"
    case .neverRests: "\(place) never comes to rest, because a spring has a bounce of 1"
    case .isEmpty: "\(place) is empty"
    case .unreadable(let text, let reason): "\(place) is \"\(text.inSentence)\": \(reason)"
    case .wrongKind(let expected): "\(place) is not \(expected)"
    case .unknownKey(let key, let known):
      "\(place) has an unknown key \"\(key.inSentence)\": it takes "
        + known.andList + Suggestion.question(key, among: known)
    case .notOne(let choices, let found):
      (found.isEmpty
        ? "\(place) needs one of "
        : "\(place) has \(found.andList): it takes exactly one of ")
        + choices.andList
    case .notDriven(let channel, let choices):
      "\(place) is \(channel), which follows from other channels: it takes "
        + choices.orList
    case .newer(let schema, let known):
      "\(place) is \"\(schema.inSentence)\", which is newer than this version knows: it takes \(known)"
    case .noEvent(let reason): reason
    }
  }
}
#endif
