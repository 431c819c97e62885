/// A board that turns about its hinge, as a finger touches it: left-bound, and seen from the front.
struct TurningBoard {
  /// The x-coordinate of the hinge.
  let hinge: Double
  /// The y-coordinate that the eye looks at.
  let middle: Double
  let size: BookSize
  /// One divided by the distance of the eye.
  let nearness: Double
  /// The projection of the book's flat picture when the book leans.
  let lean: BookScene.Projection

  init(_ driven: BookPose.Driven, _ style: BookStyle) {
    let center = BookPoint(x: driven[.x], y: driven[.y])
    size = BookSize(
      width: BookChannel.width.clamped(driven[.width]),
      height: BookChannel.height.clamped(driven[.height]))
    hinge = center.x - size.width / 2
    middle = center.y
    nearness = BookInSpace.nearness(of: size, style.perspective)
    lean = BookInSpace.lean(driven, of: BookRect(center: center, size: size), style)
  }

  /// Returns the position of a finger in the plane of the flat board, relative to the hinge and to
  /// the middle, or `nil` if the finger misses that plane.
  func position(under finger: BookPoint) -> (across: Double, down: Double)? {
    guard let position = lean.face(seenAt: finger) else { return nil }
    return (position.x - hinge, position.y - middle)
  }

  /// Returns the angle from 0° to 180° at which a point of the board appears at `across` from the
  /// hinge.
  ///
  /// With d the point's distance, s = `across`, and n the nearness, d · cos φ = s (1 − n d sin φ)
  /// is equivalent to d √(1 + s²n²) · cos(φ − atan(s n)) = s. Of the two solutions, the result is
  /// the one closer to the eye. The point appears no further out than d / √(1 − d²n²), at φ =
  /// asin(d n); beyond that, the angle approaches 0° or 180° as the finger moves on.
  func angle(of distance: Double, seenAt across: Double) -> Double {
    let slope = across * nearness
    let reach = distance * (1 + slope * slope).squareRoot()
    let share = across / reach
    if share.magnitude <= 1 {
      return (Elementary.atan2(slope, 1) + Elementary.acos(share)) * Elementary.degreesPerRadian
    }
    let nearest = Elementary.asin(min(distance * nearness, 1)) * Elementary.degreesPerRadian
    let furthest = distance / max(1 - (distance * nearness) * (distance * nearness), 0).squareRoot()
    let beyond = max(across.magnitude - furthest, 0) / distance
    let left = nearest / (1 + TurningBoard.give * beyond)
    return across > 0 ? left : Elementary.halfTurn - left
  }

  /// The rate at which a board that is pulled beyond its reach approaches the end of its path.
  private static let give = 4.0
}

/// A finger's hold of a cover: the point under the finger, and the way the cover follows.
///
/// A point of a flat cover swings outward before it comes in, so it appears at the same place at
/// two angles. The finger leads the one closer to the eye, and the cover is `lag` degrees behind
/// that. The cover makes up for the lag on its way: once the finger has moved by as many degrees,
/// the point stays exactly under it until it is let go.
struct CoverGrip: Equatable, Sendable {
  /// The distance from the hinge to the held point, as a share of the width.
  let lever: Double
  /// The angle at which that point appears where the finger touched.
  private(set) var first: Double
  /// The difference between that angle and the cover's own angle.
  private(set) var lag: Double

  /// Takes hold of a board at `angle`, or returns `nil` if the finger is beside it.
  init?(_ board: TurningBoard, at angle: Double, under finger: BookPoint) {
    guard board.size.width > 0, board.size.height > 0,
      let position = board.position(under: finger)
    else { return nil }
    let (sine, cosine) = Elementary.sinCos(degrees: min(max(angle, 0), Elementary.halfTurn))
    let edge = board.size.width * cosine / (1 - board.size.width * sine * board.nearness)
    let slack = CoverGrip.slack
    // A board seen edge-on is a line, with some slack. Otherwise, paper behind the hinge is not
    // part of it.
    guard position.across >= (edge < slack ? min(edge, 0) - slack : 0),
      position.across <= (edge > -slack ? max(edge, 0) + slack : 0)
    else { return nil }
    let along = cosine + position.across * sine * board.nearness
    let distance = along == 0 ? board.size.width : position.across / along
    // A board seen edge-on is held at its edge, and one touched at its hinge still gets a lever.
    let lever = distance < 0 ? 1 : min(distance / board.size.width, 1)
    self.lever = max(lever, CoverGrip.shortest)
    let depth = 1 - self.lever * board.size.width * sine * board.nearness
    guard position.down.magnitude * depth <= board.size.height / 2 + slack else { return nil }
    first = board.angle(of: self.lever * board.size.width, seenAt: position.across)
    lag = first - angle
  }

  /// Returns the angle at which the held point would be under the finger, or `nil` if there is
  /// none.
  func angle(of board: TurningBoard, under finger: BookPoint) -> Double? {
    guard board.size.width > 0, let position = board.position(under: finger) else { return nil }
    return board.angle(of: lever * board.size.width, seenAt: position.across)
  }

  /// Returns the remainder of a lag once the finger is where `seen` is the angle of the held point.
  func lag(of lag: Double, at seen: Double) -> Double {
    let left = max(self.lag.magnitude - (seen - first).magnitude, 0)
    return lag > 0 ? min(lag, left) : max(lag, -left)
  }

  /// Returns this grip as if the finger had touched where `seen` is the angle of the held point.
  func anew(at seen: Double, lag: Double) -> CoverGrip {
    var grip = self
    (grip.first, grip.lag) = (seen, lag)
    return grip
  }

  /// The tolerance of a touch, in points.
  private static let slack = 22.0
  /// The shortest lever of a finger, as a share of the width.
  private static let shortest = 1.0 / 16
}

extension BookScene.Projection {
  /// Returns the point of the face that appears at a point of the screen, or `nil` if none does.
  func face(seenAt point: BookPoint) -> BookPoint? {
    // X = point.x · W and Y = point.y · W are linear in the face's x and y: a · x + b · y = right,
    // and c · x + d · y = below.
    let (a, b) = (x.x - point.x * x.z, y.x - point.x * y.z)
    let (c, d) = (x.y - point.y * x.z, y.y - point.y * y.z)
    let (right, below) = (point.x * origin.z - origin.x, point.y * origin.z - origin.y)
    let area = a * d - b * c
    guard area != 0 else { return nil }
    let face = BookPoint(x: (right * d - b * below) / area, y: (a * below - right * c) / area)
    guard face.x.isFinite, face.y.isFinite, depth(of: face) > 0 else { return nil }
    return face
  }
}
