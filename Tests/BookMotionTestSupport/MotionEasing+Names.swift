package import BookMotion

extension MotionEasing {
  /// The curves that have a name in documents, in the order of documents: the only list of the
  /// tests. That the library has no others is found by ``knownNames``, which it says in errors.
  package static let tried: [(name: String, curve: MotionEasing)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut), ("circularEaseOutIn", .circularEaseInOut.inverse),
  ]

  /// The names as a sentence about a wrong one ends: "linear, easeIn, …, or circularEaseOutIn".
  package static var knownNames: String {
    let names = tried.map(\.name)
    return names.dropLast().joined(separator: ", ") + ", or " + (names.last ?? "")
  }
}
