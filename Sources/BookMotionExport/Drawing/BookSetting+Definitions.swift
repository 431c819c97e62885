import BookMotion
import BookMotionDrawing

extension BookSetting {
  /// Returns the shared definitions that `parts` need, always in the same order.
  func definitions(for parts: FrameParts, names: SVGNames = SVGNames()) -> SharedDefinitions {
    var shared = SharedDefinitions()
    if parts.contains(.library) {
      let painter = LibraryPainter(layout, view: view, names: names)
      shared.define(names.name(.library), rank: 0) { painter.shelves }
      if parts.contains(.details) {
        shared.define(names.name(.details), rank: 1) { painter.details }
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

  /// Returns the shared parts that a face shows.
  func parts(of kind: BookScene.Face.Kind) -> FrameParts {
    switch kind.part {
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
}
