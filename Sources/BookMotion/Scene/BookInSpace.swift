/// Places the faces of a book: every length of its body, each in one place.
struct BookInSpace {
  private let pose: BookPose
  private let style: BookStyle
  private let isRightBound: Bool
  private let body: Rect
  private let lean: Homography

  init(_ pose: BookPose, style: BookStyle, binding: Binding) throws(BookMotionError) {
    self.pose = pose
    self.style = style
    isRightBound = binding == .right
    body = pose.frame
    let longer = max(body.width, body.height)
    // At 90° the free edge is nearest to the eye: as near as this part of the way.
    let reach = longer > 0 ? style.perspective * body.width / longer : 0
    try Domain.reach.check(reach, "perspective × width / max(width, height)")
    lean =
      pose.tilt == 0
      ? .identity
      : .turn(
        pose.tilt, about: .horizontal, through: body.center,
        nearness: BookInSpace.nearness(of: body.size, style.perspective))
  }

  /// What lies on the screen: back cover, page block and first page.
  var lying: [Face] {
    guard pose.flipAngle != 0 else { return [] }
    var faces = [
      face(.backCover, body, corner: Radius.cover),
      face(.pageBlock, body.inset(by: Inset.block), corner: Radius.cover - Inset.block),
    ]
    if pose.firstPageOpacity > 0 {
      faces.append(face(.firstPage, body, corner: Radius.cover, opacity: pose.firstPageOpacity))
    }
    return faces
  }

  /// The page edges and the spine, each turning about its own leading edge.
  var spineFaces: [Face] {
    let angle = Turn.quarter - FaceOpacity.turned(pose.flipAngle) / 2
    let edgesWidth = Share.edges * pose.spineWidth
    var faces: [Face] = []
    if pose.pageEdgeOpacity > 0 {
      let strip = beside(
        pose.spineWidth, width: edgesWidth, height: body.height - Inset.edges)
      faces.append(
        face(
          .pageEdges, strip, corner: Radius.edges, opacity: pose.pageEdgeOpacity, turned: angle))
    }
    if pose.spineOpacity > 0 {
      let strip = beside(0, width: pose.spineWidth, height: body.height)
      faces.append(
        face(.spine, strip, corner: Radius.spine, opacity: pose.spineOpacity, turned: angle))
    }
    return faces.filter { $0.rect.width > 0 && $0.rect.height > 0 }
  }

  /// What turns with the cover, and the fold that it leaves.
  var turned: [Face] {
    let cover = face(
      .cover, body, corner: Radius.cover, opacity: pose.coverOpacity, turned: -pose.flipAngle)
    let showsFront = cover.quad.signedArea > 0
    var faces: [Face] = []
    if style.spread == .spread, !showsFront, pose.coverOpacity < 1 {
      faces.append(
        face(.facingPage, body, corner: Radius.cover, turned: -pose.flipAngle))
      let fold = Rect(
        x: hinge - Fold.width / 2, y: body.y, width: Fold.width, height: body.height)
      faces.append(face(.gutter, fold, corner: 0, opacity: 1 - pose.coverOpacity))
    }
    if pose.coverOpacity > 0 {
      faces.append(
        face(
          showsFront ? .cover : .coverInside, body, corner: Radius.cover,
          opacity: pose.coverOpacity, turned: -pose.flipAngle))
    }
    return faces
  }

  /// The reader: all of the screen for a spread, else the page that has grown to be it.
  func reader(on screen: Size) -> [Face] {
    guard pose.readerOpacity > 0 else { return [] }
    let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    let isSpread = style.spread == .spread
    return [
      Face(
        material: .reader, rect: isSpread ? whole : body,
        cornerRadius: isSpread ? 0 : Radius.cover, opacity: pose.readerOpacity, view: .identity)
    ]
  }
}

extension BookInSpace {
  private var hinge: Double { isRightBound ? body.x + body.width : body.x }

  /// A strip that begins so far from the hinge, at half of the body's height.
  private func beside(_ distance: Double, width: Double, height: Double) -> Rect {
    Rect(
      x: isRightBound ? hinge - distance - width : hinge + distance,
      y: body.center.y - height / 2, width: width, height: height)
  }

  /// A face that turns about its edge at the hinge's side, by degrees for a book bound at the left.
  private func face(
    _ material: Face.Material, _ rect: Rect, corner: Double, opacity: Double = 1,
    turned degrees: Double = 0
  ) -> Face {
    let edge = Point(x: isRightBound ? rect.x + rect.width : rect.x, y: rect.center.y)
    let turn =
      degrees == 0
      ? .identity
      : Homography.turn(
        isRightBound ? -degrees : degrees, about: .vertical, through: edge,
        nearness: BookInSpace.nearness(of: rect.size, style.perspective))
    return Face(
      material: material, rect: rect,
      cornerRadius: max(min(corner, min(rect.width, rect.height) / 2), 0), opacity: opacity,
      view: turn.then(lean))
  }

  private static func nearness(of size: Size, _ perspective: Double) -> Double {
    let longer = max(size.width, size.height)
    return longer > 0 ? perspective / longer : 0
  }

  private enum Radius {
    static let cover = 16.0
    static let spine = 4.0
    static let edges = 2.0
  }

  private enum Inset {
    /// The cover juts out over its pages.
    static let block = 3.0
    static let edges = 8.0
  }

  private enum Share {
    static let edges = 0.8
  }

  private enum Fold {
    static let width = 25.0
  }

  private enum Turn {
    static let quarter = 90.0
  }
}
