import BookMotion
import BookMotionDrawing

/// The drawing on a cover without a picture: a frame, an open book, and two lines that stand for a
/// title, in gold, and a red ribbon.
struct CoverDrawing {
  /// The area inside the outer edge of the frame.
  let area: BookRect

  /// The corners of the frame's outer edge and, in the opposite direction, of the hole in it.
  let frame: [[BookPoint]]

  /// The upper and the lower edge of each leaf of the book, as curves: a start, two handles, an end.
  let leaves: [(top: [BookPoint], foot: [BookPoint])]

  /// The lines of the title.
  let title: [BookRect]

  /// The corners of the ribbon.
  let ribbon: [BookPoint]

  init(on surface: Surface, rim: Double) {
    let (rect, unit) = (surface.rect, surface.rect.width / BookStyle.standardWidth)
    let (middle, height) = (rect.width / 2, rect.height)
    let inset = CoverDrawing.frameInset * unit
    area = rect.inset(by: inset)
    frame = [(inset, false), (inset + CoverDrawing.frameWidth * unit, true)].map { gap, isHole in
      let corners = [
        surface.point(gap, gap), surface.point(rect.width - gap, gap),
        surface.point(rect.width - gap, height - gap), surface.point(gap, height - gap),
      ]
      return isHole ? corners.reversed() : corners
    }
    let heart = height * CoverDrawing.heart
    leaves = [-1.0, 1].map { side in
      func position(_ point: (x: Double, y: Double)) -> BookPoint {
        surface.point(middle + side * point.x * unit, heart + point.y * unit)
      }
      return (CoverDrawing.leafTop.map(position), CoverDrawing.leafFoot.map(position))
    }
    title = CoverDrawing.titleLines.map { width, top, thick in
      surface.part(
        middle - width * unit / 2, height * top, width: width * unit, height: thick * unit)
    }
    let (left, right) = (CoverDrawing.ribbonLeft * unit, CoverDrawing.ribbonRight * unit)
    let tip = CoverDrawing.ribbonLength * unit
    ribbon = [
      surface.point(left, rim), surface.point(right, rim), surface.point(right, tip),
      surface.point((left + right) / 2, tip - (right - left) / 2), surface.point(left, tip),
    ]
  }

  /// Returns the groove at the hinge and the line that a lifted book shows at the free edge: the
  /// distance from the hinge, the width, and the opacity of each.
  static func lines(
    on surface: Surface, _ pose: BookPose
  ) -> [(inner: Double, width: Double, opacity: Double)] {
    [
      (groove * surface.rect.width, grooveWidth, grooveOpacity),
      (
        surface.rect.width - spineLine, spineLineWidth, spineLineOpacity * pose.spineLineOpacity
      ),
    ]
  }

  static let frameInset = 15.0
  static let frameWidth = 1.25
  static let heart = 0.42
  /// The upper and lower edges of the open book's right leaf, as curves relative to its middle.
  static let leafTop: [(x: Double, y: Double)] = [(1.5, -20.0), (12, -31), (30, -31), (45, -24)]
  static let leafFoot: [(x: Double, y: Double)] = [(45, 22.0), (30, 15), (12, 15), (1.5, 26)]
  /// The width, the distance from the top as a fraction of the height, and the thickness.
  static let titleLines = [(92.0, 0.66, 5.0), (56.0, 0.71, 3.0)]
  static let ribbonLeft = 150.0
  static let ribbonRight = 164.0
  static let ribbonLength = 58.0

  static let groove = 0.05
  static let grooveWidth = 1.5
  static let grooveOpacity = 0.25
  static let spineLine = 8.0
  static let spineLineWidth = 1.5
  static let spineLineOpacity = 0.35
}
