package import BookMotionPages

extension PageTurnPose {
  /// The distance in points within which a leaf counts as being in its place.
  package static let unseen = 0.05
}
