package import BookMotion
import BookMotionColor

/// The printed content of a page, in points from its upper-left corner.
///
/// The book is a book of memories: a cover, endpapers, and pages of words, of pictures, and of
/// both.
package struct PageContent {
  /// The kind of a page.
  package enum Kind: Hashable {
    case cover, endPaper, words, picture, both
  }

  package let kind: Kind
  /// The index of the look's picture that is on the page.
  package private(set) var picture: Int?
  /// The printed shapes, in order.
  package private(set) var shapes: [PrintedShape] = []
  private let number: Int
  private let size: BookSize
  private let look: SpreadDrawing.Look

  package init(_ number: Int, of count: Int, size: BookSize, look: SpreadDrawing.Look) {
    self.number = number
    self.size = size
    self.look = look
    let pictures = look.pagePictures
    kind = PageContent.kind(number, of: count, pictures: pictures.count)
    if kind == .picture || kind == .both, !pictures.isEmpty {
      picture = pictures.lowerBound + (number / 2) % pictures.count
    }
    if number == 0, look.hasCover { picture = 0 }
    paintPaper()
    switch kind {
    case .cover: paintCover()
    case .endPaper: paintEndPaper()
    case .words: paintWords(from: Print.top, lines: Print.lines)
    case .picture: paintPicture(height: 1 - 2 * Print.top)
    case .both:
      paintPicture(height: Print.share)
      paintWords(from: Print.top + Print.share + Print.gap, lines: Print.fewLines)
    }
    if kind != .cover, kind != .endPaper { paintFolio() }
  }

  private static func kind(_ number: Int, of count: Int, pictures: Int) -> Kind {
    if number == 0 || number == count - 1 { return .cover }
    if number == 1 || number == count - 2 { return .endPaper }
    switch number % 4 {
    case 2: return .words
    case 3: return .picture
    // A picture is never on both pages of a spread.
    case 0: return pictures == 1 ? .words : .both
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
    if let picture {
      let whole = BookRect(x: 0, y: 0, width: size.width, height: size.height)
      shapes.append(PrintedShape(.picture(picture, whole), ""))
      return
    }
    let paper = look.palette.boards.mixed(Print.gilt, with: look.palette.paper).text
    let margin = size.width * Print.frame
    for inset in [margin, margin + Print.frameStep] {
      let (right, bottom) = (size.width - inset, size.height - inset)
      let corners = [(inset, inset), (right, inset), (right, bottom), (inset, bottom)]
        .map { BookPoint(x: $0.0, y: $0.1) }
      let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { ($0, $1) }
      shapes.append(PrintedShape(.lines(sides, width: Print.frameLine), paper))
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
    var frame = BookRect(
      x: size.width * Print.margin, y: size.height * Print.top,
      width: size.width * (1 - 2 * Print.margin), height: size.height * share)
    if let picture {
      // Shows all of the picture: a part that is cut off could contain words.
      let whole = look.pictures[picture].drawnSize
      let scale = min(frame.width / whole.width, frame.height / whole.height)
      frame = BookRect(center: frame.center, size: whole.scaled(by: scale))
      shapes.append(PrintedShape(.picture(picture, frame), ""))
    } else {
      shapes += Landscape(number).shapes(in: frame, look)
    }
  }

  private mutating func paintWords(from top: Double, lines: Int) {
    let (left, width) = (size.width * Print.margin, size.width * (1 - 2 * Print.margin))
    let step = size.height * Print.step
    let ink = look.palette.ink.mixed(Print.distance, with: look.palette.paper).text
    var rows: [(BookPoint, BookPoint)] = []
    for line in 0..<lines {
      // Every few lines, a paragraph ends.
      let ends = (line + number) % Print.paragraph == Print.paragraph - 1
      let share = ends ? 0.35 + 0.1 * Double((number + line) % 4) : 1
      let y = size.height * top + step * Double(line) + Print.stroke / 2
      rows.append(
        (
          BookPoint(x: left, y: y), BookPoint(x: left + width * share, y: y)
        ))
    }
    shapes.append(PrintedShape(.lines(rows, width: Print.stroke), ink))
  }

  /// Paints a small ornament at the foot, in place of a page number.
  private mutating func paintFolio() {
    diamond(BookPoint(x: size.width / 2, y: size.height * 0.955), 3, look.palette.accent.text)
  }

  private mutating func diamond(_ middle: BookPoint, _ reach: Double, _ color: String) {
    let directions = [(0, -1), (0.7, 0), (0, 1), (-0.7, 0)].map { BookPoint(x: $0.0, y: $0.1) }
    shapes.append(PrintedShape(.area(directions.map { middle + $0.scaled(by: reach) }), color))
  }

  private mutating func rect(_ rect: BookRect, _ color: String) {
    shapes.append(PrintedShape(.area(rect.corners), color))
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
    static let distance = 0.62
    static let endPaper = 0.55
    static let pattern = 0.35
    static let patternCount = 9
    static let gilt = 0.62
    static let frame = 0.06
    static let frameStep = 6.0
    static let frameLine = 1.2
  }
}

/// A drawn picture for a page without one: hills under a sun, in the colors of the look.
package struct Landscape {
  private let number: Int

  package init(_ number: Int) { self.number = number }

  package func shapes(in frame: BookRect, _ look: SpreadDrawing.Look) -> [PrintedShape] {
    let paper = look.palette.paper
    let unit = frame.width / Landscape.width
    let height = frame.height / unit
    func point(_ x: Double, _ y: Double) -> BookPoint {
      BookPoint(x: frame.x + x * unit, y: frame.y + y * unit)
    }
    let sky = look.palette.accent.mixed(Landscape.sky, with: paper)
    let sun = point(70 + Double(number * 53 % 160), height * 0.3)
    var shapes = [
      PrintedShape(.area(frame.corners), sky.text),
      PrintedShape(
        .area(
          (0..<Landscape.sunCorners).map { corner in
            let (sine, cosine) = Elementary.sinCos(
              degrees: 360 * Double(corner) / Double(Landscape.sunCorners))
            return sun + BookPoint(x: cosine, y: sine).scaled(by: Landscape.sun * unit)
          }), paper.text),
    ]
    for (layer, share) in [0.52, 0.3, 0.08].enumerated() {
      let base = height * (0.52 + 0.15 * Double(layer))
      let lift = 26 + Double((number + layer) * 37 % 30)
      let (start, top) = (point(0, base), point(160, base - lift * 0.2))
      let hills =
        [start]
        + Landscape.curve(start, point(60, base - lift), point(110, base - lift), top)
        + Landscape.curve(
          top, point(205, base + lift * 0.5), point(250, base - lift * 0.6),
          point(300, base - lift * 0.5))
      let ground = [point(300, height), point(0, height)]
      shapes.append(
        PrintedShape(.area(hills + ground), look.palette.accent.mixed(share, with: paper).text))
    }
    return shapes
  }

  /// Returns points of a cubic curve, except its first.
  private static func curve(
    _ start: BookPoint, _ first: BookPoint, _ second: BookPoint, _ end: BookPoint
  ) -> [BookPoint] {
    (1...steps).map { step in
      let t = Double(step) / Double(steps)
      let s = 1 - t
      return start.scaled(by: s * s * s) + first.scaled(by: 3 * s * s * t)
        + second.scaled(by: 3 * s * t * t) + end.scaled(by: t * t * t)
    }
  }

  /// The width of the drawing, in its own units.
  private static let width = 300.0
  private static let sky = 0.78
  private static let sun = 24.0
  private static let sunCorners = 40
  private static let steps = 12
}

extension BookRect {
  /// The corners, clockwise from the top left.
  package var corners: [BookPoint] {
    [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
      .map { BookPoint(x: $0.0, y: $0.1) }
  }
}
