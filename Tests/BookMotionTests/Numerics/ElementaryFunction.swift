import BookMotion
import Testing

/// An elementary function as the tests see it.
struct ElementaryFunction: Sendable, CustomTestStringConvertible {
  /// The function's name, and that of its table in `Fixtures/elementary`.
  let name: String
  /// The documented error bound, in units in the last place.
  let bound: Double
  /// The documented error bound for subnormal results.
  var subnormalBound = 0.501
  let evaluate: @Sendable (Double, Double) -> Double

  var testDescription: String { name }

  func callAsFunction(_ x: Double, _ y: Double = 0) -> Double { evaluate(x, y) }
}

extension ElementaryFunction {
  static let exp = ElementaryFunction(name: "exp", bound: 0.65, subnormalBound: 0.83) { x, _ in
    Elementary.exp(x)
  }
  static let log = ElementaryFunction(name: "log", bound: 0.504) { x, _ in Elementary.log(x) }
  static let sin = ElementaryFunction(name: "sin", bound: 0.74) { x, _ in Elementary.sinCos(x).sine
  }
  static let cos = ElementaryFunction(name: "cos", bound: 0.74) { x, _ in
    Elementary.sinCos(x).cosine
  }
  static let sinDegrees = ElementaryFunction(
    name: "sin-degrees", bound: 0.74, subnormalBound: 0.9
  ) { x, _ in Elementary.sinCos(degrees: x).sine }
  static let cosDegrees = ElementaryFunction(name: "cos-degrees", bound: 0.74) { x, _ in
    Elementary.sinCos(degrees: x).cosine
  }
  static let asin = ElementaryFunction(name: "asin", bound: 0.7) { x, _ in Elementary.asin(x) }
  static let acos = ElementaryFunction(name: "acos", bound: 0.69) { x, _ in Elementary.acos(x) }
  static let atan = ElementaryFunction(name: "atan", bound: 0.58) { x, _ in Elementary.atan2(x, 1) }
  static let atan2 = ElementaryFunction(name: "atan2", bound: 0.57) { y, x in
    Elementary.atan2(y, x)
  }
  static let cbrt = ElementaryFunction(name: "cbrt", bound: 0.501) { x, _ in Elementary.cbrt(x) }
  static let pow = ElementaryFunction(name: "pow", bound: 0.57) { x, y in
    Elementary.pow(x, y)
  }

  static let all = [
    exp, log, sin, cos, sinDegrees, cosDegrees, asin, acos, atan, atan2, cbrt, pow,
  ]
}
