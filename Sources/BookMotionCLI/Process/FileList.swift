import BookMotionDocuments

/// The files that operands name: `@LIST` stands for the paths in a file, one per line.
enum FileList {
  /// Returns the lists among the operands.
  static func lists(_ operands: [ByteText]) -> [Path] {
    operands.filter { $0.hasPrefix("@") }.map { Path($0.bytes.dropFirst()) }
  }

  static func files(_ operands: [ByteText], for name: String) throws(Failure) -> [Path] {
    var files: [Path] = []
    for operand in operands {
      if operand.bytes.isEmpty || operand == "@" {
        throw .usage(
          "\(name.got(operand.text)): it takes the path of a PNG, - for stdin, or "
            + "@ and the path of a list")
      }
      files += operand.hasPrefix("@") ? try listed(operand, for: name) : [Path(operand)]
    }
    let claims = files.count { $0 == .standard } + operands.count { $0 == "@-" }
    guard claims <= 1 else {
      throw .usage("stdin can be read only once, but \(name.quoted) names it \(claims) times")
    }
    return files
  }

  private static func listed(_ operand: ByteText, for name: String) throws(Failure) -> [Path] {
    let bytes = try Input.read(Path(operand.bytes.dropFirst()), .list, for: name)
    guard !bytes.contains(0) else {
      throw .badData(
        "\(name.got(operand.text)): it is not a list of paths, one per line; to read "
          + "a picture whose name begins with @, write \("./\(operand.text)".quoted)")
    }
    let lines = bytes.withoutByteOrderMark.split(separator: UInt8(ascii: "\n"))
    let files = lines.map { line in
      Path(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }.filter { !$0.bytes.isEmpty }
    guard !files.isEmpty else {
      throw .badData("\(name.got(operand.text)): the list contains no paths")
    }
    return files
  }
}
