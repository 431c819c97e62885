// Embedded Swift for bare WebAssembly has no tasks.
#if !$Embedded
public import BookMotion

/// Samples each book once, however many ask for it and when.
///
/// ```swift
/// let cache = ColorCache<Book.ID, PNGError>(limit: 500)
/// let colors = try await cache.colors(for: book.id, png: .file(book.cover))
/// await cache.cached(book.id)  // the same colors
/// ```
///
/// The key is yours: whatever tells one answer from another. If you ask different things of one
/// picture, put that in the key too, for the first answer under a key is the answer to all. When a
/// picture changes, change its key, or call ``remove(_:)``.
///
/// Two that ask for one key at the same time wait for one sampling. If one of them is cancelled, it
/// goes on for the other, and both get its answer; if all are, the sampling is cancelled and throws
/// what it throws then. Whoever asks after that begins anew.
///
/// A failure goes to those who wait for it, and is not remembered: a file may be there the next
/// time, and to find out that it is not takes little. `Failure` is what a sampling can throw,
/// `any Error` for anything and `Never` for nothing.
public actor ColorCache<Key: Hashable & Sendable, Failure: Error> {
  /// How many answers are kept at most: the one that was not used for the longest time goes first.
  public let limit: Int

  private var answers: ColorCacheStore<Key>
  private var samplings: [Key: Sampling] = [:]
  private var lastNumber = 0

  /// A sampling under way.
  private struct Sampling {
    /// Tells it from others under the same key, before and after.
    let number: Int
    let task: Task<Result<PictureColors, Failure>, Never>
    var waiting = 0
  }

  /// Creates an empty cache.
  ///
  /// - Precondition: `limit` is from 1 to 2³¹ − 1.
  public init(limit: Int = 1000) {
    Domain.cacheLimit.require(Double(limit), "limit")
    self.limit = limit
    answers = ColorCacheStore(limit: limit)
  }

  /// The colors under a key: those that are kept, or else those that `sample` finds.
  ///
  /// ```swift
  /// let colors = await cache.colors(for: page.id) {
  ///   PictureColors(width: 800, height: 600, pixels: await decode(page))
  /// }
  /// ```
  ///
  /// The closure runs in a task of its own, and not on this actor. It is not called if there is an
  /// answer, or if somebody else waits for one.
  public func colors(
    for key: Key, sample: @escaping @Sendable () async throws(Failure) -> PictureColors
  ) async throws(Failure) -> PictureColors {
    if let colors = answers.use(key) { return colors }
    var sampling = samplings[key] ?? start(key, sample)
    sampling.waiting += 1
    samplings[key] = sampling
    let number = sampling.number
    let task = sampling.task
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { await self.leave(key, number) }
    }
    return try result.get()
  }

  /// The colors that are kept under a key, without waiting for any that are not.
  public func cached(_ key: Key) -> PictureColors? { answers.use(key) }

  /// How many answers are kept.
  public var count: Int { answers.count }

  /// Forgets what is kept under a key.
  ///
  /// Those who wait for it just now still get their answer, which is not kept.
  public func remove(_ key: Key) {
    answers.remove(key)
    samplings[key] = nil
  }

  /// Forgets everything, as ``remove(_:)`` does.
  public func removeAll() {
    answers = ColorCacheStore(limit: limit)
    samplings = [:]
  }
}

extension ColorCache {
  private func start(
    _ key: Key, _ sample: @escaping @Sendable () async throws(Failure) -> PictureColors
  ) -> Sampling {
    lastNumber += 1
    let number = lastNumber
    let task = Self.task(sample) { await self.finish(key, number, $0) }
    return Sampling(number: number, task: task)
  }

  // Not isolated, so that pictures are not sampled on this actor, one after another.
  private nonisolated static func task(
    _ sample: @escaping @Sendable () async throws(Failure) -> PictureColors,
    then finish: @escaping @Sendable (Result<PictureColors, Failure>) async -> Void
  ) -> Task<Result<PictureColors, Failure>, Never> {
    Task {
      let result: Result<PictureColors, Failure>
      do throws(Failure) {
        result = .success(try await sample())
      } catch {
        result = .failure(error)
      }
      await finish(result)
      return result
    }
  }

  private func finish(_ key: Key, _ number: Int, _ result: Result<PictureColors, Failure>) {
    // It may have been removed, and another begun.
    guard samplings[key]?.number == number else { return }
    samplings[key] = nil
    if case .success(let colors) = result { answers.insert(colors, for: key) }
  }

  /// Somebody who waited was cancelled.
  private func leave(_ key: Key, _ number: Int) {
    guard var sampling = samplings[key], sampling.number == number else { return }
    sampling.waiting -= 1
    samplings[key] = sampling.waiting > 0 ? sampling : nil
    if sampling.waiting == 0 { sampling.task.cancel() }
  }
}

extension Domain {
  /// How many answers a cache may keep.
  public static let cacheLimit = Domain(1, 0x7FFF_FFFF)
}
#endif
