#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

enum ExitCode: Int32 {
  case failure = 1
  case usage = 64
}

/// Ends the process with a message on stderr.
func stop(_ message: String, code: ExitCode) -> Never {
  var line = "error: \(message)\n"
  line.withUTF8 { text in
    _ = unsafe write(2, text.baseAddress, text.count)
  }
  exit(code.rawValue)
}
