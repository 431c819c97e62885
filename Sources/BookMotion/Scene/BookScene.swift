/// A book as a painter needs it: its faces in space, in the order in which they are painted.
///
/// ```swift
/// let scene = try BookScene(pose, style: .polish)
/// scene.faces.last?.material  // .coverInside
/// scene.faces.last?.quad.topLeft
/// ```
///
/// The cover turns about the hinge, spine and page edges about their own leading edges, each as
/// SwiftUI's `rotation3DEffect` does it; a book that leans is the flat picture of all that, turned
/// once more about its horizontal middle line, as nested effects do. Every face comes after those
/// that it hides: the cover is never behind the book, since it turns on the viewer's side. Faces
/// that cannot be seen are left out.
public struct BookScene: Hashable, Sendable {
  /// The faces, those at the back first.
  public let faces: [Face]

  /// The shadow under the book.
  public let shadow: BookShadow

  /// Sets up the scene of a pose, or says why it cannot be seen.
  ///
  /// - Parameters:
  ///   - pose: Where everything is.
  ///   - style: How strong the perspective is, and whether a spread opens.
  ///   - binding: The side of the hinge.
  ///   - screen: What the reader fills.
  /// - Throws: ``BookMotionError`` if the cover would come too near to the eye as it turns: the
  ///   perspective times the book's width must stay below its larger side.
  public init(
    _ pose: BookPose, style: BookStyle = .polish, binding: Binding = .left,
    screen: Size = BookLayout.standardScreen
  ) throws(BookMotionError) {
    let book = try BookInSpace(pose, style: style, binding: binding)
    shadow = pose.shadow
    faces = book.lying + book.spineFaces + book.turned + book.reader(on: screen)
  }
}
