/// Computes the OKLab color of the mean of many bytes, in a tenth of the time and to five digits,
/// which is the precision of a histogram cell.
///
/// Light between two byte values is interpolated linearly, and cube roots take two steps of
/// Halley's iteration.
struct MeanColor {
  private static let lights = (0...255).map {
    RGB.light(ofComponent: Double($0) / RGB.largestByte)
  }

  // A copy of the constant, whose lazy initialization costs a check on every access.
  private let light = MeanColor.lights

  func lab(of sums: WideSums) -> OKLab {
    let weight = Double(sums.weight)
    let red = light(ofByte: Double(sums.red) / weight)
    let green = light(ofByte: Double(sums.green) / weight)
    let blue = light(ofByte: Double(sums.blue) / weight)
    return OKLab(red: red, green: green, blue: blue, cubeRoot: MeanColor.cubeRoot)
  }

  private func light(ofByte byte: Double) -> Double {
    let below = min(Int(byte), light.count - 2)
    return light[below] + (byte - Double(below)) * (light[below + 1] - light[below])
  }

  @inline(__always)
  private static func cubeRoot(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    // A third of the bit pattern is a third of the exponent: a first guess within 6%.
    var root = Double(bitPattern: x.bitPattern / 3 + twoThirdsOfTheBias)
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + (x + x)) / ((cube + cube) + x)
    }
    return root
  }

  private static let twoThirdsOfTheBias: UInt64 = 0x2A9F_7893_0000_0000
}
