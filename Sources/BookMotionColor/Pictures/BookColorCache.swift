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
  private let limit: Int

  private(set) var answers: [Key: (colors: BookPictureColors, lastUse: Int)] = [:]
  private var useCount = 0
  private var samplings: [Key: (task: Sampling, waiting: Int)] = [:]

  /// A sampling under way, distinct from earlier and later ones under the same key.
  private typealias Sampling = Task<Result<BookPictureColors, Failure>, Never>

  /// Creates an empty cache.
  ///
  /// - Precondition: `limit` is from 1 to 2³¹ − 1.
  public init(limit: Int = 1000) {
    BookDomain(1, 0x7FFF_FFFF).require(Double(limit), "limit")
    self.limit = limit
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
    if let colors = cached(key) { return colors }
    let (task, waiting) = samplings[key] ?? (Self.task(sample), 0)
    samplings[key] = (task, waiting + 1)
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { await self.leave(key, task) }
    }
    // The first of those who waited takes the answer over. If nobody waits any more, it isn't wanted.
    if samplings[key]?.task == task {
      samplings[key] = nil
      if case .success(let colors) = result { insert(colors, for: key) }
    }
    return try result.get()
  }

  /// Returns the colors cached under a key, without waiting for a sampling under way.
  func cached(_ key: Key) -> BookPictureColors? {
    guard let colors = answers[key]?.colors else { return nil }
    insert(colors, for: key)
    return colors
  }
}

extension BookColorCache {
  /// Caches an answer as the most recently used one.
  ///
  /// - Complexity: O(1), but for a new key in a full cache, which looks at all answers. To sample a
  ///   picture takes far longer.
  private func insert(_ colors: BookPictureColors, for key: Key) {
    if answers.count == limit, answers[key] == nil,
      let oldest = answers.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      answers[oldest.key] = nil
    }
    useCount += 1
    answers[key] = (colors, useCount)
  }

  // Nonisolated, so that pictures aren't sampled on this actor, one after another.
  private nonisolated static func task(
    _ sample: @escaping @Sendable () async throws(Failure) -> BookPictureColors
  ) -> Sampling {
    Task {
      do throws(Failure) {
        return .success(try await sample())
      } catch {
        return .failure(error)
      }
    }
  }

  /// Handles the cancellation of a waiting caller.
  private func leave(_ key: Key, _ task: Sampling) {
    guard let (current, waiting) = samplings[key], current == task else { return }
    samplings[key] = waiting > 1 ? (task, waiting - 1) : nil
    if waiting == 1 { task.cancel() }
  }
}
#endif
