import BookMotion

extension BookPose {
  /// Returns a book in a rectangle, with the given opening and lean.
  static func standing(
    in frame: BookRect = bookOfTheDesign, flipAngle: Double, tilt: Double = 0, yaw: Double = 0,
    style: BookStyle = .polish, binding: BookBinding = .left,
    _ more: (inout BookPose.Driven) -> Void = { _ in }
  ) -> BookPose {
    var driven = BookPose.Driven(frame: frame)
    driven[.flipAngle] = flipAngle
    driven[.tilt] = tilt
    driven[.yaw] = yaw
    more(&driven)
    return BookPose(driven, style: style, binding: binding)
  }

  /// The size for which the design states its check values.
  static let bookOfTheDesign = BookRect(x: 0, y: 0, width: 200, height: 280)
}
