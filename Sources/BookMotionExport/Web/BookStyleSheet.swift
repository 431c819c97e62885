import BookMotion

/// The parts of a book in a style sheet.
struct BookStyleSheet {
  let name: String
  let choreography: Choreography
  let layout: BookLayout

  /// Nil for what is no transition.
  init?(_ recording: Recording, name: String) {
    let origin = recording.origin
    guard let choreography = origin.choreography, let screen = origin.screen,
      let restingFrame = origin.restingFrame, let binding = origin.binding
    else { return nil }
    self.name = name
    self.choreography = choreography
    layout = BookLayout(screen: screen, restingFrame: restingFrame, binding: binding)
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
      <div class="\(name)-library"></div>
      <div class="\(name)-shadow"></div>
      <div class="\(name)-body">
        <div class="\(name)-back"></div>
        <div class="\(name)-block"></div>
        <div class="\(name)-page"></div>
        <div class="\(name)-edges"></div>
        <div class="\(name)-spine"></div>
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

  private var isSpread: Bool { choreography.style.spread == .spread }

  /// The classes of the book's parts, which follow the properties.
  ///
  /// A turn is written as `perspective()` and `rotateY()` of the hinge edge, which is the same
  /// projection as the library's and what a browser makes a `matrix3d()` of, for any angle between
  /// two keyframes too.
  var parts: String {
    stageParts + bodyParts + coverParts + (isSpread ? spreadParts : "") + frontParts
  }

  private func v(_ channel: BookChannel) -> String {
    "var(\(Recording.Channel(channel).property(of: name)))"
  }

  private var isRightBound: Bool { layout.binding == .right }

  /// The edge that everything turns about.
  private var hinge: String { isRightBound ? "right" : "left" }

  private var origin: String { isRightBound ? "100% 50%" : "0 50%" }

  private func perspective(of longer: String) -> String {
    let style = choreography.style
    guard style.perspective > 0 else { return "" }
    return "perspective(calc(\(longer) / \(JSONText.number(style.perspective)))) "
  }

  private var bodyPerspective: String { perspective(of: "max(\(v(.width)), \(v(.height)))") }

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

      .\(name)-shadow, .\(name)-body {
        left: calc(\(v(.x)) - \(v(.width)) / 2);
        top: calc(\(v(.y)) - \(v(.height)) / 2);
        width: \(v(.width));
        height: \(v(.height));
        transform: \(bodyPerspective)rotateX(\(v(.tilt)));
      }
      .\(name)-shadow {
        border-radius: 16px;
        box-shadow: \(v(.shadowX)) \(v(.shadowY)) \(v(.shadowRadius)) rgb(0 0 0 / \(v(.shadowOpacity)));
      }

      """
  }

  private var bodyParts: String {
    let edges = "0.8 * \(v(.spineWidth))"
    return """

      /* Under a closed cover there is nothing to be seen, even while it dips below the book. */
      .\(name)-back, .\(name)-block { opacity: calc(1e6 * sin(clamp(0deg, \(v(.flipAngle)), 90deg))); }
      .\(name)-back, .\(name)-page { inset: 0; border-radius: 16px; }
      .\(name)-back { background: \(color(.spine)); }
      .\(name)-block { inset: 3px; border-radius: 13px; background: \(color(.paper)); }
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
        border-radius: 4px;
        background: \(color(.spine));
        opacity: \(v(.spineOpacity));
        transform: \(perspective(of: "max(\(v(.spineWidth)), \(v(.height)))"))\(spineTurn);
      }
      .\(name)-edges {
        \(hinge): \(v(.spineWidth));
        top: 4px;
        width: calc(\(edges));
        height: calc(100% - 8px);
        border-radius: 2px;
        background: \(color(.paper));
        opacity: \(v(.pageEdgeOpacity));
        transform: \(perspective(of: "max(\(edges), \(v(.height)) - 8px)"))\(spineTurn);
      }

      """
  }

  private var coverParts: String {
    """

    .\(name)-cover, .\(name)-inside {
      inset: 0;
      overflow: hidden;
      border-radius: 16px;
      opacity: \(v(.coverOpacity));
      transform-origin: \(origin);
      backface-visibility: hidden;
    }
    .\(name)-cover {
      border: 3px solid white;
      background: \(color(.cover));
      transform: \(coverTurn);
    }
    /* The other side of the cover: what stands on it is read when the cover has turned. */
    .\(name)-inside {
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
    return """

      /* The half of the spread that lies under the turned cover, and the fold between both halves. */
      .\(name)-facing {
        inset: 0;
        overflow: hidden;
        border-radius: \(isRightBound ? "0 16px 16px 0" : "16px 0 0 16px");
        background: \(color(.page));
        transform-origin: \(origin);
        backface-visibility: hidden;
        transform: \(turnedOver);
      }
      .\(name)-page { border-radius: \(isRightBound ? "16px 0 0 16px" : "0 16px 16px 0"); }
      .\(name)-page, .\(name)-facing { border: solid \(color(.frame)); }
      .\(name)-page { border-width: \(outer) \(page.0) \(outer) \(page.1); }
      .\(name)-facing { border-width: \(outer) \(facing.0) \(outer) \(facing.1); }
      .\(name)-gutter {
        \(hinge): -12.5px;
        top: 0;
        width: 25px;
        height: 100%;
        background: linear-gradient(to right, transparent, rgb(0 0 0 / 0.15), transparent);
        opacity: calc(1 - \(v(.coverOpacity)));
      }

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
      }
      .\(name)-overlay { background: black; opacity: \(v(.overlayOpacity)); }
      .\(name)-controls { opacity: \(v(.controlsOpacity)); }

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
