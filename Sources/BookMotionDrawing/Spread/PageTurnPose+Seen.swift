package import BookMotionPages

extension PageTurnPose {
  /// The distance in points within which a leaf counts as being in its place.
  package static let unseen = 0.05
}

extension PageSpreadLayout {
  /// The thickness of all leaves together, in points.
  package static let thickness = 11.0
}
