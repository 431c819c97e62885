import BookMotion
import BookMotionColor
package import BookMotionDrawing

/// A picture book that opens: its cover swings over, and its visible part stays centered.
package struct MusicBook {
  private let stage: SceneStage
  private let page: BookSize
  private let middle: BookPoint
  private let unit: Double
  /// 1 if the book is to the right of its hinge; otherwise −1.
  private let side: Double

  package init(_ stage: SceneStage, _ layout: MusicLayout) {
    self.stage = stage
    unit = layout.unit
    page = Measure.page.scaled(by: unit)
    middle = BookPoint(
      x: layout.book.center.x,
      y: layout.line(Measure.foot, of: layout.book) - page.height / 2)
    side = stage.binding == .left ? 1 : -1
  }

  package func paint(_ openness: Double, with painter: inout SVGCanvas) {
    let hinge = middle.x - side * page.width / 2 * (1 - openness)
    let (sine, cosine) = Elementary.sinCos(degrees: Elementary.halfTurn * openness)
    let board = Measure.board * unit
    let body = rect(from: hinge, to: hinge + side * (page.width + board), beyond: board)
    let seen = rect(
      from: hinge + min(cosine, 0) * side * (page.width + board),
      to: hinge + side * (page.width + board), beyond: board)
    painter.shadow(
      under: seen, radius: board, blur: Measure.blur * unit, down: Measure.drop * unit,
      opacity: Measure.shadow)
    painter.fill(body, radius: Measure.corner * unit, SceneColor.own.scaled(by: 0.86).text)
    let leaf = rect(from: hinge, to: hinge + side * page.width, beyond: 0)
    if openness > 0 {
      painter.fill(leaf, radius: Measure.pageCorner * unit, SceneColor.paper.text)
      PageArt(Measure.art, of: stage).paint(
        in: leaf.inset(by: Measure.margin * unit), radius: Measure.pageCorner * unit,
        with: &painter)
      paintFold(leaf, isOnTheRight: side > 0, &painter)
    }
    // The cover; once past upright, with the page on its inside.
    let cover = Cover(
      hinge: hinge, middle: middle.y, width: side * cosine * (page.width + board / 2),
      height: page.height + board, growth: 1 + Measure.nearness * sine)
    let isFront = cosine > 0
    let cloth = SceneColor.own.mixed(isFront ? 0 : 0.12, with: SceneColor.ink)
    painter.fill(cloth.text) { cover.add(Cover.all, to: &$0) }
    // A stroke of the same color rounds its corners.
    painter.stroke(cloth.text, width: Measure.corner * unit) { cover.add(Cover.all, to: &$0) }
    if isFront { paintFront(cover, &painter) } else { paintInside(cover, &painter) }
    painter.fill(SVGCanvas.black, opacity: Measure.dusk * sine) {
      cover.add(Cover.all, to: &$0)
    }
  }

  private func paintFront(_ cover: Cover, _ painter: inout SVGCanvas) {
    let gold = RGB(0xE7_C9_8C).text
    painter.stroke(gold, width: 1.6 * unit, opacity: 0.8) { path in
      cover.add(BookRect(x: 0.1, y: 0.075, width: 0.82, height: 0.85), to: &path)
    }
    painter.stroke(SVGCanvas.black, width: 2 * unit, opacity: 0.14) { path in
      path.move(to: cover.point(0.045, 0))
      path.line(to: cover.point(0.045, 1))
    }
    // A moon over two lines of a title.
    painter.fill(gold) { path in
      for corner in 0..<Measure.moonCorners {
        let (sine, cosine) = Elementary.sinCos(
          degrees: 2 * Elementary.halfTurn * Double(corner) / Double(Measure.moonCorners))
        let point = cover.point(0.51 + 0.15 * cosine, 0.36 + 0.11 * sine)
        if corner == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    painter.stroke(gold, width: 4 * unit) { path in
      for (start, end, y) in [(0.3, 0.72, 0.64), (0.39, 0.63, 0.71)] {
        path.move(to: cover.point(start, y))
        path.line(to: cover.point(end, y))
      }
    }
  }

  private func paintInside(_ cover: Cover, _ painter: inout SVGCanvas) {
    let leaf = BookRect(x: 0, y: 0.01, width: 0.985, height: 0.98)
    painter.fill(SceneColor.paper.text) { cover.add(leaf, to: &$0) }
    painter.stroke(
      SceneColor.ink.text, width: 3.4 * unit, opacity: 0.22
    ) { path in
      for (line, length) in Measure.lines.enumerated() {
        let y = 0.2 + 0.075 * Double(line)
        // If text runs from the left, lines on a left page start at its outer edge.
        path.move(to: cover.point(side > 0 ? 0.86 : 0.12, y))
        path.line(to: cover.point(side > 0 ? 0.86 - length : 0.12 + length, y))
      }
    }
    guard cover.width != 0 else { return }
    paintFold(
      rect(from: cover.hinge, to: cover.hinge + cover.width, beyond: 0), isOnTheRight: side < 0,
      &painter)
  }

  /// Paints the shade of the fold on a page.
  private func paintFold(_ leaf: BookRect, isOnTheRight: Bool, _ painter: inout SVGCanvas) {
    let shade = [SVGStop(0, .black, 0.16), SVGStop(0.28, .black, 0.03), SVGStop(1, .black, 0)]
    let paint = painter.gradient(
      isOnTheRight
        ? shade : shade.reversed().map { SVGStop(1 - $0.position, $0.color, $0.opacity) })
    painter.fill(leaf, paint)
  }

  private func rect(from start: Double, to end: Double, beyond: Double) -> BookRect {
    BookRect(
      x: min(start, end), y: middle.y - page.height / 2 - beyond, width: abs(end - start),
      height: page.height + 2 * beyond)
  }

  /// A board that swings on its hinge: its nearer edge is larger.
  private struct Cover {
    static let all = BookRect(x: 0, y: 0, width: 1, height: 1)

    let hinge: Double
    let middle: Double
    let width: Double
    let height: Double
    let growth: Double

    /// Returns a point on the board, by its fractions from the hinge and from the top.
    func point(_ x: Double, _ y: Double) -> BookPoint {
      BookPoint(
        x: hinge + width * x, y: middle + height * (y - 0.5) * (1 + (growth - 1) * x))
    }

    func add(_ rect: BookRect, to path: inout SVGPath) {
      path.move(to: point(rect.x, rect.y))
      path.line(to: point(rect.x + rect.width, rect.y))
      path.line(to: point(rect.x + rect.width, rect.y + rect.height))
      path.line(to: point(rect.x, rect.y + rect.height))
      path.close()
    }
  }

  private enum Measure {
    static let page = BookSize(width: 141, height: 188)
    static let foot = 0.92
    static let board = 4.0
    static let corner = 5.0
    static let pageCorner = 2.0
    static let margin = 12.0
    static let blur = 9.0
    static let drop = 8.0
    static let shadow = 0.22
    static let dusk = 0.28
    static let nearness = 0.2
    static let moonCorners = 40
    static let art = 0
    static let lines = [0.7, 0.64, 0.7, 0.4, 0.68, 0.7, 0.6, 0.3]
  }
}
