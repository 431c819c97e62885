import BookMotion

/// The parts of a book in a style sheet.
struct BookStyleSheet {
  let name: String
  let choreography: Choreography
  let layout: BookLayout

  /// Nil for what is no transition.
  init?(_ recording: Recording, name: String) {
    let origin = recording.origin
    guard let choreography = origin.choreography, let layout = origin.layout else { return nil }
    self.name = name
    self.choreography = choreography
    self.layout = layout
  }

  /// The values of the channels while the book stands on its shelf.
  var shelf: BookPose {
    BookPose(
      BookPosture(frame: layout.restingFrame), style: choreography.style, binding: layout.binding)
  }

  /// The elements, as a reader of the file has to write them.
  func elements(playedBy action: String) -> String {
    """
    <div class="\(name)-stage \(action)">
      <div class="\(name)-library">\(leavesCover ? "<div class=\"\(name)-shelf-cover\"></div>" : "")</div>
      <div class="\(name)-shadow"></div>
      <div class="\(name)-body">
        <div class="\(name)-back"></div>
        <div class="\(name)-block"></div>
        <div class="\(name)-edges"></div>
        <div class="\(name)-spine"></div>
        <div class="\(name)-page"></div>
    \(isSpread ? spreadElements : "")\
        <div class="\(name)-inside"></div>
        <div class="\(name)-cover"></div>
      </div>
      <div class="\(name)-reader"></div>
      <div class="\(name)-overlay"></div>
      <div class="\(name)-controls"></div>
    </div>

    All of it may be left out but the stage and the body.
    """
  }

  private var spreadElements: String {
    ["facing", "gutter"].map { "    <div class=\"\(name)-\($0)\"></div>\n" }.joined()
  }

  /// Whether a cover stays on the shelf.
  private var leavesCover: Bool {
    (choreography.opening + choreography.closing).flatMap(\.moves).contains {
      if case .value(.shelfCoverOpacity, _) = $0.goal { true } else { false }
    }
  }

  private var isSpread: Bool { style.spread.hasTwoPages }

  /// Whether the spread lies about the middle of the body.
  private var isCentered: Bool { style.spread == .centered }

  /// The classes of the book's parts, which follow the properties.
  ///
  /// A turn is written as `perspective()` and `rotateY()` of the hinge edge, which is the same
  /// projection as the library's and what a browser makes a `matrix3d()` of, for any angle between
  /// two keyframes too.
  var parts: String {
    stageParts + bodyParts + coverParts + (isSpread ? spreadParts : "") + frontParts
  }

  private var style: BookStyle { choreography.style }

  /// A length of the style, which may grow with the book.
  private func length(_ points: Double) -> String {
    guard style.scalesWithBook, points != 0 else { return "\(JSONText.number(points))px" }
    let (length, width) = (JSONText.number(points), JSONText.number(style.referenceWidth))
    return "calc(\(length) / \(width) * \(v(.width)))"
  }

  private func v(_ channel: BookChannel) -> String {
    "var(\(Recording.Channel(channel).property(of: name)))"
  }

  private var isRightBound: Bool { layout.binding == .right }

  /// The edge that everything turns about.
  private var hinge: String { isRightBound ? "right" : "left" }

  private var origin: String { isRightBound ? "100% 50%" : "0 50%" }

  private func perspective(of longer: String) -> String {
    guard style.perspective > 0 else { return "" }
    return "perspective(calc(\(longer) / \(JSONText.number(style.perspective)))) "
  }

  private var bodyPerspective: String { perspective(of: "max(\(v(.width)), \(v(.height)))") }

  /// The whole book's, the other way round if it is bound at the right.
  private var bodyYaw: String { isRightBound ? "calc(-1 * \(v(.yaw)))" : v(.yaw) }

  /// The cover's turn about the hinge: towards the viewer.
  private var coverTurn: String {
    bodyPerspective + "rotateY(calc(\(isRightBound ? "" : "-1 * ")\(v(.flipAngle))))"
  }

  /// The turn of spine and page edges: springs may swing further than the book has sides.
  private var spineTurn: String {
    "rotateY(calc(\(isRightBound ? "-1 * " : "")"
      + "(90deg - clamp(0deg, \(v(.flipAngle)), 180deg) / 2)))"
  }

