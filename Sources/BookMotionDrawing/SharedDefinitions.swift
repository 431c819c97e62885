import BookMotion
package import BookMotionDocuments

/// Definitions that several frames of a document use, each written once, ordered by rank and then
/// by first use.
package struct SharedDefinitions: Sendable {
  private enum Content {
    case text(SVGText)
    case picture(DrawnPicture)
  }

  private struct Entry {
    let name: String
    /// The rank of the definition: lower ranks come first.
    let rank: Int
    let content: Content
  }

  private var entries: [Entry] = []
  /// The names, as bytes: strings are equal only if their bytes are, regardless of Unicode
  /// equivalence.
  private var names: Set<[UInt8]> = []

  package init() {}

  /// Returns true if `name` has been defined.
  package func has(_ name: String) -> Bool { names.contains(Array(name.utf8)) }

  /// Defines `name`, unless it is already defined.
  package mutating func define(_ name: String, rank: Int = 0, _ make: () -> SVGText) {
    guard !has(name) else { return }
    add(Entry(name: name, rank: rank, content: .text(make())))
  }

  /// Defines a picture, unless its name is already defined.
  package mutating func define(_ name: String, _ picture: DrawnPicture, rank: Int = 0) {
    add(Entry(name: name, rank: rank, content: .picture(picture)))
  }

  /// Adds the definitions that another frame needs.
  package mutating func merge(_ other: SharedDefinitions) {
    for entry in other.entries { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    guard names.insert(Array(entry.name.utf8)).inserted else { return }
    let index = entries.lastIndex { $0.rank <= entry.rank }.map { $0 + 1 } ?? 0
    entries.insert(entry, at: index)
  }

  package func write<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    guard !entries.isEmpty else { return }
    try sink.write("<defs>")
    for entry in entries {
      switch entry.content {
      case .text(let text): try sink.write(utf8: text.bytes)
      case .picture(let picture): try picture.writeImage(named: entry.name, to: &sink)
      }
    }
    try sink.write("</defs>\n")
  }
}
