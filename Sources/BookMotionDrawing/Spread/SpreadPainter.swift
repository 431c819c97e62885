package import BookMotion
import BookMotionBody
package import BookMotionColor
package import BookMotionPages

/// Paints an open book from the table up: shadows, boards, stacks, pages, and the leaves in the
/// air.
package struct SpreadPainter {
  package let frame: SpreadDrawing
  package private(set) var painter: SVGCanvas
  private var shadings: [(side: PageFacet.Side, gutter: Double, name: String)] = []

  /// The leaves that move, the one furthest behind first.
  package private(set) var inAir: [SeenLeaf] = []

  package init(_ frame: SpreadDrawing, _ painter: SVGCanvas) {
    self.frame = frame
    self.painter = painter
    inAir = pose.leaves.compactMap { seen($0) }
  }

  package var text: SVGText {
    get { painter.text }
    _modify { yield &painter.text }
  }

  package var definitions: SVGText {
    get { painter.definitions }
    _modify { yield &painter.definitions }
  }

  package var pose: PageTurnPose { frame.pose }
  package var layout: PageSpreadLayout { frame.layout }
  package var look: SpreadDrawing.Look { frame.look }
  package var page: BookSize { frame.layout.page }
  package var isRightBound: Bool { layout.binding == .right }

  /// The horizontal position of the spine on the screen.
  package var spine: Double { layout.spine(turned: pose.turned, of: pose.leafCount) }

  /// The side of the leaves that have not been turned.
  package var unreadSide: PageFacet.Side { isRightBound ? .left : .right }

  /// The number of leaves that lie on each side, excluding those in the air.
  package var lying: Lying {
    guard let last = pose.leaves.first?.index, let first = pose.leaves.last?.index else {
      let turned = Int(pose.turned)
      return Lying(turned: turned, rest: pose.leafCount - turned)
    }
    return Lying(turned: first, rest: pose.leafCount - 1 - last)
  }

  package struct Lying {
    package let turned: Int
    package let rest: Int
    package var isClosed: Bool { turned == 0 || rest == 0 }
  }

  package mutating func paint() {
    paintTable()
    paintBoards()
    paintStack(lying.turned, on: unreadSide.other)
    paintStack(lying.rest, on: unreadSide)
    if lying.rest == pose.leafCount { paintClosedBoard(on: unreadSide) }
    if lying.turned == pose.leafCount { paintClosedBoard(on: unreadSide.other) }
    if lying.turned > 0 { paint(page: 2 * lying.turned - 1, lyingOn: unreadSide.other) }
    if lying.rest > 0 { paint(page: 2 * (pose.leafCount - lying.rest), lyingOn: unreadSide) }
    paintFades()
    paintLeaves()
    paintChevrons()
  }

  /// Paints the pages of leaves that fade, stacked on either side like those of a book.
  private mutating func paintFades() {
    var leaves: [(index: Int, share: Double)] = []
    for leaf in pose.leaves {
      if case .fade(let share) = leaf.shape { leaves.append((leaf.index, share)) }
    }
    for leaf in leaves {
      paint(page: 2 * leaf.index, lyingOn: unreadSide, opacity: 1 - leaf.share)
    }
    for leaf in leaves.reversed() {
      paint(page: 2 * leaf.index + 1, lyingOn: unreadSide.other, opacity: leaf.share)
    }
  }

  private mutating func paintTable() {
    share(
      "T",
      "<linearGradient id=\"T\" x2=\"0\" y2=\"1\">"
        + "<stop offset=\"0\" stop-color=\"\(look.palette.table.text)\"/>"
        + "<stop offset=\"1\" stop-color=\"\(look.palette.tableEdge.text)\"/></linearGradient>")
    // The blur of the boards' shadows.
    share(
      "B",
      "<filter id=\"B\" x=\"-.2\" y=\"-.2\" width=\"1.4\" height=\"1.4\">"
        + "<feGaussianBlur stdDeviation=\"7\"/></filter>")
    text.add("<rect width=\"100%\" height=\"100%\" fill=\"url(#T)\"/>\n")
  }

  package mutating func paint(
    _ rect: BookRect, radius: Double = 0, shiftedDown drop: Double = 0, opacity: Double = 1
  ) {
    text.add("<rect")
    var rect = rect
    rect.y += drop
    text.add(frame: rect)
    if radius > 0 { text.add(attribute: "rx", radius) }
    if opacity < 1 {
      text.add(attribute: "fill-opacity", opacity, decimals: SVGGrid.shareDecimals)
    }
    text.add("/>")
  }

  /// Paints a page that lies flat.
  private mutating func paint(
    page number: Int, lyingOn side: PageFacet.Side, opacity: Double = 1
  ) {
    guard opacity > SpreadPainter.faintest else { return }
    define(number)
    painter.open(opacity: opacity)
    defer { painter.close() }
    let left = side == .right ? spine : spine - page.width
    text.add("<use xlink:href=\"#p\(number)\"")
    text.add(attribute: "x", left)
    text.add(attribute: "y", layout.top)
    text.add("/>\n")
    text.add("<g fill=\"url(#\(restShading(on: side, gutter: gutter)))\">")
    paint(rect(side, from: 0, to: page.width))
    text.add("</g>\n")
  }

  /// Paints the chevrons that turn a page when tapped. Each fades out with the last leaf on its
  /// side.
  private mutating func paintChevrons() {
    let room = layout.screen.width / 2 - page.width - Book.board
    // Without room beside the book, the chevrons are beneath it.
    let isBelow = room < Book.chevronRoom
    let foot = layout.top + page.height + Book.board
    let middle =
      isBelow
      ? min(foot + Book.chevronRoom, (foot + layout.screen.height) / 2)
      : layout.top + page.height / 2
    let away = isBelow ? page.width / 2 : page.width + Book.board + room / 2
    let size = Book.chevron
    for side in [unreadSide.other, unreadSide] {
      let leaves = side == unreadSide ? Double(pose.leafCount) - pose.turned : pose.turned
      let opacity = Book.chevronOpacity * min(leaves, 1)
      guard opacity > SpreadPainter.faintest else { continue }
      let hand = side == .right ? 1.0 : -1.0
      let x = layout.screen.width / 2 + hand * away
      text.add("<path fill=\"none\" stroke=\"\(look.palette.accent.text)\" stroke-width=\"2.5\" ")
      text.add("stroke-linecap=\"round\" stroke-linejoin=\"round\"")
      text.add(attribute: "stroke-opacity", opacity, decimals: SVGGrid.shareDecimals)
      text.add(" d=\"")
      var path = SVGPath()
      path.move(to: BookPoint(x: x - hand * size / 2, y: middle - size))
      path.line(to: BookPoint(x: x + hand * size / 2, y: middle))
      path.line(to: BookPoint(x: x - hand * size / 2, y: middle + size))
      text.add(path.text)
      text.add("\"/>\n")
    }
  }
}

