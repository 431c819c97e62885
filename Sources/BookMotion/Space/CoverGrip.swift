/// A board that turns about its hinge, as a finger meets it: bound at the left, seen from the front.
struct TurningBoard {
  /// Where the hinge is.
  let hinge: Double
  /// The height at which the eye looks.
  let middle: Double
  let size: BookSize
  /// One through the distance of the eye.
  let nearness: Double
  /// How the flat picture of the book leans.
  let lean: Homography

  init(_ posture: BookPosture, _ style: BookStyle) {
    size = BookSize(width: max(posture.width, 0), height: max(posture.height, 0))
    hinge = posture.x - size.width / 2
    middle = posture.y
    nearness = BookInSpace.nearness(of: size, style.perspective)
    lean = BookInSpace.lean(
      posture, of: BookRect(center: BookPoint(x: posture.x, y: middle), size: size), style)
  }

  /// Where a finger is on the plane in which the board turns, from the hinge and from the middle; nil
  /// for one that looks past it.
  func place(under finger: BookPoint) -> (across: Double, down: Double)? {
    guard let place = lean.face(seenAt: finger) else { return nil }
    return (place.x - hinge, place.y - middle)
  }

  /// Where a point of the board is seen at an angle, from the hinge: d · cos φ / (1 − d · sin φ · nearness).
  func across(_ distance: Double, at angle: Double) -> Double {
    let (sine, cosine) = Elementary.sinCos(degrees: angle)
    return distance * cosine / (1 - distance * sine * nearness)
  }

  /// The angle from 0° to 180° at which a point so far from the hinge is seen at `across` of it.
  ///
  /// With s what is seen and n the nearness, d · cos φ = s (1 − n d sin φ) is
  /// d √(1 + s²n²) · cos(φ − atan s n) = s. Of its two angles the one counts that is nearer to the eye.
  /// The point gets no further out than d / √(1 − d²n²), at asin d n: beyond, the board follows as far as
  /// there is a way to go.
  func angle(of distance: Double, seenAt across: Double) -> Double {
    let slope = across * nearness
    let reach = distance * (1 + slope * slope).squareRoot()
    let share = across / reach
    if share.magnitude <= 1 {
      return (Elementary.atan(slope) + Elementary.acos(share)) * TurningBoard.degrees
    }
    let nearest = Elementary.asin(min(distance * nearness, 1)) * TurningBoard.degrees
    let furthest = distance / max(1 - (distance * nearness) * (distance * nearness), 0).squareRoot()
    let beyond = max(across.magnitude - furthest, 0) / distance
    let left = nearest / (1 + TurningBoard.give * beyond)
    return across > 0 ? left : FaceFade.halfTurn - left
  }

  private static let degrees = 180 / Double.pi
  /// How fast a board that is pulled beyond its reach goes the rest of its way.
  private static let give = 4.0
}

/// A finger's hold of a cover: what it has under it, and how the cover follows.
///
/// A cover that lies swings outwards before it comes in: a finger that pulls it inwards sees the board
/// behind the place where it holds it, `lag` degrees from where the same point is nearer to the eye.
/// The cover makes up for that on its way: as soon as the finger has gone as far itself, the point lies
/// under it, exactly, until it is let go.
struct CoverGrip: Hashable, Sendable {
  /// How far from the hinge it holds, as a part of the width.
  let lever: Double
  /// The angle at which that is seen where the finger touched.
  let first: Double
  /// How far beyond the cover's own angle that was.
  let lag: Double

  /// Takes hold of a board that stands at `angle`; nil if the finger is beside it.
  init?(_ board: TurningBoard, at angle: Double, under finger: BookPoint) {
    guard board.size.width > 0, board.size.height > 0,
      let place = board.place(under: finger)
    else { return nil }
    let (sine, cosine) = Elementary.sinCos(degrees: min(max(angle, 0), FaceFade.halfTurn))
    let edge = board.size.width * cosine / (1 - board.size.width * sine * board.nearness)
    let slack = CoverGrip.slack
    // Seen from its edge it is a line. Else what lies behind the hinge is no part of it.
    guard place.across >= (edge < slack ? min(edge, 0) - slack : 0),
      place.across <= (edge > -slack ? max(edge, 0) + slack : 0)
    else { return nil }
    let along = cosine + place.across * sine * board.nearness
    let distance = along == 0 ? board.size.width : place.across / along
    // A board that is seen from its edge is held there, and one at its hinge has a lever.
    let lever = distance < 0 ? 1 : min(distance / board.size.width, 1)
    self.lever = max(lever, CoverGrip.shortest)
    let depth = 1 - self.lever * board.size.width * sine * board.nearness
    guard place.down.magnitude * depth <= board.size.height / 2 + slack else { return nil }
    first = board.angle(of: self.lever * board.size.width, seenAt: place.across)
    lag = first - angle
  }

  /// The angle at which the point that is held would lie under the finger; nil if none can be told.
  func angle(of board: TurningBoard, under finger: BookPoint) -> Double? {
    guard board.size.width > 0, let place = board.place(under: finger) else { return nil }
    return board.angle(of: lever * board.size.width, seenAt: place.across)
  }

  /// What is left of a lag when the finger has come to where that angle is seen.
  func lag(of lag: Double, at seen: Double) -> Double {
    let left = max(self.lag.magnitude - (seen - first).magnitude, 0)
    return lag > 0 ? min(lag, left) : max(lag, -left)
  }

  /// A finger is so thick, in points.
  private static let slack = 22.0
  /// No finger holds a cover nearer to its hinge, as a part of its width.
  private static let shortest = 1.0 / 16
}

extension Homography {
  /// The point of the face that is seen at a point of the screen; nil if none is.
  func face(seenAt point: BookPoint) -> BookPoint? {
    // (x − p.x · w) · (a, b) = p.x · w₀ − x₀ and the same for y.
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
