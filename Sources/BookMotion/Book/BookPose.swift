/// The position and appearance of every part of a book at one instant.
///
/// ```swift
/// let pose = transition.pose(at: 0.9)
/// pose.flipAngle  // degrees
/// pose[.shadowRadius]  // the same values, by channel
/// ```
///
/// A pose consists of a posture, which holds the channels that a choreography moves, and of values
/// derived from it: opacities and the shadow follow from the flip angle, and the spine's width
/// follows from the body's.
///
/// The sum of a motion's steps may exceed what can be shown. Positions and angles are returned
/// unclamped: a cover that swings beyond 180° has a flip angle above 180. Opacities, volumes, and
/// the lift are clamped to 0...1, and sizes, blurs, and borders to 0 or above. The unclamped values
/// are in ``posture``.
public struct BookPose: Hashable, Sendable {
  /// The channels that a choreography moves, unclamped.
  public let posture: BookPosture

  /// The opacity of the front of the cover.
  public let coverOpacity: Double
  /// The opacity of the first page.
  public let firstPageOpacity: Double
  /// The opacity of the spine.
  public let spineOpacity: Double
  /// The opacity of the page edges.
  public let pageEdgeOpacity: Double
  /// The opacity of the back of the book.
  public let backOpacity: Double
  /// The width of the spine, in points.
  public let spineWidth: Double
  /// The book's shadow.
  public let shadow: BookShadow

  /// Creates the pose of a book with a posture, deriving its appearance from `style` and `binding`.
  @inline(__always)
  public init(_ posture: BookPosture, style: BookStyle = .polish, binding: BookBinding = .left) {
    let angle = posture.flipAngle
    self.posture = posture
    coverOpacity = style.fades.cover.opacity(flipAngle: angle)
    firstPageOpacity = style.fades.firstPage.opacity(flipAngle: angle)
    let spine = style.fades.spine.opacity(flipAngle: angle)
    spineOpacity = spine
    pageEdgeOpacity =
      style.fades.pageEdges?.opacity(flipAngle: angle) ?? BookStyle.Fades.edgeShare * spine
    backOpacity = style.fades.back.opacity(flipAngle: angle)
    let width = max(posture.width, 0)
    spineWidth = style.spineWidth(forWidth: width)
    shadow = style.shadow(flipAngle: angle, lift: posture.lift, width: width, binding: binding)
  }

  private init(mirroring pose: BookPose, in width: Double) {
    var posture = pose.posture
    posture.x = width - posture.x
    self.posture = posture
    coverOpacity = pose.coverOpacity
    firstPageOpacity = pose.firstPageOpacity
    spineOpacity = pose.spineOpacity
    pageEdgeOpacity = pose.pageEdgeOpacity
    backOpacity = pose.backOpacity
    spineWidth = pose.spineWidth
    var shadow = pose.shadow
    shadow.x = 0 - shadow.x
    self.shadow = shadow
  }

  /// Returns the mirror image of this pose on a screen of width `width`: the pose of the same book
  /// bound at the opposite edge.
  public func mirrored(in width: Double) -> BookPose { BookPose(mirroring: self, in: width) }

  /// Accesses the value of a channel.
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
    case .bookOpacity: bookOpacity
    case .width: width
    case .height: height
    case .lift: lift
    case .spineLineOpacity: spineLineOpacity
    case .frameBorder: frameBorder
    case .libraryBlur: libraryBlur
    case .libraryScale: libraryScale
    case .libraryOpacity: libraryOpacity
    case .shelfCoverOpacity: shelfCoverOpacity
    case .readerOpacity: readerOpacity
    case .readerScale: readerScale
    case .overlayOpacity: overlayOpacity
    case .controlsOpacity: controlsOpacity
    case .musicVolume: musicVolume
    case .x, .y, .flipAngle, .tilt, .yaw, .controlsOffset: posture[channel] ?? 0
    }
  }
}

extension BookPose {
  /// The horizontal position of the center of the body, in points.
  public var x: Double { posture.lanes[0] }
  /// The vertical position of the center of the body, in points, measured downward.
  public var y: Double { posture.lanes[1] }
  /// The width of the body, in points.
  public var width: Double { max(posture.lanes[2], 0) }
  /// The height of the body, in points.
  public var height: Double { max(posture.lanes[3], 0) }
  /// The angle by which the cover has opened, in degrees. Springs can take it below 0 and above
  /// 180.
  public var flipAngle: Double { posture.lanes[4] }
  /// The angle by which the book leans about the horizontal axis, in degrees.
  public var tilt: Double { posture.lanes[5] }
  /// The angle by which the book turns about the vertical axis, in degrees.
  public var yaw: Double { posture.lanes[20] }
  /// The height of the book above the shelf, from 0 to 1.
  public var lift: Double { min(max(posture.lanes[6], 0), 1) }
  /// The opacity of the line on the edge opposite the hinge.
  public var spineLineOpacity: Double { min(max(posture.lanes[7], 0), 1) }
  /// The width of the border around the illustration, in points.
  public var frameBorder: Double { max(posture.lanes[8], 0) }
  /// The blur radius of the library behind the book, in points.
  public var libraryBlur: Double { max(posture.lanes[9], 0) }
  /// The scale of the library behind the book.
  public var libraryScale: Double { max(posture.lanes[10], 0) }
  /// The opacity of the library behind the book.
  public var libraryOpacity: Double { min(max(posture.lanes[11], 0), 1) }
  /// The opacity of the reader in front of the book.
  public var readerOpacity: Double { min(max(posture.lanes[12], 0), 1) }
  /// The opacity of the dark overlay in front of the first page.
  public var overlayOpacity: Double { min(max(posture.lanes[13], 0), 1) }
  /// The opacity of the buttons on the overlay.
  public var controlsOpacity: Double { min(max(posture.lanes[14], 0), 1) }
  /// The volume of the library's music.
  public var musicVolume: Double { min(max(posture.lanes[15], 0), 1) }

  /// The opacity of the whole book, including its shadow.
  public var bookOpacity: Double { min(max(posture.lanes[16], 0), 1) }
  /// The opacity of a cover that stays on the shelf while its book is away.
  public var shelfCoverOpacity: Double { min(max(posture.lanes[17], 0), 1) }
  /// The scale of the reader.
  public var readerScale: Double { max(posture.lanes[18], 0) }
  /// The distance of the buttons below their final position, in points.
  public var controlsOffset: Double { posture.lanes[19] }

  /// The frame of the body.
  public var frame: BookRect {
    BookRect(center: BookPoint(x: x, y: y), size: BookSize(width: width, height: height))
  }
}

#if !$Embedded
extension BookPose: CustomStringConvertible {
  /// The channels that are not 0, such as "x 512.0, y 384.0, width 300.0".
  public var description: String { BookChannel.described { self[$0] } }
}

extension BookPosture: CustomStringConvertible {
  /// The driven channels that are not 0, such as "x 512.0, y 384.0, width 300.0".
  public var description: String { BookChannel.described { self[$0] ?? 0 } }
}

extension BookChannel {
  fileprivate static func described(_ value: (BookChannel) -> Double) -> String {
    let shown = allCases.filter { value($0) != 0 }
    return shown.map { "\($0.rawValue) \(value($0))" }.joined(separator: ", ")
  }
}
#endif
