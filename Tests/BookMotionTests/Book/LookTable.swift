import BookMotionTestSupport
import Testing

/// `Fixtures/book/looks.txt`: the table of the design, computed independently.
enum LookTable {
  /// Returns the numbers in the rows of a kind.
  static func rows(_ kind: String, atLeast fewest: Int) throws -> [[Double]] {
    let rows = try Fixture.rows("book/looks.txt", atLeast: 900).filter { $0.first == kind }
    try #require(rows.count >= fewest, "looks.txt has only \(rows.count) rows of \(kind)")
    return try rows.map { try $0.dropFirst().map { try #require(Double($0)) } }
  }
}

/// Angles outside of the valid range, and those at which the formulas change.
let hardAngles: [Double] = {
  let seams: [Double] = [0, 20, 90, 135, 160, 170, 180]
  let beside = seams.flatMap { seam -> [Double] in
    [seam.nextDown, seam, seam.nextUp, seam - 1e-9, seam + 1e-9]
  }
  let far: [Double] = [
    -.infinity, -1e300, -720, -0.0, 360, 540, 1e9, 1e300, .infinity, .nan, -.nan,
  ]
  return far + beside
}()
