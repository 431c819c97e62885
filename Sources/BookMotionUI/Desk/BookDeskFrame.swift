package import BookMotion
package import BookMotionBody

/// What is to be seen of a shelf at an instant: views only draw it.
package struct BookDeskFrame<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The book that is away, or `nil` if none is.
  package let book: ID?
  package let pose: BookPose
  /// The faces of the book, the rearmost first, without the reader, which is a view, and without what its
  /// thickness and its flyleaf stand in for. Their opacities are those at which they are painted.
  package let faces: [BookScene.Face]
  /// What is seen of the book beside its faces.
  package let body: BookOutlines
  /// The area in which the book takes taps and fingers: the whole screen while it opens, and only the
  /// book on its way back, so that others can be tapped.
  package let reach: BookRect
  package let binding: BookBinding
  let style: BookStyle
  /// The pose as pictures show it.
  private let drawn: BookPose
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
    if let transition, let scene = desk.scene(at: time) {
      let (style, layout) = (transition.choreography.style, transition.layout)
      let drawn = pose.drawn(style, in: layout)
      self.drawn = drawn
      let thickness = BookThickness(drawn, style: style, restingFrame: layout.restingFrame)
      body = BookOutlines(drawn, style, in: layout, scene, thickness: thickness)
      let hasFlyleaf = body.flyleaf != nil
      faces = scene.faces.compactMap { face in
        face.painted(thickness.opacity(of: face), in: scene, style, hasFlyleaf: hasFlyleaf)
      }
    } else {
      (drawn, faces, body) = (pose, [], .none)
    }
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

  /// Returns the radius of a face's corners at the spine.
  package func spineRadius(of face: BookScene.Face) -> Double {
    face.cornerRadius * drawn.spineRoundness(of: face.kind, style)
  }

  /// True while the front of the cover is seen, which is in front of everything.
  package var showsFront: Bool { faces.contains { $0.kind == .cover } }

  /// Returns the light on a face, from the hinge to the free edge.
  package func shades(on face: BookScene.Face) -> [LightShade] {
    let cover = CoverShade(drawn, isRightBound: binding == .right)
    let width = face.rect.width
    switch face.kind {
    case .firstPage where body.flyleaf != nil:
      return cover.shades(onWidth: width, beneath: drawn.flyleaf(style))
    case .pageBlock where style.spread != .centered: return cover.shades(onWidth: width)
    default:
      let light = FaceLight(drawn, binding)
      let veils = light.veils(on: face.kind, count: BookDeskFrame.veilCount)
      return veils.enumerated().map { LightShade(Double($0) / Double(veils.count - 1), $1) }
    }
  }

  /// The number of even steps at which light is known that changes slowly.
  private static var veilCount: Int { 5 }

  private static func bounds(of faces: [BookScene.Face]) -> BookRect {
    let bounds = faces.map { $0.quad.bounds }
    let left = bounds.map { $0.x }.min() ?? 0
    let top = bounds.map { $0.y }.min() ?? 0
    return BookRect(
      x: left, y: top, width: (bounds.map { $0.x + $0.width }.max() ?? 0) - left,
      height: (bounds.map { $0.y + $0.height }.max() ?? 0) - top)
  }
}

extension BookScene.Face {
  /// Returns the face as it is painted at an opacity, or `nil` if something else stands in for it.
  fileprivate func painted(
    _ opacity: Double, in scene: BookScene, _ style: BookStyle, hasFlyleaf: Bool
  ) -> BookScene.Face? {
    var opacity = opacity
    switch kind {
    // A part of the thickness, and a view of its own.
    case .pageEdges, .spine, .reader: return nil
    // The flyleaf uncovers the page, which is all there beneath it.
    case .firstPage where hasFlyleaf: opacity = 1
    // The flyleaf has come to lie on the lining, and shows a page there.
    case .coverInside where style.hasPrintedFlyleaf && scene.face(.facingPage) != nil: return nil
    case .backCover, .pageBlock, .firstPage, .facingPage, .gutter, .cover, .coverInside: break
    }
    guard opacity > 0 else { return nil }
    return BookScene.Face(
      kind: kind, rect: rect, cornerRadius: cornerRadius, opacity: opacity,
      projection: projection)
  }
}
