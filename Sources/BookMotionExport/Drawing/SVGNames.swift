/// The names of a drawing's parts, so that many frames can stand in one document.
///
/// ```swift
/// SVGNames(own: "f12")  // gradients and outlines are called f12a, f12b, …
/// ```
///
/// What all frames have in common (the pictures, the library) is defined once, under the shared
/// prefix; what belongs to one frame has its own.
public struct SVGNames: Hashable, Sendable {
  /// What the names of common parts begin with.
  public let shared: String

  /// What the names of one frame's parts begin with.
  public let own: String

  /// Creates names; both prefixes may be empty while there is one frame in the document.
  ///
  /// A prefix that is not empty has to be an XML name: a letter first, then letters and digits.
  public init(shared: String = "", own: String = "") {
    self.shared = shared
    self.own = own
  }

  /// Common parts have capital letters, so that empty prefixes do not collide.
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

  /// The name of a frame's part by its number: a, b, … z, ba, bb, …
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
