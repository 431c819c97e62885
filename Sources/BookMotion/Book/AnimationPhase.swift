/// Where a book is between the shelf and the reader.
///
/// ```
/// opening: idle → selected → moving → flipping → revealing → [zooming → modeSelection →] complete
/// closing: complete → closing → [unzooming →] unflipping → returning → idle
/// ```
///
/// A choreography may leave stages out. It never changes the order of opening; closing may take its
/// stages in any order that ends with `idle`.
public enum AnimationPhase: String, Hashable, Sendable, CaseIterable {
  /// On the shelf.
  case idle
  /// Tapped: it lifts off the shelf a little.
  case selected
  /// On its way to the middle of the screen.
  case moving
  /// The cover opens on its hinge.
  case flipping
  /// The page takes the room that it will be read in.
  case revealing
  /// The spread grows until it fills the screen.
  case zooming
  /// Waiting to be told whether to read or to listen.
  case modeSelection
  /// Open: the reader has taken over.
  case complete
  /// The reader goes.
  case closing
  /// The spread shrinks again.
  case unzooming
  /// The cover closes.
  case unflipping
  /// On its way back to the shelf.
  case returning
}

extension AnimationPhase {
  /// The stages of opening, in their legal order.
  public static let openingOrder: [AnimationPhase] = [
    .selected, .moving, .flipping, .revealing, .zooming, .modeSelection, .complete,
  ]

  /// The stages of closing, in their usual order.
  public static let closingOrder: [AnimationPhase] = [
    .closing, .unzooming, .unflipping, .returning, .idle,
  ]

  /// Whether the book stays in this phase until something happens.
  public var isResting: Bool {
    switch self {
    case .idle, .modeSelection, .complete: true
    default: false
    }
  }

  /// Whether the phase belongs to the way to the reader.
  public var isOpening: Bool { AnimationPhase.openingOrder.contains(self) }

  /// The stage of the way back that undoes this one, and of the way there that this one undoes.
  public var reverse: AnimationPhase {
    switch self {
    case .idle: .complete
    case .selected, .moving: .returning
    case .flipping, .revealing: .unflipping
    case .zooming: .unzooming
    case .modeSelection: .closing
    case .complete: .closing
    case .closing: .complete
    case .unzooming: .zooming
    case .unflipping: .flipping
    case .returning: .moving
    }
  }
}

#if !$Embedded
extension AnimationPhase: Codable {}
#endif
