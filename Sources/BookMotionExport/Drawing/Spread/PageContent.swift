import BookMotion

/// What is printed on a page, in points from its upper left corner.
///
/// A book of memories: a cover, end papers, and pages of words, of pictures, and of both.
struct PageContent {
  /// What kind of page it is.
  enum Kind: Hashable {
    case cover, endPaper, words, picture, both
  }

  let kind: Kind
  /// Which of the look's pictures is on it.
  private(set) var picture: Int?
  private(set) var text = SVGText()
  private let number: Int
  private let size: BookSize
  private let look: SpreadLook

  init(_ number: Int, of count: Int, size: BookSize, look: SpreadLook) {
    self.number = number
    self.size = size
    self.look = look
    kind = PageContent.kind(number, of: count)
    if kind == .picture || kind == .both, !look.pictures.isEmpty {
      picture = (number / 2) % look.pictures.count
    }
    paintPaper()
    switch kind {
    case .cover: paintCover()
    case .endPaper: paintEndPaper()
    case .words: paintWords(from: Print.top, lines: Print.lines, hasInitial: number % 4 == 2)
    case .picture: paintPicture(height: 1 - 2 * Print.top)
    case .both:
      paintPicture(height: Print.share)
      paintWords(from: Print.top + Print.share + Print.gap, lines: Print.fewLines)
    }
    if kind != .cover, kind != .endPaper { paintFolio() }
  }

  private static func kind(_ number: Int, of count: Int) -> Kind {
    if number == 0 || number == count - 1 { return .cover }
    if number == 1 || number == count - 2 { return .endPaper }
    switch number % 4 {
    case 2: return .words
    case 3: return .picture
    case 0: return .both
    default: return .words
    }
  }

  private mutating func paintPaper() {
    let color =
      switch kind {
      case .cover: look.palette.boards
      case .endPaper: look.palette.boards.mixed(Print.endPaper, with: look.palette.paper)
      default: look.palette.paper
      }
    rect(BookRect(x: 0, y: 0, width: size.width, height: size.height), color.text)
  }

  private mutating func paintCover() {
    let paper = look.palette.boards.mixed(Print.gilt, with: look.palette.paper).text
    let margin = size.width * Print.frame
    for inset in [margin, margin + Print.frameStep] {
      text.add("<rect fill=\"none\" stroke=\"\(paper)\" stroke-width=\"1.2\" rx=\"3\"")
      text.add(attribute: "x", inset)
      text.add(attribute: "y", inset)
      text.add(attribute: "width", size.width - 2 * inset)
      text.add(attribute: "height", size.height - 2 * inset)
      text.add("/>")
    }
    diamond(BookPoint(x: size.width / 2, y: size.height * 0.4), size.width * 0.1, paper)
    for (line, width) in [0.34, 0.2].enumerated() {
      rect(
        BookRect(
          center: BookPoint(x: size.width / 2, y: size.height * (0.58 + 0.04 * Double(line))),
          size: BookSize(width: size.width * width, height: line == 0 ? 5 : 3)), paper)
    }
  }

  private mutating func paintEndPaper() {
    let color = look.palette.boards.mixed(Print.pattern, with: look.palette.paper).text
    let step = size.width / Double(Print.patternCount)
    for row in 0..<Int(size.height / step) {
      for column in 0..<Print.patternCount where (row + column) % 2 == 0 {
        diamond(
          BookPoint(x: (Double(column) + 0.5) * step, y: (Double(row) + 0.5) * step), step * 0.16,
          color
        )
      }
    }
  }

  private mutating func paintPicture(height share: Double) {
    let frame = BookRect(
      x: size.width * Print.margin, y: size.height * Print.top,
      width: size.width * (1 - 2 * Print.margin), height: size.height * share)
    if let picture {
      let shown = look.pictures[picture].slice(covering: frame.size)
      text.add("<svg")
      text.add(attribute: "x", frame.x)
      text.add(attribute: "y", frame.y)
      text.add(attribute: "width", frame.width)
      text.add(attribute: "height", frame.height)
      text.add(viewBox: shown)
      text.add("><use xlink:href=\"#\(SpreadPainter.picture(picture))\"/></svg>")
      return
    }
    Landscape(number).paint(in: frame, look, to: &text)
  }

