/// The files that operands name: `@LIST` stands for the paths in a file, one a line.
enum FileList {
  static func files(_ operands: [String]) throws(Failure) -> [String] {
    var files: [String] = []
    for operand in operands {
      guard operand.hasPrefix("@") else {
        files.append(operand)
        continue
      }
      let bytes = try Input.read(String(operand.dropFirst()))
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      files += lines.map { line in
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return String(decoding: line, as: UTF8.self)
      }.filter { !$0.isEmpty }
    }
    guard !files.isEmpty else { throw .badData("the list of files is empty") }
    return files
  }
}