  private var stageParts: String {
    let screen = layout.screen
    return """

      .\(name)-stage {
        position: relative;
        width: \(NumberGrid.standard.text(screen.width))px;
        height: \(NumberGrid.standard.text(screen.height))px;
        overflow: hidden;
      }
      .\(name)-stage > *, .\(name)-body > * { position: absolute; box-sizing: border-box; }

      .\(name)-library, .\(name)-overlay, .\(name)-controls { inset: 0; }
      .\(name)-library {
        opacity: \(v(.libraryOpacity));
        transform: scale(\(v(.libraryScale)));
        filter: blur(\(v(.libraryBlur)));
      }
      \(leavesCover ? shelfCover : "")\

      .\(name)-shadow, .\(name)-body {
        left: calc(\(v(.x)) - \(v(.width)) / 2);
        top: calc(\(v(.y)) - \(v(.height)) / 2);
        width: \(v(.width));
        height: \(v(.height));
        transform: \(bodyPerspective)rotateX(\(v(.tilt))) rotateY(\(bodyYaw));
        opacity: \(v(.bookOpacity));
      }
      .\(name)-shadow {
        border-radius: \(length(style.corners.cover));
        box-shadow: \(v(.shadowX)) \(v(.shadowY)) \(v(.shadowRadius)) rgb(0 0 0 / \(v(.shadowOpacity)));
      }

      """
  }

  private var shelfCover: String {
    let (frame, grid) = (layout.restingFrame, NumberGrid.standard)
    return """
      .\(name)-shelf-cover {
        position: absolute;
        left: \(grid.text(frame.x))px;
        top: \(grid.text(frame.y))px;
        width: \(grid.text(frame.width))px;
        height: \(grid.text(frame.height))px;
        border-radius: \(JSONText.number(style.corners.cover))px;
        background: \(color(.cover));
        opacity: \(v(.shelfCoverOpacity));
      }

      """
  }

  private var bodyParts: String {
    let edges = "\(JSONText.number(style.pageEdgeWidth)) * \(v(.spineWidth))"
    let (cover, inset) = (style.corners.cover, BookStyle.blockInset)
    return """

      /* Under a closed cover there is nothing to be seen, even while it dips below the book. */
      .\(name)-back, .\(name)-block { opacity: min(\(v(.backOpacity)), calc(1e6 * sin(clamp(0deg, \(v(.flipAngle)), 90deg)))); }
      .\(name)-back, .\(name)-page { inset: 0; border-radius: \(length(cover)); }
      .\(name)-back { background: \(color(.spine)); }
      .\(name)-block { inset: \(length(inset)); border-radius: \(length(max(cover - inset, 0))); background: \(color(.paper)); }
      .\(name)-page {
        overflow: hidden;
        opacity: \(v(.firstPageOpacity));
        background: \(color(.page));
      }

      .\(name)-spine, .\(name)-edges { transform-origin: \(origin); }
      .\(name)-spine {
        \(hinge): 0;
        top: 0;
        width: \(v(.spineWidth));
        height: 100%;
        border-radius: \(length(style.corners.spine));
        background: \(color(.spine));
        opacity: \(v(.spineOpacity));
        transform: \(perspective(of: "max(\(v(.spineWidth)), \(v(.height)))"))\(spineTurn);
      }
      .\(name)-edges {
        \(hinge): \(v(.spineWidth));
        top: \(length(BookStyle.edgeInset / 2));
        width: calc(\(edges));
        height: calc(100% - \(length(BookStyle.edgeInset)));
        border-radius: \(length(style.corners.pageEdges));
        background: \(color(.paper));
        opacity: \(v(.pageEdgeOpacity));
        transform: \(perspective(of: "max(\(edges), \(v(.height)) - \(length(BookStyle.edgeInset)))"))\(spineTurn);
      }

      """
  }

