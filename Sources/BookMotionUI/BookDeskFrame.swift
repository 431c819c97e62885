package import BookMotion

/// What is to be seen of a shelf at an instant: views only draw it.
package struct BookDeskFrame<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The book that is away, or `nil` if none is.
  package let book: ID?
  package let pose: BookPose
  /// The faces of the book, the rearmost first, without the reader, which is a view.
  package let faces: [BookScene.Face]
  /// The area in which the book takes taps and fingers: the whole screen while it opens, and only the
  /// book on its way back, so that others can be tapped.
  package let reach: BookRect
  package let binding: BookBinding
  let style: BookStyle
  /// True if fingers turn the pages.
  package let isReading: Bool
  /// What a tap on the book does: it turns the book around.
  package let turn: BookDeskEvent<ID>
  /// The buttons in front of everything.
  package let buttons: [BookDeskEvent<ID>]
  package let waitingStage: Choreography.Stage?
  /// The cover on which a screen reader should be.
  package let focus: ID?

  package init(_ desk: BookDeskState<ID>, at time: Double) {
    let transition = desk.transition(at: time)
    let phase = transition?.phase(at: time) ?? .idle
    book = desk.book(at: time)
    pose = desk.pose(at: time)
    faces = desk.scene(at: time)?.faces.filter { $0.material != .reader } ?? []
    binding = transition?.layout.binding ?? .left
    style = transition?.choreography.style ?? .polish
    isReading = desk.isReading(at: time)
    waitingStage = transition?.waitingStage(at: time)
    focus = desk.focus(at: time)
    let screen = BookRect(x: 0, y: 0, width: desk.screen.width, height: desk.screen.height)
    reach = phase.isOpening ? screen : BookDeskFrame.bounds(of: faces)
    turn = if let book, !phase.isOpening { .tap(book) } else { .close }
    let hasButtons = isReading || waitingStage != nil || phase == .modeSelection
    buttons = hasButtons ? desk.actions(at: time) : []
  }

  private static func bounds(of faces: [BookScene.Face]) -> BookRect {
    let bounds = faces.map { $0.quad.bounds }
    let left = bounds.map { $0.x }.min() ?? 0
    let top = bounds.map { $0.y }.min() ?? 0
    return BookRect(
      x: left, y: top, width: (bounds.map { $0.x + $0.width }.max() ?? 0) - left,
      height: (bounds.map { $0.y + $0.height }.max() ?? 0) - top)
  }
}