  private mutating func paintWords(from top: Double, lines: Int, hasInitial: Bool = false) {
    let (left, width) = (size.width * Print.margin, size.width * (1 - 2 * Print.margin))
    let step = size.height * Print.step
    let ink = look.palette.ink.mixed(Print.distance, with: look.palette.paper).text
    if hasInitial {
      rect(
        BookRect(
          x: left, y: size.height * top, width: 2 * step + Print.stroke,
          height: 2 * step + Print.stroke), look.palette.accent.text)
    }
    text.add("<path stroke=\"\(ink)\" stroke-width=\"\(Print.strokeText)\" d=\"")
    var path = SVGPath(decimals: SVGGrid.coarseDecimals)
    for line in 0..<lines {
      // A paragraph ends now and then.
      let ends = (line + number) % Print.paragraph == Print.paragraph - 1
      let share = ends ? 0.35 + 0.1 * Double((number + line) % 4) : 1
      let indent = hasInitial && line < 3 ? 2 * step + Print.stroke + step * 0.4 : 0
      let y = size.height * top + step * Double(line) + Print.stroke / 2
      path.move(to: BookPoint(x: left + indent, y: y))
      path.line(to: BookPoint(x: left + max(width * share, indent + step), y: y))
    }
    text.add(path.text)
    text.add("\"/>")
  }

  /// The page's number, as a small ornament at the foot.
  private mutating func paintFolio() {
    diamond(BookPoint(x: size.width / 2, y: size.height * 0.955), 3, look.palette.accent.text)
  }

  private mutating func diamond(_ middle: BookPoint, _ reach: Double, _ color: String) {
    text.add("<path fill=\"\(color)\" d=\"")
    var path = SVGPath()
    path.move(to: BookPoint(x: middle.x, y: middle.y - reach))
    path.line(to: BookPoint(x: middle.x + reach * 0.7, y: middle.y))
    path.line(to: BookPoint(x: middle.x, y: middle.y + reach))
    path.line(to: BookPoint(x: middle.x - reach * 0.7, y: middle.y))
    path.close()
    text.add(path.text)
    text.add("\"/>")
  }

  private mutating func rect(_ rect: BookRect, _ color: String) {
    text.add("<rect fill=\"\(color)\"")
    if rect.x != 0 { text.add(attribute: "x", rect.x) }
    if rect.y != 0 { text.add(attribute: "y", rect.y) }
    text.add(attribute: "width", rect.width)
    text.add(attribute: "height", rect.height)
    text.add("/>")
  }

  private enum Print {
    static let margin = 0.12
    static let top = 0.1
    static let share = 0.42
    static let gap = 0.06
    static let step = 0.036
    static let lines = 23
    static let fewLines = 10
    static let paragraph = 7
    static let stroke = 4.0
    static let strokeText = "4"
    static let distance = 0.62
    static let endPaper = 0.55
    static let pattern = 0.35
    static let patternCount = 9
    static let gilt = 0.62
    static let frame = 0.06
    static let frameStep = 6.0
  }
}

/// A drawn picture for a page that has none: hills under a sun, in the colors of the look.
struct Landscape {
  private let number: Int

  init(_ number: Int) { self.number = number }

  func paint(in frame: BookRect, _ look: SpreadLook, to text: inout SVGText) {
    let sky = look.palette.accent.mixed(0.78, with: look.palette.paper)
    text.add("<svg")
    text.add(attribute: "x", frame.x)
    text.add(attribute: "y", frame.y)
    text.add(attribute: "width", frame.width)
    text.add(attribute: "height", frame.height)
    text.add(" viewBox=\"0 0 300 ")
    let height = 300 * frame.height / frame.width
    text.add(height)
    text.add("\"><rect width=\"300\" height=\"100%\" fill=\"\(sky.text)\"/>")
    let sun = 70 + Double(number * 53 % 160)
    text.add("<circle r=\"24\" fill=\"\(look.palette.paper.text)\"")
    text.add(attribute: "cx", sun)
    text.add(attribute: "cy", height * 0.3)
    text.add("/>")
    for (layer, share) in [0.52, 0.3, 0.08].enumerated() {
      let base = height * (0.52 + 0.15 * Double(layer))
      let lift = 26 + Double((number + layer) * 37 % 30)
      let color = look.palette.accent.mixed(share, with: look.palette.paper).text
      text.add("<path fill=\"\(color)\" d=\"")
      var path = SVGPath(decimals: SVGGrid.coarseDecimals)
      path.move(to: BookPoint(x: 0, y: base))
      path.curve(
        BookPoint(x: 60, y: base - lift), BookPoint(x: 110, y: base - lift),
        to: BookPoint(x: 160, y: base - lift * 0.2))
      path.curve(
        BookPoint(x: 205, y: base + lift * 0.5), BookPoint(x: 250, y: base - lift * 0.6),
        to: BookPoint(x: 300, y: base - lift * 0.5))
      path.line(to: BookPoint(x: 300, y: height))
      path.line(to: BookPoint(x: 0, y: height))
      path.close()
      text.add(path.text)
      text.add("\"/>")
    }
    text.add("</svg>")
  }
}
