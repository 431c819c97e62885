import BookMotion
package import BookMotionDocuments
package import BookMotionDrawing

extension BookSetting {
  /// Writes the definitions that all frames of a document share: the pictures and the library.
  package func writeDefinitions<Sink: BookTextSink & ~Copyable>(
    to sink: inout Sink, names: SVGNames = SVGNames()
  ) throws(Sink.Failure) {
    try writeDefinitions(to: &sink, for: .all, names: names)
  }

  func writeDefinitions<Sink: BookTextSink & ~Copyable>(
    to sink: inout Sink, for parts: FrameParts, names: SVGNames
  ) throws(Sink.Failure) {
    try definitions(for: parts, names: names).write(to: &sink)
  }

  /// Returns the shared definitions that `parts` need, always in the same order.
  func definitions(for parts: FrameParts, names: SVGNames = SVGNames()) -> SharedDefinitions {
    var shared = SharedDefinitions()
    if look.backdrop == .library {
      let painter = LibraryPainter(layout, view: view, names: names)
      if parts.contains(.library) {
        shared.define(names.name(.library), rank: 0) { painter.shelves }
        if parts.contains(.details) {
          shared.define(names.name(.details), rank: 1) { painter.details }
        }
      }
    }
    if parts.contains(.cover), let cover = look.cover?.drawn {
      shared.define(names.name(.cover), cover, rank: 2)
    }
    if parts.contains(.page), let page = look.page?.drawn {
      shared.define(names.name(.page), page, rank: 3)
    }
    return shared
  }
}

extension BookSetting {
  /// Returns the shared parts that a face shows.
  func parts(of material: BookScene.Face.Material) -> FrameParts {
    switch material.part {
    case .front: .cover
    // A cover without an inside shows its front through.
    case .inside: style.inside == .front ? .cover : []
    case .page, .reader: .page
    case .body, .thickness, .fold: []
    }
  }
}

/// The shared parts that a frame shows; invisible parts are not written.
struct FrameParts: OptionSet {
  let rawValue: Int

  static let library = FrameParts(rawValue: 1)
  static let cover = FrameParts(rawValue: 2)
  static let page = FrameParts(rawValue: 4)
  static let details = FrameParts(rawValue: 8)
  static let all: FrameParts = [.library, .cover, .page, .details]
}

extension BookFrame {
  /// The shared parts that this frame shows.
  var parts: FrameParts {
    var parts: FrameParts = []
    if pose.libraryOpacity > 0 { parts.insert(.library) }
    if libraryDetail > 0 { parts.insert(.details) }
    if pose.shelfCoverOpacity > 0 { parts.insert(.cover) }
    for face in scene.faces { parts.formUnion(setting.parts(of: face.material)) }
    return parts
  }

  /// The opacity of the library's fine details, which fade out before the blur would hide them.
  var libraryDetail: Double { max(0, 1 - pose.libraryBlur / BookFrame.detailBlur) }

  private static let detailBlur = 5.0
}