extension SpreadPainter {
  /// Returns a part of one side of the book, given by distances from the spine.
  package func rect(
    _ side: PageFacet.Side, from inner: Double, to outer: Double, beyond: Double = 0
  ) -> BookRect {
    BookRect(
      x: side == .right ? spine + inner : spine - outer, y: layout.top - beyond,
      width: outer - inner, height: page.height + 2 * beyond)
  }

  /// Returns a point of one side of the book.
  package func point(_ side: PageFacet.Side, _ inner: Double, _ y: Double) -> BookPoint {
    BookPoint(x: side == .right ? spine + inner : spine - inner, y: layout.top + y)
  }

  package static func picture(_ number: Int) -> String { "i\(number)" }

  /// Defines a page, once.
  package mutating func define(_ number: Int) {
    guard !painter.shared.has("p\(number)") else { return }
    let content = PageContent(number, of: 2 * pose.leafCount, size: page, look: look)
    if let picture = content.picture {
      painter.shared.define(SpreadPainter.picture(picture), look.pictures[picture])
    }
    let pictures = look.pictures
    painter.shared.define("p\(number)") {
      var text = SVGText()
      text.add("<g id=\"p\(number)\">")
      text.add(content.shapes, on: SeenPaper { $0 })
      for shape in content.shapes {
        guard case .picture(let picture, let frame) = shape.form else { continue }
        text.add("<svg")
        text.add(frame: frame)
        text.add(viewBox: pictures[picture].slice(covering: frame.size))
        text.add("><use xlink:href=\"#\(SpreadPainter.picture(picture))\"/></svg>")
      }
      text.add("</g>\n")
      return text
    }
  }

