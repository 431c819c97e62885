/// A named number of a pose: a coordinate, size, angle, opacity, or other quantity that describes
/// the book or its surroundings.
///
/// The raw values are the names used in Swift, JSON, CSV, and the command line's help. Documents
/// list channels in the order of `allCases`.
public enum BookChannel: String, Hashable, Sendable, CaseIterable {
  /// The horizontal position of the center of the body.
  case x
  /// The vertical position of the center of the body, measured downward.
  case y
  /// The width of the body, which is the closed book, or the right-hand page of an open book that
  /// is bound on the left.
  case width
  /// The height of the body.
  case height
  /// The angle by which the cover has opened.
  case flipAngle
  /// The angle by which the book leans about the horizontal axis.
  case tilt
  /// The angle by which the book turns about the vertical axis; negative angles move the hinge side
  /// away from the viewer.
  case yaw
  /// The height of the book above the shelf, from 0 to 1.
  case lift
  /// The opacity of the whole book, including its shadow.
  case bookOpacity
  /// The opacity of the front of the cover.
  case coverOpacity
  /// The opacity of the first page.
  case firstPageOpacity
  /// The opacity of the spine.
  case spineOpacity
  /// The opacity of the page edges.
  case pageEdgeOpacity
  /// The opacity of the back of the book: the other board and the block of pages on it.
  case backOpacity
  /// The width of the spine.
  case spineWidth
  /// The opacity of the line on the edge opposite the hinge.
  case spineLineOpacity
  /// The blur radius of the book's shadow.
  case shadowRadius
  /// The horizontal offset of the shadow.
  case shadowX
  /// The vertical offset of the shadow.
  case shadowY
  /// The opacity of the shadow.
  case shadowOpacity
  /// The width of the border around the illustration.
  case frameBorder
  /// The blur radius of the library behind the book.
  case libraryBlur
  /// The scale of the library behind the book.
  case libraryScale
  /// The opacity of the library behind the book.
  case libraryOpacity
  /// The opacity of a cover that stays on the shelf while its book is away.
  case shelfCoverOpacity
  /// The opacity of the reader in front of the book.
  case readerOpacity
  /// The scale of the reader.
  case readerScale
  /// The opacity of the dark overlay in front of the first page.
  case overlayOpacity
  /// The opacity of the buttons on the overlay.
  case controlsOpacity
  /// The distance of the buttons below their final position.
  case controlsOffset
  /// The volume of the library's music.
  case musicVolume
}

extension BookChannel {
  /// A unit in which channels are measured.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Points of the screen.
    case points
    /// Degrees of arc.
    case degrees
    /// A fraction of a whole, such as an opacity or a color component, or a scale factor.
    case fraction
    /// A count, or an index.
    case count
  }

  /// The unit of the channel.
  public var unit: Unit {
    switch self {
    case .x, .y, .width, .height, .spineWidth, .shadowRadius, .shadowX, .shadowY, .frameBorder,
      .libraryBlur, .controlsOffset:
      .points
    case .flipAngle, .tilt, .yaw: .degrees
    default: .fraction
    }
  }

  /// True if the channel is a scale factor, which may exceed 1.
  var isScale: Bool { self == .libraryScale || self == .readerScale }

  /// The numbers that a choreography can send the channel to. A spring may swing beyond them.
  public var targets: Domain {
    switch self {
    case .width, .height, .frameBorder, .libraryBlur, .libraryScale, .readerScale: .extent
    default: unit == .fraction ? .unit : .place
    }
  }

  /// A Boolean value that indicates whether a choreography can move the channel. The other channels
  /// are derived from the driven ones.
  public var isDriven: Bool { BookPosture.lane(of: self) != nil }

  /// The channels that a choreography can move, in document order.
  static let driven = allCases.filter { $0.isDriven }

  /// The error for an attempt to move this channel, which is derived from others.
  var notDriven: BookMotionError.Code {
    .notDriven(rawValue, choices: BookChannel.driven.map { $0.rawValue })
  }
}

#if !$Embedded
extension BookChannel: Codable {}
extension BookChannel.Unit: Codable {}
#endif
