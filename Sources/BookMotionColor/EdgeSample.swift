import BookMotion

/// What has been added up of the pixels along one side of a picture.
///
/// Everything is a whole number, so the order in which pixels come makes no difference, and an
/// interlaced picture has the colors of its twin to the last bit.
struct EdgeSample: Sendable {
  /// The sums of component times opacity, both in bytes.
  private var sums = SIMD4<UInt64>.zero

  /// For each component and each byte that it may be, the opacity of all pixels where it is that.
  ///
  /// Light is no whole number: it is worked out once from these.
  private var weights: [UInt64]

  init(_ mean: ColorRequest.Mean) {
    weights =
      mean == .linearLight
      ? Array(repeating: 0, count: 3 * EdgeSample.levels) : []
  }

  private static let levels = 256
  private static let opaque = UInt64(UInt8.max)
}

extension EdgeSample {
  /// How the bytes of the pixels lie that are added.
  enum Layout {
    /// Red, green, blue; all opaque.
    case rgb
    /// Red, green, blue, opacity.
    case rgba
    /// The same, multiplied by the opacity already.
    case premultiplied

    var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
  }

  /// Adds pixels.
  ///
  /// - Precondition: the bytes have these pixels; in linear light they are not premultiplied.
  mutating func add(_ bytes: RawSpan, pixels: Range<Int>, layout: Layout) {
    let stride = layout.bytesPerPixel
    precondition(
      pixels.lowerBound >= 0 && pixels.upperBound <= bytes.byteCount / stride)
    guard weights.isEmpty else {
      addWeights(bytes, pixels: pixels, layout: layout)
      return
    }
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0
    var offset = pixels.lowerBound &* stride
    let end = pixels.upperBound &* stride
    switch layout {
    case .rgb:
      while offset < end {
        red &+= UInt64(bytes.byte(at: offset))
        green &+= UInt64(bytes.byte(at: offset &+ 1))
        blue &+= UInt64(bytes.byte(at: offset &+ 2))
        offset &+= 3
      }
      sums &+= SIMD4(red, green, blue, 0) &* EdgeSample.opaque
    case .premultiplied:
      while offset < end {
        red &+= UInt64(bytes.byte(at: offset))
        green &+= UInt64(bytes.byte(at: offset &+ 1))
        blue &+= UInt64(bytes.byte(at: offset &+ 2))
        offset &+= 4
      }
      sums &+= SIMD4(red, green, blue, 0) &* EdgeSample.opaque
    case .rgba:
      while offset < end {
        let alpha = UInt64(bytes.byte(at: offset &+ 3))
        red &+= UInt64(bytes.byte(at: offset)) &* alpha
        green &+= UInt64(bytes.byte(at: offset &+ 1)) &* alpha
        blue &+= UInt64(bytes.byte(at: offset &+ 2)) &* alpha
        offset &+= 4
      }
      sums &+= SIMD4(red, green, blue, 0)
    }
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
  /// The mean of so many pixels, the transparent ones as black.
  func mean(ofPixels count: Double) -> RGB {
    let whole = count * RGB.largestByte
    guard weights.isEmpty else {
      return RGB(
        lightOfRed: light(of: 0) / whole, green: light(of: 1) / whole, blue: light(of: 2) / whole)
    }
    let scale = whole * RGB.largestByte
    return RGB(
      red: Double(sums.x) / scale, green: Double(sums.y) / scale, blue: Double(sums.z) / scale)
  }

  /// The light of a component, opacity in bytes.
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
