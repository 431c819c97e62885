/// The sums of the pixels along one side of a picture.
///
/// All sums are integers, so the order of the pixels makes no difference, and an interlaced picture
/// has exactly the same colors as the same picture without interlacing.
package struct EdgeSample: Sendable {
  /// The sums of component times opacity, both in bytes.
  private var sums = SIMD4<UInt64>.zero

  /// The total opacity of the pixels with each byte, for each component.
  ///
  /// Light isn't an integer, so it is computed from these only once, at the end.
  private var weights: [UInt64]

  package init(_ mean: BookColorRequest.Mean) {
    weights =
      mean == .linearLight
      ? Array(repeating: 0, count: 3 * EdgeSample.levels) : []
  }

  private static let levels = 256
  private static let opaque = UInt64(UInt8.max)
}

extension EdgeSample {
  /// The order of the bytes in a pixel.
  package enum Layout {
    /// Red, green, and blue; all pixels are opaque.
    case rgb
    /// Red, green, blue, and opacity.
    case rgba
    /// Red, green, blue, and opacity, with the colors multiplied by the opacity.
    case premultiplied

    var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
  }

  /// Adds pixels.
  ///
  /// - Precondition: The bytes contain these pixels, and for a mean in linear light they aren't
  ///   premultiplied.
  package mutating func add(_ bytes: RawSpan, pixels: Range<Int>, layout: Layout) {
    let stride = layout.bytesPerPixel
    precondition(
      pixels.lowerBound >= 0 && pixels.upperBound <= bytes.byteCount / stride)
    guard weights.isEmpty else {
      addWeights(bytes, pixels: pixels, layout: layout)
      return
    }
    switch layout {
    case .rgb: sums &+= EdgeSample.sum(bytes, pixels, bytesPerPixel: 3) &* EdgeSample.opaque
    case .premultiplied:
      sums &+= EdgeSample.sum(bytes, pixels, bytesPerPixel: 4) &* EdgeSample.opaque
    case .rgba: sums &+= EdgeSample.sum(bytes, pixels, bytesPerPixel: 4, isWeighted: true)
    }
  }

  /// Returns the sums of red, green, and blue, weighted by opacity if `isWeighted`. Inlined, so that
  /// each layout has a loop of its own.
  @inline(__always)
  private static func sum(
    _ bytes: RawSpan, _ pixels: Range<Int>, bytesPerPixel: Int, isWeighted: Bool = false
  ) -> SIMD4<UInt64> {
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0
    var offset = pixels.lowerBound &* bytesPerPixel
    let end = pixels.upperBound &* bytesPerPixel
    while offset < end {
      let weight = isWeighted ? UInt64(bytes.byte(at: offset &+ 3)) : 1
      red &+= UInt64(bytes.byte(at: offset)) &* weight
      green &+= UInt64(bytes.byte(at: offset &+ 1)) &* weight
      blue &+= UInt64(bytes.byte(at: offset &+ 2)) &* weight
      offset &+= bytesPerPixel
    }
    return SIMD4(red, green, blue, 0)
  }

  private mutating func addWeights(_ bytes: RawSpan, pixels: Range<Int>, layout: Layout) {
    precondition(layout != .premultiplied)
    let stride = layout.bytesPerPixel
    var offset = pixels.lowerBound &* stride
    for _ in pixels {
      let alpha = layout == .rgb ? EdgeSample.opaque : UInt64(bytes.byte(at: offset &+ 3))
      for component in 0..<3 {
        let level = Int(bytes.byte(at: offset &+ component))
        weights[component &* EdgeSample.levels &+ level] &+= alpha
      }
      offset &+= stride
    }
  }
}

extension EdgeSample {
  /// Returns the mean of `count` pixels, counting transparent ones as black.
  package func mean(ofPixels count: Double) -> RGB {
    let whole = count * RGB.largestByte
    guard weights.isEmpty else {
      return RGB(
        lightOfRed: light(of: 0) / whole, green: light(of: 1) / whole, blue: light(of: 2) / whole)
    }
    let scale = whole * RGB.largestByte
    return RGB(
      red: Double(sums.x) / scale, green: Double(sums.y) / scale, blue: Double(sums.z) / scale)
  }

  /// Returns the total light of a component, weighted by opacity in bytes.
  private func light(of component: Int) -> Double {
    var sum = 0.0
    for level in 0..<EdgeSample.levels {
      let weight = weights[component * EdgeSample.levels + level]
      guard weight > 0 else { continue }
      sum += Double(weight) * RGB.light(ofComponent: Double(level) / RGB.largestByte)
    }
    return sum
  }
}
