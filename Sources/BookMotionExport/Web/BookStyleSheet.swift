import BookMotion
import BookMotionDocuments
import BookMotionDrawing
import BookMotionRecording

/// The rules and elements of a book in a style sheet.
struct BookStyleSheet {
  let name: String
  let choreography: Choreography
  let layout: BookLayout

  /// True if a page is read while the book is elsewhere, as with reduced motion.
  private let isReadElsewhere: Bool

  /// Creates the style sheet of a book, or returns `nil` if the recording is not of a transition.
  init?(_ recording: Recording, name: String) {
    guard let score = recording.score.book else { return nil }
    self.name = name
    choreography = score.choreography
    layout = score.untouched.layout
    isReadElsewhere =
      !choreography.style.spread.hasTwoPages && recording.isReadElsewhere(in: layout)
  }

  /// The pose of the book on its shelf.
  var shelf: BookPose {
    BookPose(
      BookPose.Driven(frame: layout.restingFrame), style: choreography.style,
      binding: layout.binding)
  }

  /// Returns the elements that the rules style, as HTML. The class `action`, if any, is added to
  /// the stage to play it.
  func elements(playedBy action: String? = nil) -> String {
    """
    <div class="\(name)-stage\(action.map { " \($0)" } ?? "")">
      <div class="\(name)-library">\(leavesCover ? "<div class=\"\(name)-shelf-cover\"></div>" : "")</div>
      <div class="\(name)-shadow"></div>
      <div class="\(name)-body">
    \(facesOnBody.map { "    <div class=\"\(name)-\($0)\"></div>\n" }.joined())\
      </div>
      <div class="\(name)-\(BookStyleSheet.element(of: .reader))"></div>
      <div class="\(name)-overlay"></div>
      <div class="\(name)-controls"></div>
    </div>

    """
  }

  /// The elements of all faces but the reader, from back to front: the front of the cover is the last.
  private var facesOnBody: [String] {
    var faces = BookScene.Face.Kind.allCases.filter { $0.part != .front && $0.part != .reader }
    if !isSpread { faces.removeAll { $0 == .facingPage || $0 == .gutter } }
    return (faces + [.cover]).map(BookStyleSheet.element)
  }

  /// Returns the class of a face's element, which a rule below lays out as `BookInSpace` does.
  private static func element(of face: BookScene.Face.Kind) -> String {
    switch face {
    case .backCover: "back"
    case .pageBlock: "block"
    case .pageEdges: "edges"
    case .spine: "spine"
    case .firstPage: "page"
    case .facingPage: "facing"
    case .gutter: "gutter"
    case .cover: "cover"
    case .coverInside: "inside"
    case .reader: "reader"
    }
  }

  /// True if a cover stays on the shelf.
  private var leavesCover: Bool {
    (choreography.opening + choreography.closing).flatMap(\.moves).contains {
      if case .value(.shelfCoverOpacity, _) = $0.goal { true } else { false }
    }
  }

  private var isSpread: Bool { style.spread.hasTwoPages }

  /// True if the spread is centered on the body.
  private var isCentered: Bool { style.spread == .centered }

  private var style: BookStyle { choreography.style }

  private var isRightBound: Bool { layout.binding == .right }

  /// The edge about which everything turns.
  private var hinge: String { isRightBound ? "right" : "left" }

  private var origin: StyleValue { isRightBound ? "100% 50%" : "0 50%" }
}

extension BookStyleSheet {
  private func v(_ channel: BookChannel) -> StyleNumber { StyleNumber(channel, of: name) }

  private func px(_ points: Double) -> StyleNumber { StyleNumber(points, .pixels) }

  private func px(onGrid points: Double) -> StyleNumber { px(NumberGrid.standard.rounded(points)) }

  /// Returns a length of the style, scaled with the book if the style says so.
  private func length(_ points: Double) -> StyleNumber {
    guard style.scalesWithBook, points != 0 else { return px(points) }
    return points * v(.width) / style.referenceWidth
  }

  /// Returns the function that sets the distance of the eye for a part whose longer side is
  /// `longer`, if there is any perspective.
  ///
  /// The distance of an eye that is far enough away makes no difference, and is no number that can be
  /// written.
  private func perspective(of longer: StyleNumber) -> StyleValue {
    style.perspective >= BookStyleSheet.leastPerspective
      ? "perspective(\((longer / style.perspective).distance)) " : ""
  }

