extension BookInSpace {
  /// Throws unless every corner can be seen: all numbers are numbers, and nothing reaches the eye.
  static func check(_ pose: BookPose, _ style: BookStyle) throws(BookMotionError) {
    // Farther away, a place has no digits left to tell the sides of a book from one another.
    try Domain.place.check(pose.posture.x, "x")
    try Domain.place.check(pose.posture.y, "y")
    try Domain.place.check(pose.posture.width, "width")
    try Domain.place.check(pose.posture.height, "height")
    try Domain.place.check(pose.spineWidth, "spineWidth")
    try Domain.magnitude.check(pose.flipAngle, "flipAngle")
    try Domain.magnitude.check(pose.tilt, "tilt")
    try BookInSpace.perspective.check(style.perspective, "perspective")
    let (width, height) = (pose.width, pose.height)
    let longer = max(width, height)
    guard longer > 0 else { return }
    // Where the cover would be nearest, whatever its angle is now: a book that cannot be opened is
    // refused while it is closed, and at every frame rate.
    try Domain.reach.check(
      style.perspective * (width / longer), "perspective × width / max(width, height)")
    guard pose.tilt != 0 else { return }
    let cover = max(Elementary.sin(degrees: pose.flipAngle), 0) * (width / longer)
    let leaning = Elementary.sin(degrees: pose.tilt).magnitude * (height / 2 / longer)
    try Domain.reach.check(
      style.perspective * (cover + leaning),
      "perspective × (width × sin(flipAngle) + height / 2 × sin(tilt)) / max(width, height)")
  }

  /// What a scene can be seen in: beyond it, an eye so near to the thinnest face would see nothing
  /// but rounding.
  private static let perspective = Domain(0, 100)
}
