import BookMotion

extension PageBend {
  /// Returns the distance from the spine to the paper that is visible at `x` from straight above,
  /// or `nil` if there is none. Where paper covers paper, the upper layer counts.
  package func distance(seenAt x: Double, ofWidth width: Double) -> Double? {
    BookDomain.finite.require(x, "x")
    BookDomain.length.require(width, "width")
    // Paper only rises on its way outward, so the outermost is the uppermost.
    var outer = width
    var beyond = position(atDistance: outer, ofWidth: width).across - x
    if beyond == 0 { return outer }
    for step in (0..<PageBend.looks).reversed() {
      let inner = width * Double(step) / Double(PageBend.looks)
      let here = position(atDistance: inner, ofWidth: width).across - x
      if (here < 0) != (beyond < 0) || here == 0 {
        let sign = here > 0 ? 1.0 : -1.0
        return FallingRoot.find(from: inner, to: outer) {
          sign * (position(atDistance: $0, ofWidth: width).across - x)
        }
      }
      (outer, beyond) = (inner, here)
    }
    return nil
  }

  /// Returns the derivative of a point's `across` with respect to `turn`, which is never positive.
  func slope(at distance: Double, ofWidth width: Double) -> Double {
    let (before, after) = (max(turn - PageBend.step, 0), min(turn + PageBend.step, 1))
    func across(_ turn: Double) -> Double {
      PageBend(turn: turn, curl: curl).position(atDistance: distance, ofWidth: width).across
    }
    return (across(after) - across(before)) / (after - before)
  }

  private static let looks = 32
  private static let step = 1e-4
}
