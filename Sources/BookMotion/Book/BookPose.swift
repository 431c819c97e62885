/// Where every part of a book is, and how it looks, at one instant.
///
/// ```swift
/// let pose = transition.pose(at: 0.9)
/// pose.flipAngle  // degrees
/// pose[.shadowRadius]  // the same numbers by name
/// ```
///
/// A pose is a posture, the twenty channels that a choreography moves, and what follows from it:
/// opacities and shadow from the flip angle, the spine's width from the body's.
///
/// A sum of steps may go beyond what can be shown. Places and angles are told as they are: a cover
/// that swings beyond 180° has really turned so far. Opacities, volumes and the lift are kept
/// inside 0...1, sizes, blurs and borders above 0; ``posture`` has them as they were summed.
public struct BookPose: Hashable, Sendable {
  /// What a choreography moves, as it was summed.
  public let posture: BookPosture

  /// The front of the cover.
  public let coverOpacity: Double
  /// The first page.
  public let firstPageOpacity: Double
  /// The spine.
  public let spineOpacity: Double
  /// The edges of the pages.
  public let pageEdgeOpacity: Double
  /// The back of the book.
  public let backOpacity: Double
  /// The spine's width in points.
  public let spineWidth: Double
  /// The book's shadow.
  public let shadow: BookShadow

  /// Works out how a book looks that stands like this.
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

  /// The mirror image in a screen that is `width` wide: what a book bound at the other edge shows.
  public func mirrored(in width: Double) -> BookPose { BookPose(mirroring: self, in: width) }

  /// The value of a channel.
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
  /// The middle of the body, across, in points.
  public var x: Double { posture.lanes[0] }
  /// The middle of the body, down, in points.
  public var y: Double { posture.lanes[1] }
  /// The body's width in points.
  public var width: Double { max(posture.lanes[2], 0) }
  /// The body's height in points.
  public var height: Double { max(posture.lanes[3], 0) }
  /// How far the cover has opened, in degrees. Springs take it beyond 0 and 180.
  public var flipAngle: Double { posture.lanes[4] }
  /// How far the book leans about the horizontal axis, in degrees.
  public var tilt: Double { posture.lanes[5] }
  /// How far the book turns about the vertical axis, in degrees.
  public var yaw: Double { posture.lanes[20] }
  /// How far the book is off the shelf, 0 to 1.
  public var lift: Double { min(max(posture.lanes[6], 0), 1) }
  /// The line on the edge opposite the hinge.
  public var spineLineOpacity: Double { min(max(posture.lanes[7], 0), 1) }
  /// The border around the illustration, in points.
  public var frameBorder: Double { max(posture.lanes[8], 0) }
  /// The blur of the library behind the book, in points.
  public var libraryBlur: Double { max(posture.lanes[9], 0) }
  /// The size of the library behind the book.
  public var libraryScale: Double { max(posture.lanes[10], 0) }
  /// The library behind the book.
  public var libraryOpacity: Double { min(max(posture.lanes[11], 0), 1) }
  /// The reader in front of the book.
  public var readerOpacity: Double { min(max(posture.lanes[12], 0), 1) }
  /// The dark overlay in front of the first page.
  public var overlayOpacity: Double { min(max(posture.lanes[13], 0), 1) }
  /// The buttons on the overlay.
  public var controlsOpacity: Double { min(max(posture.lanes[14], 0), 1) }
  /// The library's music.
  public var musicVolume: Double { min(max(posture.lanes[15], 0), 1) }

  /// The whole book, with its shadow.
  public var bookOpacity: Double { min(max(posture.lanes[16], 0), 1) }
  /// A cover that stays on the shelf while its book is away.
  public var shelfCoverOpacity: Double { min(max(posture.lanes[17], 0), 1) }
  /// The size of the reader.
  public var readerScale: Double { max(posture.lanes[18], 0) }
  /// How far down the buttons are from their place, in points.
  public var controlsOffset: Double { posture.lanes[19] }

  /// The body's rectangle.
  public var frame: BookRect {
    BookRect(center: BookPoint(x: x, y: y), size: BookSize(width: width, height: height))
  }
}