  /// A perspective that moves a corner 10,000 pixels from the hinge by a hundredth of a pixel.
  private static let leastPerspective = 1e-6

  private var bodyPerspective: StyleValue { perspective(of: .larger(v(.width), v(.height))) }

  /// The cover's turn about the hinge, toward the viewer.
  private var coverTurn: StyleValue {
    "\(bodyPerspective)rotateY(\(isRightBound ? v(.flipAngle) : -v(.flipAngle)))"
  }

  /// The turn of the cover's inside, mirrored so that its left is on a reader's left.
  private var turnedOver: StyleValue {
    "\(coverTurn) translateX(\(isRightBound ? "-100%" : "100%")) rotateY(180deg)"
  }

  /// The turn of spine and page edges, clamped because springs may overshoot.
  private var spineTurn: StyleValue {
    let turn =
      StyleNumber(Elementary.rightAngle, .degrees)
      - v(.flipAngle).clamped(0, Elementary.halfTurn) / 2
    return "rotateY(\(isRightBound ? -turn : turn))"
  }

  /// The position and size of the body.
  private var bodyFrame: [(String, StyleValue)] {
    [
      ("left", "\(v(.x) - v(.width) / 2)"), ("top", "\(v(.y) - v(.height) / 2)"),
      ("width", "\(v(.width))"), ("height", "\(v(.height))"),
    ]
  }

  /// The position and size of the reader.
  private var readerFrame: [(String, StyleValue)] {
    if isSpread { return [("inset", "0")] }
    guard isReadElsewhere else { return bodyFrame }
    let frame = layout.frame(of: .reader)
    return [
      ("left", "\(length(frame.x))"), ("top", "\(length(frame.y))"),
      ("width", "\(length(frame.width))"), ("height", "\(length(frame.height))"),
    ]
  }

  /// The corners of a reader of one page, which are those of the book.
  private var readerCorners: [(String, StyleValue)] {
    isSpread
      ? [] : [("overflow", "hidden"), ("border-radius", "\(length(style.corners.cover))")]
  }

  /// The rules of the book's parts, whose classes follow the properties.
  ///
  /// Each turn is written as `perspective()` and `rotateY()` about the hinge edge. That is the
  /// library's own projection, and it stays exact for any angle between two keyframes.
  var rules: [[StyleRule]] {
    [stageRules, bodyRules, spineRules, coverRules, isSpread ? spreadRules : [], frontRules, gone]
      .filter { !$0.isEmpty }
  }

  private var stageRules: [StyleRule] {
    let screen = layout.screen
    let yaw = isRightBound ? -v(.yaw) : v(.yaw)
    let shade: StyleValue = "rgb(0 0 0 / \(v(.shadowOpacity)))"
    return [
      StyleRule(
        "stage",
        with: [
          ("position", "relative"), ("width", "\(px(onGrid: screen.width))"),
          ("height", "\(px(onGrid: screen.height))"), ("overflow", "hidden"),
        ]),
      StyleRule(
        "stage > *", "body > *", with: [("position", "absolute"), ("box-sizing", "border-box")]),
      StyleRule("library", "overlay", "controls", with: [("inset", "0")]),
      StyleRule(
        "library",
        with: [
          ("opacity", "\(v(.libraryOpacity))"), ("transform", "scale(\(v(.libraryScale)))"),
          ("filter", "blur(\(v(.libraryBlur)))"),
        ]),
    ] + (leavesCover ? [shelfCover] : []) + [
      StyleRule(
        "shadow", "body",
        with: bodyFrame + [
          (
            "transform",
            "\(bodyPerspective)rotateX(\(v(.tilt))) rotateY(\(yaw))"
          ),
          ("opacity", "\(v(.bookOpacity))"),
        ]),
      StyleRule(
        "shadow",
        with: [
          ("border-radius", "\(length(style.corners.cover))"),
          ("box-shadow", "\(v(.shadowX)) \(v(.shadowY)) \(v(.shadowRadius)) \(shade)"),
        ]),
    ]
  }

  private var shelfCover: StyleRule {
    let frame = layout.restingFrame
    return StyleRule(
      "shelf-cover",
      with: [
        ("position", "absolute"), ("left", "\(px(onGrid: frame.x))"),
        ("top", "\(px(onGrid: frame.y))"), ("width", "\(px(onGrid: frame.width))"),
        ("height", "\(px(onGrid: frame.height))"),
        ("border-radius", "\(px(style.corners.cover))"), ("background", color(.cover)),
        ("opacity", "\(v(.shelfCoverOpacity))"),
      ])
  }

