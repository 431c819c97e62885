import BookMotion

extension PageBend {
  /// Creates the bend that brings a point of the paper to a finger.
  ///
  /// Each point of a page that stays at the spine moves along one line across the spine. The page
  /// therefore follows the finger exactly across, and ignores its movement up and down.
  ///
  /// ```swift
  /// let page = PageBend(bringing: 280, to: -100, ofWidth: 300)
  /// page.position(atDistance: 280, ofWidth: 300).across  // -99.999…: under the finger
  /// page.turn  // 0.64…
  /// ```
  ///
  /// If the finger is beyond the paper's reach, the page lies flat on that side. A point on the
  /// spine cannot move, so the page then lies flat on the finger's side of the spine.
  ///
  /// - Parameters:
  ///   - distance: The distance from the spine to the point, on the paper.
  ///   - finger: The position to bring the point to, measured from the spine along the flat page.
  ///   - width: The width of the page.
  ///   - curl: The end that leads: 1 for the free edge, −1 for the paper at the spine.
  /// - Precondition: `finger` and `curl` are finite, `width` is from 0.001 to 1e9, and `distance`
  ///   is from 0 to `width`.
  public init(
    bringing distance: Double, to finger: Double, ofWidth width: Double, curl: Double = 1
  ) {
    BookDomain.finite.require(finger, "finger")
    BookDomain.length.require(width, "width")
    BookDomain(0, width).require(distance, "distance")
    func overshoot(_ turn: Double) -> Double {
      PageBend(turn: turn, curl: curl).position(atDistance: distance, ofWidth: width).across
        - finger
    }
    guard finger.magnitude < distance else {
      self.init(turn: finger < distance ? 1 : 0, curl: curl)
      return
    }
    let ends = (distance - finger, -distance - finger)
    self.init(turn: FallingRoot.find(from: 0, to: 1, knowing: ends, of: overshoot), curl: curl)
  }
}

/// The root of a decreasing function.
enum FallingRoot {
  /// Returns the root of `function` between `low` and `high`.
  ///
  /// - Parameters:
  ///   - low: A number at which the function is not negative.
  ///   - high: A number at which the function is not positive.
  ///   - values: The values of the function at both, if they are known.
  ///   - precision: The relative error that is good enough, or 0.
  ///   - function: A continuous function.
  /// - Returns: The root, as exactly as rounding in the function allows if `precision` is 0.
  static func find(
    from low: Double, to high: Double, knowing values: (Double, Double)? = nil,
    within precision: Double = 0, of function: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    var (above, below) = values ?? (function(low), function(high))
    guard above > 0 else { return low }
    guard below < 0 else { return high }
    // False position: when one end stays in place twice, its weight is lowered by as much as the other
    // end has come closer (Anderson & Björck 1973). An occasional bisection ensures that no function
    // takes more than a few dozen steps.
    func weight(_ ratio: Double) -> Double { ratio < 1 ? 1 - ratio : 0.5 }
    var (side, last) = (0, Double.infinity)
    for turn in 1...most {
      let middle =
        turn % patience == 0
        ? low + (high - low) / 2 : low + (high - low) * (above / (above - below))
      guard middle > low, middle < high else { break }
      if (middle - last).magnitude < precision * middle { return middle }
      last = middle
      let value = function(middle)
      if value == 0 { return middle }
      if value > 0 {
        if side == 1 { below *= weight(value / above) }
        (low, above) = (middle, value)
        side = 1
      } else {
        if side == -1 { above *= weight(value / below) }
        (high, below) = (middle, value)
        side = -1
      }
    }
    return above < -below ? low : high
  }

  private static let most = 200
  private static let patience = 8
}
