/// A builder for the faces of a book, which defines every length of its body in one place.
struct BookInSpace {
  private(set) var faces: [BookScene.Face] = []
  private let pose: BookPose
  private let style: BookStyle
  private let isRightBound: Bool
  private let body: BookRect
  private let lean: BookScene.Projection
  /// The factor by which the style's lengths are scaled.
  private let scale: Double

  private let screen: BookSize

  init(
    _ pose: BookPose, style: BookStyle, binding: BookBinding, screen: BookSize
  ) throws(BookMotionError) {
    try BookInSpace.check(pose, style)
    try BookLayout.check(screen)
    self.screen = screen
    self.pose = pose
    self.style = style
    isRightBound = binding == .right
    body = pose.frame
    scale = style.scale(forWidth: pose.width)
    lean = BookInSpace.lean(pose.driven, of: body, style, isRightBound: isRightBound)
    faces.reserveCapacity(BookScene.Face.Kind.allCases.count)
  }

  /// True if faces may show behind the cover. A cover that dips below 0° is that of a closed book.
  private var isOpen: Bool { pose.flipAngle > 0 }

  /// Adds the face of a kind, with others in the same plane, after all that it hides.
  mutating func lay(_ kind: BookScene.Face.Kind) {
    // A book that is too small to have faces may still be read.
    let isThere = min(body.width, body.height) >= BookDomain.length.lowest
    guard isThere || kind == .reader else { return }
    switch kind {
    case .backCover: add(kind, body, corner: corner, opacity: isOpen ? pose.backOpacity : 0)
    case .pageBlock:
      let inset = scale * BookStyle.blockInset
      add(
        kind, body.inset(by: inset), corner: corner - inset,
        opacity: isOpen ? pose.backOpacity : 0)
    case .pageEdges:
      let edges = beside(
        pose.spineWidth, width: style.pageEdgeWidth * pose.spineWidth,
        height: body.height - scale * BookStyle.edgeInset)
      add(
        kind, edges, corner: scale * style.corners.pageEdges, opacity: pose.pageEdgeOpacity,
        turned: turn(of: edges, by: sideTurn))
    case .spine:
      let spine = beside(0, width: pose.spineWidth, height: body.height)
      add(
        kind, spine, corner: scale * style.corners.spine, opacity: pose.spineOpacity,
        turned: turn(of: spine, by: sideTurn))
    case .firstPage: layPages()
    case .cover: turnCover()
    case .reader: addReader()
    // With the first page, or with the cover.
    case .facingPage, .gutter, .coverInside: break
    }
  }

  /// The angle of the page edges and the spine, each about its own leading edge.
  private var sideTurn: Double { Elementary.rightAngle - BookStyle.Fade.turned(pose.flipAngle) / 2 }

  /// Adds the pages that lie open.
  private mutating func layPages() {
    guard isOpen else { return }
    guard style.spread == .centered else {
      return add(.firstPage, body, corner: corner, opacity: pose.firstPageOpacity)
    }
    var page = body
    page.x += isRightBound ? -body.width / 2 : body.width / 2
    let over = turn(of: page, by: Elementary.halfTurn)
    add(.facingPage, page, corner: corner, opacity: pose.firstPageOpacity, turned: over)
    add(.firstPage, page, corner: corner, opacity: pose.firstPageOpacity)
    addGutter(at: body.center.x, opacity: pose.firstPageOpacity)
  }

  /// Adds the shadow in the fold between two pages.
  private mutating func addGutter(at fold: Double, opacity: Double) {
    let width = scale * style.gutter.width
    let rect = BookRect(x: fold - width / 2, y: body.y, width: width, height: body.height)
    add(.gutter, rect, corner: 0, opacity: opacity)
  }

  /// Adds the parts that turn with the cover, and the shadow in the fold that it leaves.
  private mutating func turnCover() {
    let turn = turn(of: body, by: -pose.flipAngle)
    // An upright cover's area is nothing but rounding; for both bindings, that shows the inside.
    let isFront =
      BookScene.Quad(body, seenBy: turn).signedArea > BookInSpace.leastShare
      * (body.width * body.height)
    if style.spread == .spread, !isFront, pose.coverOpacity < 1 {
      add(.facingPage, body, corner: corner, turned: turn)
      addGutter(at: hinge, opacity: 1 - pose.coverOpacity)
    }
    add(
      isFront ? .cover : .coverInside, body, corner: corner, opacity: pose.coverOpacity,
      turned: turn)
  }

  /// Adds the reader: on the whole screen for a spread, otherwise on the page that has grown into
  /// it.
  private mutating func addReader() {
    let isSpread = style.spread.hasTwoPages
    let rect = isSpread ? BookRect(x: 0, y: 0, width: screen.width, height: screen.height) : body
    let size = rect.size.scaled(by: pose.readerScale)
    add(
      .reader, pose.readerScale == 1 ? rect : BookRect(center: rect.center, size: size),
      corner: isSpread ? 0 : pose.readerScale * corner,
      opacity: pose.readerOpacity, leans: false)
  }
}

extension BookInSpace {
  /// The corner radius of boards and pages.
  private var corner: Double { scale * style.corners.cover }

  private var hinge: Double { isRightBound ? body.x + body.width : body.x }

