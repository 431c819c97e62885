public import BookMotion
public import BookMotionColor

extension PNGSource {
  /// Samples many pictures, on all cores, and hands out each answer in the order of the sources.
  ///
  /// ```swift
  /// for await sample in PNGSource.colors(of: paths.lazy.map(PNGSource.file)) {
  ///   switch sample.result {
  ///   case .success(let colors): print(sample.index, BookColors(cover: colors).spine.hex)
  ///   case .failure(let error): print(sample.index, error)
  ///   }
  /// }
  /// ```
  ///
  /// A picture that cannot be read never stops the others. At most `parallelism` are open at a time
  /// (nil: as many as there are cores for this process), and at most four times as many sources have
  /// been taken and not yet been handed out: so many answers wait for a loop that is slow, or for a
  /// picture that takes long. Sources may be made as they are asked for; memory does not grow with
  /// their number.
  ///
  /// When the task is cancelled the sequence ends early, without a last sample that says so: look at
  /// `Task.isCancelled` after the loop. When the loop is left by `break` the reading stops too. In
  /// both cases what is being read is given up within some milliseconds, also amid a large picture;
  /// only a file whose other end is silent (a pipe, a server) holds its thread until it speaks.
  ///
  /// Pictures are decoded by tasks of their own, at the priority of yours, on the threads that Swift
  /// shares among all tasks. It is work and hardly any waiting, so more threads would not help; but
  /// other tasks wait meanwhile for a free core. An app that goes on moving gives a `parallelism`
  /// below the number of cores.
  ///
  /// - Precondition: `parallelism` is from 1 to 1024. The standard input is among the sources once
  ///   at most.
  public static func colors<Sources: Sequence<PNGSource>>(
    of sources: Sources, request: ColorRequest = .book, limits: PNGLimits = .standard,
    parallelism: Int? = nil
  ) -> PNGBatch<Sources> {
    PNGBatch(sources, total: nil, request: request, limits: limits, parallelism: parallelism)
  }

  /// Samples many pictures whose number is known: each sample says it as ``PNGSample/total``.
  ///
  /// - Precondition: as that of any sequence of sources.
  public static func colors<Sources: Collection<PNGSource>>(
    of sources: Sources, request: ColorRequest = .book, limits: PNGLimits = .standard,
    parallelism: Int? = nil
  ) -> PNGBatch<Sources> {
    PNGBatch(
      sources, total: sources.count, request: request, limits: limits, parallelism: parallelism)
  }
}

extension PNGSource {
  /// Samples many pictures on all cores, and returns all answers at once, in the order of the
  /// sources.
  ///
  /// ```swift
  /// let covers = await PNGSource.allColors(of: sources) { done, total in
  ///   print("\(done) of \(total)")
  /// }
  /// covers.count  // as many as there are sources
  /// ```
  ///
  /// The closure is called once for each answer, where the caller runs: on the main actor it may
  /// change what is shown. There is one answer for every source, always: when the task is cancelled,
  /// those that were not there yet are failures with the code ``PNGError/Code/cancelled``, and are
  /// not counted as progress. For all the rest see the sequence, which holds less in memory.
  ///
  /// - Precondition: as that of the sequence.
  public static func allColors<Sources: Collection<PNGSource>>(
    of sources: Sources, request: ColorRequest = .book, limits: PNGLimits = .standard,
    parallelism: Int? = nil, isolation: isolated (any Actor)? = #isolation,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async -> [Result<PictureColors, PNGError>] {
    let total = sources.count
    var answers: [Result<PictureColors, PNGError>] = []
    answers.reserveCapacity(total)
    let batch = colors(of: sources, request: request, limits: limits, parallelism: parallelism)
    for await sample in batch {
      answers.append(sample.result)
      progress(answers.count, total)
    }
    while answers.count < total { answers.append(.failure(PNGError(.cancelled))) }
    return answers
  }
}

extension Domain {
  /// How many pictures may be read at a time.
  public static let parallelism = Domain(1, 1024)
}
