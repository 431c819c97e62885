import BookMotion
import BookMotionColor
import BookMotionPNG

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Benchmark {
  /// Compares reading two hundred files on all cores with reading them on one.
  ///
  /// The promise: on two idle cores, 0.54 of the time. The last row shows the limit of the machine
  /// itself, with C reading the rows of the files in parallel. The last column compares processor
  /// time, which shows the cost of distributing the work.
  static let manyPictures = Benchmark(name: "pictures-many") { bench in
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let different = (0..<differentCount).compactMap { seed in
      Picture(kind: .photo, width: 600, height: 840, seed: seed).bytes
    }
    guard different.count == differentCount else {
      return bench.check(false, "the pictures could not be made")
    }
    let paths = (0..<count).map { folder.file(named: "\($0).png") }
    for (index, path) in paths.enumerated() {
      bench.check(write(different[index % differentCount], to: path), "\(path) is not written")
    }
    let sources = paths.map(BookPNGSource.file)

    let cores = BookPNGSource.colors(of: sources).parallelism
    printRow([
      "s for \(count) files", "\(cores) cores", "1 core", "ratio", "in pairs", "faster", "CPU",
    ])
    for question in [Question.edge, .dominant] {
      let request = question.request
      let alone = await colors(of: sources, request, parallelism: 1)
      let expected = different.map { bytes in
        Result { () throws(BookPNGError) in
          try BookPictureColors(png: .bytes(bytes), request: request)
        }
      }
      let areRight = alone.indices.allSatisfy { alone[$0] == expected[$0 % differentCount] }
      bench.check(areRight && alone.count == count, "\(question.rawValue): an answer is wrong")

      var failures = 0
      await compare(question.rawValue, bench, promise: cores == 2 ? 0.54 : nil) {
        if await colors(of: sources, request) != alone { failures += 1 }
      } alone: {
        let again = await colors(of: sources, request, parallelism: 1)
        if again != alone { failures += 1 }
      }
      bench.check(failures == 0, "\(question.rawValue): the answers differ")
    }

    await compare("bare rows in C, as far as the machine goes", bench) {
      await withTaskGroup { group in
        for core in 0..<cores {
          group.addTask { readRowsInC(sources, from: core, by: cores) }
        }
      }
    } alone: {
      readRowsInC(sources, from: 0, by: 1)
    }
  }

  private static func colors(
    of sources: [BookPNGSource], _ request: BookColorRequest, parallelism: Int? = nil
  ) async -> [Result<BookPictureColors, BookPNGError>] {
    var answers: [Result<BookPictureColors, BookPNGError>] = []
    let batch = BookPNGSource.colors(of: sources, request: request, parallelism: parallelism)
    for await sample in batch { answers.append(sample.result) }
    return answers
  }

  private static func compare(
    _ name: String, _ bench: Bench, promise: Double? = nil, together: () async -> Void,
    alone: () async -> Void
  ) async {
    var turns = Turns()
    var (ours, theirs) = (0, 0)
    for _ in 0..<(bench.isQuick ? 1 : rounds) {
      await turns.take {
        let begun = clock()
        await together()
        ours += Int(clock() - begun)
      } theirs: {
        let begun = clock()
        await alone()
        theirs += Int(clock() - begun)
      }
    }
    bench.report(
      name, turns, each: 1e9, decimals: 3, promise: promise,
      more: [(1 / turns.pairwise).fixed(2), (Double(ours) / Double(theirs)).fixed(3)])
  }

  private static func readRowsInC(_ sources: [BookPNGSource], from first: Int, by step: Int) {
    for index in stride(from: first, to: sources.count, by: step) {
      _ = sources[index].readRowsInC()
    }
  }

  private static let count = 200
  private static let differentCount = 8
  private static let rounds = 7
}
