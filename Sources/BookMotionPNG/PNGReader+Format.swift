import BookMotionColor
internal import Clibpng

/// What libpng knows of a picture before its first row.
struct PNGHeader {
  let width: Int
  let height: Int
  let isInterlaced: Bool
  let format: BookPixelFormat

  @unsafe init(_ png: OpaquePointer, _ info: OpaquePointer) {
    width = unsafe Int(png_get_image_width(png, info))
    height = unsafe Int(png_get_image_height(png, info))
    isInterlaced = unsafe png_get_interlace_type(png, info) != PNG_INTERLACE_NONE
    unsafe format = BookPixelFormat(png, info)
  }
}

extension BookPixelFormat {
  fileprivate init(_ png: OpaquePointer, _ info: OpaquePointer) {
    let bitDepth = unsafe Int(png_get_bit_depth(png, info))
    let transparency = unsafe Transparency(png, info)
    // A sample is stored in 16 bits, of which only the lowest count: as many as the bit depth.
    let mask = UInt16.max >> UInt16(16 - bitDepth)
    let key = transparency.color
    self =
      switch unsafe Int32(png_get_color_type(png, info)) {
      case PNG_COLOR_TYPE_GRAY: .gray(bitDepth: bitDepth, transparent: key.map { $0.gray & mask })
      case PNG_COLOR_TYPE_RGB:
        .rgb(
          bitDepth: bitDepth,
          transparent: key.map {
            (red: $0.red & mask, green: $0.green & mask, blue: $0.blue & mask)
          })
      case colorTypePalette:
        .indexed(
          bitDepth: bitDepth,
          palette: unsafe Self.palette(png, info, alphas: transparency.alphas))
      case colorTypeGrayAlpha: .grayAlpha(bitDepth: bitDepth)
      // libpng accepts no other types.
      default: .rgba(bitDepth: bitDepth)
      }
  }

  private static func palette(
    _ png: OpaquePointer, _ info: OpaquePointer, alphas: [UInt8]
  ) -> [SIMD4<UInt8>] {
    var colors: png_colorp?
    var count: Int32 = 0
    unsafe png_get_PLTE(png, info, &colors, &count)
    return unsafe UnsafeBufferPointer(start: colors, count: Int(count)).enumerated().map {
      (index, color) in
      let alpha = index < alphas.count ? alphas[index] : UInt8.max
      return SIMD4(color.red, color.green, color.blue, alpha)
    }
  }
}

/// The contents of tRNS: the opacities of a palette's first entries, or one transparent color.
private struct Transparency {
  let alphas: [UInt8]
  let color: png_color_16?

  init(_ png: OpaquePointer, _ info: OpaquePointer) {
    var alphas: png_bytep?
    var count: Int32 = 0
    var color: png_color_16p?
    unsafe png_get_tRNS(png, info, &alphas, &count, &color)
    unsafe self.alphas = Array(
      UnsafeBufferPointer(start: alphas, count: alphas == nil ? 0 : Int(count)))
    self.color = unsafe color?.pointee
  }
}

/// Swift doesn't see libpng's names of these: they are made of others.
private let colorTypePalette = PNG_COLOR_MASK_COLOR | PNG_COLOR_MASK_PALETTE
private let colorTypeGrayAlpha = PNG_COLOR_MASK_ALPHA
