import BookMotion
public import BookMotionColor
internal import CPNGRows

/// The colors of many pictures, in the order of their sources.
///
/// ```swift
/// for await sample in PNGSource.colors(of: sources) {
///   print(sample.index, sample.source, sample.result)
/// }
/// ```
///
/// It is what `colors(of:)` of a ``PNGSource`` returns, which says how it behaves. Nothing is read
/// before the loop begins. A second loop reads everything again, if the sources can be gone through
/// twice.
public struct PNGBatch<Sources: Sequence<PNGSource>>: AsyncSequence {
  /// What the loop gets: a picture's colors, or why there are none.
  public typealias Element = PNGSample

  /// How many pictures are open at a time.
  public let parallelism: Int

  private let sources: Sources
  private let total: Int?
  private let request: ColorRequest
  private let limits: PNGLimits

  init(
    _ sources: Sources, total: Int?, request: ColorRequest, limits: PNGLimits, parallelism: Int?
  ) {
    let parallelism = parallelism ?? Int(cpngrows_processor_count())
    Domain.parallelism.require(Double(parallelism), "parallelism")
    self.parallelism = parallelism
    self.sources = sources
    self.total = total
    self.request = request
    self.limits = limits
  }

  /// Begins to read.
  public func makeAsyncIterator() -> Iterator {
    let (request, limits) = (request, limits)
    let work = PNGBatchWork(sources, parallelism: parallelism) { source in
      Result { () throws(PNGError) in
        try PictureColors(png: source, request: request, limits: limits)
      }
    }
    return Iterator(work: work, total: total)
  }
}

extension PNGBatch: Sendable where Sources: Sendable {}

extension PNGBatch {
  /// What goes through the pictures; when nobody has it any more, reading stops.
  public struct Iterator: AsyncIteratorProtocol {
    let work: PNGBatchWork<Sources, Result<PictureColors, PNGError>>
    let total: Int?

    /// The next sample; nil after the last one, or when the task is cancelled.
    public mutating func next() async -> PNGSample? { await next(isolation: nil) }

    /// The next sample, for code that runs on an actor.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> PNGSample? {
      guard let next = await work.next() else { return nil }
      return PNGSample(index: next.index, total: total, source: next.item, result: next.answer)
    }
  }
}

/// One of many pictures: where it stood among them, and its colors or why there are none.
///
/// ```swift
/// let colors = try sample.result.get()
/// ```
public struct PNGSample: Hashable, Sendable {
  /// The place of the source among all, counted from 0: so many samples came before.
  public let index: Int

  /// How many sources there are; nil if they were given as a sequence that does not know.
  public let total: Int?

  /// Where the picture came from.
  public let source: PNGSource

  /// The colors, or what is wrong with the file.
  public let result: Result<PictureColors, PNGError>
}
