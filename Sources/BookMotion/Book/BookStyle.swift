/// The look of a choreography's book: what it is made of, and how that follows from the flip angle.
///
/// ```swift
/// var style = BookStyle.polish
/// style.fades.cover = FaceFade(departure: 160...170, isSmooth: true)
/// style.shadow.raised.radius = 28
/// style.corners.cover = 6
/// ```
///
/// All lengths are in points. The spine's is that of a book which is ``referenceWidth`` wide and
/// grows with it, and so do the others of a style that ``scalesWithBook``.
public struct BookStyle: Hashable, Sendable {
  /// The flip angles over which the faces come and go.
  public var fades: Fades

  /// The shadow under the book.
  public var shadow: Shadow

  /// How round the corners are.
  public var corners: Corners

  /// The width of the white border of cover and first page.
  public var border: Double

  /// The spine's width on a book that is ``referenceWidth`` wide.
  public var spineWidth: Double

  /// The width of the page edges, as a part of the spine's.
  public var pageEdgeWidth: Double

  /// The shadow in the fold of a spread.
  public var gutter: Gutter

  /// The other side of the cover.
  public var inside: Inside

  /// The strength of the perspective, as SwiftUI's `rotation3DEffect` counts it.
  public var perspective: Double

  /// Where the open book is read.
  public var spread: Spread

  /// The width of a book that the lengths are stated for.
  public var referenceWidth: Double

  /// Whether shadow, corners, border and gutter grow with the book, as they do inside a view that
  /// is scaled.
  public var scalesWithBook: Bool

  /// Creates a style.
  ///
  /// - Precondition: every number is inside its domain; ``check()`` says which is not.
  public init(
    fades: Fades = Fades(), shadow: Shadow = .standard, corners: Corners = Corners(),
    border: Double = 3, spineWidth: Double = 14, pageEdgeWidth: Double = 0.8,
    gutter: Gutter = Gutter(), inside: Inside = .lining, perspective: Double = 0.5,
    spread: Spread = .page, referenceWidth: Double = BookStyle.standardWidth,
    scalesWithBook: Bool = false
  ) {
    self.fades = fades
    self.shadow = shadow
    self.corners = corners
    self.border = border
    self.spineWidth = spineWidth
    self.pageEdgeWidth = pageEdgeWidth
    self.gutter = gutter
    self.inside = inside
    self.perspective = perspective
    self.spread = spread
    self.referenceWidth = referenceWidth
    self.scalesWithBook = scalesWithBook
    do { try check() } catch { error.stop() }
  }

  /// The look of `bookPolish`: spine 14, perspective 0.5, a hard cut at 170°.
  public static let polish = BookStyle()

  /// The look of `storyReader`: a spine two and a half times as thick, perspective 0.65, a cover
  /// that fades from 160° to 170°.
  public static let story = BookStyle(
    fades: Fades(cover: FaceFade(departure: 160...170, isSmooth: true)), spineWidth: 35,
    perspective: 0.65, spread: .spread)

  /// 200 points: what lengths are stated for, unless a style says something else.
  public static let standardWidth = 200.0
}

extension BookStyle {
  /// The flip angles over which the faces of a book come and go.
  public struct Fades: Hashable, Sendable {
    /// The front of the cover.
    public var cover: FaceFade

    /// The first page.
    public var firstPage: FaceFade

    /// The spine.
    public var spine: FaceFade

    /// The edges of the pages; nine tenths of the spine if nil, so that paper stays softer than
    /// cloth.
    public var pageEdges: FaceFade?

    /// The back of the book: the other board, and the block of pages on it.
    public var back: FaceFade

    /// Creates the fades of a book.
    public init(
      cover: FaceFade = .cover, firstPage: FaceFade = .firstPage, spine: FaceFade = .spine,
      pageEdges: FaceFade? = nil, back: FaceFade = .always
    ) {
      self.cover = cover
      self.firstPage = firstPage
      self.spine = spine
      self.pageEdges = pageEdges
      self.back = back
    }

