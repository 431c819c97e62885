/// A book as a painter needs it: its faces in space, in the order in which they are painted.
///
/// ```swift
/// var posture = BookPosture(frame: BookRect(x: 0, y: 0, width: 200, height: 280))
/// posture.flipAngle = 150
/// let scene = try BookScene(BookPose(posture))
/// scene.faces.last?.material.rawValue  // "coverInside"
/// scene.faces.last?.quad.topRight.x  // -210.85…
/// scene.faces.first?.material.rawValue  // "backCover"
/// scene.face(.cover)?.opacity ?? 0  // 0
/// ```
///
/// The cover turns about the hinge, spine and page edges about their own leading edges, each as
/// SwiftUI's `rotation3DEffect` does it; a book that leans is the flat picture of all that, turned
/// once more about its horizontal middle line, as nested effects do.
///
/// Every face comes after those that it hides: the cover is never behind the book, since it turns
/// on the viewer's side. Two things are painted where they look right and not where they would be:
/// spine and page edges recede from the screen, but are painted on the block, beneath the page that is
/// read; and the shadow in the fold is painted on the pages. The reader is in front of everything.
///
/// Faces that cannot be seen are left out: those without opacity, those thinner than a thousandth
/// of a point, and what a closed cover hides. An angle below 0° is a cover that dips into a closed
/// book, so nothing lies under it; one above 180° has really turned so far.
public struct BookScene: Hashable, Sendable {
  /// The faces, those at the back first. No material is there twice.
  public let faces: [Face]

  /// The shadow under the book.
  public let shadow: BookShadow

  /// The border along the edges of its faces, in points, whether of the book or around the
  /// illustration of a spread: as far as it reaches beyond them.
  let border: Double

  /// Sets up the scene of a pose, or says why it cannot be seen.
  ///
  /// - Parameters:
  ///   - pose: Where everything is.
  ///   - style: How strong the perspective is, and whether a spread opens.
  ///   - binding: The side of the hinge.
  ///   - screen: What the reader of a spread fills.
  /// - Throws: ``BookMotionError`` if a place or a size is not within 1e9, an angle is no number,
  ///   the perspective is above 100, or the cover would come too near to the eye: perspective ×
  ///   width / max(width, height), how far towards the eye its free edge comes at 90°, must not be
  ///   above 0.98. Of a book that leans, what leans towards the eye counts as well.
  public init(
    _ pose: BookPose, style: BookStyle = .polish, binding: BookBinding = .left,
    screen: BookSize = BookLayout.standardScreen
  ) throws(BookMotionError) {
    var book = try BookInSpace(pose, style: style, binding: binding, screen: screen)
    book.layBoard()
    book.addSpine()
    book.layPages()
    book.turnCover()
    book.addReader()
    faces = book.faces
    shadow = pose.shadow
    border = max(
      Border.outside * style.border * style.scale(forWidth: pose.width), pose.frameBorder)
  }

  /// How the body of a book lies that leans: its shadow lies as it does.
  package static func lean(
    of pose: BookPose, style: BookStyle, binding: BookBinding
  ) -> Homography {
    BookInSpace.lean(pose.posture, of: pose.frame, style, isRightBound: binding == .right)
  }

  /// The face of a material; nil if it cannot be seen.
  public func face(_ material: Face.Material) -> Face? {
    faces.first { $0.material == material }
  }
}

extension BookScene {
  /// All of the screen that the scene's faces, their borders and their shadow touch; nil if nothing
  /// is there.
  ///
  /// A turning cover swings far outside of the closed book: a picture that is as large as this cuts
  /// nothing off.
  ///
  /// ```swift
  /// var posture = BookPosture(frame: BookRect(x: 0, y: 0, width: 200, height: 280))
  /// posture.flipAngle = 90
  /// let upright = try BookScene(BookPose(posture))
  /// upright.faces.last?.quad.bounds.height  // 435.5…
  /// upright.bounds?.width  // 323.83…
  /// ```
  ///
  /// It has room for a border that is drawn along the edge of a face, half of it outside, and for
  /// the frame around a spread, each as large as where the face is nearest. The shadow is that of
  /// the book without the reader; its blur is seen no further than three radii, as painters have it
  /// whose radius is a Gaussian's deviation (SwiftUI) or twice as much (CSS).
  public var bounds: BookRect? {
    var book: BookRect?
    var reader: BookRect?
    for face in faces {
      if face.material == .reader {
        reader = face.quad.bounds
      } else {
        let room = face.quad.bounds.outset(by: border * face.largestScale)
        book = book?.union(room) ?? room
      }
    }
    guard var all = book else { return reader }
    if shadow.opacity > 0 {
      var dark = all.outset(by: Border.blur * shadow.radius)
      dark.x += shadow.x
      dark.y += shadow.y
      all = all.union(dark)
    }
    return reader.map { all.union($0) } ?? all
  }

  private enum Border {
    /// How much of the white border of cover and page.
    static let outside = 0.5
    /// How many of its radii a blur is seen.
    static let blur = 3.0
  }
}