  private var bodyRules: [StyleRule] {
    let (cover, inset) = (style.corners.cover, BookStyle.blockInset)
    return [
      StyleRule(
        "back", "block",
        note: "Nothing is visible under a closed cover, even while it dips below the book.",
        with: [("opacity", "\(v(.backOpacity).shown(while: v(.flipAngle)))")]),
      StyleRule("back", "page", with: [("inset", "0"), ("border-radius", "\(length(cover))")]),
      StyleRule("back", with: [("background", color(.spine))]),
      StyleRule(
        "block",
        with: [
          ("inset", "\(length(inset))"), ("border-radius", "\(length(max(cover - inset, 0)))"),
          ("background", color(.paper)),
        ]),
      StyleRule(
        "page",
        with: [
          ("overflow", "hidden"), ("opacity", "\(v(.firstPageOpacity))"),
          ("background", color(.page)),
        ]),
    ]
  }

  private var spineRules: [StyleRule] {
    let edges = style.pageEdgeWidth * v(.spineWidth)
    let inset = length(BookStyle.edgeInset)
    return [
      StyleRule("spine", "edges", with: [("transform-origin", origin)]),
      StyleRule(
        "spine",
        with: [
          (hinge, "0"), ("top", "0"), ("width", "\(v(.spineWidth))"), ("height", "100%"),
          ("border-radius", spineCorners), ("background", color(.spine)),
          ("opacity", "\(v(.spineOpacity))"),
          (
            "transform",
            "\(perspective(of: .larger(v(.spineWidth), v(.height))))\(spineTurn)"
          ),
        ]),
      StyleRule(
        "edges",
        with: [
          (hinge, "\(v(.spineWidth))"), ("top", "\(length(BookStyle.edgeInset / 2))"),
          ("width", "\(edges)"), ("height", "calc(100% - \(inset))"),
          ("border-radius", "\(length(style.corners.pageEdges))"), ("background", color(.paper)),
          ("opacity", "\(v(.pageEdgeOpacity))"),
          (
            "transform",
            "\(perspective(of: .larger(edges, v(.height) - inset)))\(spineTurn)"
          ),
        ]),
    ]
  }

  /// The corners of the spine: at the hinge, it must not be seen behind the rounded page.
  private var spineCorners: StyleValue {
    let (inner, outer) = (length(style.corners.cover), length(style.corners.spine))
    return isRightBound
      ? "\(outer) \(inner) \(inner) \(outer)" : "\(inner) \(outer) \(outer) \(inner)"
  }

  private var coverRules: [StyleRule] {
    let isPlain = style.inside == .front
    return [
      StyleRule(
        "cover", "inside",
        with: [
          ("inset", "0"), ("overflow", "hidden"),
          ("border-radius", "\(length(style.corners.cover))"),
          ("opacity", "\(v(.coverOpacity))"), ("transform-origin", origin),
          ("backface-visibility", "hidden"),
        ]),
      StyleRule(
        "cover",
        with: [
          isPlain ? ("backface-visibility", "visible") : nil,
          ("border", "\(length(style.border)) solid white"), ("background", color(.cover)),
          ("transform", coverTurn),
        ]),
      StyleRule(
        "inside",
        note: "The inside of the cover, readable once the cover has turned.",
        with: [
          isPlain ? ("display", "none") : nil, ("background", color(.spine)),
          ("transform", turnedOver),
        ]),
    ]
  }

