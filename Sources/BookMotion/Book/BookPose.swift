/// The position and appearance of every part of a book at one instant.
///
/// ```swift
/// let pose = transition.pose(at: 0.9)
/// pose.flipAngle  // degrees
/// pose[.shadowRadius]  // the same values, by channel
/// ```
///
/// A pose consists of its driven channels, which a choreography moves, and of values derived from
/// them: opacities and the shadow follow from the flip angle, and the spine's width follows from the
/// body's.
///
/// The sum of a motion's steps may exceed what can be shown. Positions and angles are returned
/// unclamped: a cover that swings beyond 180° has a flip angle above 180. Opacities, volumes, and
/// the lift are clamped to 0...1, and sizes, blurs, and borders to 0 or above. The unclamped values
/// are in ``driven``.
public struct BookPose: Hashable, Sendable {
  /// The channels that a choreography moves, unclamped.
  public private(set) var driven: BookPose.Driven

  /// The opacity of the front of the cover.
  public let coverOpacity: Double
  /// The opacity of the first page.
  public let firstPageOpacity: Double
  /// The opacity of the spine.
  public let spineOpacity: Double
  /// The opacity of the page edges.
  public let pageEdgeOpacity: Double
  /// The opacity of the back of the book: the other board and the block of pages on it.
  public let backOpacity: Double
  /// The width of the spine, in points.
  public let spineWidth: Double
  /// The book's shadow.
  public private(set) var shadow: BookShadow

  /// Creates the pose of a book from its driven channels, deriving its appearance from `style` and
  /// `binding`.
  @inline(__always)
  public init(_ driven: BookPose.Driven, style: BookStyle = .polish, binding: BookBinding = .left) {
    let angle = driven[.flipAngle]
    self.driven = driven
    coverOpacity = style.fades.cover.opacity(flipAngle: angle)
    firstPageOpacity = style.fades.firstPage.opacity(flipAngle: angle)
    let spine = style.fades.spine.opacity(flipAngle: angle)
    spineOpacity = spine
    pageEdgeOpacity =
      style.fades.pageEdges?.opacity(flipAngle: angle) ?? BookStyle.Fades.edgeShare * spine
    backOpacity = style.fades.back.opacity(flipAngle: angle)
    let width = BookChannel.width.clamped(driven[.width])
    spineWidth = style.spineWidth(forWidth: width)
    shadow = style.shadow(flipAngle: angle, lift: driven[.lift], width: width, binding: binding)
  }

  /// Returns the mirror image of this pose on a screen of width `width`: the pose of the same book
  /// bound at the opposite edge.
  package func mirrored(in width: Double) -> BookPose {
    var pose = self
    pose.driven[.x] = width - driven[.x]
    pose.shadow.x = 0 - shadow.x
    return pose
  }

  /// Accesses the value of a channel.
  @inline(__always)
  public subscript(channel: BookChannel) -> Double {
    switch channel {
    case .coverOpacity: coverOpacity
    case .firstPageOpacity: firstPageOpacity
    case .spineOpacity: spineOpacity
    case .pageEdgeOpacity: pageEdgeOpacity
    case .backOpacity: backOpacity
    case .spineWidth: spineWidth
    case .shadowRadius: shadow.radius
    case .shadowX: shadow.x
    case .shadowY: shadow.y
    case .shadowOpacity: shadow.opacity
    default: channel.row.lane.map { channel.clamped(driven[$0]) } ?? .nan
    }
  }
}

// The descriptions are those of the help, with the unit; a test compares them.

extension BookPose {
  /// The horizontal position of the center of the body, in points.
  public var x: Double { self[.x] }
  /// The vertical position of the center of the body, measured downward, in points.
  public var y: Double { self[.y] }
  /// The width of the body, in points.
  ///
  /// The body is the closed book, or the right-hand page of an open book that is bound on the left.
  public var width: Double { self[.width] }
  /// The height of the body, in points.
  public var height: Double { self[.height] }
  /// The angle by which the cover has opened, in degrees.
  ///
  /// Springs can take it below 0 and above 180.
  public var flipAngle: Double { self[.flipAngle] }
  /// The angle by which the book leans about the horizontal axis, in degrees.
  public var tilt: Double { self[.tilt] }
  /// The angle by which the book turns about the vertical axis, in degrees.
  ///
  /// Negative angles move the hinge side away from the viewer.
  public var yaw: Double { self[.yaw] }
  /// The height of the book above the shelf, which raises its shadow.
  public var lift: Double { self[.lift] }
  /// The opacity of the whole book, including its shadow.
  public var bookOpacity: Double { self[.bookOpacity] }
  /// The opacity of the line on the edge opposite the hinge.
  public var spineLineOpacity: Double { self[.spineLineOpacity] }
  /// The width of the border around the illustration, in points.
  public var frameBorder: Double { self[.frameBorder] }
  /// The blur radius of the library behind the book, in points.
  public var libraryBlur: Double { self[.libraryBlur] }
  /// The scale of the library behind the book.
  public var libraryScale: Double { self[.libraryScale] }
  /// The opacity of the library behind the book.
  public var libraryOpacity: Double { self[.libraryOpacity] }
  /// The opacity of a cover that stays on the shelf while its book is away.
  public var shelfCoverOpacity: Double { self[.shelfCoverOpacity] }
  /// The opacity of the reader in front of the book.
  public var readerOpacity: Double { self[.readerOpacity] }
  /// The scale of the reader.
  public var readerScale: Double { self[.readerScale] }
  /// The opacity of the dark overlay in front of the first page.
  public var overlayOpacity: Double { self[.overlayOpacity] }
  /// The opacity of the buttons on the overlay.
  public var controlsOpacity: Double { self[.controlsOpacity] }
  /// The distance of the buttons below their final position, in points.
  public var controlsOffset: Double { self[.controlsOffset] }
  /// The volume of the library's music.
  public var musicVolume: Double { self[.musicVolume] }

  /// The frame of the body.
  public var frame: BookRect {
    BookRect(center: BookPoint(x: x, y: y), size: BookSize(width: width, height: height))
  }
}

#if !$Embedded
extension BookPose: CustomStringConvertible {
  /// The channels that are not 0, such as "x 512.0, y 384.0, width 300.0".
  public var description: String { described(BookChannel.allCases.map { ($0, self[$0]) }) }
}

extension BookPose.Driven: CustomStringConvertible {
  /// The channels that are not 0, such as "x 512.0, y 384.0, width 300.0".
  public var description: String { described(BookChannel.driven.map { ($0, self[$1]) }) }
}

private func described(_ values: [(channel: BookChannel, value: Double)]) -> String {
  values.filter { $0.value != 0 }.map { "\($0.channel.rawValue) \($0.value)" }
    .joined(separator: ", ")
}
#endif
