// Embedded Swift for bare WebAssembly has no tasks.
#if !$Embedded
import BookMotion

/// A cache that samples each book once, no matter how many callers ask for it.
///
/// ```swift
/// let cache = BookColorCache<Book.ID, BookPNGError>(limit: 500)
/// let colors = try await cache.colors(for: book.id, png: .file(book.cover))
/// ```
///
/// Choose a key that identifies the answer. If you make different requests of one picture, include
/// the request in the key, because the first answer under a key is returned to every caller. When a
/// picture changes, change its key.
///
/// Callers that ask for the same key at the same time share one sampling. If one of them is
/// cancelled, the sampling continues for the others, and all of them get its answer. If all of them
/// are cancelled, the sampling is cancelled and throws the resulting error; the next call starts a
/// new one.
///
/// A failure is thrown to every waiting caller, but isn't cached: a missing file may exist the next
/// time, and finding out that it doesn't is cheap. `Failure` is the type of error that a sampling
/// throws: `any Error` for any error, and `Never` if it can't fail.
public actor BookColorCache<Key: Hashable & Sendable, Failure: Error> {
  /// The maximum number of cached answers. The least recently used one is removed first.
  let limit: Int

  private var answers: ColorCacheStore<Key>
  private var samplings: [Key: Sampling] = [:]
  private var lastNumber = 0

  /// A sampling under way.
  private struct Sampling {
    /// Distinguishes this sampling from earlier and later ones under the same key.
    let number: Int
    let task: Task<Result<BookPictureColors, Failure>, Never>
    var waiting = 0
  }

  /// Creates an empty cache.
  ///
  /// - Precondition: `limit` is from 1 to 2³¹ − 1.
  public init(limit: Int = 1000) {
    BookDomain.cacheLimit.require(Double(limit), "limit")
    self.limit = limit
    answers = ColorCacheStore(limit: limit)
  }

  /// Returns the colors cached under a key, or samples and caches them.
  ///
  /// ```swift
  /// let colors = await cache.colors(for: page.id) {
  ///   BookPictureColors(width: 800, height: 600, pixels: await decode(page))
  /// }
  /// ```
  ///
  /// The closure runs in its own task, not on this actor. It isn't called if the colors are cached,
  /// or if another call is already sampling them.
  public func colors(
    for key: Key, sample: @escaping @Sendable () async throws(Failure) -> BookPictureColors
  ) async throws(Failure) -> BookPictureColors {
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

  /// Returns the colors cached under a key, without waiting for a sampling under way.
  package func cached(_ key: Key) -> BookPictureColors? { answers.use(key) }

  /// The number of cached answers.
  package var count: Int { answers.count }

  /// Removes the answer cached under a key.
  ///
  /// Callers that are waiting for it still get their answer, but it isn't cached.
  package func remove(_ key: Key) {
    answers.remove(key)
    samplings[key] = nil
  }

  /// Removes every answer, as ``remove(_:)`` does for one key.
  package func removeAll() {
    answers = ColorCacheStore(limit: limit)
    samplings = [:]
  }
}

extension BookColorCache {
  private func start(
    _ key: Key, _ sample: @escaping @Sendable () async throws(Failure) -> BookPictureColors
  ) -> Sampling {
    lastNumber += 1
    let number = lastNumber
    let task = Self.task(sample) { await self.finish(key, number, $0) }
    return Sampling(number: number, task: task)
  }

  // Nonisolated, so that pictures aren't sampled on this actor, one after another.
  private nonisolated static func task(
    _ sample: @escaping @Sendable () async throws(Failure) -> BookPictureColors,
    then finish: @escaping @Sendable (Result<BookPictureColors, Failure>) async -> Void
  ) -> Task<Result<BookPictureColors, Failure>, Never> {
    Task {
      let result: Result<BookPictureColors, Failure>
      do throws(Failure) {
        result = .success(try await sample())
      } catch {
        result = .failure(error)
      }
      await finish(result)
      return result
    }
  }

  private func finish(_ key: Key, _ number: Int, _ result: Result<BookPictureColors, Failure>) {
    // The key may have been removed and another sampling started.
    guard samplings[key]?.number == number else { return }
    samplings[key] = nil
    if case .success(let colors) = result { answers.insert(colors, for: key) }
  }

  /// Handles the cancellation of a waiting caller.
  private func leave(_ key: Key, _ number: Int) {
    guard var sampling = samplings[key], sampling.number == number else { return }
    sampling.waiting -= 1
    samplings[key] = sampling.waiting > 0 ? sampling : nil
    if sampling.waiting == 0 { sampling.task.cancel() }
  }
}

extension BookDomain {
  /// The number of answers that a cache may keep.
  static let cacheLimit = BookDomain(1, 0x7FFF_FFFF)
}
#endif
