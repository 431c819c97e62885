#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The few calls of the C library that the tool needs, each with a Swift interface. No other file
/// here imports it, and none imports Foundation, which would take half of the tool's running time
/// to load.
enum System {
  /// A failed call, with a message such as "No space left on device".
  struct CallFailure: Error {
    let number: Int32

    static var last: CallFailure { CallFailure(number: errno) }

    static var isFolder: CallFailure { CallFailure(number: EISDIR) }

    static var taken: CallFailure { CallFailure(number: EEXIST) }

    static var isTooLarge: CallFailure { CallFailure(number: EFBIG) }

    static var isBusy: CallFailure { CallFailure(number: EBUSY) }

    /// True if something that should be a folder is a file.
    var isNotFolder: Bool { number == ENOTDIR }

    /// True if the name is taken.
    var isTaken: Bool { number == EEXIST }

    /// True if there is more to read than requested.
    var isTooLarge: Bool { number == EFBIG }

    /// True if the path itself can't be changed, regardless of what is put there.
    var isAboutPath: Bool { [EBUSY, EXDEV, EACCES, EPERM, EROFS].contains(number) }

    /// Returns the message, or names the folder that something at `path` was to be put into.
    func message(for path: Path) -> String {
      let folder = path.withoutLastSlashes.folder
      return number == ENOENT && !Input.exists(folder)
        ? "there is no folder \(folder.quoted)" : message
    }

    var message: String {
      switch number {
      case EISDIR: return "it is a folder"
      case EBUSY, EXDEV: return "it can't be replaced as a whole"
      default: break
      }
      guard let text = unsafe strerror(number) else { return "error \(number)" }
      return unsafe String(cString: text)
    }
  }

  /// Ignores the signals for a pipe without a reader and for a file that is too large, so that both
  /// are reported as errors instead of ending the process.
  static func ignoreSignalsOfWriting() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// The words of the command line after the name of the tool.
  static var commandLine: [ByteText] {
    let words = unsafe UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return unsafe words.dropFirst().compactMap { word in
      guard let word = unsafe word else { return nil }
      let letters = unsafe UnsafeBufferPointer(start: word, count: strlen(word))
      return unsafe ByteText(letters.map { UInt8(bitPattern: $0) })
    }
  }

  static func exit(_ code: Int32) -> Never {
    #if canImport(Darwin)
    Darwin.exit(code)
    #elseif canImport(Musl)
    Musl.exit(code)
    #else
    Glibc.exit(code)
    #endif
  }

  /// Runs asynchronous work on other threads, then ends the process.
  ///
  /// An asynchronous `main` would do the same, but double the running time of every other command:
  /// it tears down the main thread before anything has begun.
  static func end(with work: @escaping @Sendable () async throws(Failure) -> Void) -> Never {
    EndingSignals.listen()
    Task.detached {
      do throws(Failure) { try await work() } catch { error.end() }
      exit(0)
    }
    while true { _ = pause() }
  }

  /// Writes to stderr. A failure is ignored, since there is nowhere left to report it.
  static func writeError(_ text: String) {
    let bytes = Array(text.utf8)
    try? write(bytes[...], to: STDERR_FILENO)
  }

  /// Writes all bytes, in as many calls as necessary.
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

  /// Waits until `file` accepts data: another process may have left a terminal or pipe in
  /// non-blocking mode.
  private static func waitUntilWritable(_ file: Int32) {
    var request = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}
