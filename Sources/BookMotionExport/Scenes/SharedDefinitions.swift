import BookMotion

/// What several frames of a document use, each once, in the order in which it was first needed.
struct SharedDefinitions {
  private enum Entry {
    case text(SVGText)
    case picture(BookPicture)
  }

  private var entries: [(name: String, entry: Entry)] = []
  private var names: Set<String> = []

  /// Whether it has been defined.
  func has(_ name: String) -> Bool { names.contains(name) }

  /// Defines what has this name, unless it is there already.
  mutating func define(_ name: String, _ make: () -> SVGText) {
    guard names.insert(name).inserted else { return }
    entries.append((name, .text(make())))
  }

  mutating func define(_ name: String, _ picture: BookPicture) {
    guard names.insert(name).inserted else { return }
    entries.append((name, .picture(picture)))
  }

  /// Takes over what another frame needs.
  mutating func merge(_ other: SharedDefinitions) {
    for (name, entry) in other.entries where names.insert(name).inserted {
      entries.append((name, entry))
    }
  }

  func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    guard !entries.isEmpty else { return }
    try sink.write("<defs>")
    for (name, entry) in entries {
      switch entry {
      case .text(let text): try sink.write(utf8: text.bytes)
      case .picture(let picture): try picture.writeImage(named: name, to: &sink)
      }
    }
    try sink.write("</defs>\n")
  }
}
