/// Why something could not be made: which place was refused, and what was wrong there.
///
/// Initializers that take data (from a file, a form, a slider) throw this. Initializers that take
/// a programmer's constants stop the program with the same sentence instead.
///
/// ```swift
/// do {
///   _ = try MotionSpring(.duration(0, bounce: 0.2))
/// } catch {
///   print(error)  // duration is 0.0: it takes a number above 0, from 1e-100 to 1e100
/// }
/// ```
public struct BookMotionError: Error, Hashable, Sendable {
  /// What was wrong, with what was found and what would be right.
  public enum Code: Hashable, Sendable {
    /// A number lies outside what its parameter takes.
    case outsideDomain(Double, Domain)
    /// A list has too few elements.
    case tooFew(Int, Domain)
    /// A name that means nothing here, and those that would.
    case unknownName(String, choices: [String])
    /// A phase that cannot come after another, by their names.
    case wrongOrder(String, after: String?)
    /// A part that must be there is not.
    case missing
    /// Something of another kind stands there.
    case wrongKind(expected: String)
    /// A key that means nothing here, and those that would.
    case unknownKey(String, known: [String])
    /// None, or several, of what there must be one of.
    case notOne(of: [String], found: [String])
    /// A channel that nothing can move, because it follows from others, and those that can be moved,
    /// by their names.
    case notDriven(String, choices: [String])
    /// A document of a later form than the known one.
    case newer(String, known: String)
  }

  /// What was wrong.
  public let code: Code

  /// The place that was refused, by the name it has at the call site or in the file.
  public let place: String

  /// Creates an error.
  public init(_ code: Code, at place: @autoclosure () -> String) {
    self.code = code
    #if $Embedded
    // Text is what costs there.
    self.place = ""
    #else
    self.place = place()
    #endif
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
    case .outsideDomain(let value, let domain): "\(place) is \(value): it takes \(domain)"
    case .tooFew(let count, let domain): "\(place) has \(count == 1 ? "1 element" : "\(count) elements"): it takes \(domain)"
    case .unknownName(let name, let choices):
      "\(place) is \"\(name.inSentence)\": it takes one of \(choices.joined(separator: ", "))"
        + Suggestion.question(name, among: choices)
    case .wrongOrder(let phase, .some(let before)):
      "\(place) is \(phase), which cannot come after \(before)"
    case .wrongOrder(let phase, nil): "\(place) is \(phase), which is not allowed there"
    case .missing: "\(place) is missing"
    case .wrongKind(let expected): "\(place) is not \(expected)"
    case .unknownKey(let key, let known):
      "\(place) has an unknown key \"\(key.inSentence)\": it takes "
        + known.joined(separator: ", ") + Suggestion.question(key, among: known)
    case .notOne(let choices, let found):
      "\(place) has \(found.isEmpty ? "none" : found.joined(separator: " and ")): "
        + "it takes exactly one of \(choices.joined(separator: ", "))"
    case .notDriven(let channel, let choices):
      "\(place) is \(channel), which follows from other channels: it takes one of "
        + choices.joined(separator: ", ")
    case .newer(let schema, let known):
      "\(place) is \"\(schema.inSentence)\", which is newer than this version knows: it takes \(known)"
    }
  }
}
#endif