    /// The fade of the page edges, whether it is said or follows from the spine's.
    public var shownPageEdges: FaceFade { pageEdges ?? spine.scaled(by: Fades.edgeShare) }

    static let edgeShare = 0.9
  }

  /// How round the corners of a book are, in points.
  public struct Corners: Hashable, Sendable {
    /// Those of both boards and of the pages.
    public var cover: Double
    /// Those of the spine.
    public var spine: Double
    /// Those of the page edges.
    public var pageEdges: Double

    /// Creates the radii.
    public init(cover: Double = 16, spine: Double = 4, pageEdges: Double = 2) {
      self.cover = cover
      self.spine = spine
      self.pageEdges = pageEdges
    }
  }

  /// The shadow in the fold of a spread: black, in five even stops that are the same on both sides.
  public struct Gutter: Hashable, Sendable {
    /// Its width, in points.
    public var width: Double
    /// The opacity at its sides.
    public var side: Double
    /// The opacity between side and middle.
    public var shoulder: Double
    /// The opacity in the middle.
    public var middle: Double

    /// Creates a shadow in the fold; its shoulders lie half-way between sides and middle if nil.
    public init(
      width: Double = 25, side: Double = 0, shoulder: Double? = nil, middle: Double = 0.15
    ) {
      self.width = width
      self.side = side
      self.shoulder = shoulder ?? Gutter.between(side, middle)
      self.middle = middle
    }

    /// The opacities of even stops from one side to the other, as few as it takes.
    package var opacities: [Double] {
      shoulder == Gutter.between(side, middle)
        ? [side, middle, side] : [side, shoulder, middle, shoulder, side]
    }

    static func between(_ side: Double, _ middle: Double) -> Double { (side + middle) / 2 }
  }

  /// What the other side of the cover shows.
  public enum Inside: String, Hashable, Sendable, CaseIterable {
    /// A lining of paper.
    case lining
    /// The front, seen from behind: what a flat view shows that nobody hides.
    case front
  }

  /// Where the open book is read.
  public enum Spread: String, Hashable, Sendable, CaseIterable {
    /// One page, in the middle of the screen.
    case page
    /// Two pages, with the hinge in the middle of the screen.
    case spread
    /// Two pages about the middle of the body, which lie under the cover as it turns: half a page
    /// beside the hinge.
    case centered

    /// Whether two pages lie open.
    public var hasTwoPages: Bool { self != .page }
  }
}

extension BookStyle {
  /// The factor of lengths on a book of some width: 1 unless the style ``scalesWithBook``.
  public func scale(forWidth width: Double) -> Double {
    scalesWithBook ? width / referenceWidth : 1
  }

  /// The shadow of a book of some width.
  package func shadow(
    flipAngle: Double, lift: Double = 0, width: Double, binding: BookBinding = .left
  ) -> BookShadow {
    BookShadow(flipAngle: flipAngle, lift: lift, style: shadow, binding: binding)
      .scaled(by: scale(forWidth: width))
  }

  /// How much smaller on each side the block of pages is than the boards, which jut out over it.
  package static let blockInset = 3.0

  /// How much lower than the boards the page edges are.
  package static let edgeInset = 8.0

  /// The spine's width on a book of some width.
  public func spineWidth(forWidth width: Double) -> Double {
    spineWidth * (width / referenceWidth)
  }

  /// Throws if a number is not inside its domain, with its place, such as `shadow.rest.radius`.
  public func check() throws(BookMotionError) { try check(at: "") }

