extension BookPlace {
  /// The rule that says where a place is: a size, and the point of an area at which it stands.
  ///
  /// ```swift
  /// // The left page of a sheet of music: half as wide as the safe area, at its top.
  /// BookPlace.Rule(
  ///   area: .safeArea, x: 0.25, y: 0, anchor: BookPoint(x: 0.5, y: 0), width: 0.5,
  ///   aspect: BookSize(width: 9, height: 12))
  /// ```
  ///
  /// The size is, in this order: a share of the area (``width``, ``height``), or that of the place
  /// ``like``, or ``size``, or else all of the area less its ``margins``. Then ``widest``,
  /// ``highest``, ``highestShare``, ``within``, and ``growth`` limit it, and ``fit`` fits it into the area less its
  /// margins, always without changing the proportions.
  ///
  /// Shares and anchors are those of a book that is bound on the left. One that is bound on the right
  /// has the mirror image of each place.
  public struct Rule: Hashable, Sendable {
    /// The place whose frame the shares and margins refer to.
    public var area: BookPlace

    /// The horizontal position in the area, from 0 at its left edge to 1 at its right edge.
    public var x: Double

    /// The vertical position in the area, from 0 at its top edge to 1 at its bottom edge.
    public var y: Double

    /// The point of the book's body that stands there, in shares of its width and height: by
    /// default, its center. The hinge of an open book is at an `x` of 0.
    public var anchor: BookPoint

    /// The width, as a share of the area's width.
    public var width: Double?

    /// The height, as a share of the area's height.
    public var height: Double?

    /// The proportions, if they are not those of ``like``: only the quotient of the two sides
    /// matters.
    public var aspect: BookSize?

    /// The size in points, whatever the area.
    public var size: BookSize?

    /// The place whose size this one has, or whose proportions, if it is a share of the area.
    public var like: BookPlace?

    /// The place than which this one is neither wider nor higher.
    public var within: BookPlace?

    /// The maximum width, in points.
    public var widest: Double?

    /// The maximum height, in points.
    public var highest: Double?

    /// The maximum height, as a share of the area's height.
    ///
    /// A cover that turns comes nearer and looks higher, so a closed book needs more room than it
    /// takes up itself.
    public var highestShare: Double?

    /// The minimum size, as a multiple of the cover on its shelf. It takes precedence over other
    /// limits, except for the margins, so that a book does not shrink on its way to the reader.
    public var growth: Double

    /// The total free space in the area, horizontally and vertically, in points: half of it is on
    /// either side of a place in its middle.
    public var margins: BookSize

    /// The pages that have to fit into the area side by side.
    public var pages: Pages

    /// How the size is fitted into the area less its margins.
    public var fit: Fit

    /// The number of pages side by side, of which a place is the right-hand one.
    public enum Pages: String, Hashable, Sendable, CaseIterable {
      /// One page.
      case one
      /// Two pages. Shares of the area and proportions are those of both together.
      case two
      /// Two pages in an area that is wider than high, and otherwise one, with its center in place of
      /// its hinge at the anchor. Proportions are always those of both together.
      case automatic
    }

    /// A way to fit a size into an area, in its own proportions.
    public enum Fit: String, Hashable, Sendable, CaseIterable {
      /// As it is where it fits, and otherwise the largest size that does.
      case shrunk
      /// The largest size that fits, however small it was, before anything else limits it.
      case inside
      /// The smallest size that covers the area, whatever else limits it. A single page of
      /// ``Pages/automatic`` is as large as fits inside instead, so that nothing of it is cut off.
      case covering
      /// As it is, even if it does not fit.
      case free
    }

    /// Creates a rule.
    public init(
      area: BookPlace = .screen, x: Double = 0.5, y: Double = 0.5,
      anchor: BookPoint = BookPoint(x: 0.5, y: 0.5), width: Double? = nil, height: Double? = nil,
      aspect: BookSize? = nil, size: BookSize? = nil, like: BookPlace? = nil,
      within: BookPlace? = nil, widest: Double? = nil, highest: Double? = nil,
      highestShare: Double? = nil, growth: Double = 0,
      margins: BookSize = BookSize(width: 0, height: 0), pages: Pages = .one, fit: Fit = .shrunk
    ) {
      self.area = area
      self.x = x
      self.y = y
      self.anchor = anchor
      self.width = width
      self.height = height
      self.aspect = aspect
      self.size = size
      self.like = like
      self.within = within
      self.widest = widest
      self.highest = highest
      self.highestShare = highestShare
      self.growth = growth
      self.margins = margins
      self.pages = pages
      self.fit = fit
    }
  }

  /// The rule of a built-in place, or `nil` if it has none.
  var standardRule: Rule? {
    let hinge = BookPoint(x: 0, y: 0.5)
    let margins = BookSize(width: 48, height: 48)
    return switch self {
    case .centered:
      Rule(
        width: 0.35, aspect: BookSize(width: 1, height: 1.4), widest: 300,
        highestShare: Rule.turningShare, growth: 1.05, margins: margins)
    case .closed: Rule(like: .centered, within: .spread, growth: 1.05, margins: margins)
    case .opened:
      Rule(anchor: hinge, like: .centered, within: .spread, pages: .automatic, fit: .free)
    case .reader: Rule(margins: margins)
    case .spread:
      Rule(
        anchor: hinge, aspect: BookSize(width: 2, height: 1.4),
        margins: BookSize(width: 48, height: 100), pages: .automatic)
    case .zoomed: Rule(anchor: hinge, like: .spread, pages: .automatic, fit: .covering)
    default: nil
    }
  }
}

