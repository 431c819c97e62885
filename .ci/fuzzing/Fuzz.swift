@_silgen_name("libpng_edges")
func libpngEdges(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ mostPixels: UInt64,
  _ sums: UnsafeMutablePointer<UInt64>
) -> CInt

/// What libpng alone finds in a file: it refuses it, or makes rows, or has nothing to say against it.
enum Verdict: CInt {
  case refused, rows, clean
}

// Small enough that a mutant takes no second, large enough for every path.
let limits = BookPNGLimits(width: 100_000, height: 100_000, pixels: 1 << 22, chunkBytes: 1 << 16)

/// What the fuzzer calls: our sums have to be those of libpng in C, and colors have to be colors.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  // Which colors are asked for follows from the file, so that a finding repeats.
  let choice = file.reduce(UInt32(count)) { $0 &* 31 &+ UInt32($1) }
  let request = request(choice)
  var sums = [UInt64](repeating: 0, count: 16)
  let verdict = unsafe Verdict(rawValue: libpngEdges(bytes, count, UInt64(limits.pixels), &sums))!
  do {
    let colors = try BookPictureColors(png: .bytes(file), request: request, limits: limits)
    precondition(verdict != .refused, "libpng refuses what we accept")
    for (index, edge) in [BookPictureColors.Edge.left, .right, .top, .bottom].enumerated() {
      check(colors[edge])
      if request.mean == .stored, let color = colors[edge] {
        compare(color, with: Array(sums[4 * index..<4 * index + 4]))
      }
    }
    check(colors.dominant)
    for swatch in colors.palette {
      check(swatch.color)
      precondition(swatch.share > 0 && swatch.share <= 1)
    }
  } catch {
    precondition(verdict != .clean || mayBeStricter(error), "libpng accepts: \(error)")
  }
  return 0
}

/// What we refuse and libpng doesn't look at.
private func mayBeStricter(_ error: BookPNGError) -> Bool {
  switch error.code {
  case .tooLarge, .indexBeyondPalette: true
  // A transparency that has lost its name, and chunks before IHDR.
  case .wrongChecksum, .wrongOrder: error.chunk != "IDAT"
  // The end of the compressed data, which libpng reads only as far as it has it.
  case .damagedData, .notEnoughData: error.row == nil
  default: false
  }
}

private func compare(_ color: RGB, with sums: [UInt64]) {
  let most = Double(sums[3]) * 255 * 255
  for (component, sum) in zip([color.red, color.green, color.blue], sums) {
    precondition(abs(component - Double(sum) / most) < 1e-12, "\(component) is not \(sum)/\(most)")
  }
}

private func check(_ color: RGB?) {
  guard let color else { return }
  for component in [color.red, color.green, color.blue] {
    precondition(component >= 0 && component <= 1)
  }
}

private func request(_ choice: UInt32) -> BookColorRequest {
  BookColorRequest(
    edges: BookPictureColors.Edge.Set(rawValue: UInt8(choice >> 2 & 15)),
    mean: choice & 64 == 0 ? .stored : .linearLight,
    // A histogram takes longer than all the rest, and is told the same by any picture.
    wantsDominant: choice >> 7 & 15 == 0, paletteSize: choice >> 11 & 15 == 0 ? 5 : 0)
}