  private var spreadRules: [StyleRule] {
    let (outer, inner): (StyleValue, StyleValue) = ("\(v(.frameBorder))", "0px")
    /// Returns the border of a half, which has none at the fold.
    func border(isLeft: Bool) -> StyleValue {
      "\(outer) \(isLeft ? inner : outer) \(outer) \(isLeft ? outer : inner)"
    }
    let corner = length(style.corners.cover)
    /// Returns the corners of a half.
    func corners(isLeft: Bool) -> StyleValue {
      isLeft ? "\(corner) 0 0 \(corner)" : "0 \(corner) \(corner) 0"
    }
    let gutter = style.gutter
    let shades = gutter.opacities.map {
      $0 == 0 ? "transparent" : "rgb(0 0 0 / \(JSONText.number($0)))"
    }.joined(separator: ", ")
    let middle = StyleNumber(1, .none) - v(.coverOpacity)
    return [
      StyleRule(
        "facing",
        note: "The half of the spread that lies under the turned cover, and the fold between both "
          + "halves.",
        with: [
          ("inset", "0"), ("overflow", "hidden"),
          ("border-radius", corners(isLeft: !isRightBound)), ("background", color(.page)),
        ] + (isCentered ? lyingBesideTheHinge : ridingOnTheCover)),
      StyleRule("page", with: [("border-radius", corners(isLeft: isRightBound))]),
      StyleRule("page", "facing", with: [("border", "solid \(color(.frame))")]),
      StyleRule("page", with: [("border-width", border(isLeft: isRightBound))]),
      StyleRule("facing", with: [("border-width", border(isLeft: !isRightBound))]),
      StyleRule(
        "gutter",
        with: [
          (
            hinge,
            isCentered
              ? "calc(50% - \(length(gutter.width / 2)))" : "\(length(-gutter.width / 2))"
          ),
          ("top", "0"), ("width", "\(length(gutter.width))"), ("height", "100%"),
          ("background", "linear-gradient(to right, \(shades))"),
          ("opacity", isCentered ? "\(v(.firstPageOpacity))" : "\(middle)"),
        ]),
      isCentered
        ? StyleRule("page", with: [("transform", "translateX(\(isRightBound ? "-" : "")50%)")])
        : nil,
    ].compactMap { $0 }
  }

  private var ridingOnTheCover: [(String, StyleValue)] {
    [
      ("transform-origin", origin), ("backface-visibility", "hidden"), ("transform", turnedOver),
    ]
  }

  private var lyingBesideTheHinge: [(String, StyleValue)] {
    [
      ("opacity", "\(v(.firstPageOpacity))"),
      ("transform", "translateX(\(isRightBound ? "" : "-")50%)"),
    ]
  }

  private var frontRules: [StyleRule] {
    [
      StyleRule(
        "reader",
        with: readerFrame + readerCorners + [
          ("opacity", "\(v(.readerOpacity))"), ("transform", "scale(\(v(.readerScale)))"),
        ]),
      StyleRule("overlay", with: [("background", "black"), ("opacity", "\(v(.overlayOpacity))")]),
      StyleRule(
        "controls",
        with: [
          ("opacity", "\(v(.controlsOpacity))"),
          ("transform", "translateY(\(v(.controlsOffset)))"),
        ]),
    ]
  }

  /// The rules that clip elements away completely while they are invisible.
  private var gone: [StyleRule] {
    let elements: [(String, BookChannel)] = [
      ("reader", .readerOpacity), ("overlay", .overlayOpacity), ("controls", .controlsOpacity),
    ]
    return elements.enumerated().map { index, element in
      let all = StyleNumber(1, .none).shown(while: v(element.1))
      return StyleRule(
        element.0, note: index == 0 ? "Invisible elements take no clicks." : nil,
        with: [("clip-path", "inset(\(StyleNumber(50, .percent) - 50 % all))")])
    }
  }

  /// The colors, each of which a page can set.
  private enum Paint: String {
    case cover, spine, paper, page, frame

    var fallback: String {
      switch self {
      case .cover: "rgb(26 38 89)"
      case .spine: "rgb(102 64 38)"
      case .paper: "rgb(242 242 242)"
      case .page: "rgb(51 64 128)"
      case .frame: "white"
      }
    }
  }

  private func color(_ paint: Paint) -> StyleValue {
    "var(--\(name)-\(paint.rawValue)-color, \(paint.fallback))"
  }
}

extension Recording {
  /// Returns true if the reader is visible in a frame in which the book is not at its place.
  fileprivate func isReadElsewhere(in layout: BookLayout) -> Bool {
    func lane(_ channel: BookChannel) -> Int? { self.lane(channel.rawValue) }
    guard let opacity = lane(.readerOpacity), let x = lane(.x), let y = lane(.y),
      let width = lane(.width), let height = lane(.height)
    else { return false }
    var isElsewhere = false
    forEachWrittenFrame { _, values in
      let body = BookRect(
        center: BookPoint(x: values[x], y: values[y]),
        size: BookSize(width: values[width], height: values[height]))
      if values[opacity] > 0, layout.isAwayFromReader(body) { isElsewhere = true }
    }
    return isElsewhere
  }
}
