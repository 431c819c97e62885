/// The appearance of a book: its materials and measures, and how its faces and shadow depend on the
/// flip angle.
///
/// ```swift
/// var style = BookStyle.polish
/// style.fades.cover = BookStyle.Fade(departure: 160...170, isSmooth: true)
/// style.shadow.raised.radius = 28
/// style.corners.cover = 6
/// ```
///
/// All lengths are in points. The spine's width applies to a book that is ``referenceWidth`` wide,
/// and scales with the book. The other lengths do so only if ``scalesWithBook`` is `true`.
public struct BookStyle: Hashable, Sendable {
  /// The flip angles over which the faces appear and disappear.
  public var fades = Fades()

  /// The shadow under the book.
  public var shadow = Shadow.standard

  /// The corner radii.
  public var corners = Corners()

  /// The width of the white border on the cover and the first page.
  public var border = 3.0

  /// The width of the spine of a book that is ``referenceWidth`` wide.
  public var spineWidth = 14.0

  /// The width of the page edges, as a fraction of the spine's width.
  public var pageEdgeWidth = 0.8

  /// The shadow in the gutter of a spread.
  public var gutter = Gutter()

  /// The inner side of the cover.
  public var inside = Inside.lining

  /// The strength of the perspective, as in SwiftUI's `rotation3DEffect`.
  public var perspective = 0.5

  /// The position of the open book while it is read.
  public var spread = Spread.page

  /// The book width to which the lengths apply.
  public var referenceWidth = BookStyle.standardWidth

  /// A Boolean value that indicates whether the shadow, corners, border, and gutter scale with the
  /// book, as they do inside a scaled view.
  public var scalesWithBook = false

  /// The style of `bookPolish`: a spine of 14 points, a perspective of 0.5, and a cover that
  /// disappears abruptly at 170°.
  public static let polish = BookStyle()

  /// The style of `storyReader`: a spine two and a half times as thick, a perspective of 0.65, and
  /// a cover that fades from 160° to 170°.
  package static let story = BookStyle(
    fades: Fades(cover: BookStyle.Fade(departure: 160...170, isSmooth: true)), spineWidth: 35,
    perspective: 0.65, spread: .spread)

  /// The style of `pictureBook`: a cover that never vanishes, and lies flat beside the first page.
  package static let picture = BookStyle(
    fades: Fades(cover: .always), corners: Corners(cover: 8), border: 0, spread: .spread)

  /// The default reference width: 200 points.
  package static let standardWidth = 200.0
}

extension BookStyle {
  /// The flip angles over which the faces of a book appear and disappear.
  public struct Fades: Hashable, Sendable {
    /// The fade of the front of the cover.
    public var cover = BookStyle.Fade.cover

    /// The fade of the first page.
    public var firstPage = BookStyle.Fade.firstPage

    /// The fade of the spine.
    public var spine = BookStyle.Fade.spine

    /// The fade of the page edges. If `nil`, they have 0.9 times the opacity of the spine, so that
    /// paper looks softer than cloth.
    public var pageEdges: BookStyle.Fade?

    /// The fade of the back of the book: the other board and the block of pages on it.
    public var back = BookStyle.Fade.always

    /// The fade of the page edges, either explicit or derived from the spine's.
    package var shownPageEdges: BookStyle.Fade { pageEdges ?? spine.scaled(by: Fades.edgeShare) }

    static let edgeShare = 0.9
  }

  /// The corner radii of a book, in points.
  public struct Corners: Hashable, Sendable {
    /// The corner radius of both boards and of the pages.
    public var cover = 16.0
    /// The corner radius of the spine.
    public var spine = 4.0
    /// The corner radius of the page edges.
    public var pageEdges = 2.0
  }

  /// The shadow in the gutter of a spread: black, in five evenly spaced stops that are symmetric
  /// about the middle.
  public struct Gutter: Hashable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The opacity at the outer sides.
    public var side: Double
    /// The opacity halfway between the side and the middle.
    public var shoulder: Double
    /// The opacity in the middle.
    public var middle: Double

    /// Creates a gutter shadow. If `shoulder` is `nil`, it is the mean of `side` and `middle`.
    package init(
      width: Double = 25, side: Double = 0, shoulder: Double? = nil, middle: Double = 0.15
    ) {
      self.width = width
      self.side = side
      self.shoulder = shoulder ?? Gutter.between(side, middle)
      self.middle = middle
    }