  /// Defines the picture of a page, once, slightly larger than its frame, which clips it.
  package mutating func definePicture(_ picture: Int, on frame: BookRect, of number: Int) {
    guard !painter.shared.has("q\(number)") else { return }
    let shown = look.pictures[picture]
    painter.shared.define(SpreadPainter.picture(picture), shown)
    painter.shared.define("q\(number)") {
      let rect = frame.inset(by: -Book.overlap)
      var text = SVGText()
      text.add("<svg id=\"q\(number)\" preserveAspectRatio=\"none\"")
      text.add(frame: rect)
      text.add(viewBox: shown.slice(covering: frame.size))
      text.add("><use xlink:href=\"#\(SpreadPainter.picture(picture))\"/></svg>\n")
      return text
    }
  }

  /// The strength of the fold between the pages that lie: 1 if pages lie on both sides, and
  /// otherwise the degree to which a leaf has nearly come to lie on the empty side.
  package var gutter: Double {
    guard lying.isClosed else { return 1 }
    return inAir.filter { leaf in
      let isOver = leaf.position(BookPoint(x: page.width, y: page.height / 2)).x < 0
      return (leaf.side == unreadSide) == (lying.turned == 0) ? isOver : !isOver
    }.reduce(0) { max($0, rest(of: $1)) }
  }

  /// Returns the name of the shading of a page that lies flat: darker toward the spine, and in the
  /// fold of an open book.
  package mutating func restShading(on side: PageFacet.Side, gutter: Double) -> String {
    if let known = shadings.first(where: { $0.side == side && $0.gutter == gutter }) {
      return known.name
    }
    let name = newName()
    shadings.append((side, gutter, name))
    let hand = side == .right ? 1.0 : -1.0
    definitions.add(
      "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" y1=\"0\" y2=\"0\"")
    // Paper that bulges over the spine is in the shade of the other side there.
    definitions.add(" spreadMethod=\"reflect\"")
    definitions.add(attribute: "x1", spine)
    definitions.add(attribute: "x2", spine + hand * page.width)
    definitions.add(">")
    var plain = look.shading
    plain.gutter = nil
    let shoulders = gutter > 0 ? Book.shoulders : []
    let shares =
      look.shading.stops(ofWidth: page.width).map { $0.share } + shoulders.map { $0 * Book.fold }
    var last = -Double.infinity
    for share in shares.sorted() where share > last {
      last = share
      let distance = share * page.width
      let shade = plain.opacity(at: distance, ofWidth: page.width)
      let veil = PageLight.Veil(
        brightness: PageLight.brightness(inFoldOf: Book.fold * page.width, at: distance))
      let fold =
        1 - (1 - look.shading.opacity(at: distance, ofWidth: page.width)) * (1 - veil.opacity)
      SVGStop(share, .black, shade + (fold - shade) * gutter).add(to: &definitions)
    }
    definitions.add("</linearGradient>")
    return name
  }

  private mutating func share(_ name: String, _ definition: String) {
    painter.shared.define(name) {
      var text = SVGText()
      text.add(definition)
      return text
    }
  }

  package mutating func newName() -> String { painter.newName() }

  /// The opacity at or below which nothing is visible.
  package static let faintest = 0.004

  package enum Book {
    /// The radius with which pages emerge from the fold, as a fraction of their width, and the
    /// places where the light changes there, as fractions of that radius.
    package static let fold = 0.05
    package static let shoulders = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1]
    /// The distance of the eye from the table, in widths of a page: 2.2 times that of the open
    /// book.
    package static let eye = 4.4
    /// The overlap of a picture's strips, on the paper.
    package static let overlap = 1.0
    /// The visibility of the other side's print through a raised leaf.
    package static let showThrough = 0.04
    package static let thinnest = 0.4
    package static let lineStep = 1.8
    package static let board = 15.0
    package static let square = 5.0
    package static let joint = 2.0
    package static let corner = 4.0
    package static let shadowDrop = 6.0
    package static let shadow = 0.22
    /// The distance that a leaf reaches over its side when it begins to come down, as a fraction of
    /// its width.
    package static let arrival = 0.6
    package static let chevron = 11.0
    package static let chevronRoom = 32.0
    package static let chevronOpacity = 0.55
    package static let edge = RGB(0xF0_EA_DE)
    package static let edgeLine = RGB(0xCF_C5_B4)
  }
}
