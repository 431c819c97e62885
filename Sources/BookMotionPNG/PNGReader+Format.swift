import BookMotion
import BookMotionColor
internal import CPNGRows

extension PixelFormat {
  /// Creates the format of a PNG's rows.
  init(_ header: cpngrows_header) {
    let bitDepth = Int(header.bit_depth)
    let key = header.has_key ? header.key : nil
    self =
      switch PNGColorType(rawValue: header.color_type) {
      case .gray: .gray(bitDepth: bitDepth, transparent: key?.0)
      case .rgb:
        .rgb(bitDepth: bitDepth, transparent: key.map { (red: $0.0, green: $0.1, blue: $0.2) })
      case .indexed: .indexed(bitDepth: bitDepth, palette: header.colors)
      case .grayAlpha: .grayAlpha(bitDepth: bitDepth)
      // libpng accepts no other types.
      case .rgba, nil: .rgba(bitDepth: bitDepth)
      }
  }
}

/// A color type, with its number in a PNG header.
private enum PNGColorType: UInt8 {
  case gray = 0
  case rgb = 2
  case indexed = 3
  case grayAlpha = 4
  case rgba = 6
}

extension cpngrows_header {
  fileprivate var colors: [SIMD4<UInt8>] {
    var header = self
    return unsafe withUnsafeBytes(of: &header.palette) { bytes in
      (0..<Int(palette_count)).map {
        unsafe SIMD4(bytes[4 * $0], bytes[4 * $0 + 1], bytes[4 * $0 + 2], bytes[4 * $0 + 3])
      }
    }
  }
}
