/// A phase of a book's journey from the shelf to the reader and back.
///
/// ```
/// opening: idle → selected → moving → flipping → revealing → [zooming → modeSelection →] complete
/// closing: complete → closing → [unzooming →] unflipping → returning → idle
/// ```
///
/// A choreography may leave out phases. Opening phases always keep this order; closing phases may
/// come in any order that ends with `idle`.
public enum AnimationPhase: String, Hashable, Sendable, CaseIterable {
  /// The book is on the shelf.
  case idle
  /// The cover was tapped and lifts slightly off the shelf.
  case selected
  /// The book flies to the middle of the screen.
  case moving
  /// The cover opens on its hinge.
  case flipping
  /// The page grows to its reading size.
  case revealing
  /// The spread grows until it fills the screen.
  case zooming
  /// The book is open, and waits for a choice between reading and listening.
  case modeSelection
  /// The book is open, and the reader has taken over.
  case complete
  /// The reader disappears.
  case closing
  /// The spread shrinks back.
  case unzooming
  /// The cover closes.
  case unflipping
  /// The book flies back to the shelf.
  case returning
}

extension AnimationPhase {
  /// The phases of opening, in their required order.
  package static let openingOrder: [AnimationPhase] = [
    .selected, .moving, .flipping, .revealing, .zooming, .modeSelection, .complete,
  ]

  /// The phases of closing, in their usual order.
  package static let closingOrder: [AnimationPhase] = [
    .closing, .unzooming, .unflipping, .returning, .idle,
  ]

  /// A Boolean value that indicates whether the book stays in this phase until an event occurs.
  package var isResting: Bool {
    switch self {
    case .idle, .modeSelection, .complete: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the phase is part of opening.
  public var isOpening: Bool { AnimationPhase.openingOrder.contains(self) }

  /// The closing phase that undoes this opening phase, or the opening phase that this closing phase
  /// undoes.
  package var reverse: AnimationPhase {
    switch self {
    case .idle: .complete
    case .selected, .moving: .returning
    case .flipping, .revealing: .unflipping
    case .zooming: .unzooming
    case .modeSelection, .complete: .closing
    case .closing: .complete
    case .unzooming: .zooming
    case .unflipping: .flipping
    case .returning: .moving
    }
  }
}
