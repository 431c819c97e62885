package import BookMotion

/// The layout of the page and the controls below it: the mode switch on the side where reading
/// begins, the play button in the middle, and the page dots on the other side.
package struct ReadingLayout: Sendable {
  package let unit: Double
  private let stage: SceneStage
  /// The page, and the illustration and the words on it.
  package let card: BookRect
  package let art: BookRect
  package let words: BookRect
  package let play: BookRect
  /// The switch between the modes.
  package let modes: BookRect
  /// The center of the dots.
  package let dots: BookPoint

  package init(_ stage: SceneStage) {
    let screen = stage.screen
    let unit = min(screen.width / Measure.width, screen.height / Measure.height)
    self.unit = unit
    self.stage = stage
    let margin = Measure.margin * unit
    let below = (Measure.margin + Measure.playDiameter) * unit
    let space = BookSize(
      width: screen.width - 2 * margin, height: screen.height - 2 * margin - below)
    let card = BookSize(
      width: min(space.width, space.height * Measure.widest),
      height: min(space.height, space.width * Measure.highest))
    let top = (screen.height - card.height - below) / 2
    let frame = BookRect(
      x: (screen.width - card.width) / 2, y: top, width: card.width, height: card.height)
    self.card = frame
    let inner = frame.inset(by: Measure.padding * unit)
    let text = Measure.lineStep * Double(Measure.lines) * unit
    words = BookRect(
      x: inner.x + Measure.wordMargin * unit, y: inner.y + inner.height - text,
      width: inner.width - 2 * Measure.wordMargin * unit, height: text)
    art = BookRect(
      x: inner.x, y: inner.y, width: inner.width,
      height: inner.height - text - Measure.textGap * unit)
    let line = top + card.height + margin + Measure.playDiameter / 2 * unit
    let diameter = Measure.playDiameter * unit
    play = BookRect(
      center: BookPoint(x: screen.width / 2, y: line),
      size: BookSize(width: diameter, height: diameter))
    modes = stage.bound(
      BookRect(
        x: frame.x, y: line - Measure.modes.height / 2 * unit, width: Measure.modes.width * unit,
        height: Measure.modes.height * unit))
    dots = stage.bound(BookPoint(x: frame.x + frame.width - Measure.dotsWidth * unit, y: line))
  }

  /// Returns the half of the switch for a mode.
  package func half(listens: Bool) -> BookRect {
    half(at: listens ? 1 : 0)
  }

  /// Returns the selected half of the switch, moving from *Read* to *Listen*.
  package func half(at share: Double) -> BookRect {
    let position = stage.binding == .left ? share : 1 - share
    return BookRect(
      x: modes.x + modes.width / 2 * position, y: modes.y, width: modes.width / 2,
      height: modes.height)
  }

  /// Returns the offset of a page that is `pages` after the current one. The next page is just
  /// beyond the screen, including its shadow.
  package func offset(_ pages: Double) -> Double {
    let step = (stage.screen.width + card.width) / 2 + Measure.shadowReach * unit
    return step * stage.forward * pages
  }

  /// Returns the positions of the words, line by line: the start and end of each, in reading
  /// direction.
  package func lines(of page: Int) -> [[(start: Double, end: Double)]] {
    var number = page * Measure.pageStep
    return (0..<Measure.lines).map { line in
      // The last line of a page is shorter.
      let end = words.width * (line == Measure.lines - 1 ? Measure.lastLine : 1)
      var line: [(start: Double, end: Double)] = []
      var x = 0.0
      while true {
        let width = Measure.words[number % Measure.words.count] * unit
        guard x + width <= end else { break }
        line.append((x, x + width))
        x += width + Measure.wordGap * unit
        number += 1
      }
      number += Measure.lineShift
      return line
    }
  }

  /// Returns a point in a line, by its distance from the line's start.
  package func point(_ distance: Double, inLine line: Int) -> BookPoint {
    stage.bound(
      BookPoint(x: words.x + distance, y: words.y + (Double(line) + 0.5) * Measure.lineStep * unit))
  }

  package enum Measure {
    package static let width = 390.0
    package static let height = 660.0
    package static let margin = 24.0
    package static let padding = 14.0
    package static let radius = 22.0
    package static let shadowReach = 36.0
    package static let playDiameter = 60.0
    package static let modes = BookSize(width: 116, height: 48)
    package static let widest = 1.3
    package static let highest = 1.6
    package static let lines = 3
    package static let lineStep = 24.0
    package static let textGap = 12.0
    package static let wordMargin = 8.0
    package static let wordGap = 14.0
    package static let stroke = 7.0
    package static let lastLine = 0.7
    package static let dotsWidth = 28.0
    /// The offsets that make each line, and each page, begin with a different word.
    package static let lineShift = 3
    package static let pageStep = 5
    package static let words = [38.0, 20, 52, 30, 14, 64, 26, 44, 18, 34, 58, 24, 40]
  }
}
