import BookMotion

/// What the library has found wrong with a document, as it tells a web page.
///
/// The page has the words for it, the core has none. Of all errors the page tells four apart: a number
/// outside of its range, a phase in the wrong order, something that never rests, and anything else.
struct TapeFault {
  /// A number outside of its range, and that range.
  private(set) var outside: (number: Double, range: BookDomain)?

  /// A phase in the wrong order and the phase before it, which is empty if there is none; or nothing.
  private(set) var phases: [String] = []

  /// True if something never comes to rest.
  private(set) var neverRests = false

  init(_ error: BookMotionError) {
    switch error.code {
    case .outsideDomain(let number, let range): outside = (number, range)
    case .wrongOrder(let phase, let before): phases = [phase, before ?? ""]
    case .neverRests: neverRests = true
    default: break
    }
  }

  /// The question that tells it, after ``phases`` as options. A question has no fields of its own for
  /// faults, so it is required if a number is outside of its range, and its value is that number. Otherwise,
  /// its value is 1 if something never rests, and 0 if not.
  var question: TapeQuestion {
    TapeQuestion(
      kind: .fault, word: "", value: outside?.number ?? (neverRests ? 1 : 0),
      quantity: Quantity(outside?.range ?? .finite, nil), isRequired: outside != nil)
  }
}
