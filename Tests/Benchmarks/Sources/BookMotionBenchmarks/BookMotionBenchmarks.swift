/// Compares BookMotion with plain C, alternating between them in one run. In `Tests/Benchmarks`:
///
/// ```
/// swift run -c release BookMotionBenchmarks            everything
/// swift run -c release BookMotionBenchmarks --quick    short rounds, for CI
/// swift run -c release BookMotionBenchmarks --figures  and at the end a line a figure, for programs
/// swift run -c release BookMotionBenchmarks bezier     what has "bezier" in its name
/// ```
///
/// There are two kinds of results. *Checks* – both sides agree, nothing is allocated, a large
/// picture takes little memory – are promises: if one fails, the run exits with 1. *Timings* depend
/// on the machine and the moment: they are printed as ratios, marked if they exceed what is
/// promised, and never fail. `.ci/measure figures` counts them.
@main
enum BookMotionBenchmarks {
  static let all: [Benchmark] =
    [
      .spring, .motion, .poses, .pages, .openBook, .allocations, .liveSteps, .retargeting,
      .bezier, .elementary,
    ] + pictures

  private static let pictures: [Benchmark] = [
    .pictures, .largePicture, .manyPictures, .frames, .growth,
  ]

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    if let task = PictureTask(arguments) { return task.run() }
    if arguments.contains("--help") || arguments.contains("-h") { return print(help) }
    let options = arguments.filter { $0.hasPrefix("-") }
    if let unknown = options.first(where: { !["--quick", "--figures"].contains($0) }) {
      stop("unknown option '\(unknown)'; there are --quick and --figures", code: .usage)
    }
    let names = arguments.filter { !$0.hasPrefix("-") }
    let chosen = all.filter { benchmark in
      names.isEmpty || names.contains { benchmark.name.contains($0) }
    }
    for name in names where !all.contains(where: { $0.name.contains(name) }) {
      let known = all.map(\.name).joined(separator: ", ")
      stop("no benchmark has '\(name)' in its name; there are \(known)", code: .usage)
    }

    let bench = Bench(isQuick: options.contains("--quick"))
    bench.printConditions()
    for benchmark in chosen {
      print("\n\(benchmark.name)")
      bench.group = benchmark.name
      await benchmark.run(bench)
    }
    if options.contains("--figures") { bench.printFigures() }
    guard bench.failures == 0 else { stop("\(bench.failures) checks failed", code: .failure) }
    print("\nevery check passed")
  }

  private static let help = """
    Measures BookMotion beside plain C; checks that both agree, that motion allocates nothing, and
    that a large picture takes little memory, and many frames no more than few. Whole programs
    beside this one: .ci/measure pictures reads pictures, .ci/measure frames draws frames.

    USAGE: BookMotionBenchmarks [--quick] [--figures] [<name> ...]

    ARGUMENTS:
      <name>      Run what has this in its name:
                  \(all.map(\.name).joined(separator: ", ")).

    OPTIONS:
      --quick     Short rounds. Checks are as complete as ever.
      --figures   A line a figure at the end: group, name, figure, promise, with tabs between.
      -h, --help  Show help information.
    """
}

/// A benchmark: its name, and the function that runs it.
struct Benchmark: Sendable {
  let name: String
  let run: @Sendable (Bench) async -> Void
}
