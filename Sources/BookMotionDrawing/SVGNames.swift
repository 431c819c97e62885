import BookMotion

/// The names of a drawing's parts, which allow many frames in one document.
///
/// ```swift
/// SVGNames(own: "f12")  // gradients and outlines are called f12a, f12b, …
/// ```
///
/// Parts that all frames share (the pictures, the library) are defined once, under the shared
/// prefix; the parts of a single frame have its own prefix.
package struct SVGNames: Hashable, Sendable {
  /// The prefix of the names of shared parts.
  package let shared: String

  /// The prefix of the names of a single frame's parts.
  package let own: String

  /// Creates names. Both prefixes may be empty if the document contains a single frame.
  ///
  /// A nonempty prefix must be an XML name: a letter, followed by letters and digits.
  package init(shared: String = "", own: String = "") {
    self.shared = shared
    self.own = own
  }

  /// The names of shared parts, which are capital letters, so that empty prefixes do not collide.
  package enum Shared: String {
    case library = "L"
    case light = "W"
    case row = "R"
    case books = "B"
    case details = "D"
    case goldRow = "S"
    case gold = "G"
    case cover = "C"
    case page = "P"
  }

  package func name(_ part: Shared) -> String { shared + part.rawValue }

  /// Returns the name of a frame's part by its number: a, b, … z, ba, bb, …
  package func name(_ number: Int) -> String {
    var letters = ""
    var rest = number
    repeat {
      letters = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % SVGNames.letters))) + letters
      rest /= SVGNames.letters
    } while rest > 0
    return own + letters
  }

  private static let letters = 26
}