  func check(at path: @autoclosure () -> String) throws(BookMotionError) {
    try shadow.check(at: path() + "shadow.")
    for (length, name) in [
      (corners.cover, "corners.cover"), (corners.spine, "corners.spine"),
      (corners.pageEdges, "corners.pageEdges"), (border, "border"), (gutter.width, "gutter.width"),
    ] {
      try Domain.extent.check(length, path() + name)
    }
    for (opacity, name) in [
      (gutter.side, "gutter.side"), (gutter.shoulder, "gutter.shoulder"),
      (gutter.middle, "gutter.middle"),
    ] {
      try Domain.unit.check(opacity, path() + name)
    }
    try Domain.extent.check(spineWidth, path() + "spineWidth")
    try Domain.extent.check(pageEdgeWidth, path() + "pageEdgeWidth")
    try Domain.seconds.check(perspective, path() + "perspective")
    try Domain.length.check(referenceWidth, path() + "referenceWidth")
  }
}

#if !$Embedded
extension BookStyle: Codable {
  /// Reads a style; what is left out is as in ``polish``.
  ///
  /// ```json
  /// {"fades": {"cover": {"departure": [160, 170], "smooth": true},
  ///            "pageEdges": {"arrival": [0, 20], "departure": [160, 180], "peak": 0.9}},
  ///  "shadow": {"rest": {"radius": 8, "x": 0, "y": 6, "opacity": 0.3},
  ///             "raised": {"radius": 20, "x": 0, "y": 6, "opacity": 0.5},
  ///             "rise": [0, 90], "swing": 15},
  ///  "corners": {"cover": 16, "spine": 4, "pageEdges": 2}, "border": 3,
  ///  "spineWidth": 14, "pageEdgeWidth": 0.8,
  ///  "gutter": {"width": 25, "side": 0, "shoulder": 0.075, "middle": 0.15},
  ///  "inside": "lining", "perspective": 0.5, "spread": "page",
  ///  "referenceWidth": 200, "scalesWithBook": false}
  /// ```
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "style")
    try self.init(part)
    try part.place.containing { () throws(BookMotionError) in try check() }
  }

  /// Reads a style whose numbers are still to be checked.
  init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [
      .fades, .shadow, .corners, .border, .spineWidth, .pageEdgeWidth, .gutter, .inside,
      .perspective, .spread, .referenceWidth, .scalesWithBook,
    ])
    self = .polish
    if part.has(.fades) { fades = try Fades(part.part(.fades)) }
    if part.has(.shadow) { shadow = try Shadow(part.part(.shadow)) }
    if part.has(.corners) { corners = try Corners(part.part(.corners)) }
    if part.has(.gutter) { gutter = try Gutter(part.part(.gutter)) }
    border = try part.number(.border, default: border)
    spineWidth = try part.number(.spineWidth, default: spineWidth)
    pageEdgeWidth = try part.number(.pageEdgeWidth, default: pageEdgeWidth)
    if part.has(.inside) { inside = try part.name(.inside, of: Inside.allCases) }
    perspective = try part.number(.perspective, default: perspective)
    if part.has(.spread) { spread = try part.name(.spread, of: Spread.allCases) }
    referenceWidth = try part.number(.referenceWidth, default: referenceWidth)
    if part.has(.scalesWithBook) { scalesWithBook = try part.truth(.scalesWithBook) }
  }

  /// Writes what differs from ``polish``.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    let standard = BookStyle.polish
    try fields.write(fades, .fades, unless: standard.fades)
    try fields.write(shadow, .shadow, unless: standard.shadow)
    try fields.write(corners, .corners, unless: standard.corners)
    try fields.write(border, .border, unless: standard.border)
    try fields.write(spineWidth, .spineWidth, unless: standard.spineWidth)
    try fields.write(pageEdgeWidth, .pageEdgeWidth, unless: standard.pageEdgeWidth)
    try fields.write(gutter, .gutter, unless: standard.gutter)
    try fields.write(inside, .inside, unless: standard.inside)
    try fields.write(perspective, .perspective, unless: standard.perspective)
    try fields.write(spread, .spread, unless: standard.spread)
    try fields.write(referenceWidth, .referenceWidth, unless: standard.referenceWidth)
    try fields.write(scalesWithBook, .scalesWithBook, unless: standard.scalesWithBook)
  }
}

