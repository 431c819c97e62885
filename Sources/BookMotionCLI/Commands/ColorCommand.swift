import BookMotion
import BookMotionColor
import BookMotionExport
import BookMotionPNG

/// `bookmotion color`: the colors that a book takes from its cover, for one picture or a hundred
/// thousand.
enum ColorCommand {
  static let mean = Option(
    "--mean", "<mean>",
    "stored for the mean of the stored bytes, linearLight for that of the light.",
    default: "stored",
    reads: OptionReader<BookColorRequest.Mean>.choice())
  static let jobs = Option(
    "--jobs", "<number>", "The number of pictures to read at once. (default: one per processor)",
    reads: .wholeNumber(.parallelism))
  static let format = Option(
    "--format", "<format>", "table for people to read, or ndjson with one line per file.",
    default: "table",
    reads: OptionReader<ColorReport.Format>.choice())

  private static let file = "<file>"

  static let command = Command(
    name: "color",
    overview: "Print the colors that a book takes from its cover.",
    discussion: """
      The mean of the bound edge, the spine's color, the dominant color for a frame,
      and a title color that is readable on the spine. Pictures are read row by row,
      on all processors, and reported in the order given.

        bookmotion color cover.png
        bookmotion color --format ndjson covers/*.png
        find covers -name '*.png' | bookmotion color --format ndjson @-
      """,
    operands: Operands(names: [
      Operands.Name(
        name: file,
        help: "A PNG; - is stdin, @LIST a file with one path per line, @- such a list on stdin.",
        repeats: true, completion: Completion(files: .read))
    ]),
    groups: [
      OptionGroup(
        title: "COLOR OPTIONS",
        options: [RecordingOptions.binding.description, mean.description, jobs.description]),
      OutputOptions.group(format.description, OutputOptions.quiet.description),
    ],
    work: .concurrently(run))

  @Sendable private static func run(_ arguments: Arguments) async throws(Failure) {
    let files = try FileList.files(arguments.operands, for: file)
    try arguments.check(
      OutputOptions.output.description, against: FileList.lists(arguments.operands) + files,
      of: file)
    let binding = try arguments.value(of: RecordingOptions.binding)
    let request = BookColorRequest(
      edges: BookPictureColors.Edge.Set(BookPictureColors.Edge(binding)),
      mean: try arguments.value(of: mean),
      wantsDominant: true)
    let jobs = try arguments.optional(jobs)
    let report = ColorReport(
      try arguments.value(of: format), binding: binding, names: files.map(\.text))
    let path = try arguments.value(of: OutputOptions.output)
    // On a terminal, the printed lines already show the progress.
    let isWatched = path == .standard && System.isTerminal(1)
    var progress = Progress(
      "colors", of: files.count, isQuiet: arguments.has(OutputOptions.quiet) || isWatched)
    defer { progress.end() }
    var output = try OutputFile(path)
    var errors: [BookPNGError] = []
    try output.write(report.head)
    let sources = files.map { $0 == .standard ? BookPNGSource.standardInput : .path($0.bytes) }
    for await sample in BookPNGSource.colors(of: sources, request: request, parallelism: jobs) {
      let file = files[sample.index]
      let (name, bytes) = (file.text, file.isText ? nil : file.bytes)
      switch sample.result {
      case .success(let colors): try output.write(report.line(name, bytes: bytes, colors))
      case .failure(let error):
        errors.append(error)
        try output.write(
          report.line(name, bytes: bytes, error: error.code.name, message: "\(error)"))
      }
      if isWatched { try output.flush() }
      progress.update(sample.index + 1)
    }
    try output.finish()
    if let failure = failure(errors, of: files) { throw failure }
  }

  /// Returns the closing error if some files could not be read.
  private static func failure(_ errors: [BookPNGError], of files: [Path]) -> Failure? {
    guard !errors.isEmpty else { return nil }
    let what =
      files.count == 1 ? files[0].quoted : "\(errors.count) of \(files.count) files"
    let message = "\(what) can't be read"
    let areMissing = errors.allSatisfy { error in
      switch error.code {
      case .cannotOpen, .cannotRead: true
      default: false
      }
    }
    return areMissing ? .missingFile(message) : .badData(message)
  }
}
