/// A book as a painter needs it: its faces in space, in painting order.
///
/// ```swift
/// var driven = BookPose.Driven(frame: BookRect(x: 0, y: 0, width: 200, height: 280))
/// driven[.flipAngle] = 150
/// let scene = try BookScene(BookPose(driven))
/// scene.faces.last?.kind.rawValue  // "coverInside"
/// scene.faces.last?.quad.topRight.x  // -210.85…
/// scene.faces.first?.kind.rawValue  // "backCover"
/// scene.face(.cover)?.opacity ?? 0  // 0
/// ```
///
/// The cover turns about the hinge, and the spine and the page edges about their own leading edges,
/// each as SwiftUI's `rotation3DEffect` does it. A book that leans is the flat picture of all that,
/// turned once more about the middle of its body, as nested effects do.
///
/// Every face comes after those that it hides: the cover is never behind the book, because it turns
/// on the viewer's side. Two things are painted where they look right instead of where they would
/// be: the spine and the page edges recede from the screen but are painted on the block, beneath
/// the page that is read, and the shadow in the fold is painted on the pages. The reader is in
/// front of everything.
///
/// Invisible faces are left out: those without opacity, those thinner than a thousandth of a point,
/// and those that a closed cover hides. A cover with an angle below 0° dips into a closed book, so
/// nothing is visible under it; one above 180° has really turned that far.
public struct BookScene: Hashable, Sendable {
  /// The faces, from back to front. No kind occurs twice.
  public let faces: [BookScene.Face]

  /// The shadow under the book.
  public let shadow: BookShadow

  /// Creates the scene of a pose.
  ///
  /// - Parameters:
  ///   - pose: The positions of all parts of the book.
  ///   - style: The style of the book, with the strength of the perspective and the kind of spread.
  ///   - binding: The side of the hinge.
  ///   - screen: The size of the screen, which the reader of a spread fills.
  /// - Throws: ``BookMotionError`` if a position or a size is not within ±1e9, an angle is not
  ///   within ±1e100, a side of the screen is below 0.001, the perspective is not from 0 to 100, or
  ///   the cover would come too close to the eye: perspective × width / max(width, height), the
  ///   share of the way to the eye that its free edge covers at 90°, must not be above 0.98. If the
  ///   book leans, the parts that lean toward the eye count as well.
  public init(
    _ pose: BookPose, style: BookStyle = .polish, binding: BookBinding = .left,
    screen: BookSize = BookLayout.standardScreen
  ) throws(BookMotionError) {
    var book = try BookInSpace(pose, style: style, binding: binding, screen: screen)
    for kind in BookScene.Face.Kind.allCases { book.lay(kind) }
    faces = book.faces
    shadow = pose.shadow
  }

  /// Returns the projection of a book's body that leans, which applies to its shadow as well.
  package static func lean(
    of pose: BookPose, style: BookStyle, binding: BookBinding
  ) -> BookScene.Projection {
    BookInSpace.lean(pose.driven, of: pose.frame, style, isRightBound: binding == .right)
  }

  /// Returns the face of a kind, or `nil` if it is invisible.
  public func face(_ kind: BookScene.Face.Kind) -> BookScene.Face? {
    faces.first { $0.kind == kind }
  }
}
