import BookMotion
import BookMotionTestSupport
import Testing

/// Properties that the functions satisfy exactly everywhere: order, symmetry, and exact angles.
@Suite struct ElementaryLawTests {
  /// A function on an interval where it is monotonic, and the seams in it.
  struct Piece: Sendable, CustomTestStringConvertible {
    let function: ElementaryFunction
    let rises: Bool
    let from: Double
    let to: Double
    let seams: [Double]

    init(
      _ function: ElementaryFunction, rises: Bool = true, from: Double, to: Double, seams: [Double]
    ) {
      (self.function, self.rises, self.from, self.to) = (function, rises, from, to)
      self.seams = seams.filter { from < $0 && $0 < to }
    }

    var testDescription: String { "\(function.name) from \(from) to \(to)" }

    func isInOrder(_ x: Double, _ next: Double) -> Bool {
      rises ? function(x) <= function(next) : function(x) >= function(next)
    }
  }

  private static let pi = Double.pi
  private static let halves: [Double] = (-8...8).map { (Double($0) + 0.5) * 0.6931471805599453 }
  private static let eighths: [Double] = (1...16).flatMap { [Double($0) / 16, 16 / Double($0)] }
  private static let slopes = eighths.flatMap { [$0, -$0] } + [0x1p-70, -0x1p-70, 0x1p70, -0x1p70]
  private static let sines = eighths.filter { $0 <= 1 }.flatMap { slope in
    let sine = slope / (1 + slope * slope).squareRoot()
    let cosine = 1 / (1 + slope * slope).squareRoot()
    return [sine, -sine, cosine, -cosine]
  }
  private static let segments = (0..<64).map { segment in
    Double(bitPattern: 0x3FE6_A000_0000_0000 + UInt64(segment) << 46)
  }
  private static let quarters = [1.5707963267948966, 0x1p-20, -0x1p-20, 0x1p-28, -0x1p-28]
  private static let angles = (-40...40).map { Double($0) * pi / 4 } + quarters
  private static let far = 1600.0

  static let pieces: [Piece] = [
    Piece(
      .exp, from: -745, to: 709.7,
      seams: halves + [-708, 708, -708.3964185322641, 0x1p-53, 1, -1, 0.5]),
    Piece(
      .log, from: 0x1p-1074, to: 0x1p1023,
      seams: segments + segments.map { $0 * 0x1p300 } + [0.25, 1, 4, 0x1p-1022]),
    Piece(.sin, from: -pi / 2, to: pi / 2, seams: angles),
    Piece(.sin, rises: false, from: pi / 2, to: 4.71238898038469, seams: angles + [pi]),
    Piece(
      .sin, rises: false, from: 508.5 * pi, to: 509.5 * pi, seams: [far, 509 * pi, 509.25 * pi]),
    Piece(.cos, rises: false, from: 0, to: pi, seams: angles + [pi / 2]),
    Piece(.cos, from: pi, to: 2 * pi, seams: angles),
    Piece(.cos, from: 509 * pi, to: 510 * pi, seams: [far, 509.5 * pi]),
    Piece(
      .sinDegrees, from: -90, to: 90, seams: [-90, -45, -30, 0x1p-800, 30, 45, 60, 89.99]),
    Piece(.sinDegrees, rises: false, from: 90, to: 270, seams: [135, 150, 180, 225]),
    Piece(.cosDegrees, rises: false, from: 0, to: 180, seams: [45, 60, 90, 120, 135]),
    Piece(.cosDegrees, from: 180, to: 360, seams: [225, 270, 315]),
    Piece(.asin, from: -1, to: 1, seams: sines + [0.5, -0.5, 0x1p-60, 0.9999999]),
    Piece(.acos, rises: false, from: -1, to: 1, seams: sines + [0.5, -0.5, 0x1p-60, 0.9999999]),
    Piece(.atan, from: -0x1p1023, to: 0x1p1023, seams: slopes),
    Piece(
      .cbrt, from: -0x1p1023, to: 0x1p1023,
      seams: [0x1p-1022, 0.125, 0.5, 1, 2, 4, 8, -1, -8, 0x1p300, 0x1p301]),
  ]

  @Test(arguments: Effort.some(of: pieces, oneIn: 3))
  func `neighbors keep their order across every seam`(piece: Piece) {
    for seam in piece.seams {
      var x = seam - reach * seam.ulp
      for _ in 0..<Int(2 * reach) {
        let next = x.nextUp
        guard piece.isInOrder(x, next) else {
          Issue.record("\(piece.function.name) at \(x), \(next)")
          return
        }
        x = next
      }
    }
  }

  @Test(arguments: Effort.some(of: pieces, oneIn: 3))
  func `neighbors keep their order anywhere`(piece: Piece) {
    var random = SeededRandom(seed: 1983)
    for _ in 0..<samples {
      let share = Double.random(in: 0...1, using: &random)
      let evenly = piece.from * (1 - share) + piece.to * share
      let exponent = -Int.random(in: 0...60, using: &random)
      let near = Double(sign: .plus, exponent: exponent, significand: evenly)
      for x in [evenly, near] where x > piece.from && x < piece.to {
        guard piece.isInOrder(x, x.nextUp) else {
          Issue.record("\(piece.function.name) at \(x), seed \(random.seed)")
          return
        }
      }
    }
  }

  @Test(arguments: [
    ElementaryFunction.sin, .sinDegrees, .asin, .atan, .cbrt,
  ])
  func `odd functions are odd to the last bit`(function: ElementaryFunction) {
    for x in sampledArguments(within: function.name == "asin" ? 0 : 1000) {
      #expect(function(-x).bitPattern == (-function(x)).bitPattern, "x = \(x)")
    }
  }

  @Test(arguments: [ElementaryFunction.cos, .cosDegrees])
  func `even functions are even to the last bit`(function: ElementaryFunction) {
    for x in sampledArguments(within: 1000) {
      #expect(function(-x).bitPattern == function(x).bitPattern, "x = \(x)")
    }
  }

  @Test func `the direction mirrors with its point`() {
    for (y, x) in zip(sampledArguments(within: 300), sampledArguments(within: 300).reversed()) {
      #expect(Elementary.atan2(-y, x) == -Elementary.atan2(y, x), "y = \(y), x = \(x)")
    }
  }

  /// Returns numbers of every magnitude up to 2^`exponent`.
  private func sampledArguments(within exponent: Int) -> [Double] {
    var random = SeededRandom(seed: 1971)
    return (0..<2000).map { _ in
      let significand = Double.random(in: 0.5...1, using: &random)
      let exponent = Int.random(in: max(-1074, exponent - 1070)...exponent, using: &random)
      return Double(sign: .plus, exponent: exponent, significand: significand)
    }
  }

  /// The units in the last place to examine on either side of a seam.
  private var reach: Double { 2000 }
  private var samples: Int { 20_000 }
}
