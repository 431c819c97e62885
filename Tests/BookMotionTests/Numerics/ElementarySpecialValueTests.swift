import BookMotion
import Testing

/// Zeros with their signs, infinities, and NaN: the requirements of C99's Annex F and IEEE 754, bit
/// for bit.
@Suite struct ElementarySpecialValueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let function: ElementaryFunction
    let x: Double
    let y: Double
    let expected: Double

    init(_ function: ElementaryFunction, _ x: Double, _ expected: Double) {
      self.init(function, x, x, expected)
    }

    init(_ function: ElementaryFunction, _ x: Double, _ y: Double, _ expected: Double) {
      (self.function, self.x, self.y, self.expected) = (function, x, y, expected)
    }

    var testDescription: String { "\(function.name)(\(x), \(y))" }
  }

  private static let inf = Double.infinity
  private static let pi = Double.pi
  private static let tiny = 0x1p-1074

  static let ofOne: [Case] = [
    Case(.exp, 0.0, 1), Case(.exp, -0.0, 1), Case(.exp, inf, inf), Case(.exp, -inf, 0),
    Case(.exp, 710, inf), Case(.exp, -746, 0), Case(.exp, 1e308, inf), Case(.exp, -1e308, 0),
    Case(.log, 0.0, -inf), Case(.log, -0.0, -inf), Case(.log, inf, inf), Case(.log, 1, 0),
    Case(.sin, 0.0, 0), Case(.sin, -0.0, -0.0), Case(.sin, -tiny, -tiny),
    Case(.cos, 0.0, 1), Case(.cos, -0.0, 1), Case(.cos, tiny, 1),
    Case(.asin, 0.0, 0), Case(.asin, -0.0, -0.0), Case(.asin, 1, pi / 2), Case(.asin, -1, -pi / 2),
    Case(.acos, 1, 0), Case(.acos, -1, pi), Case(.acos, 0.0, pi / 2), Case(.acos, -0.0, pi / 2),
    Case(.atan, 0.0, 0), Case(.atan, -0.0, -0.0), Case(.atan, inf, pi / 2), Case(.atan, 1, pi / 4),
    Case(.atan, -inf, -pi / 2), Case(.atan, -tiny, -tiny),
    Case(.cbrt, 0.0, 0), Case(.cbrt, -0.0, -0.0), Case(.cbrt, inf, inf), Case(.cbrt, -inf, -inf),
    Case(.cbrt, 27, 3), Case(.cbrt, -0.125, -0.5), Case(.cbrt, 0x1p-1074, 0x1p-358),
    Case(.sinDegrees, 0.0, 0), Case(.sinDegrees, -0.0, -0.0), Case(.cosDegrees, -0.0, 1),
  ]

  static let ofTwo: [Case] = [
    Case(.atan2, 0.0, 1, 0), Case(.atan2, -0.0, 1, -0.0), Case(.atan2, 0.0, -1, pi),
    Case(.atan2, -0.0, -1, -pi), Case(.atan2, 0.0, 0.0, 0), Case(.atan2, -0.0, 0.0, -0.0),
    Case(.atan2, 0.0, -0.0, pi), Case(.atan2, -0.0, -0.0, -pi), Case(.atan2, 1, 0.0, pi / 2),
    Case(.atan2, -1, -0.0, -pi / 2), Case(.atan2, inf, 1, pi / 2), Case(.atan2, -inf, 1, -pi / 2),
    Case(.atan2, 1, inf, 0), Case(.atan2, -1, inf, -0.0), Case(.atan2, 1, -inf, pi),
    Case(.atan2, -1, -inf, -pi), Case(.atan2, inf, inf, pi / 4),
    Case(.atan2, inf, -inf, 3 * pi / 4),
    Case(.atan2, -inf, -inf, -3 * pi / 4), Case(.atan2, tiny, 1, tiny),
    Case(.atan2, tiny, 1e300, 0), Case(.atan2, tiny, tiny, pi / 4),
    Case(.pow, 0.0, 3, 0), Case(.pow, -0.0, 3, -0.0), Case(.pow, inf, 2, inf),
    Case(.pow, 1, 2.4, 1),
    Case(.pow, 2, -1, 0.5), Case(.pow, 10, 2, 100), Case(.pow, 4, 0.5, 2),
    Case(.pow, 0x1p-1074, 0.5, 0x1p-537), Case(.pow, 1.5, tiny, 1),
  ]

  @Test(arguments: ofOne + ofTwo)
  func `the exceptional arguments give what the standards say`(given: Case) {
    #expect(given.function(given.x, given.y).bitPattern == given.expected.bitPattern)
  }

  static let withoutAnswer: [(ElementaryFunction, Double, Double)] = [
    (.log, -1, 0), (.log, -tiny, 0), (.log, -inf, 0), (.sin, inf, 0), (.sin, -inf, 0),
    (.cos, inf, 0), (.cos, -inf, 0), (.sinDegrees, inf, 0),
    (.cosDegrees, -inf, 0), (.asin, 1.0.nextUp, 0), (.asin, -inf, 0), (.acos, -2, 0),
    (.acos, inf, 0), (.atan2, 1, .nan), (.atan2, .nan, inf),
  ]

  @Test(arguments: withoutAnswer.indices)
  func `no answer is always the same NaN`(index: Int) {
    let (function, x, y) = Self.withoutAnswer[index]
    #expect(function(x, y).bitPattern == Double.nan.bitPattern, "\(function.name)(\(x), \(y))")
  }

  @Test(arguments: ElementaryFunction.all)
  func `any NaN comes out as the canonical one`(function: ElementaryFunction) {
    for nan in [Double.nan, -.nan, .signalingNaN, Double(nan: 12345, signaling: false)] {
      #expect(function(nan, nan).bitPattern == Double.nan.bitPattern)
      #expect(function(nan, 2).bitPattern == Double.nan.bitPattern)
    }
  }
}
