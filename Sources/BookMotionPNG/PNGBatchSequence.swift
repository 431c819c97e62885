import BookMotion
public import BookMotionColor
internal import CSystem

/// An asynchronous sequence of the colors of many pictures, in the order of their sources.
///
/// ```swift
/// for await sample in BookPNGSource.colors(of: sources) {
///   print(sample.index, sample.source, sample.result)
/// }
/// ```
///
/// Create one with `colors(of:)` of ``BookPNGSource``, which describes its behavior. Nothing is read
/// before iteration begins. A second iteration reads everything again, if the sources can be
/// iterated twice.
public struct BookPNGBatch<Sources: Sequence<BookPNGSource>>: AsyncSequence {
  /// The element type: a picture's colors, or the error that occurred.
  public typealias Element = BookPNGSample

  /// The maximum number of pictures that are open at a time.
  package let parallelism: Int

  private let sources: Sources
  private let request: BookColorRequest
  private let limits: BookPNGLimits

  init(
    _ sources: Sources, request: BookColorRequest, limits: BookPNGLimits, parallelism: Int?
  ) {
    let parallelism = parallelism ?? Int(csystem_core_count())
    BookDomain.parallelism.require(Double(parallelism), "parallelism")
    self.parallelism = parallelism
    self.sources = sources
    self.request = request
    self.limits = limits
  }

  /// Returns an iterator. Reading begins when you ask it for the first sample.
  public func makeAsyncIterator() -> Iterator {
    let (request, limits) = (request, limits)
    let work = PNGBatchWork(sources, parallelism: parallelism) { source in
      Result { () throws(BookPNGError) in
        try BookPictureColors(png: source, request: request, limits: limits)
      }
    }
    return Iterator(work: work)
  }
}

extension BookPNGBatch: Sendable where Sources: Sendable {}

extension BookPNGBatch {
  /// An iterator over the pictures. Reading stops when its last copy is released.
  public struct Iterator: AsyncIteratorProtocol {
    let work: PNGBatchWork<Sources, Result<BookPictureColors, BookPNGError>>

    /// Returns the next sample; `nil` after the last one, or if the task is cancelled.
    public mutating func next() async -> BookPNGSample? { await next(isolation: nil) }

    /// Returns the next sample, for callers isolated to an actor.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> BookPNGSample? {
      guard let next = await work.next() else { return nil }
      return BookPNGSample(index: next.index, source: next.item, result: next.answer)
    }
  }
}

/// One of many pictures: its index among them, and its colors or the error that occurred.
///
/// ```swift
/// let colors = try sample.result.get()
/// ```
public struct BookPNGSample: Hashable, Sendable {
  /// The index of the source, counted from 0, which is also the number of samples before this one.
  public let index: Int

  /// The source of the picture.
  public let source: BookPNGSource

  /// The colors, or the problem with the file.
  public let result: Result<BookPictureColors, BookPNGError>
}
