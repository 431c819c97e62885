import BookMotion
import BookMotionPNG

extension Benchmark {
  /// Compares reading a file of 6000 × 8400 pixels as `pictures` does, and measures the memory of a
  /// process that samples it.
  ///
  /// The promise is about memory, and is checked: at most 12 MB for the whole process, whatever is
  /// requested.
  static let largePicture = Benchmark(name: "pictures-large") { bench in
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let path = folder.file(named: "large.png")
    guard Picture(kind: .photo, width: 6000, height: 8400).write(to: path) else {
      return bench.check(false, "the picture could not be written to \(path)")
    }
    bench.printPictureHeader()
    bench.compare("6000 x 8400", .file(path), arePromised: true, rounds: bench.isQuick ? 1 : 7)

    #if os(Linux)
    printRow(["a process that samples it", "peak, MB"])
    let mean = BookPNGSource.file(path).leftEdgeInC()
    for question in Question.allCases {
      guard let sample = PictureTask.sampleInOwnProcess(question, of: path) else {
        bench.check(false, "\(question.rawValue): the process failed")
        continue
      }
      bench.check(sample.leftEdge == mean, "\(question.rawValue): the left edge differs")
      bench.check(
        sample.peakKilobytes <= mostKilobytes,
        "\(question.rawValue): \(sample.peakKilobytes) KB, allowed are \(mostKilobytes)")
      let megabytes = Double(sample.peakKilobytes) / kilobytesPerMegabyte
      bench.report(
        "peak MB, \(question.rawValue)", [megabytes.fixed(1)], figure: megabytes,
        promise: Double(mostKilobytes) / kilobytesPerMegabyte)
    }
    #else
    print("  memory is not measured: this needs Linux")
    #endif
  }

  private static let mostKilobytes = 12 * 1024
  private static let kilobytesPerMegabyte = 1024.0
}
