#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension System {
  /// From now on Ctrl-C, a request to end and a closed terminal remove the file at `path` before
  /// they end the process. It need not exist yet.
  ///
  /// What the process was told to ignore, as `nohup` does with SIGHUP, stays ignored.
  static func removeWhenInterrupted(_ path: String) {
    unsafe doomed.pointee = unsafe strdup(path)
    _ = isListening
  }

  /// Installed once, not with each file: amid it a signal is ignored, and of thousands of frames
  /// one would be hit.
  private static let isListening: Void = {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // The only way to ask what a signal does that is alike on every system is to change it.
      let before = signal(number, SIG_IGN)
      let ignored: Handler? = SIG_IGN
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(ignored, to: Int.self) {
        continue
      }
      _ = signal(number, removeAndEnd)
    }
  }()

  /// From now on they only end it.
  static func keepWhenInterrupted() {
    let path = unsafe doomed.pointee
    unsafe doomed.pointee = nil
    unsafe free(path)
  }

  /// May come between any two instructions, so it calls only what POSIX allows there, and neither
  /// allocates nor counts references. The signal waits until it returns, and then does what it
  /// would have done: whoever started the tool sees by what it ended.
  private static let removeAndEnd: Handler = { number in
    if let path = unsafe System.doomed.pointee { _ = unsafe unlink(path) }
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }

  /// Holds the path of the file to remove. It is there before the first signal can be caught, and
  /// behind a pointer, where no access is recorded: the handler has only to read it.
  private nonisolated(unsafe) static let doomed: Doomed = {
    let place = Doomed.allocate(capacity: 1)
    unsafe place.initialize(to: nil)
    return unsafe place
  }()

  private typealias Doomed = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  private typealias Handler = @convention(c) (Int32) -> Void
}