extension BookStyle.Fades: Encodable {
  fileprivate init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [.cover, .firstPage, .spine, .pageEdges, .back])
    self.init()
    if part.has(.cover) { cover = try FaceFade(part.part(.cover)) }
    if part.has(.firstPage) { firstPage = try FaceFade(part.part(.firstPage)) }
    if part.has(.spine) { spine = try FaceFade(part.part(.spine)) }
    if part.has(.pageEdges) { pageEdges = try FaceFade(part.part(.pageEdges)) }
    if part.has(.back) { back = try FaceFade(part.part(.back)) }
  }

  /// Writes what differs from the standard ones.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    let standard = BookStyle.Fades()
    try fields.write(cover, .cover, unless: standard.cover)
    try fields.write(firstPage, .firstPage, unless: standard.firstPage)
    try fields.write(spine, .spine, unless: standard.spine)
    if fields.all {
      try fields.write(shownPageEdges, .pageEdges)
    } else if let pageEdges {
      try fields.write(pageEdges, .pageEdges)
    }
    try fields.write(back, .back, unless: standard.back)
  }
}

extension BookStyle.Shadow: Encodable {
  fileprivate init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [.rest, .raised, .rise, .swing])
    self.init()
    if part.has(.rest) { rest = try BookShadow(part.part(.rest), default: rest) }
    if part.has(.raised) { raised = try BookShadow(part.part(.raised), default: raised) }
    rise = try part.angles(.rise) ?? rise
    swing = try part.number(.swing, default: swing)
  }

  /// Writes what differs from ``standard``.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    let standard = BookStyle.Shadow.standard
    try fields.write(rest, .rest, unless: standard.rest)
    try fields.write(raised, .raised, unless: standard.raised)
    try fields.write(rise, .rise, unless: standard.rise)
    try fields.write(swing, .swing, unless: standard.swing)
  }

}

extension BookShadow: Encodable {
  fileprivate init(_ part: DocumentPart, default standard: BookShadow) throws(BookMotionError) {
    try part.expect(only: [.radius, .x, .y, .opacity])
    self.init(
      radius: try part.number(.radius, default: standard.radius),
      x: try part.number(.x, default: standard.x),
      y: try part.number(.y, default: standard.y),
      opacity: try part.number(.opacity, default: standard.opacity))
  }

  /// Writes all four numbers.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    try fields.write(radius, .radius)
    try fields.write(x, .x)
    try fields.write(y, .y)
    try fields.write(opacity, .opacity)
  }
}

extension BookStyle.Corners: Encodable {
  fileprivate init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [.cover, .spine, .pageEdges])
    self.init()
    cover = try part.number(.cover, default: cover)
    spine = try part.number(.spine, default: spine)
    pageEdges = try part.number(.pageEdges, default: pageEdges)
  }

  /// Writes what differs from the standard ones.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    let standard = BookStyle.Corners()
    try fields.write(cover, .cover, unless: standard.cover)
    try fields.write(spine, .spine, unless: standard.spine)
    try fields.write(pageEdges, .pageEdges, unless: standard.pageEdges)
  }
}

extension BookStyle.Gutter: Encodable {
  fileprivate init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [.width, .side, .shoulder, .middle])
    self.init()
    width = try part.number(.width, default: width)
    side = try part.number(.side, default: side)
    middle = try part.number(.middle, default: middle)
    shoulder = try part.number(
      .shoulder, default: BookStyle.Gutter.between(side, middle))
  }

  /// Writes what differs from the standard one.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    let standard = BookStyle.Gutter()
    try fields.write(width, .width, unless: standard.width)
    try fields.write(side, .side, unless: standard.side)
    try fields.write(
      shoulder, .shoulder, unless: BookStyle.Gutter.between(side, middle))
    try fields.write(middle, .middle, unless: standard.middle)
  }
}

extension BookStyle.Inside: Codable {}
extension BookStyle.Spread: Codable {}
#endif
