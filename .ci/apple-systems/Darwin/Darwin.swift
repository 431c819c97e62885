// A stand-in for the module Darwin: declarations to compile against, which nobody runs. Here is what
// Swift cannot take from C: macros that are calculated, and variadic functions.

@_exported public import DarwinCalls

public var errno: Int32 {
  get { 0 }
  set {}
}

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafe unsafeBitCast(1, to: sig_t.self) }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }

public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { -1 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { -1 }
