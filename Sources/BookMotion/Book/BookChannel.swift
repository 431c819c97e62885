/// One of the numbers that say where a book is and how it looks.
///
/// The same words in Swift, JSON, CSV and help; `allCases` is their order in every document.
public enum BookChannel: String, Hashable, Sendable, CaseIterable {
  /// The middle of the body, across.
  case x
  /// The middle of the body, down.
  case y
  /// The body's width: what the closed book occupies, and the right-hand page of an open one.
  case width
  /// The body's height.
  case height
  /// How far the cover has opened.
  case flipAngle
  /// How far the book leans about the horizontal axis.
  case tilt
  /// How far the book turns about the vertical axis: below 0, the side at the hinge goes away.
  case yaw
  /// How far the book is off the shelf, 0 to 1.
  case lift
  /// The whole book, with its shadow.
  case bookOpacity
  /// The cover's front.
  case coverOpacity
  /// The first page.
  case firstPageOpacity
  /// The spine.
  case spineOpacity
  /// The edges of the pages.
  case pageEdgeOpacity
  /// The back of the book: the other board, and the block of pages on it.
  case backOpacity
  /// The spine's width.
  case spineWidth
  /// The line on the edge opposite the hinge.
  case spineLineOpacity
  /// The blur of the book's shadow.
  case shadowRadius
  /// The shadow's offset, across.
  case shadowX
  /// The shadow's offset, down.
  case shadowY
  /// The book's shadow.
  case shadowOpacity
  /// The border around the illustration.
  case frameBorder
  /// The blur of the library behind the book.
  case libraryBlur
  /// The size of the library behind the book.
  case libraryScale
  /// The library behind the book.
  case libraryOpacity
  /// A cover that stays on the shelf while its book is away.
  case shelfCoverOpacity
  /// The reader in front of the book.
  case readerOpacity
  /// The size of the reader.
  case readerScale
  /// The dark overlay in front of the first page.
  case overlayOpacity
  /// The buttons on the overlay.
  case controlsOpacity
  /// How far down the buttons are from their place.
  case controlsOffset
  /// The library's music.
  case musicVolume
}

extension BookChannel {
  /// What a channel is measured in.
  public enum Unit: String, Hashable, Sendable {
    /// Points of the screen.
    case points
    /// Degrees of arc.
    case degrees
    /// A part of one.
    case fraction
  }

  /// What the channel is measured in.
  public var unit: Unit {
    switch self {
    case .x, .y, .width, .height, .spineWidth, .shadowRadius, .shadowX, .shadowY, .frameBorder,
      .libraryBlur, .controlsOffset:
      .points
    case .flipAngle, .tilt, .yaw: .degrees
    default: .fraction
    }
  }

  /// Whether it is a factor of a size, which may be above 1.
  var isScale: Bool { self == .libraryScale || self == .readerScale }

  /// Whether a choreography moves the channel. The others follow from those.
  public var isDriven: Bool { BookPosture.lane(of: self) != nil }

  /// The channels that a choreography moves, in the order of documents.
  static let driven = allCases.filter { $0.isDriven }

  /// The error of something that is to move the channel, although it follows from others.
  var notDriven: BookMotionError.Code {
    .notDriven(rawValue, choices: BookChannel.driven.map { $0.rawValue })
  }
}

#if !$Embedded
extension BookChannel: Codable {}
extension BookChannel.Unit: Codable {}
#endif
