import BookMotion
import BookMotionExport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Draws frames in a process of its own, for the memory that it takes: the help does not speak of it.
///
/// ```
/// BookMotionBenchmarks --draw-frames 60
/// ```
struct FrameTask {
  private let framesPerSecond: Double

  /// Nil if the arguments ask for something else.
  init?(_ arguments: ArraySlice<String>) {
    let words = Array(arguments)
    guard words.count == 2, words[0] == "--draw-frames", let rate = Double(words[1]), rate > 0
    else { return nil }
    framesPerSecond = rate
  }

  /// Draws all of them into nothing, and prints how much memory there ever was.
  func run() {
    guard let look = FrameArt()?.look(.embedded),
      let film = FrameSequence(look, framesPerSecond: framesPerSecond),
      film.draw(into: film.nowhere)
    else { stop("the frames could not be drawn", code: .failure) }
    print(PictureTask.peakKilobytes)
  }

  /// The least of what several such processes print: where its memory lies makes one a little larger
  /// than another. Nil if one of them fails, or where there is nothing that tells.
  static func peakKilobytes(framesPerSecond rate: Double) -> Int? {
    let command = "exec /proc/\(getpid())/exe --draw-frames \(rate)"
    let peaks = (0..<processes).map { _ in
      PictureTask.output(of: command)?.first.flatMap { Int($0) } ?? 0
    }
    return peaks.min().flatMap { $0 > 0 ? $0 : nil }
  }

  private static let processes = 5

  /// The allocator's own, and the paths of the files.
  static let mostKilobytesMore = 256
}
