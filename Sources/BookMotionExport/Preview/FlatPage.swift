import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionDocuments
import BookMotionDrawing

/// The drawing of a book's page on a web page, and what lies under and over it.
///
/// A page grows into the reader while it is shown, from upright to wide, and frames lay out its
/// story anew for every size. Elements do the same by lengths that depend on the size of the page.
struct FlatPage {
  /// The paper, under the drawing.
  private(set) var background = ""

  /// The part of the page that is drawn.
  private(set) var shown: BookRect

  /// The way that the drawing fits into its element, and the style of that, as attributes.
  private(set) var fit = "\"none\""

  /// The story, if the page has no picture, and the border.
  private(set) var foreground = ""

  /// Paints a face if it is a page; otherwise, returns `nil`.
  init?(_ face: BookScene.Face, with painter: inout FramePainter) {
    let isReader = face.kind == .reader && !painter.isSpread
    guard isReader || face.kind.part == .page else { return nil }
    shown = face.rect
    let isFacing = face.kind == .facingPage
    let hasPicture = painter.look.page != nil
    guard !hasPicture || painter.hasPlate else {
      painter.paint(face, isFlat: true)
      fit = "\"xMidYMid slice\""
      return
    }
    if !hasPicture {
      painter.paintHills(on: painter.surface(of: face), isFacing: isFacing)
    } else if let plate = painter.paintPlate(flat: face) {
      // The whole picture is shown, whatever the shape of the page.
      (shown, fit) = (plate.rect, "\"xMidYMid meet\" style=\"\(plate.style)\"")
    }
    let paper = hasPicture ? painter.plainPaper : BookLook.standardPage
    background = "<i style=\"background:\(paper.text)\"></i>"
    let story = hasPicture ? "" : FlatPage.story(painter, isFacing: isFacing)
    foreground =
      story + FlatPage.rim(painter) + (isReader ? FlatPage.dots(painter) : "")
  }

  /// Returns the border of the page. A zoomed spread has a frame in the color of the page; at the
  /// fold, there is none.
  private static func rim(_ painter: FramePainter) -> String {
    let width = "calc(max(\(border(painter)), var(--frame) * 1px) * var(--shown))"
    let part = "calc(100% * min(var(--frame) / \(Words.number(BookPose.wholeFrame)), 1))"
    let color = "color-mix(in srgb, \(painter.look.frame.text) \(part), #fff)"
    let outer = painter.isSpread ? "\(painter.isRightBound ? "right" : "left"):-99px;" : ""
    return "<i class=\"rim\" style=\"\(outer)box-shadow:inset 0 0 0 \(width) \(color)\"></i>"
  }

  /// Returns the border of the cover, over whatever picture is on it.
  static func coverRim(_ painter: FramePainter) -> String {
    "<i class=\"rim\" style=\"box-shadow:inset 0 0 0 \(border(painter)) #fff\"></i>"
  }

  /// Returns the width of a border, which may grow with the book.
  private static func border(_ painter: FramePainter) -> String {
    let style = painter.setting.style
    return style.scalesWithBook
      ? "\(Words.number(100 * style.border / style.referenceWidth))cqw"
      : "\(Words.number(style.border))px"
  }

  private static func box(
    _ painter: FramePainter, _ inner: PageLength, _ top: PageLength, _ width: PageLength,
    _ height: PageLength, _ color: RGB, radius: String = "0", opacity: Double = 1,
    isDot: Bool = false
  ) -> String {
    let side = painter.isRightBound ? "left:auto;right" : "left"
    let name = isDot ? " class=\"dot\"" : ""
    return
      "<i\(name) style=\"\(side):\(inner.css);top:\(top.css);width:\(width.css);height:\(height.css);"
      + "border-radius:\(radius);background:\(color.text)"
      + (opacity < 1 ? ";opacity:\(Words.number(opacity))" : "") + "\"></i>"
  }

  /// Returns the dots that count the pages of the reader, at its lower edge; pages that end higher raise
  /// them. A right-bound book mirrors them.
  static func dots(_ painter: FramePainter) -> String {
    let side = BookStyle.standardWidth
    let page = BookRect(x: 0, y: 0, width: side, height: side)
    return FramePainter.dots(on: page, isRightBound: false).map { dot in
      let size = PageLength(unit: 2 * dot.radius)
      return box(
        painter, PageLength(width: 0.5, unit: dot.center.x - side / 2 - dot.radius),
        PageLength(height: 1, unit: dot.center.y - side - dot.radius), size, size,
        painter.dotColor, radius: "50%", opacity: dot.opacity, isDot: true)
    }.joined()
  }

  private static func story(_ painter: FramePainter, isFacing: Bool) -> String {
    typealias Page = FramePainter.Page
    func disk(_ x: Double, _ y: Double, radius: Double, _ color: RGB) -> String {
      let size = PageLength(unit: 2 * radius)
      return box(
        painter, PageLength(width: x, unit: -radius), PageLength(height: y, unit: -radius), size,
        size, color, radius: "50%")
    }
    let thick = Page.lineThickness
    var text = (isFacing ? Page.facingStars : Page.stars)
      .map { disk($0.0, $0.1, radius: thick / 2, Page.ink) }.joined()
    guard !isFacing else { return text }
    // All lengths of the story are sums of shares of the page's width, its height, and the unit.
    func length(_ part: (StoryLines) -> Double) -> PageLength {
      func share(_ width: Double, _ height: Double, _ unit: Double) -> Double {
        part(
          StoryLines(
            on: BookSize(width: width, height: height), unit, isSpread: painter.isSpread))
      }
      return PageLength(width: share(1, 0, 0), height: share(0, 1, 0), unit: share(0, 0, 1))
    }
    let unit = PageLength(unit: thick)
    for line in StoryLines(on: BookSize(width: 1, height: 1), 1, isSpread: painter.isSpread)
      .lines.indices
    {
      text += box(
        painter, length { $0.lines[line].start - $0.thickness / 2 },
        length { $0.lines[line].y - $0.thickness / 2 },
        length { $0.lines[line].end - $0.lines[line].start + $0.thickness }, unit, Page.ink,
        radius: "99px")
    }
    text += box(
      painter, length { $0.initial.x }, length { $0.initial.y }, length { $0.initial.width },
      length { $0.initial.height }, Page.moon)
    return text + disk(Page.moonX, Page.moonY, radius: Page.moonRadius, Page.moon)
  }
}

/// A length on a page of any size: a sum of a share of its width, one of its height, and a number
/// of units, of which its shorter side has as many as the standard width of a book has points.
private struct PageLength {
  var width = 0.0
  var height = 0.0
  var unit = 0.0

  var css: String {
    let parts = [(width * 100, "cqw"), (height * 100, "cqh"), (unit * PageLength.percent, "cqmin")]
    let there = parts.filter { $0.0 != 0 }.map { "\(Words.number($0.0))\($0.1)" }
    return there.count > 1 ? "calc(\(there.joined(separator: " + ")))" : there.first ?? "0"
  }

  private static let percent = 100 / BookStyle.standardWidth
}