extension BookPlace.Rule {
  /// The places to which the rule refers, each with its field.
  var references: [(field: StaticString, place: BookPlace)] {
    var references: [(field: StaticString, place: BookPlace)] = [("area", area)]
    if let like { references.append(("like", like)) }
    if let within { references.append(("within", within)) }
    return references
  }

  /// Returns the frame of the place. `frames` gives those of the places to which the rule refers.
  func frame(_ frames: (BookPlace) -> BookRect) -> BookRect {
    let area = frames(area)
    let isWide = area.width > area.height
    let count = pages == .two || pages == .automatic && isWide ? 2.0 : 1
    let size = size(in: area.size, count, frames)
    let across = pages == .automatic && !isWide ? 0 : 0.5 - anchor.x
    return BookRect(
      center: BookPoint(
        x: area.x + x * area.width + across * size.width,
        y: area.y + y * area.height + (0.5 - anchor.y) * size.height),
      size: size)
  }

  private func size(
    in area: BookSize, _ count: Double, _ frames: (BookPlace) -> BookRect
  ) -> BookSize {
    // The room for one page.
    let room = BookSize(
      width: BookPlace.Rule.room(area.width, less: margins.width) / count,
      height: BookPlace.Rule.room(area.height, less: margins.height))
    let like = like.map { frames($0).size }
    let shape = aspect.map { pages == .one ? $0 : BookSize(width: $0.width / 2, height: $0.height) }
    var size =
      share(of: BookSize(width: area.width / count, height: area.height), shape ?? like ?? room)
      ?? like ?? self.size ?? shape.map { room.largest(ofAspect: $0.width, $0.height) } ?? room
    switch fit {
    case .covering where pages != .automatic || count > 1:
      return room.smallest(coveringWithAspect: size.width, size.height)
    case .inside, .covering: size = room.largest(ofAspect: size.width, size.height)
    case .shrunk, .free: break
    }
    // Exactly the proportions that were asked for, if that is where the size comes from.
    let isShare = width != nil || height != nil
    let isShaped = isShare ? width == nil || height == nil : like == nil && self.size == nil
    let proportions = isShaped ? shape ?? size : size
    let ratio = proportions.height / proportions.width
    if let widest, size.width > widest {
      size = BookSize(width: widest, height: widest * ratio)
    }
    for case let highest? in [highest, highestShare.map { $0 * area.height }]
    where size.height > highest {
      size = BookSize(width: highest / ratio, height: highest)
    }
    if let within { size = size.shrunk(into: frames(within).size) }
    let cover = frames(.shelf).size
    let least = growth * max(cover.width, cover.height / ratio)
    if size.width < least { size = BookSize(width: least, height: least * ratio) }
    return fit == .free ? size : size.shrunk(into: room)
  }

  /// Returns the size that ``width`` and ``height`` give, or `nil` if there is neither.
  private func share(of area: BookSize, _ shape: BookSize) -> BookSize? {
    let ratio = shape.height / shape.width
    return switch (width, height) {
    case (let width?, let height?):
      BookSize(width: width * area.width, height: height * area.height)
    case (let width?, nil):
      BookSize(width: width * area.width, height: width * area.width * ratio)
    case (nil, let height?):
      BookSize(width: height * area.height / ratio, height: height * area.height)
    case (nil, nil): nil
    }
  }

  /// The share of the screen's height that a closed book may have, so that its cover stays on the
  /// screen while it turns in the perspective of `bookPolish`. Seen edge-on, it is 1 / (1 − 0.5 / 1.4)
  /// times as high, which leaves 3% above and below for a spring that overshoots.
  fileprivate static let turningShare = 0.6

  private static func room(_ side: Double, less margin: Double) -> Double {
    margin > 0 ? max(side - margin, least) : side
  }

  /// The minimum length of a page's side, for an area that is smaller than its margins.
  private static let least = 1.0
}

extension BookPlace.Rule: HasFields {
  package static var blank: BookPlace.Rule { BookPlace.Rule() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    let (share, part) = (Quantity(.share, .share), Quantity(.position, .share))
    try visitor.place("area", &area, .mayBeOmitted)
    try visitor.number("x", &x, part)
    try visitor.number("y", &y, part)
    try visitor.point("anchor", &anchor, part)
    try visitor.optional("width", &width, share)
    try visitor.optional("height", &height, share)
    try visitor.optional("aspect", &aspect, .factor)
    try visitor.optional("size", &size, .length)
    try visitor.optional("like", &like)
    try visitor.optional("within", &within)
    try visitor.optional("widest", &widest, .length)
    try visitor.optional("highest", &highest, .length)
    try visitor.optional("highestShare", &highestShare, share)
    try visitor.number("growth", &growth, Quantity(.extent, .factor))
    try visitor.size("margins", &margins, .extent)
    try visitor.choice("pages", &pages, of: Pages.allCases)
    try visitor.choice("fit", &fit, of: Fit.allCases)
  }
}
