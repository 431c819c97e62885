import BookMotion
import BookMotionTestSupport
import Testing

/// Compares the documented error of one unit in the last place with values computed to 300 bits.
@Suite struct ElementaryTableTests {
  @Test(arguments: ElementaryFunction.all)
  func `every function keeps the bound that it documents`(function: ElementaryFunction) throws {
    let table = try ReferenceTable(of: function)
    try #require(table.rows.count > 800)
    var worst = (error: 0.0, arguments: [Double]())
    var worstSubnormal = (error: 0.0, arguments: [Double]())
    for row in table.rows {
      let value = function(row.arguments[0], row.arguments.last ?? 0)
      let error = row.error(of: value)
      if row.isSubnormal {
        if !(error <= worstSubnormal.error) { worstSubnormal = (error, row.arguments) }
      } else {
        if !(error <= worst.error) { worst = (error, row.arguments) }
      }
    }
    #expect(worst.error <= function.bound, "\(function.name)\(worst.arguments)")
    #expect(
      worstSubnormal.error <= function.subnormalBound, "\(function.name)\(worstSubnormal.arguments)"
    )
  }

  @Test func `the tables are fine enough to tell a hundredth of a unit`() throws {
    let table = try ReferenceTable(of: .exp)
    let row = try #require(table.rows.first)
    let error = row.error(of: Elementary.exp(row.arguments[0]))
    let nextError = row.error(of: Elementary.exp(row.arguments[0]).nextUp)
    #expect(error > 0 && error < 0.64)
    #expect(abs(abs(nextError - 1) - error) < 1e-9 || abs(nextError - 1 - error) < 1e-9)
  }

  @Test func `a missing table is an error`() {
    #expect(throws: (any Error).self) {
      try ReferenceTable(of: ElementaryFunction(name: "no-such", bound: 0) { x, _ in x })
    }
  }
}
