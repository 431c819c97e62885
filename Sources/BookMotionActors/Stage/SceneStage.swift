package import BookMotion
package import BookMotionColor
package import BookMotionDrawing
package import BookMotionPlay

/// The screen that a scene is shown on, and the book's look.
///
/// ```swift
/// let stage = SceneStage(screen: BookSize(width: 390, height: 844), binding: .right)
/// ```
package struct SceneStage: Hashable, Sendable {
  /// The screen.
  package var screen: BookSize

  /// The side on which the book is bound.
  package var binding: BookBinding

  /// The color of the frame around a page with a picture.
  package var frame: RGB

  /// The color of the boards around a cover with a picture.
  package var spine: RGB

  /// The picture on the cover, if any; otherwise, it is drawn.
  package var cover: DrawnPicture?

  /// The picture on the first page, if any; otherwise, it is drawn.
  package var page: DrawnPicture?

  /// Creates a stage.
  ///
  /// - Precondition: The sides of the screen are from 0.001 to 1e9 points.
  package init(
    screen: BookSize = BookLayout.standardScreen, binding: BookBinding = .left,
    frame: RGB = .standardFrame, spine: RGB = .fallback, cover: DrawnPicture? = nil,
    page: DrawnPicture? = nil
  ) {
    BookDomain.length.require(screen.width, "screen.width")
    BookDomain.length.require(screen.height, "screen.height")
    self.screen = screen
    self.binding = binding
    self.frame = frame
    self.spine = spine
    self.cover = cover
    self.page = page
  }

  /// The name of the cover's picture in documents.
  package static let coverName = "C"

  /// The name of the page's picture in documents.
  package static let pageName = "P"

  /// The whole screen.
  package var view: BookRect { BookRect(x: 0, y: 0, width: screen.width, height: screen.height) }
}

extension SceneStage {
  package var unit: Double { screen.unit }

  /// The direction of the next page: 1 if it is to the right of the current one, −1 if to the left.
  package var forward: Double { binding == .left ? 1 : -1 }

  /// Returns the frame of something designed for a left-bound book: the same, or its mirror image.
  package func bound(_ rect: BookRect) -> BookRect {
    binding == .left ? rect : rect.mirrored(in: screen.width)
  }

  package func bound(_ point: BookPoint) -> BookPoint {
    binding == .left ? point : BookPoint(x: screen.width - point.x, y: point.y)
  }
}

/// A stage, and what happens on it first.
package struct StageSetup: Hashable, Sendable {
  package var stage: SceneStage
  package var events: [Gesture] = []

  package init(_ stage: SceneStage) { self.stage = stage }
}

extension StageSetup: HasFields {
  package static var blank: StageSetup { StageSetup(SceneStage()) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.choice("binding", &stage.binding, of: BookBinding.allCases)
    try visitor.size("screen", &stage.screen, Quantity(.length, nil))
    try visitor.part("frame", &stage.frame)
    try visitor.picture("cover", &stage.cover)
    try visitor.picture("page", &stage.page)
    try visitor.list("events", &events)
  }
}

extension FieldVisitor {
  /// Visits a picture by its size: it is defined elsewhere in a page.
  fileprivate mutating func picture(
    _ key: StaticString, _ picture: inout DrawnPicture?
  ) throws(BookMotionError) {
    var size = picture?.size
    try optional(key, &size, Quantity(.length, nil))
    if size != picture?.size { picture = size.map { DrawnPicture(elsewhere: $0) } }
  }
}
