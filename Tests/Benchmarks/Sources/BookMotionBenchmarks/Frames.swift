import BookMotion
import BookMotionExport
import BookMotionRecording
import CBenchmarkBaselines

extension Benchmark {
  /// Compares drawing the 91 frames of a closing book to files with writing the same bytes from
  /// memory, and with drawing twice as many frames.
  ///
  /// The promises: with embedded pictures, at most twice the time of writing the bare bytes; and
  /// memory that does not grow with the number of frames. The other rows show the cost when there
  /// are fewer bytes to write: with linked pictures, and with none.
  static let frames = Benchmark(name: "frames") { bench in
    guard let art = FrameArt() else { return bench.check(false, "the pictures could not be made") }
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let rounds = bench.isQuick ? 3 : 31
    printRow(["ms for 91 frames", "drawn", "bytes", "ratio", "in pairs", "KB"])
    for look in FrameArt.Pictures.allCases {
      guard let film = FrameSequence(art.look(look)) else {
        bench.check(false, "\(look.rawValue): the book cannot be seen")
        continue
      }
      let paths = (0..<film.count).map { folder.file(named: "\($0).svg") }
      let documents = film.documents
      var failures = 0
      var turns = Turns()
      for _ in 0..<rounds {
        turns.take {
          if !film.draw(into: paths) { failures += 1 }
        } theirs: {
          for (bytes, path) in zip(documents, paths) where !write(bytes, to: path) { failures += 1 }
        }
      }
      bench.check(failures == 0, "\(look.rawValue): \(failures) times a frame was not written")
      let size = documents.reduce(0) { $0 + $1.count }
      bench.report(
        look.rawValue, turns, each: 1e6, promise: look == .embedded ? 2 : nil,
        more: ["\(size / 1024)"])
      bench.compareTwice(film, look.rawValue, rounds)
    }
    bench.printFrameMemory()
  }
}

extension Bench {
  /// Compares the time of twice as many frames.
  fileprivate func compareTwice(
    _ film: FrameSequence, _ name: String, _ rounds: Int
  ) {
    guard let twice = FrameSequence(film.look, framesPerSecond: 2 * FrameSequence.usualRate) else {
      return check(false, "\(name): the book cannot be seen")
    }
    // Without files, because the cost of twice as many depends on the disk.
    let (few, many) = (film.nowhere, twice.nowhere)
    var failures = 0
    var turns = Turns()
    for _ in 0..<rounds {
      turns.take {
        if !twice.draw(into: many) { failures += 1 }
      } theirs: {
        if !film.draw(into: few) { failures += 1 }
      }
    }
    check(failures == 0, "\(name): \(failures) times a frame was not written")
    report("\(name), \(twice.count) frames against \(film.count)", turns, each: 1e6)
  }

  /// Prints the peak memory while drawing the frames, and while drawing ten times as many.
  fileprivate func printFrameMemory() {
    guard baseline_counts_allocations() == 1 else {
      return print("This build does not count memory: it wants glibc, and no sanitizer.")
    }
    let rates = [FrameSequence.usualRate, 10 * FrameSequence.usualRate]
    let peaks = rates.compactMap { rate -> Int? in
      baseline_start_counting_bytes()
      guard let look = FrameArt()?.look(.embedded),
        let film = FrameSequence(look, framesPerSecond: rate), film.draw(into: film.nowhere)
      else { return nil }
      return Int(baseline_peak_bytes()) / bytesPerKilobyte
    }
    guard peaks.count == rates.count, peaks[0] > 0 else {
      return check(false, "frames could not be drawn, or their memory is not counted")
    }
    printRow(["KB at most, 10 × as many frames", "\(peaks[1])", "\(peaks[0])"])
    check(
      peaks[1] - peaks[0] <= mostKilobytesMore,
      "ten times as many frames take \(peaks[1] - peaks[0]) KB more")
  }
}

private let bytesPerKilobyte = 1024

/// The most that the peak memory may grow, in kilobytes, for ten times as many frames.
private let mostKilobytesMore = 16

/// The generated pictures of a book.
struct FrameArt {
  /// The way in which a book's pictures are stored.
  enum Pictures: String, CaseIterable {
    case embedded = "pictures inside"
    case linked = "pictures named"
    case none = "no pictures"
  }

  private let bytes: [UInt8]

  init?() {
    guard let bytes = Picture(kind: .photo, width: 160, height: 224).bytes else {
      return nil
    }
    self.bytes = bytes
  }

  func look(_ pictures: Pictures) -> BookLook {
    let picture: BookPicture? =
      switch pictures {
      case .embedded: try? BookPicture(embedding: bytes)
      case .linked: try? BookPicture(linking: "art/cover.png", to: bytes)
      case .none: nil
      }
    return BookLook(cover: picture, page: picture)
  }
}

/// The frames of `bookPolish` as it closes.
struct FrameSequence {
  let look: BookLook
  private let book: MotionDepiction

  init?(_ look: BookLook, framesPerSecond: Double = usualRate) {
    guard
      let timeline = try? BookTimeline(
        BookScore(
          .bookPolish, direction: .close, framesPerSecond: framesPerSecond)),
      let book = try? MotionDepiction(timeline, look: look)
    else { return nil }
    (self.look, self.book) = (look, book)
  }

  var count: Int { book.recording.count }

  /// Paths that discard what is written, one per frame.
  var nowhere: [String] { [String](repeating: "/dev/null", count: count) }

  /// The contents of the files.
  var documents: [[UInt8]] {
    book.map { frame in
      var text = ""
      frame.writeSVG(to: &text)
      return Array(text.utf8)
    }
  }

  /// Draws each frame into its own file. Returns false if one could not be written.
  func draw(into paths: [String]) -> Bool {
    for (frame, path) in zip(book, paths) {
      guard var file = FrameFile(path) else { return false }
      frame.writeSVG(to: &file)
      guard file.close() else { return false }
    }
    return true
  }

  static let usualRate = 60.0
}
