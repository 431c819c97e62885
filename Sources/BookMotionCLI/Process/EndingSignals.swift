#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signals that somebody sends to end the process: Ctrl-C, a closed terminal, a limit of time.
///
/// One thread waits for them, and all others never get them. So what happens upon a signal is
/// ordinary code, which may take a lock, read a folder and allocate.
enum EndingSignals {
  /// From now on such a signal removes what is unfinished before it ends the process.
  ///
  /// Call it before there are other threads: those that are made later block what this one blocks.
  /// What the process was told to ignore, as `nohup` does with SIGHUP, stays ignored. Where no thread
  /// can be made, signals do what they always do.
  static func listen() { _ = isListening }

  /// For process 1 of a container, for which the system ignores every signal that it does not catch.
  static func listenAsFirstProcess() {
    if getpid() == firstProcess { listen() }
  }

  private static let isListening: Bool = {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in numbers { unsafe sigaddset(&signals, number) }
    // Blocked first: one that comes now waits for the thread.
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

  /// Whether a signal is ignored; one that is not is caught from now on, by nothing.
  ///
  /// The only way to ask that is alike on every system is to change it. Nothing is lost: a signal
  /// that is blocked does not come amid it, and stays pending while it is not ignored.
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
    // Whoever started the tool sees by what it ended.
    var itself = sigset_t()
    unsafe sigemptyset(&itself)
    unsafe sigaddset(&itself, number)
    _ = signal(number, SIG_DFL)
    unsafe pthread_sigmask(SIG_UNBLOCK, &itself, nil)
    _ = raise(number)
    // Process 1 does not die of a signal.
    _exit(codeOfSignals + number)
  }

  private static let numbers = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU,
  ]
  private static let firstProcess: Int32 = 1
  /// As shells count: a process that a signal ended has this code and the signal's number.
  private static let codeOfSignals: Int32 = 128

  private typealias Handler = @convention(c) (Int32) -> Void
}