  private var coverParts: String {
    """

    .\(name)-cover, .\(name)-inside {
      inset: 0;
      overflow: hidden;
      border-radius: \(length(style.corners.cover));
      opacity: \(v(.coverOpacity));
      transform-origin: \(origin);
      backface-visibility: hidden;
    }
    .\(name)-cover {\(style.inside == .front ? " backface-visibility: visible;" : "")
      border: \(length(style.border)) solid white;
      background: \(color(.cover));
      transform: \(coverTurn);
    }
    /* The other side of the cover: what stands on it is read when the cover has turned. */
    .\(name)-inside {\(style.inside == .front ? " display: none;" : "")
      background: \(color(.spine));
      transform: \(turnedOver);
    }

    """
  }

  /// The cover's other side, with its left where a reader sees it.
  private var turnedOver: String {
    "\(coverTurn) translateX(\(isRightBound ? "-100%" : "100%")) rotateY(180deg)"
  }

  private var spreadParts: String {
    let (outer, inner) = (v(.frameBorder), "0px")
    let page = isRightBound ? (inner, outer) : (outer, inner)
    let facing = isRightBound ? (outer, inner) : (inner, outer)
    let corner = length(style.corners.cover)
    let (left, right) = ("\(corner) 0 0 \(corner)", "0 \(corner) \(corner) 0")
    let gutter = style.gutter
    let shades = gutter.opacities.map {
      $0 == 0 ? "transparent" : "rgb(0 0 0 / \(JSONText.number($0)))"
    }.joined(separator: ", ")
    return """

      /* The half of the spread that lies under the turned cover, and the fold between both halves. */
      .\(name)-facing {
        inset: 0;
        overflow: hidden;
        border-radius: \(isRightBound ? right : left);
        background: \(color(.page));
      \(isCentered ? lyingBesideTheHinge : ridingOnTheCover)
      }
      .\(name)-page { border-radius: \(isRightBound ? left : right); }
      .\(name)-page, .\(name)-facing { border: solid \(color(.frame)); }
      .\(name)-page { border-width: \(outer) \(page.0) \(outer) \(page.1); }
      .\(name)-facing { border-width: \(outer) \(facing.0) \(outer) \(facing.1); }
      .\(name)-gutter {
        \(hinge): \(isCentered ? "calc(50% - \(length(gutter.width / 2)))" : length(-gutter.width / 2));
        top: 0;
        width: \(length(gutter.width));
        height: 100%;
        background: linear-gradient(to right, \(shades));
        opacity: \(isCentered ? v(.firstPageOpacity) : "calc(1 - \(v(.coverOpacity)))");
      }
      \(isCentered ? ".\(name)-page { transform: translateX(\(isRightBound ? "-" : "")50%); }\n" : "")
      """
  }

  private var ridingOnTheCover: String {
    """
      transform-origin: \(origin);
      backface-visibility: hidden;
      transform: \(turnedOver);
    """
  }

  private var lyingBesideTheHinge: String {
    """
      opacity: \(v(.firstPageOpacity));
      transform: translateX(\(isRightBound ? "" : "-")50%);
    """
  }

  private var frontParts: String {
    let place =
      isSpread
      ? "  inset: 0;\n"
      : """
        left: calc(\(v(.x)) - \(v(.width)) / 2);
        top: calc(\(v(.y)) - \(v(.height)) / 2);
        width: \(v(.width));
        height: \(v(.height));

      """
    return """

      .\(name)-reader {
      \(place)  opacity: \(v(.readerOpacity));
        transform: scale(\(v(.readerScale)));
      }
      .\(name)-overlay { background: black; opacity: \(v(.overlayOpacity)); }
      .\(name)-controls {
        opacity: \(v(.controlsOpacity));
        transform: translateY(\(v(.controlsOffset)));
      }

      /* What has gone takes no click. */
      .\(name)-reader { clip-path: \(clip(.readerOpacity)); }
      .\(name)-overlay { clip-path: \(clip(.overlayOpacity)); }
      .\(name)-controls { clip-path: \(clip(.controlsOpacity)); }

      """
  }

  /// All of an element, or nothing if it cannot be seen.
  private func clip(_ opacity: BookChannel) -> String {
    "inset(calc(50% - 50% * min(1, 1e6 * \(v(opacity)))))"
  }

  /// The colors, each of which a page may set.
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

  private func color(_ paint: Paint) -> String {
    "var(--\(name)-\(paint.rawValue)-color, \(paint.fallback))"
  }
}