    /// The opacities of evenly spaced stops from one side to the other, with as few stops as
    /// necessary.
    package var opacities: [Double] {
      shoulder == Gutter.between(side, middle)
        ? [side, middle, side] : [side, shoulder, middle, shoulder, side]
    }

    static func between(_ side: Double, _ middle: Double) -> Double { (side + middle) / 2 }
  }

  /// The appearance of the inner side of the cover.
  public enum Inside: String, Hashable, Sendable, CaseIterable {
    /// A lining of paper.
    case lining
    /// The front seen from behind, as a flat view shows it if its back is not hidden.
    case front
  }

  /// The position of an open book while it is read.
  public enum Spread: String, Hashable, Sendable, CaseIterable {
    /// One page in the middle of the screen.
    case page
    /// Two pages with the hinge in the middle of the screen.
    case spread
    /// Two pages centered on the body, half a page beside the hinge. They lie under the cover as it
    /// turns.
    case centered

    /// A Boolean value that indicates whether two pages are visible.
    package var hasTwoPages: Bool { self != .page }
  }
}

extension BookStyle {
  /// Returns the factor for lengths on a book of width `width`: 1 unless ``scalesWithBook`` is
  /// `true`.
  public func scale(forWidth width: Double) -> Double {
    scalesWithBook ? width / referenceWidth : 1
  }

  /// Returns the shadow of a book of width `width`.
  package func shadow(
    flipAngle: Double, lift: Double = 0, width: Double, binding: BookBinding = .left
  ) -> BookShadow {
    BookShadow(flipAngle: flipAngle, lift: lift, style: shadow, binding: binding)
      .scaled(by: scale(forWidth: width))
  }

  /// The distance by which the boards extend beyond the block of pages on each side.
  package static let blockInset = 3.0

  /// The difference in height between the boards and the page edges.
  package static let edgeInset = 8.0

  /// Returns the width of the spine of a book of width `width`.
  package func spineWidth(forWidth width: Double) -> Double {
    spineWidth * (width / referenceWidth)
  }
}

extension BookStyle: HasFields {
  package static var blank: BookStyle { .polish }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.part("fades", &fades)
    try visitor.part("shadow", &shadow)
    try visitor.part("corners", &corners)
    try visitor.number("border", &border, .extent)
    try visitor.number("spineWidth", &spineWidth, .extent)
    try visitor.number("pageEdgeWidth", &pageEdgeWidth, Quantity(.extent, .share))
    try visitor.part("gutter", &gutter)
    try visitor.choice("inside", &inside, of: Inside.allCases)
    try visitor.number("perspective", &perspective, Quantity(.seconds, .factor))
    try visitor.choice("spread", &spread, of: Spread.allCases)
    try visitor.number("referenceWidth", &referenceWidth, .length)
    try visitor.truth("scalesWithBook", &scalesWithBook)
  }
}

extension BookStyle.Fades: HasFields {
  package static var blank: BookStyle.Fades { BookStyle.Fades() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.part("cover", &cover)
    try visitor.part("firstPage", &firstPage)
    try visitor.part("spine", &spine)
    try visitor.optional("pageEdges", &pageEdges, derived: shownPageEdges)
    try visitor.part("back", &back)
  }
}

extension BookStyle.Corners: HasFields {
  package static var blank: BookStyle.Corners { BookStyle.Corners() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.number("cover", &cover, .extent)
    try visitor.number("spine", &spine, .extent)
    try visitor.number("pageEdges", &pageEdges, .extent)
  }
}

extension BookStyle.Gutter: HasFields {
  package static var blank: BookStyle.Gutter { BookStyle.Gutter() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    let between = Self.between(side, middle)
    var shoulder: Double? = self.shoulder == between ? nil : self.shoulder
    try visitor.number("width", &width, .extent)
    try visitor.number("side", &side, .opacity)
    try visitor.optional("shoulder", &shoulder, .opacity, derived: between)
    try visitor.number("middle", &middle, .opacity)
    self.shoulder = shoulder ?? Self.between(side, middle)
  }
}
