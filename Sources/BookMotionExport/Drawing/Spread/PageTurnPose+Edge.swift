import BookMotion

extension PageTurnPose.Shape {
  /// Where a point of the free edge is: away from the spine, to the side of what has not been read;
  /// down; and towards the viewer.
  package func place(ofEdgeAt y: Double, ofWidth width: Double) -> SIMD3<Double> {
    switch self {
    case .bend(let bend):
      let place = bend.place(atDistance: width, ofWidth: width)
      return SIMD3(place.across, y, place.height)
    case .fade(let share): return SIMD3(share < 0.5 ? width : -width, y, 0)
    case .roll(let roll, let side):
      let place = roll.place(of: BookPoint(x: width, y: y))
      return SIMD3(side == .right ? place.x : -place.x, place.y, place.z)
    }
  }
}
