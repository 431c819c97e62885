// Samples one picture and prints its mean color and the peak memory of the process. A separate
// program, because everything else in a process would count too.
//
//   BookMotionSampler EDGES DOMINANT PALETTE FILE     such as: left,right true 8 photo.png
#if os(Linux)
import BookMotion
import BookMotionColor
import BookMotionPNG

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

func peakKilobytes() -> Int {
  guard let file = unsafe fopen("/proc/self/status", "r") else { return 0 }
  defer { unsafe fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while unsafe fgets(&line, Int32(line.count), file) != nil {
    let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("VmHWM:") else { continue }
    return text.split { " \t".contains($0) }.compactMap { Int($0) }.first ?? 0
  }
  return 0
}

let words = CommandLine.arguments.dropFirst()
guard words.count == 4, let palette = Int(words[3]) else { exit(64) }
let request = BookColorRequest(
  edges: words[1] == "left" ? .left : [.left, .right], wantsDominant: words[2] == "true",
  paletteSize: palette)
guard let colors = try? BookPictureColors(png: .file(words[4]), request: request) else { exit(65) }
let mean = colors[.left].map { [$0.red, $0.green, $0.blue] } ?? []
print((mean.map { "\($0)" } + ["\(peakKilobytes())"]).joined(separator: " "))
#endif
