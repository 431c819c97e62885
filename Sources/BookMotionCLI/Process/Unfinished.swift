#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The files and folders that don't have their final names yet.
///
/// Each has a unique name beside its final one. Neither an error nor a catchable signal leaves one
/// behind. A killed run may, and such files can safely be deleted.
enum Unfinished {
  /// Creates a file or a folder beside a path; `make` throws if its name is taken.
  static func make<Value>(
    beside path: Path, _ make: (Path) throws(System.CallFailure) -> Value
  ) throws(System.CallFailure) -> (Path, Value) {
    EndingSignals.listen()
    var random = SystemRandomNumberGenerator()
    return try self.make(beside: path, using: &random, make)
  }

  /// Does the same without listening for signals.
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

  /// Removes a file or a folder of frames, if it still exists.
  static func remove(_ path: Path) {
    System.remove(path)
    FrameFolder.remove(path)
    change { paths in _ = paths.remove(path) }
  }

  /// Runs `body` with the set of paths that a signal removes. A signal waits until it returns.
  static func change<Value, Refusal: Error>(
    _ body: (inout Set<Path>) throws(Refusal) -> Value
  ) throws(Refusal) -> Value {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return try unsafe body(&paths)
  }

  /// Removes all unfinished files, and keeps the lock: other threads that want to write block
  /// forever.
  static func removeAll() {
    unsafe pthread_mutex_lock(lock)
    for path in unsafe paths {
      System.remove(path)
      FrameFolder.remove(path)
    }
  }

  static let prefix = ".bookmotion-"

  /// Guarded by `lock`.
  private nonisolated(unsafe) static var paths: Set<Path> = []

  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(lock, nil)
    return unsafe lock
  }()
}
