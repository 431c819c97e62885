import BookMotion

extension BookSetting {
  /// Writes what all frames of a document have in common: the pictures, and the library.
  public func writeDefinitions<Sink: TextSink & ~Copyable>(
    to sink: inout Sink, names: SVGNames = SVGNames()
  ) throws(Sink.Failure) {
    try writeDefinitions(to: &sink, for: .all, names: names)
  }

  func writeDefinitions<Sink: TextSink & ~Copyable>(
    to sink: inout Sink, for parts: FrameParts, names: SVGNames
  ) throws(Sink.Failure) {
    var text = SVGText()
    if parts.contains(.library), look.backdrop == .library {
      LibraryPainter(self, names: names)
        .paint(to: &text, withDetails: parts.contains(.details))
    }
    let pictures = [
      parts.contains(.cover) ? look.cover.map { ($0, SVGNames.Shared.cover) } : nil,
      parts.contains(.page) ? look.page.map { ($0, SVGNames.Shared.page) } : nil,
    ].compactMap { $0 }
    guard !text.bytes.isEmpty || !pictures.isEmpty else { return }
    try sink.write("<defs>")
    try sink.write(utf8: text.bytes)
    for (picture, part) in pictures {
      try picture.writeImage(named: names.name(part), to: &sink)
    }
    try sink.write("</defs>\n")
  }
}

/// Which common parts a frame shows: what is not seen is not written.
struct FrameParts: OptionSet {
  let rawValue: Int

  static let library = FrameParts(rawValue: 1)
  static let cover = FrameParts(rawValue: 2)
  static let page = FrameParts(rawValue: 4)
  static let details = FrameParts(rawValue: 8)
  static let all: FrameParts = [.library, .cover, .page, .details]
}

extension BookFrame {
  /// The common parts that this frame shows.
  var parts: FrameParts {
    var parts: FrameParts = []
    if pose.libraryOpacity > 0 { parts.insert(.library) }
    if libraryDetail > 0 { parts.insert(.details) }
    for face in scene.faces {
      switch face.material {
      case .cover: parts.insert(.cover)
      case .firstPage, .facingPage, .reader: parts.insert(.page)
      default: break
      }
    }
    return parts
  }

  /// How much is seen of what is fine in the library: it goes before the blur would have taken it.
  var libraryDetail: Double { max(0, 1 - pose.libraryBlur / BookFrame.detailBlur) }

  private static let detailBlur = 5.0
}
