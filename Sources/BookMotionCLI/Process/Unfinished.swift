#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The files and folders that don't have the names yet under which they were asked for.
///
/// Each has a name that nobody else will use, beside the one that it is to get. Neither an error nor
/// a signal that can be caught leaves one behind. What a killed run leaves stands in nobody's way,
/// and may be deleted.
enum Unfinished {
  /// Makes a file or a folder beside a path; `make` fails if its name is taken.
  static func make<Value>(
    beside path: Path, _ make: (Path) throws(System.CallFailure) -> Value
  ) throws(System.CallFailure) -> (Path, Value) {
    EndingSignals.listen()
    var random = SystemRandomNumberGenerator()
    return try self.make(beside: path, using: &random, make)
  }

  /// The same without listening to signals.
  static func make<Value>(
    beside path: Path, using random: inout some RandomNumberGenerator,
    _ make: (Path) throws(System.CallFailure) -> Value
  ) throws(System.CallFailure) -> (Path, Value) {
    while true {
      let number = random.next() as UInt64
      let name = path.folder.appending(prefix + String(number, radix: 36))
      do {
        return try change { paths throws(System.CallFailure) in
          let value = try make(name)
          paths.insert(name)
          return (name, value)
        }
      } catch {
        guard error.isTaken else { throw error }
      }
    }
  }

  /// Removes a file or a folder of frames, if it is still there.
  static func remove(_ path: Path) {
    System.remove(path)
    FrameFolder.remove(path)
    change { paths in _ = paths.remove(path) }
  }

  /// Runs `body` with the paths that a signal removes. The signal waits until it is done.
  static func change<Value, Refusal: Error>(
    _ body: (inout Set<Path>) throws(Refusal) -> Value
  ) throws(Refusal) -> Value {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return try unsafe body(&paths)
  }

  /// Removes all for good: whoever has more to write waits for ever.
  static func removeAll() {
    unsafe pthread_mutex_lock(lock)
    for path in unsafe paths {
      System.remove(path)
      FrameFolder.remove(path)
    }
  }

  static let prefix = ".bookmotion-"

  /// Only to be used under the lock.
  private nonisolated(unsafe) static var paths: Set<Path> = []

  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(lock, nil)
    return unsafe lock
  }()
}
