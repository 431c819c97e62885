/// Orthonormal columns that span those of a linear problem (Gram–Schmidt, done twice).
struct FitBasis {
  /// The columns; one that depends on those before it is left empty.
  private(set) var columns: [[Double]] = []
  /// The coordinates of each original column.
  private var coordinates: [[Double]] = []

  mutating func append(_ column: [Double]) {
    let (once, shares) = split(column)
    let (rest, more) = split(once)
    let length = FitBasis.dot(rest, rest).squareRoot()
    let isDependent = length <= FitBasis.dependence * FitBasis.dot(column, column).squareRoot()
    columns.append(isDependent ? [] : rest.map { $0 / length })
    coordinates.append(zip(shares, more).map { $0 + $1 } + [isDependent ? 1 : length])
  }

  /// Returns the part of a column that is orthogonal to the basis, and its shares of the others.
  func split(_ column: [Double]) -> (rest: [Double], shares: [Double]) {
    var (rest, shares) = (column, [Double](repeating: 0, count: columns.count))
    for index in columns.indices where !columns[index].isEmpty {
      let share = FitBasis.dot(columns[index], rest)
      shares[index] = share
      for row in rest.indices { rest[row] -= share * columns[index][row] }
    }
    return (rest, shares)
  }

  /// Returns the factors of the original columns whose sum is closest to `values`.
  func factors(of values: [Double]) -> [Double] {
    var factors = columns.map { $0.isEmpty ? 0 : FitBasis.dot($0, values) }
    for index in factors.indices.reversed() where !columns[index].isEmpty {
      factors[index] /= coordinates[index][index]
      for before in 0..<index where !columns[before].isEmpty {
        factors[before] -= factors[index] * coordinates[index][before]
      }
    }
    return factors
  }

  static func dot(_ one: [Double], _ other: [Double]) -> Double {
    var sum = 0.0
    for index in one.indices { sum += one[index] * other[index] }
    return sum
  }

  /// Returns the solution of a symmetric positive definite system (Cholesky), or `nil` if it has
  /// none.
  static func solution(of matrix: [[Double]], _ right: [Double]) -> [Double]? {
    var (lower, values) = (matrix, right)
    for row in right.indices {
      for column in 0...row {
        var sum = lower[row][column]
        for index in 0..<column { sum -= lower[row][index] * lower[column][index] }
        guard column < row || sum > 0 else { return nil }
        lower[row][column] = column < row ? sum / lower[column][column] : sum.squareRoot()
      }
      for column in 0..<row { values[row] -= lower[row][column] * values[column] }
      values[row] /= lower[row][row]
    }
    for row in right.indices.reversed() {
      for below in right.indices where below > row {
        values[row] -= lower[below][row] * values[below]
      }
      values[row] /= lower[row][row]
    }
    return values
  }

  private static let dependence = 1e-9
}
