/// How a flat face is seen: where each of its points stands on the screen.
///
/// ```swift
/// let cover = Homography.turn(
///   -60, about: .vertical, through: BookPoint(x: 0, y: 140), nearness: 0.5 / 280)
/// cover(BookPoint(x: 200, y: 0)).x  // 144.779…
/// cover(BookPoint(x: 200, y: 0)).y  // -62.69…
/// cover.depth(of: BookPoint(x: 200, y: 0))  // 0.6907…
/// ```
///
/// A painter takes every corner, gradient stop and line of a face through it, so that all of them
/// lie in the face's plane. Straight lines stay straight; what is evenly spaced on the face is not
/// evenly spaced on the screen.
///
/// A point (x, y) of the face is seen at (X/W, Y/W), where X, Y and W are linear in x and y. W is
/// the distance from the eye as a part of the screen's: 1 on the screen, less before it.
public struct Homography: Hashable, Sendable {
  /// What x adds to X, Y and W.
  package var x: SIMD3<Double>
  /// What y adds.
  package var y: SIMD3<Double>
  /// What is there at the origin.
  package var origin: SIMD3<Double>

  /// Every point where it is.
  public static let identity = Homography(
    x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), origin: SIMD3(0, 0, 1))

  /// The three sums X, Y and W of a point.
  package func homogeneous(_ point: BookPoint) -> SIMD3<Double> {
    x * point.x + y * point.y + origin
  }

  /// Where a point of the face is seen.
  ///
  /// - Precondition: it lies before the eye: ``depth(of:)`` is above 0. Every point does of the face
  ///   of a ``BookScene``.
  public func callAsFunction(_ point: BookPoint) -> BookPoint {
    let seen = homogeneous(point)
    guard seen.z > 0 else {
      fatalError("BookMotion: a point behind the eye can't be projected")
    }
    return BookPoint(x: seen.x / seen.z, y: seen.y / seen.z)
  }

  /// How far from the eye a point is, as a part of the screen's distance: 1 on the screen, 0 at the
  /// eye, below 0 behind it.
  ///
  /// Things are seen 1/depth times as large as on the screen.
  public func depth(of point: BookPoint) -> Double { homogeneous(point).z }

  /// The same face, seen once more: first as `self` says, then flat, as `next` says.
  ///
  /// It is what nested effects do in SwiftUI, and nested transforms in CSS.
  ///
  /// ```swift
  /// let half = Homography.turn(60, about: .vertical, through: .zero, nearness: 0)
  /// half.then(half)(BookPoint(x: 200, y: 0)).x  // 50.0…
  /// ```
  public func then(_ next: Homography) -> Homography {
    Homography(x: next.applied(to: x), y: next.applied(to: y), origin: next.applied(to: origin))
  }

  private func applied(to vector: SIMD3<Double>) -> SIMD3<Double> {
    x * vector.x + y * vector.y + origin * vector.z
  }
}

extension Homography {
  /// A line in the screen that something turns about.
  public enum Axis: Hashable, Sendable {
    /// From top to bottom, as a hinge: CSS's `rotateY`.
    case vertical
    /// From left to right: CSS's `rotateX`.
    case horizontal
  }

  /// A turn about a line in the screen, seen in perspective; the vanishing point is the anchor.
  ///
  /// It is what SwiftUI's `rotation3DEffect` draws with
  /// `nearness = perspective / max(width, height)`, and CSS's `perspective(1/nearness)` with
  /// `rotateY` or `rotateX`: with d the distance from the anchor across the axis,
  /// W = 1 ± d · sin · nearness, and the screen's point is anchor + (d · cos, the rest)/W.
  ///
  /// A hinge at the left with a negative angle opens towards the viewer.
  ///
  /// - Parameters:
  ///   - degrees: The angle.
  ///   - axis: The line's direction.
  ///   - anchor: A point of the line, and the vanishing point.
  ///   - nearness: One through the distance of the eye from the screen; 0 is no perspective.
  /// - Returns: How what lies flat on the screen is seen once it is turned.
  /// - Precondition: every number is finite, and the nearness is not below 0.
  public static func turn(
    _ degrees: Double, about axis: Axis, through anchor: BookPoint, nearness: Double
  ) -> Homography {
    Domain.finite.require(degrees, "degrees")
    let (sine, cosine) = Elementary.sinCos(degrees: degrees)
    let eye = Projection(vanishingPoint: anchor, nearness: nearness)
    switch axis {
    case .vertical:
      return eye.view(
        origin: SIMD3(anchor.x - anchor.x * cosine, 0, anchor.x * sine),
        across: SIMD3(cosine, 0, -sine), down: SIMD3(0, 1, 0))
    case .horizontal:
      return eye.view(
        origin: SIMD3(0, anchor.y - anchor.y * cosine, -anchor.y * sine),
        across: SIMD3(1, 0, 0), down: SIMD3(0, cosine, sine))
    }
  }
}
