package import BookMotion
public import BookMotionColor

extension BookPNGSource {
  /// Returns a sequence that samples many pictures on all cores, in the order of the sources.
  ///
  /// ```swift
  /// for await sample in BookPNGSource.colors(of: paths.lazy.map(BookPNGSource.file)) {
  ///   switch sample.result {
  ///   case .success(let colors): print(sample.index, BookColors(cover: colors).spine.hex)
  ///   case .failure(let error): print(sample.index, error)
  ///   }
  /// }
  /// ```
  ///
  /// A picture that can't be read doesn't stop the others. At most `parallelism` pictures are open
  /// at a time; by default, as many as this process has cores. At most four times as many sources
  /// have been taken but not yet returned, which bounds the results that accumulate while the loop
  /// is slow or one picture takes long. Sources can be created lazily; memory doesn't grow with
  /// their number.
  ///
  /// If the task is cancelled, the sequence ends early, without a last sample to report it: check
  /// `Task.isCancelled` after the loop. If you leave the loop with `break`, reading stops too. In
  /// both cases, pictures under way are abandoned within a few milliseconds, even in the middle of
  /// a large one; only a blocking read, as from a pipe or a server that sends nothing, holds its
  /// thread until it returns.
  ///
  /// Pictures are decoded in separate tasks, at the priority of yours, on the threads that Swift
  /// shares among all tasks. Decoding keeps a core busy, so more threads wouldn't help, but other
  /// tasks meanwhile wait for a free core. In an app that animates at the same time, pass a
  /// `parallelism` below the number of cores.
  ///
  /// - Precondition: `parallelism` is from 1 to 1024. The sources contain the standard input at
  ///   most once.
  public static func colors<Sources: Sequence<BookPNGSource>>(
    of sources: Sources, request: BookColorRequest = .book, limits: BookPNGLimits = BookPNGLimits(),
    parallelism: Int? = nil
  ) -> BookPNGBatch<Sources> {
    BookPNGBatch(sources, request: request, limits: limits, parallelism: parallelism)
  }
}

extension BookDomain {
  /// The number of pictures that may be read at a time.
  package static let parallelism = BookDomain(1, 1024)
}
