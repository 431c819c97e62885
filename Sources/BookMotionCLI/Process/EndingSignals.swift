#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signals that ask the process to end: Ctrl-C, a closed terminal, a time limit.
///
/// One thread waits for them, and all others block them. That way the response to a signal is
/// ordinary code, which may take a lock, read a folder, and allocate.
enum EndingSignals {
  /// Begins to remove unfinished files when one of these signals arrives, before it ends the
  /// process.
  ///
  /// Call this before creating other threads, so that they inherit the blocked signals. Signals
  /// that the process was started to ignore, as `nohup` does with SIGHUP, stay ignored. If no
  /// thread can be created, signals keep their usual effect.
  static func listen() { _ = isListening }

  /// Begins to listen if this is process 1 of a container, for which the system ignores every
  /// signal that is not caught.
  static func listenAsFirstProcess() {
    if getpid() == firstProcess { listen() }
  }

  private static let isListening: Bool = {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in numbers { unsafe sigaddset(&signals, number) }
    // Blocked first, so that a signal that arrives now stays pending for the thread.
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
    for number in numbers where isIgnored(number) { unsafe sigdelset(&signals, number) }
    let waited = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    unsafe waited.initialize(to: signals)
    guard unsafe makeThread(waited) else {
      unsafe waited.deallocate()
      for number in numbers where !isIgnored(number) { _ = signal(number, SIG_DFL) }
      unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
      return false
    }
    return true
  }()

  /// Returns true if a signal is ignored; otherwise installs an empty handler for it.
  ///
  /// The only portable way to query the disposition is to change it. Nothing is lost: a blocked
  /// signal is not delivered in between, and stays pending as long as it is not ignored.
  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, { _ in })
    let ignored: Handler? = SIG_IGN
    guard unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(ignored, to: Int.self) else {
      return false
    }
    _ = signal(number, SIG_IGN)
    return true
  }

  private static func makeThread(_ signals: UnsafeMutablePointer<sigset_t>) -> Bool {
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    return unsafe pthread_create(&thread, nil, wait, signals) == 0
  }

  #if canImport(Darwin)
  private static let wait: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    unsafe EndingSignals.end(uponOneOf: $0)
  }
  #else
  private static let wait: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    unsafe EndingSignals.end(uponOneOf: $0)
  }
  #endif

  private static func end(uponOneOf signals: UnsafeMutableRawPointer?) -> Never {
    var number: Int32 = 0
    if let signals = unsafe signals?.assumingMemoryBound(to: sigset_t.self) {
      while unsafe sigwait(signals, &number) != 0 {}
    }
    Unfinished.removeAll()
    // Raised again, so that the parent process sees which signal ended the tool.
    var itself = sigset_t()
    unsafe sigemptyset(&itself)
    unsafe sigaddset(&itself, number)
    _ = signal(number, SIG_DFL)
    unsafe pthread_sigmask(SIG_UNBLOCK, &itself, nil)
    _ = raise(number)
    // Reached only by process 1, which no signal kills.
    _exit(codeOfSignals + number)
  }

  private static let numbers = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU,
  ]
  private static let firstProcess: Int32 = 1
  /// The shell convention: a process killed by a signal exits with 128 plus the signal's number.
  private static let codeOfSignals: Int32 = 128

  private typealias Handler = @convention(c) (Int32) -> Void
}
