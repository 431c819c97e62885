import CPNGRows

@_silgen_name("compare_both_ways")
func compareBothWays(_ bytes: UnsafePointer<UInt8>?, _ count: Int, _ share: UInt32)

/// What the fuzzer calls: the two ways of reading have to agree, and colors have to be colors.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  // Which columns and colors are asked for follows from the file, so that a finding repeats.
  let choice = file.reduce(UInt32(count)) { $0 &* 31 &+ UInt32($1) }
  unsafe compareBothWays(bytes, count, [0, 10, 2, 3][Int(choice % 4)])
  let limits = PNGLimits(width: 100_000, height: 100_000, pixels: 1 << 22, chunkBytes: 1 << 16)
  guard let colors = try? PictureColors(png: .bytes(file), request: request(choice), limits: limits)
  else { return 0 }
  for edge in PictureEdge.allCases { check(colors[edge]) }
  check(colors.dominant)
  for swatch in colors.palette {
    check(swatch.color)
    precondition(swatch.share > 0 && swatch.share <= 1)
  }
  return 0
}

private func check(_ color: RGB?) {
  guard let color else { return }
  for component in [color.red, color.green, color.blue] {
    precondition(component >= 0 && component <= 1)
  }
}

private func request(_ choice: UInt32) -> ColorRequest {
  ColorRequest(
    edges: PictureEdge.Set(rawValue: UInt8(choice >> 2 & 15)),
    mean: choice & 64 == 0 ? .stored : .linearLight,
    // A histogram takes longer than all the rest, and is told the same by any picture.
    wantsDominant: choice >> 7 & 15 == 0, paletteSize: choice >> 11 & 15 == 0 ? 5 : 0)
}
