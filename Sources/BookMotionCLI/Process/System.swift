#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The few calls of the C library that the tool needs, each with a Swift face. Nothing else here
/// imports it, and nothing imports Foundation: half of its time the tool would be loading that.
enum System {
  /// What a call says that failed, such as "No space left on device".
  struct CallFailure: Error {
    let number: Int32

    static var last: CallFailure { CallFailure(number: errno) }

    static var isFolder: CallFailure { CallFailure(number: EISDIR) }

    var message: String {
      if number == EISDIR { return "it is a folder" }
      guard let text = unsafe strerror(number) else { return "error \(number)" }
      return unsafe String(cString: text)
    }
  }

  /// A pipe whose reader has gone is an error to report, not a signal to die of.
  static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  static func exit(_ code: Int32) -> Never {
    #if canImport(Darwin)
    Darwin.exit(code)
    #elseif canImport(Musl)
    Musl.exit(code)
    #else
    Glibc.exit(code)
    #endif
  }

  /// Runs what awaits on other threads, and ends the process with it.
  ///
  /// An asynchronous `main` would do the same, and cost every other command half of its time: it
  /// takes the main thread apart before anything has begun.
  static func end(with work: @escaping @Sendable () async throws(Failure) -> Void) -> Never {
    Task.detached {
      do throws(Failure) { try await work() } catch { error.end() }
      exit(0)
    }
    while true { _ = pause() }
  }

  static var processNumber: Int32 { getpid() }

  /// Writes to stderr, and has nobody to tell if that fails.
  static func writeError(_ text: String) {
    let bytes = Array(text.utf8)
    try? write(bytes[...], to: STDERR_FILENO)
  }

  /// Writes all bytes, in as many pieces as it takes.
  static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(CallFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
        unsafe Darwin.write(file, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        unsafe Musl.write(file, buffer.baseAddress, buffer.count)
        #else
        unsafe Glibc.write(file, buffer.baseAddress, buffer.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable(file)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// A terminal or a pipe may have been left in non-blocking mode by somebody else.
  private static func waitUntilWritable(_ file: Int32) {
    var request = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}

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
