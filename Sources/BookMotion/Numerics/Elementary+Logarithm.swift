extension Elementary {
  /// Returns the natural logarithm of `x`.
  ///
  /// Use it for the duration of a decay: after `-log(0.001) / (ζω)` seconds, an envelope has fallen
  /// to a thousandth.
  ///
  /// ```swift
  /// Elementary.log(10)      // 2.302585092994046
  /// Elementary.log(1)       // 0.0
  /// ```
  ///
  /// Special cases: `log(±0)` is −∞, and `log(+∞)` is +∞; negative numbers and NaN give NaN.
  ///
  /// Error: The largest observed at 2·10⁷ points is 0.504 ulp.
  ///
  /// Method: x = 2^k·m, and log x = k·ln 2 − log c + log (1 + r) with r = c·m − 1. The factor c
  /// comes from a table and has so few bits that r is exact, in two parts; log (1 + r) is its
  /// series, which ends in a minimax polynomial.
  package static func log(_ x: Double) -> Double {
    if x >= .leastNormalMagnitude, x < .infinity { return Logarithm(ofNormal: x, times: 0).short }
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    return x < 1 ? Logarithm(ofNormal: x * subnormalScale, times: subnormalExponent).short : x
  }

  /// A logarithm in the form start + r + rest + (log (1 + r) − r), where r is first + second,
  /// rounded.
  struct Logarithm {
    /// k·ln 2 − log c, without the part below 2⁻⁴¹.
    let start: Double
    /// c times the upper half of m, minus 1. Its square is exact, and next to m = 1 it is 0.
    let first: Double
    /// c times the lower half of m.
    let second: Double
    /// c·m − 1, rounded.
    let r: Double
    /// The part of k·ln 2 − log c below 2⁻⁴¹, plus the rounding error of `r`.
    let rest: Double

    /// Creates the natural logarithm of a positive, finite number.
    @inline(__always)
    init(of x: Double) {
      self =
        x < .leastNormalMagnitude
        ? Logarithm(ofNormal: x * subnormalScale, times: subnormalExponent)
        : Logarithm(ofNormal: x, times: 0)
    }

    /// Creates the natural logarithm of x·2^−`scale`, for a normal x.
    @inline(__always)
    init(ofNormal x: Double, times scale: Int64) {
      let bits = x.bitPattern
      let offset = bits &- firstSegment
      let exponent = Int64(bitPattern: offset) >> 52
      let m = Double(bitPattern: bits &- UInt64(bitPattern: exponent) << 52)
      let k = Double(exponent &- scale)
      let entry = logarithm(ofSegment: Int(truncatingIfNeeded: offset >> 46 & 63))

      // Both products and the first difference are exact, and so is the sum in two parts.
      let upper = Logarithm.upperHalf(of: m)
      first = upper * entry.inverse - 1
      second = (m - upper) * entry.inverse
      r = first + second
      let lost = second - (r - first)
      // The high parts of k·ln 2 and of the table are multiples of one power of two: their sum is
      // exact.
      start = k * logarithmOfTwoHigh + entry.high
      rest = (k * logarithmOfTwoLow + entry.low) + lost
    }

    /// The logarithm as a double, rounded only once apart from half the square of r.
    var short: Double {
      @inline(__always) get {
        let sum = DoubleDouble.ordered(start, plus: r)
        return sum.high + (sum.low + ((tail - 0.5 * (r * r)) + rest))
      }
    }

    /// The logarithm in two parts, accurate to about 2⁻⁶⁷ of itself.
    ///
    /// The parts overlap, which saves a final sum: the lower one is up to 2⁻¹⁵ of the higher one.
    var long: (high: Double, low: Double) {
      @inline(__always) get {
        let sum = DoubleDouble.ordered(start, plus: r)
        let bend = DoubleDouble.ordered(sum.high, plus: -0.5 * (first * first))
        // The rest of half the square: (first + second)² − first² = second·(r + first).
        let lower = tail - 0.5 * (second * (r + first))
        return (bend.high, bend.low + (sum.low + (lower + rest)))
      }
    }

    /// Returns a number rounded to 21 bits.
    ///
    /// If it were truncated, a number just below 1 would not leave 0.
    @inline(__always)
    private static func upperHalf(of m: Double) -> Double {
      Double(bitPattern: (m.bitPattern &+ 0x8000_0000) & 0xFFFF_FFFF_0000_0000)
    }

    /// The terms after −r²/2 in the series of log (1 + r).
    private var tail: Double {
      @inline(__always) get {
        let square = r * r
        let p01 = 0x1.555555555555ap-2 - 0x1.000000000004dp-2 * r
        let p23 = 0x1.9999999891d64p-3 - 0x1.555555454da7fp-3 * r
        let p45 = 0x1.2492b757a37bp-3 - 0x1.0006b32165122p-3 * r
        return (r * square) * (p01 + square * (p23 + square * (p45 + square * 0x1.acd3636e69f4p-4)))
      }
    }
  }

  /// The bit pattern of a number below √½, from which the 64 segments of a binade are counted, so
  /// that 1 is in the middle of a segment.
  private static let firstSegment: UInt64 = 0x3FE6_A000_0000_0000
  private static let subnormalScale = 0x1p54
  private static let subnormalExponent: Int64 = 54

  /// Returns c for a segment, and −log c in two parts, the first of which is a multiple of 2⁻⁴¹.
  @inline(__always)
  private static func logarithm(
    ofSegment index: Int
  ) -> (inverse: Double, high: Double, low: Double) {
    switch index {
    case 0: (0x1.68p+0, -0x1.5d1bdbf58p-2, -0x1.394a11b1c1ee4p-43)
    case 1: (0x1.64p+0, -0x1.51aad872ep-2, 0x1.f4bd8db0a7cc1p-44)
    case 2: (0x1.608p+0, -0x1.478cd5959cp-2, 0x1.84dd903cdcbdap-43)
    case 3: (0x1.5c8p+0, -0x1.3bdd24eb14p-2, -0x1.6d425b478c893p-43)
    case 4: (0x1.59p+0, -0x1.31871c9544p-2, -0x1.84fab94cecfd9p-46)
    case 5: (0x1.558p+0, -0x1.27161913f8p-2, -0x1.4f4f1f61564b4p-44)
    case 6: (0x1.52p+0, -0x1.1c898c169ap-2, 0x1.81410e5c62affp-44)
    case 7: (0x1.4e8p+0, -0x1.11e0e2dadap-2, 0x1.a47f88fcce5bap-45)
    case 8: (0x1.4bp+0, -0x1.071b85fcd6p-2, 0x1.bcb8ba3e01a11p-44)
    case 9: (0x1.478p+0, -0x1.f871b28954p-3, -0x1.045014ad6c881p-43)
    case 10: (0x1.448p+0, -0x1.e598ed5a88p-3, 0x1.d134bcf1e98a1p-47)
    case 11: (0x1.418p+0, -0x1.d293581b6cp-3, 0x1.83270128aaa5fp-44)
    case 12: (0x1.3ep+0, -0x1.bc286742d8p-3, -0x1.9ac53f39d121cp-44)
    case 13: (0x1.3bp+0, -0x1.a8becfc884p-3, 0x1.0e73d186f2318p-43)
    case 14: (0x1.38p+0, -0x1.9525a9cf44p-3, -0x1.6b47641307539p-43)
    case 15: (0x1.35p+0, -0x1.815c0a1434p-3, -0x1.7ead6836ff18cp-43)
    case 16: (0x1.32p+0, -0x1.6d60fe719cp-3, -0x1.21c8d54765c4dp-43)
    case 17: (0x1.2f8p+0, -0x1.5c94007598p-3, 0x1.a8d948cd23322p-44)
    case 18: (0x1.2c8p+0, -0x1.483bccce7p-3, 0x1.c22b5b1b81393p-43)
    case 19: (0x1.2ap+0, -0x1.371fc201e8p-3, -0x1.ee8779b2d8abcp-44)
    case 20: (0x1.27p+0, -0x1.2266f190a4p-3, -0x1.acb7d51efc602p-43)
    case 21: (0x1.248p+0, -0x1.10f8e42254p-3, 0x1.93b3843396307p-45)
    case 22: (0x1.22p+0, -0x1.fec9131dcp-4, 0x1.54555d1ae6607p-44)
    case 23: (0x1.1f8p+0, -0x1.db5270188p-4, 0x1.36c43d4a8f3fp-43)
    case 24: (0x1.1dp+0, -0x1.b78c82bb1p-4, 0x1.25ef7bc3987e7p-44)
    case 25: (0x1.1a8p+0, -0x1.9375e55598p-4, 0x1.0911e463f9e4ep-43)
    case 26: (0x1.18p+0, -0x1.6f0d28ae58p-4, 0x1.4b4641b664613p-44)
    case 27: (0x1.158p+0, -0x1.4a50d3aa18p-4, -0x1.82007b3dda307p-43)
    case 28: (0x1.138p+0, -0x1.2cb0283f6p-4, 0x1.0f08e9acd47efp-43)
    case 29: (0x1.11p+0, -0x1.075983599p-4, 0x1.b8ecfe4b59987p-44)
    case 30: (0x1.0fp+0, -0x1.d276b8adbp-5, -0x1.6a423c78a64bp-46)
    case 31: (0x1.0c8p+0, -0x1.868a83084p-5, 0x1.2623a134ac693p-46)
    case 32: (0x1.0a8p+0, -0x1.494acc34ep-5, 0x1.bb8e1d6a40b6ep-43)
    case 33: (0x1.088p+0, -0x1.0b94f7c19p-5, -0x1.85d9da43f761fp-43)
    case 34: (0x1.06p+0, -0x1.7b91b07d6p-6, 0x1.3b955b602ace4p-44)
    case 35: (0x1.04p+0, -0x1.fc0a8b0fcp-7, -0x1.f1e7cf6d3a69cp-50)
    case 36: (0x1.02p+0, -0x1.fe02a6b1p-8, -0x1.9e23f0dda40e4p-46)
    case 37: (0x1p+0, 0x0p+0, 0x0p+0)
    case 38: (0x1.f8p-1, 0x1.020565894p-6, -0x1.4f716c1b8bdf5p-43)
    case 39: (0x1.fp-1, 0x1.0415d89e7p-5, 0x1.1111c05cf1d75p-43)
    case 40: (0x1.e9p-1, 0x1.788595a35p-5, 0x1.dee9e5ef898b6p-43)
    case 41: (0x1.e2p-1, 0x1.eea31c007p-5, -0x1.1e113e4fc93b8p-43)
    case 42: (0x1.dbp-1, 0x1.333d7f818p-4, 0x1.fa5b5255f91dfp-43)
    case 43: (0x1.d4p-1, 0x1.700d30aebp-4, -0x1.f8f85c959884bp-43)
    case 44: (0x1.cep-1, 0x1.a4e7640b18p-4, 0x1.e1bd4946bbf83p-43)
    case 45: (0x1.c7p-1, 0x1.e3707ee308p-4, -0x1.bc25ec6626551p-43)
    case 46: (0x1.c1p-1, 0x1.0ce7ecdcccp-3, 0x1.4652dabff5447p-46)
    case 47: (0x1.bbp-1, 0x1.28753bc11cp-3, -0x1.45b58e5367e8dp-43)
    case 48: (0x1.b5p-1, 0x1.4462b9dc9cp-3, -0x1.84858a711b062p-44)
    case 49: (0x1.afp-1, 0x1.60b3100b08p-3, 0x1.475d49b3b83f6p-43)
    case 50: (0x1.aap-1, 0x1.7898d85444p-3, 0x1.8e67be3dbaf3fp-44)
    case 51: (0x1.a4p-1, 0x1.95a5adcf7p-3, 0x1.7f22858a0ff6fp-47)
    case 52: (0x1.9fp-1, 0x1.ae2ca6f674p-3, -0x1.42b9528d58558p-43)
    case 53: (0x1.9ap-1, 0x1.c6ffbc6fp-3, 0x1.ee138d3a69d43p-44)
    case 54: (0x1.95p-1, 0x1.e020cc6234p-3, 0x1.ab53fd491baf7p-43)
    case 55: (0x1.9p-1, 0x1.f991c6cb3cp-3, -0x1.90d04cd7cc834p-44)
    case 56: (0x1.8bp-1, 0x1.09aa572e6cp-2, 0x1.b50a1e1734342p-44)
    case 57: (0x1.86p-1, 0x1.16b5ccbadp-2, -0x1.23299042d74bfp-44)
    case 58: (0x1.82p-1, 0x1.214456d0ecp-2, -0x1.caf0428b728a3p-44)
    case 59: (0x1.7dp-1, 0x1.2e9e2bce12p-2, 0x1.4300c128d1dc2p-45)
    case 60: (0x1.79p-1, 0x1.396ce359bcp-2, -0x1.5839c5663663dp-47)
    case 61: (0x1.74p-1, 0x1.4718dc271cp-2, 0x1.06c18fb4c14c5p-44)
    case 62: (0x1.7p-1, 0x1.522ae0738ap-2, 0x1.ebe708164c759p-45)
    default: (0x1.6cp-1, 0x1.5d5bddf596p-2, -0x1.a0b2a08a465dcp-47)
    }
  }
}
