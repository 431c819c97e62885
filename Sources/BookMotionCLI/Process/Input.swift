/// Reads files whole, or says why not.
enum Input {
  /// The bytes of a file; of stdin if the path is `-`.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    do {
      return try path == "-" ? System.readAll(0) : System.readFile(path)
    } catch {
      let name = path == "-" ? "stdin" : path.quoted
      throw .missingFile("can't read \(name): \(error.message)")
    }
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool {
    if case .nothing? = try? System.place(path) { false } else { true }
  }
}
