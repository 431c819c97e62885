import BookMotion
import BookMotionColor
package import BookMotionDrawing
import BookMotionReader

extension MusicActor {
  package func paint(at time: Double, with painter: inout SVGCanvas) {
    let gains = pose(at: time)
    let openness = openness(at: time)
    painter.paintWall(on: stage)
    painter.shared.define("Shelf") { MusicShelf.definition }
    let side = BookSize(width: MusicLayout.side, height: MusicLayout.side)
    // The library recedes while the book is open.
    painter.group(opacity: 1 - Look.recede * openness) { painter in
      painter.use("Shelf", of: side, in: layout.library)
    }
    MusicBook(stage, layout).paint(openness, with: &painter)
    paintWaves(gains.library, in: layout.library, SceneColor.accent, &painter)
    paintWaves(gains.book, in: layout.book, SceneColor.own, &painter)
    paintButton(&painter)
    tap?.paint(at: time, on: stage, with: &painter)
  }

  /// Paints bars with round ends along a line. Their heights follow the volume of the track, each
  /// in its own proportion; when it is silent, they are dots.
  private func paintWaves(
    _ gain: Double, in rect: BookRect, _ color: RGB, _ painter: inout SVGCanvas
  ) {
    let unit = layout.unit
    let middle = layout.line(Look.waveLine, of: rect)
    let step = Look.waveStep * unit
    let start = rect.center.x - step * Double(Look.waves.count - 1) / 2
    let quiet = color.mixed(Look.quiet, with: SceneColor.wall)
    painter.stroke(
      quiet.mixed(gain, with: color).text, width: MusicLayout.dot * unit
    ) { path in
      for (index, share) in Look.waves.enumerated() {
        let x = start + step * Double(index)
        let half = (layout.wave(gain * share) - MusicLayout.dot * unit) / 2
        if SVGGrid.units(half) == 0 {
          path.dot(at: BookPoint(x: x, y: middle))
        } else {
          path.move(to: BookPoint(x: x, y: middle - half))
          path.line(to: BookPoint(x: x, y: middle + half))
        }
      }
    }
  }

  private func paintButton(_ painter: inout SVGCanvas) {
    painter.paintButton(
      isOn ? .speaker : .muted, in: layout.button, side: Look.icon * layout.unit,
      color: SceneColor.accent.mixed(isOn ? 0 : Look.quiet, with: SceneColor.paper))
  }

  private enum Look {
    static let recede = 0.45
    static let waveLine = 0.15
    static let waveStep = 13.0
    static let quiet = 0.55
    static let icon = 34.0
    /// The relative heights of the bars. The middle one has the full height of the volume.
    static let waves = [
      0.16, 0.3, 0.22, 0.5, 0.36, 0.7, 0.48, 0.86, 0.6, 1, 0.66, 0.8, 0.44, 0.74, 0.34, 0.46, 0.24,
      0.32, 0.14,
    ]
  }
}

/// The shelf: books on a board.
private enum MusicShelf {
  private struct Spine {
    let width: Double
    let height: Double
    let color: UInt32
    var leans = false
  }

  private static let spines = [
    Spine(width: 30, height: 152, color: 0x7C_5C_3A),
    Spine(width: 24, height: 132, color: 0x2F_6F_6B),
    Spine(width: 34, height: 168, color: 0xB8_86_5A),
    Spine(width: 26, height: 144, color: 0x8A_4F_5D),
    Spine(width: 30, height: 160, color: 0x4B_5F_7A),
    Spine(width: 22, height: 126, color: 0xC9_A2_66),
    Spine(width: 32, height: 150, color: 0x5F_7A_52),
    Spine(width: 26, height: 166, color: 0x93_6B_4F),
    Spine(width: 24, height: 138, color: 0x3F_55_66, leans: true),
  ]

  private static let foot = 304.0
  private static let gap = 2.0
  /// The lean, in degrees, and the distance between the foot of the leaning book and the others.
  private static let lean = -12.0
  private static let foothold = 28.0
  private static let board = BookRect(x: 12, y: 304, width: 316, height: 13)

  static var definition: SVGText {
    var painter = SVGCanvas(names: SVGNames())
    painter.text.add("<g id=\"Shelf\">")
    let shade = BookRect(
      x: board.x + 10, y: board.y + board.height, width: board.width - 20, height: 7)
    painter.fill(shade, radius: 3, SceneColor.ink.text, opacity: 0.07)
    var x = 30.0
    for spine in spines {
      let (width, height) = (spine.width, spine.height)
      let color = RGB(spine.color)
      let gold = color.mixed(0.55, with: SceneColor.wall).text
      painter.text.add("<g transform=\"translate(\(x) \(foot))")
      // A leaning book stands on its lower left corner, a little away from the others.
      if spine.leans { painter.text.add("translate(\(foothold) 0)rotate(\(lean))") }
      painter.text.add("\">")
      painter.fill(
        BookRect(x: 0, y: -height, width: width, height: height), radius: 3.5, color.text)
      // Light from the left, and two bands.
      painter.fill(
        BookRect(x: 3, y: 4 - height, width: 2.5, height: height - 8), radius: 1.2, "#fff",
        opacity: 0.16)
      painter.stroke(gold, width: 2) { path in
        for y in [22 - height, 30 - height, -20] {
          path.move(to: BookPoint(x: 7, y: y))
          path.line(to: BookPoint(x: width - 7, y: y))
        }
      }
      painter.text.add("</g>")
      x += width + gap
    }
    painter.fill(board, radius: 5, RGB(0xB0_8D_66).text)
    painter.fill(
      BookRect(x: board.x + 4, y: board.y + 1.5, width: board.width - 8, height: 2.5), radius: 1.2,
      "#fff", opacity: 0.28)
    painter.text.add("</g>")
    return painter.text
  }
}
