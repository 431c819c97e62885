import BookMotionColor
internal import Clibpng

extension BookPixelFormat {
  /// Creates the format that libpng found in a picture's header.
  init(_ png: OpaquePointer, _ info: OpaquePointer) {
    let kind: Kind =
      switch unsafe Int32(png_get_color_type(png, info)) {
      case PNG_COLOR_TYPE_GRAY: .gray
      case PNG_COLOR_TYPE_RGB: .rgb
      case PNG_COLOR_MASK_COLOR | PNG_COLOR_MASK_PALETTE: .indexed
      case PNG_COLOR_MASK_ALPHA: .grayAlpha
      // libpng accepts no other types.
      default: .rgba
      }
    var colors: png_colorp?
    var count: Int32 = 0
    unsafe png_get_PLTE(png, info, &colors, &count)
    // The opacities of a palette's first entries, or one transparent color.
    var alphas: png_bytep?
    var alphaCount: Int32 = 0
    var color: png_color_16p?
    unsafe png_get_tRNS(png, info, &alphas, &alphaCount, &color)
    let key = unsafe color?.pointee
    let opacities = unsafe UnsafeBufferPointer(
      start: alphas, count: alphas == nil ? 0 : Int(alphaCount))
    let palette = unsafe UnsafeBufferPointer(start: colors, count: Int(count)).enumerated().map {
      SIMD4($1.red, $1.green, $1.blue, unsafe $0 < opacities.count ? opacities[$0] : .max)
    }
    self.init(
      kind, bitDepth: unsafe Int(png_get_bit_depth(png, info)),
      transparent: key.map {
        kind == .gray ? SIMD3(repeating: $0.gray) : SIMD3($0.red, $0.green, $0.blue)
      },
      palette: kind == .indexed ? palette : [])
  }
}
