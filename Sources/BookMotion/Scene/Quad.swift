/// The four corners of a face as they are seen, in the order in which a viewer of its front reads
/// them: top left, top right, bottom right, bottom left.
public struct Quad: Hashable, Sendable {
  /// The corner at the top left of the face.
  public let topLeft: Point
  /// The corner at the top right of the face.
  public let topRight: Point
  /// The corner at the bottom right of the face.
  public let bottomRight: Point
  /// The corner at the bottom left of the face.
  public let bottomLeft: Point

  /// The corners of a rectangle, seen through a homography.
  public init(_ rect: Rect, seenBy homography: Homography) {
    topLeft = homography(Point(x: rect.x, y: rect.y))
    topRight = homography(Point(x: rect.x + rect.width, y: rect.y))
    bottomRight = homography(Point(x: rect.x + rect.width, y: rect.y + rect.height))
    bottomLeft = homography(Point(x: rect.x, y: rect.y + rect.height))
  }

  /// The area inside, above 0 while the corners run clockwise on the screen: while the front shows.
  public var signedArea: Double {
    let down = bottomRight - topLeft
    let up = bottomLeft - topRight
    return (down.x * up.y - down.y * up.x) / 2
  }

  /// The smallest upright rectangle around it.
  public var bounds: Rect {
    let left = min(min(topLeft.x, topRight.x), min(bottomRight.x, bottomLeft.x))
    let right = max(max(topLeft.x, topRight.x), max(bottomRight.x, bottomLeft.x))
    let top = min(min(topLeft.y, topRight.y), min(bottomRight.y, bottomLeft.y))
    let bottom = max(max(topLeft.y, topRight.y), max(bottomRight.y, bottomLeft.y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
