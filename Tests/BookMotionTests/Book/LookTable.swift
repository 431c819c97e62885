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