  /// Returns a strip that begins at a distance from the hinge, centered vertically on the body.
  private func beside(_ distance: Double, width: Double, height: Double) -> BookRect {
    BookRect(
      x: isRightBound ? hinge - distance - width : hinge + distance,
      y: body.center.y - height / 2, width: width, height: height)
  }

  /// Returns a turn about the edge on the side of the hinge, by degrees for a left-bound book.
  private func turn(of rect: BookRect, by degrees: Double) -> BookScene.Projection {
    guard degrees != 0 else { return .identity }
    return .turn(
      isRightBound ? -degrees : degrees, about: .vertical,
      through: BookPoint(x: isRightBound ? rect.x + rect.width : rect.x, y: rect.center.y),
      nearness: BookInSpace.nearness(of: rect.size, style.perspective))
  }

  /// Adds a face if it is visible.
  private mutating func add(
    _ kind: BookScene.Face.Kind, _ rect: BookRect, corner: Double, opacity: Double = 1,
    turned turn: BookScene.Projection = .identity, leans: Bool = true
  ) {
    let shorter = min(rect.width, rect.height)
    guard opacity > 0, shorter >= BookDomain.length.lowest else { return }
    faces.append(
      BookScene.Face(
        kind: kind, rect: rect, cornerRadius: max(min(corner, shorter / 2), 0),
        opacity: opacity, projection: leans && pose.driven.leans ? turn.then(lean) : turn))
  }

  /// Returns the projection of a book that leans: its flat picture, turned about its vertical axis
  /// first, and then about the horizontal one.
  static func lean(
    _ driven: BookPose.Driven, of body: BookRect, _ style: BookStyle, isRightBound: Bool = false
  ) -> BookScene.Projection {
    guard driven.leans else { return .identity }
    let (middle, nearness) = (body.center, nearness(of: body.size, style.perspective))
    if driven[.yaw] == 0 {
      return .turn(driven[.tilt], about: .horizontal, through: middle, nearness: nearness)
    }
    let back = Elementary.sinCos(degrees: driven[.tilt])
    let aside = Elementary.sinCos(degrees: isRightBound ? -driven[.yaw] : driven[.yaw])
    let across = SIMD3(aside.cosine, aside.sine * back.sine, -aside.sine * back.cosine)
    let down = SIMD3(0, back.cosine, back.sine)
    return BookPerspective(vanishingPoint: middle, nearness: nearness).projection(
      origin: SIMD3(middle.x, middle.y, 0) - across * middle.x - down * middle.y,
      across: across, down: down)
  }

  static func nearness(of size: BookSize, _ perspective: Double) -> Double {
    let longer = max(size.width, size.height)
    // A smaller book would make the nearness overflow, and is invisible anyway.
    return longer >= BookDomain.length.lowest ? perspective / longer : 0
  }

  /// The share of the cover's area below which an area counts as 0.
  private static let leastShare = 1e-9
}

extension BookInSpace {
  /// Throws unless every corner can be seen: all numbers are in range, and nothing reaches the eye.
  static func check(_ pose: BookPose, _ style: BookStyle) throws(BookMotionError) {
    // Farther away, coordinates are too coarse to keep the sides of a book apart.
    try BookDomain.position.check(pose.driven[.x], "x")
    try BookDomain.position.check(pose.driven[.y], "y")
    try BookDomain.position.check(pose.driven[.width], "width")
    try BookDomain.position.check(pose.driven[.height], "height")
    try BookDomain.position.check(pose.spineWidth, "spineWidth")
    try BookDomain.magnitude.check(pose.flipAngle, "flipAngle")
    try BookDomain.magnitude.check(pose.tilt, "tilt")
    try BookDomain.magnitude.check(pose.yaw, "yaw")
    try BookInSpace.perspective.check(style.perspective, "perspective")
    let (width, height) = (pose.width, pose.height)
    let longer = max(width, height)
    guard longer > 0 else { return }
    // This checks the cover at its nearest, whatever its angle is now: a book that cannot be opened
    // is rejected while it is closed, and at every frame rate.
    try BookDomain.reach.check(
      style.perspective * (width / longer), "perspective × width / max(width, height)")
    guard pose.driven.leans else { return }
    let cover = max(Elementary.sinCos(degrees: pose.flipAngle).sine, 0) * (width / longer)
    let leaning = Elementary.sinCos(degrees: pose.tilt).sine.magnitude * (height / 2 / longer)
    let book = "width × sin(flipAngle) + height / 2 × sin(tilt)"
    guard pose.yaw != 0 else {
      return try BookDomain.reach.check(
        style.perspective * (cover + leaning), "perspective × (\(book)) / max(width, height)")
    }
    // An open cover lies beside the body, up to 1.5 widths from the middle.
    let aside = Elementary.sinCos(degrees: pose.yaw).sine.magnitude * (1.5 * width / longer)
    try BookDomain.reach.check(
      style.perspective * (cover + leaning + aside),
      "perspective × (\(book) + 1.5 × width × sin(yaw)) / max(width, height)")
  }

  /// The perspectives of a scene. With a greater one, the eye would be so close to the thinnest
  /// face that it would see only rounding errors.
  private static let perspective = BookDomain(0, 100)
}

extension BookPose.Driven {
  /// True if the whole book is turned.
  var leans: Bool { self[.tilt] != 0 || self[.yaw] != 0 }
}
