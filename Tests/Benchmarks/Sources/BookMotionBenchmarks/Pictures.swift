import BookMotion
import BookMotionColor
import BookMotionPNG

extension Benchmark {
  /// Compares sampling covers in memory, in one pass, with C that only reads their rows through
  /// libpng.
  ///
  /// The promises, for the noisy photos: at most 1.05 of C's time with the left edge alone, 1.1
  /// with the dominant color, and 1.25 with a palette. Nothing is promised for flat colors:
  /// libpng needs so little time for them that the same work looks larger in comparison.
  static let pictures = Benchmark(name: "pictures") { bench in
    bench.printPictureHeader()
    for (name, kind) in [
      ("photo RGB", Picture.Kind.photo), ("photo RGBA", .photoWithAlpha),
      ("flat RGB", .illustration),
    ] {
      guard let bytes = Picture(kind: kind, width: 1200, height: 1680).bytes else {
        bench.check(false, "\(name) could not be made")
        continue
      }
      bench.compare(
        name, .bytes(bytes), arePromised: kind != .illustration, rounds: bench.isQuick ? 3 : 31)
    }
  }
}

extension Bench {
  func printPictureHeader() { printRow(["ms a picture", "ours", "C", "ratio", "in pairs"]) }

  /// Compares every kind of request for a picture with reading its bare rows, and prints a row for
  /// each.
  func compare(_ name: String, _ source: BookPNGSource, arePromised: Bool, rounds: Int) {
    for question in Question.allCases {
      let request = question.request
      let colors = try? BookPictureColors(png: source, request: request)
      check(colors?[.left]?.components == source.leftEdgeInC(), "\(name): the left edge differs")
      check(
        (colors?.dominant != nil) == request.wantsDominant, "\(name): no dominant color")
      check(
        (colors?.palette.isEmpty == false) == (request.paletteSize > 0), "\(name): no palette")
      var turns = Turns()
      var failures = 0
      for _ in 0..<rounds {
        turns.take {
          if (try? BookPictureColors(png: source, request: request)) != colors { failures += 1 }
        } theirs: {
          if !source.readRowsInC() { failures += 1 }
        }
      }
      check(failures == 0, "\(name): \(failures) of \(2 * rounds) answers were others")
      report(
        "\(name), \(question.rawValue)", turns, each: 1e6,
        promise: arePromised ? question.promise : nil)
    }
  }
}

/// A request for the colors of a picture.
enum Question: String, CaseIterable {
  case edge = "left edge"
  case edges = "left and right"
  case dominant = "left, dominant"
  case palette = "left, dominant, palette"

  var request: BookColorRequest {
    switch self {
    case .edge: .cover()
    case .edges: BookColorRequest(edges: [.left, .right])
    case .dominant: BookColorRequest(wantsDominant: true)
    case .palette: BookColorRequest(wantsDominant: true, paletteSize: 8)
    }
  }

  /// The promised ratio to C's time, for noisy pictures.
  var promise: Double? {
    switch self {
    case .edge: 1.05
    case .edges: nil
    case .dominant: 1.05
    case .palette: 1.25
    }
  }

  /// The request as arguments for `BookMotionSampler`.
  var words: String {
    "\(request.edges == .left ? "left" : "left,right") \(request.wantsDominant) \(request.paletteSize)"
  }
}

extension RGB {
  var components: [Double] { [red, green, blue] }
}
