import BookMotion

/// Paints an open book from the table up: shadow, boards, stacks, pages, and what is in the air.
struct SpreadPainter {
  let frame: SpreadFrame
  private(set) var painter: SVGCanvas
  private var shadings: [Bool: [PageFacet.Side: String]] = [:]

  init(_ frame: SpreadFrame, _ painter: SVGCanvas) {
    self.frame = frame
    self.painter = painter
  }

  var text: SVGText {
    get { painter.text }
    _modify { yield &painter.text }
  }

  var definitions: SVGText {
    get { painter.definitions }
    _modify { yield &painter.definitions }
  }

  var pose: PageTurnPose { frame.pose }
  var layout: SpreadLayout { frame.layout }
  var look: SpreadLook { frame.look }
  var page: BookSize { frame.layout.page }
  var isRightBound: Bool { layout.binding == .right }

  /// Where the spine is, across the screen.
  var spine: Double { layout.spine(turned: pose.turned, of: pose.leafCount) }

  /// The side on which the leaves lie that have not been turned.
  var unreadSide: PageFacet.Side { isRightBound ? .left : .right }

  /// How many leaves lie on either side, those in the air not counted.
  var lying: Lying {
    guard let last = pose.leaves.first?.index, let first = pose.leaves.last?.index else {
      let turned = Int(pose.turned)
      return Lying(turned: turned, rest: pose.leafCount - turned)
    }
    return Lying(turned: first, rest: pose.leafCount - 1 - last)
  }

  struct Lying {
    let turned: Int
    let rest: Int
    var isClosed: Bool { turned == 0 || rest == 0 }
  }

  mutating func paint() {
    paintTable()
    paintBoards()
    paintStack(lying.turned, on: unreadSide.other)
    paintStack(lying.rest, on: unreadSide)
    if lying.turned > 0 { paint(page: 2 * lying.turned - 1, lyingOn: unreadSide.other) }
    if lying.rest > 0 { paint(page: 2 * (pose.leafCount - lying.rest), lyingOn: unreadSide) }
    paintFades()
    paintLeaves()
    paintChevrons()
  }

  /// The pages of leaves that fade: on either side what comes later lies over what comes before.
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
    share(
      "B",
      "<filter id=\"B\" x=\"-.2\" y=\"-.2\" width=\"1.4\" height=\"1.4\">"
        + "<feGaussianBlur stdDeviation=\"7\"/></filter>")
    text.add("<rect width=\"100%\" height=\"100%\" fill=\"url(#T)\"/>\n")
  }

  mutating func paint(
    _ rect: BookRect, radius: Double = 0, shiftedDown drop: Double = 0, opacity: Double = 1
  ) {
    text.add("<rect")
    text.add(attribute: "x", rect.x)
    text.add(attribute: "y", rect.y + drop)
    text.add(attribute: "width", rect.width)
    text.add(attribute: "height", rect.height)
    if radius > 0 { text.add(attribute: "rx", radius) }
    if opacity < 1 {
      text.add(attribute: "fill-opacity", opacity, decimals: SVGGrid.shareDecimals)
    }
    text.add("/>")
  }

  /// A page that lies.
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
    text.add("<g fill=\"url(#\(restShading(on: side, hasGutter: !lying.isClosed)))\">")
    paint(rect(side, from: 0, to: page.width))
    text.add("</g>\n")
  }

  /// What turns a page by a tap; where there is none to turn it has gone with the last.
  private mutating func paintChevrons() {
    let middle = layout.top + page.height / 2
    let room = layout.screen.width / 2 - page.width - Book.board
    let size = min(Book.chevron, room / 2)
    for side in [unreadSide.other, unreadSide] {
      let leaves = side == unreadSide ? Double(pose.leafCount) - pose.turned : pose.turned
      let opacity = Book.chevronOpacity * min(leaves, 1)
      guard opacity > SpreadPainter.faintest else { continue }
      let hand = side == .right ? 1.0 : -1.0
      let x =
        layout.screen.width / 2
        + hand * (layout.screen.width / 2 + page.width + Book.board) / 2
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
  /// A part of a side of the book, by distances from the spine.
  func rect(
    _ side: PageFacet.Side, from inner: Double, to outer: Double, beyond: Double = 0
  ) -> BookRect {
    BookRect(
      x: side == .right ? spine + inner : spine - outer, y: layout.top - beyond,
      width: outer - inner, height: page.height + 2 * beyond)
  }

  /// A point of a side of the book.
  func point(_ side: PageFacet.Side, _ inner: Double, _ y: Double) -> BookPoint {
    BookPoint(x: side == .right ? spine + inner : spine - inner, y: layout.top + y)
  }

  static func picture(_ number: Int) -> String { "i\(number)" }

  /// Puts a page into the definitions, once.
  mutating func define(_ number: Int) {
    guard !painter.shared.has("p\(number)") else { return }
    let content = PageContent(number, of: 2 * pose.leafCount, size: page, look: look)
    if let picture = content.picture {
      painter.shared.define(SpreadPainter.picture(picture), look.pictures[picture])
    }
    painter.shared.define("p\(number)") {
      var text = SVGText()
      text.add("<g id=\"p\(number)\">")
      text.add(content.text)
      text.add("</g>\n")
      return text
    }
  }

  /// The shading of a page that lies: darker towards the spine, and in the fold of an open book.
  mutating func restShading(on side: PageFacet.Side, hasGutter: Bool) -> String {
    if let name = shadings[hasGutter]?[side] { return name }
    let name = newName()
    shadings[hasGutter, default: [:]][side] = name
    let hand = side == .right ? 1.0 : -1.0
    definitions.add(
      "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" y1=\"0\" y2=\"0\"")
    definitions.add(attribute: "x1", spine)
    definitions.add(attribute: "x2", spine + hand * page.width)
    definitions.add(">")
    var shading = look.shading
    if !hasGutter { shading.gutter = nil }
    for stop in shading.stops(ofWidth: page.width) {
      SVGStop(stop.share, .black, stop.opacity).add(to: &definitions)
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

  mutating func newName() -> String { painter.newName() }

  /// What is fainter than this nobody sees.
  static let faintest = 0.004

  enum Book {
    static let thickness = 11.0
    static let thinnest = 0.4
    static let lineStep = 1.8
    static let board = 15.0
    static let square = 5.0
    static let joint = 2.0
    static let corner = 4.0
    static let shadowDrop = 6.0
    static let shadow = 0.22
    /// How far over its side a leaf is when it begins to come down there, as a part of its width.
    static let arrival = 0.6
    static let chevron = 11.0
    static let chevronOpacity = 0.55
    static let edge = RGB(0xF0_EA_DE)
    static let edgeLine = RGB(0xCF_C5_B4)
  }
}
