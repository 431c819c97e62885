package import BookMotion
package import BookMotionColor
package import BookMotionDrawing
package import BookMotionPages
package import BookMotionPlay

/// The initial state of a book of leaves, and its first events.
package struct LeafSetup: Hashable, Sendable {
  package var screen: BookSize
  package var binding: BookBinding
  /// True to fade leaves instead of turning them, for reduced motion.
  package var isReduced = false
  package var leafCount: Int
  /// The count of leaves that have been turned.
  package var turned = 0
  package var button = Button()
  package var finger = Finger()
  package var events: [Gesture] = []
  /// The pictures: that on the cover, if there is one, and those on the pages that have one.
  package var pictures: [DrawnPicture] = []
  /// The color of the boards, if there is a picture on the cover.
  package var boards: RGB?

  package init(leafCount: Int, on stage: SceneStage = SceneStage()) {
    self.leafCount = leafCount
    (screen, binding) = (stage.screen, stage.binding)
    pictures = [stage.cover, stage.page].compactMap { $0 }
    boards = stage.cover.map { _ in stage.spine }
  }

  /// The way of a leaf turned by button.
  package struct Button: Hashable, Sendable {
    package var animation = PageTurning.standard
    /// The path of the leaf's corner, or `nil` to turn it about the spine.
    package var corner: PageCornerPath?
  }

  /// The way of a leaf turned by finger.
  package struct Finger: Hashable, Sendable {
    /// The spring that takes over the velocity of a released finger.
    package var spring = PageTurning.standardSpring
    /// The radius that a lifted page rolls over, as a fraction of its width.
    package var radius = 0.1
    /// The taper of the roll: 0 is a cylinder, larger values are cones.
    package var taper = 0.0
  }

  fileprivate static let counts = BookDomain(0, 1000)
  fileprivate static let radii = BookDomain(0.01, 1)
}

extension LeafSetup {
  /// What of the book's appearance its motion does not determine.
  var look: SpreadDrawing.Look { SpreadDrawing.Look(pictures: pictures, coveredBoards: boards) }

  /// The position of the book on the screen.
  package var layout: PageSpreadLayout { PageSpreadLayout(screen: screen, binding: binding) }

  /// Returns the book before its first event.
  ///
  /// - Throws: ``BookMotionError`` for a book that can't be.
  package func book() throws(BookMotionError) -> PageTurning {
    try checkFields()
    try BookDomain(0, Double(leafCount)).check(Double(turned), "turned")
    for (animation, place) in [(button.animation, "button"), (.spring(finger.spring), "finger")]
    where animation.settlingDuration() == .infinity {
      throw BookMotionError(.neverRests, at: place)
    }
    let page = layout.page
    return PageTurning(
      page: page, leafCount: leafCount, turned: turned, animation: button.animation,
      button: button.corner.map { .corner($0) } ?? .spine, spring: finger.spring,
      radius: min(
        max(page.width * finger.radius, BookDomain.extent.lowest), BookDomain.extent.highest),
      taper: finger.taper, isReduced: isReduced)
  }
}

extension LeafSetup: HasFields {
  package static var blank: LeafSetup { LeafSetup(leafCount: 1) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    // The values that a page has switches for come first, always in the same places.
    try visitor.truth("isReduced", &isReduced)
    try visitor.choice("binding", &binding, of: BookBinding.allCases)
    try visitor.size("screen", &screen, Quantity(.length, nil))
    try visitor.optional("boards", &boards)
    try visitor.count("leafCount", &leafCount, LeafSetup.counts, .mayBeOmitted)
    try visitor.count("turned", &turned, LeafSetup.counts, .mayBeOmitted)
    try visitor.list("events", &events)
    var sizes = pictures.map { $0.size }
    try visitor.list("pictures", &sizes)
    if sizes != pictures.map({ $0.size }) { pictures = sizes.map { DrawnPicture(elsewhere: $0) } }
    try visitor.part("button", &button)
    try visitor.part("finger", &finger)
  }
}

extension LeafSetup.Button: HasFields {
  package static var blank: Self { Self() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try animation.visit(&visitor)
    try visitor.optional("corner", &corner)
  }
}

extension LeafSetup.Finger: HasFields {
  package static var blank: Self { Self() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.part("spring", &spring)
    try visitor.number("radius", &radius, Quantity(LeafSetup.radii, .share))
    try visitor.number("taper", &taper, .opacity)
  }
}
