/// The address of a file as a document in some folder has to write it.
enum Link {
  /// Absolute paths stay; others begin at the working folder and become relative to `folder`, which
  /// need not be there yet.
  static func from(_ folder: String, to path: String) -> String {
    guard !path.hasPrefix("/") else { return escaped(path) }
    let base = parts(absolute(folder))
    let target = parts(System.resolved(path))
    let shared = zip(base, target).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    let link = (up + target.dropFirst(shared)).joined(separator: "/")
    return escaped(link)
  }

  /// The folder that a file lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// With its links followed, also if only the folder around it is there.
  private static func absolute(_ folder: String) -> String {
    let path = String(folder.reversed().drop { $0 == "/" }.reversed())
    if path.isEmpty || Input.exists(path) { return System.resolved(path.isEmpty ? "/" : path) }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return System.resolved(self.folder(of: path)) + "/" + name
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  /// What means something else in an address, and the colon that would end a scheme's name.
  private static func escaped(_ path: String) -> String {
    let text = path.reduce(into: "") { text, letter in
      switch letter {
      case "%": text += "%25"
      case "#": text += "%23"
      case "?": text += "%3f"
      default: text.append(letter)
      }
    }
    return text.prefix { $0 != "/" }.contains(":") ? "./" + text : text
  }
}
