extension PageBend {
  /// The bend that brings a point of the paper to a finger.
  ///
  /// A page that stays at the spine moves each of its points along one line across the spine, so the
  /// finger is followed across, and exactly; up and down it is free.
  ///
  /// ```swift
  /// let page = PageBend(bringing: 280, to: -100, ofWidth: 300)
  /// page.place(atDistance: 280, ofWidth: 300).across  // -99.999…: under the finger
  /// page.turn  // 0.64…
  /// ```
  ///
  /// A finger beyond what the paper can reach gets the page laid flat on that side; a point on the
  /// spine goes nowhere, so the page follows the finger's side of it.
  ///
  /// - Parameters:
  ///   - distance: How far from the spine the point is on the paper.
  ///   - finger: Where it is to be, away from the spine along the flat page.
  ///   - width: How wide the page is.
  ///   - curl: Which end leads.
  /// - Precondition: every number is finite, the width is above 0, and the distance from 0 to it.
  public init(
    bringing distance: Double, to finger: Double, ofWidth width: Double, curl: Double = 1
  ) {
    Domain.finite.require(finger, "finger")
    Domain.length.require(width, "width")
    Domain(0, width).require(distance, "distance")
    func overshoot(_ turn: Double) -> Double {
      PageBend(turn: turn, curl: curl).place(atDistance: distance, ofWidth: width).across - finger
    }
    guard finger < distance else {
      self.init(turn: 0, curl: curl)
      return
    }
    guard finger > -distance else {
      self.init(turn: 1, curl: curl)
      return
    }
    self.init(turn: FallingRoot.find(from: 0, to: 1, of: overshoot), curl: curl)
  }
}

/// Where a function that falls passes through 0.
enum FallingRoot {
  /// - Parameters:
  ///   - low: Where it is not below 0.
  ///   - high: Where it is not above 0.
  ///   - function: A continuous function.
  /// - Returns: The place, as exact as the function itself tells it.
  static func find(
    from low: Double, to high: Double, of function: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    var (above, below) = (function(low), function(high))
    guard above > 0 else { return low }
    guard below < 0 else { return high }
    // False position, and where one end stays twice its weight is halved (the Illinois rule); a
    // middle now and then, so that no function takes more than some dozens of turns.
    var side = 0
    for turn in 1...most {
      let middle =
        turn % patience == 0
        ? low + (high - low) / 2 : low + (high - low) * (above / (above - below))
      guard middle > low, middle < high else { break }
      let value = function(middle)
      if value == 0 { return middle }
      if value > 0 {
        (low, above) = (middle, value)
        if side == 1 { below /= 2 }
        side = 1
      } else {
        (high, below) = (middle, value)
        if side == -1 { above /= 2 }
        side = -1
      }
    }
    return above < -below ? low : high
  }

  private static let most = 200
  private static let patience = 4
}
