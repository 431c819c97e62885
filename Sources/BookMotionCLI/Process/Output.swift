/// Where a command's data goes: stdout, or a file that is replaced only when it is complete.
enum Output {
  /// What writes the data.
  typealias Content = (inout FileSink) throws(Failure) -> Void

  static func write(to path: String, _ content: Content) throws(Failure) {
    guard path != "-" else { return try fill(1, "stdout", content) }
    let name = path.quoted
    switch try attempt(name, { () throws(System.CallFailure) in try System.place(path) }) {
    case .folder: throw .cannotWrite("can't write \(name): it is a folder")
    case .special:
      let file = try attempt(name) { () throws(System.CallFailure) in try System.open(path) }
      try fillAndClose(file, name, content)
    case .nothing: try replace(path, permissions: nil, name, content)
    case .file(let permissions):
      try replace(System.resolved(path), permissions: permissions, name, content)
    }
  }

  /// Writes a file of another name beside the one that is wanted, then gives it its name: whoever
  /// looks finds the old file or the new one, never a part. Neither an error nor Ctrl-C leaves the
  /// unfinished one behind.
  private static func replace(
    _ path: String, permissions: System.Permissions?, _ name: String, _ content: Content
  ) throws(Failure) {
    let unfinished = "\(path).unfinished-\(System.processNumber)"
    System.removeWhenInterrupted(unfinished)
    defer { System.keepWhenInterrupted() }
    let file = try attempt(name) { () throws(System.CallFailure) in
      try System.create(unfinished, permissions: permissions)
    }
    do {
      try fillAndClose(file, name, content)
      try attempt(name) { () throws(System.CallFailure) in
        try System.move(unfinished, to: path)
      }
    } catch {
      System.remove(unfinished)
      throw error
    }
  }

  private static func fillAndClose(
    _ file: Int32, _ name: String, _ content: Content
  ) throws(Failure) {
    do {
      try fill(file, name, content)
    } catch {
      try? System.close(file)
      throw error
    }
    try attempt(name) { () throws(System.CallFailure) in try System.close(file) }
  }

  private static func fill(_ file: Int32, _ name: String, _ content: Content) throws(Failure) {
    var sink = FileSink(file, named: name)
    try content(&sink)
    try sink.flush()
  }

  private static func attempt<Result>(
    _ name: String, _ call: () throws(System.CallFailure) -> Result
  ) throws(Failure) -> Result {
    do {
      return try call()
    } catch {
      throw .cannotWrite("can't write \(name): \(error.message)")
    }
  }
}
