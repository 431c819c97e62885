/// The files that operands name: `@LIST` stands for the paths in a file, one a line.
enum FileList {
  static func files(_ operands: [String], for name: String) throws(Failure) -> [String] {
    var files: [String] = []
    for operand in operands {
      if operand.isEmpty || operand == "@" {
        throw .usage(
          "\(name.quoted) got \(operand.quoted): it takes the path of a PNG, - for stdin, or "
            + "@ and the path of a list")
      }
      files += operand.hasPrefix("@") ? try listed(operand, for: name) : [operand]
    }
    let claims = files.count { $0 == "-" } + operands.count { $0 == "@-" }
    guard claims <= 1 else {
      throw .usage("stdin can be read once, and \(name.quoted) is '-' or '@-' \(claims) times")
    }
    return files
  }

  private static func listed(_ operand: String, for name: String) throws(Failure) -> [String] {
    let bytes = try Input.read(String(operand.dropFirst()), for: name)
    guard !bytes.contains(0) else {
      throw .badData(
        "\(name.quoted) got \(operand.quoted): it is no list of paths, one a line; a picture whose "
          + "own name begins so is \("./\(operand)".quoted)")
    }
    let files = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return String(decoding: line, as: UTF8.self)
    }.filter { !$0.isEmpty }
    guard !files.isEmpty else {
      throw .badData("\(name.quoted) got \(operand.quoted): the list has no path in it")
    }
    return files
  }
}
