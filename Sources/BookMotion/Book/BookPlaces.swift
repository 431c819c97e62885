/// The sizes and margins that determine the places of a book, as part of a layout or a
/// choreography.
///
/// ```swift
/// var places = BookPlaces.standard
/// places.centered.share = 0.4
/// places.reader = BookSize(width: 0, height: 80)
/// let layout = BookLayout(screen: BookSize(width: 1024, height: 768), places: places)
/// layout.frame(of: .reader).height  // 688
/// ```
///
/// A margin is the total free space along an axis: half of it is on either side.
public struct BookPlaces: Hashable, Sendable {
  /// The size of the book in the middle of the screen, on its way to the reader.
  public var centered: Centered

  /// The horizontal and vertical margins of the page in the reader.
  public var reader: BookSize

  /// The shape and margins of the open spread.
  public var spread: Spread

  /// The base size of the book, or `nil` to use the size of the cover on its shelf.
  public var base: BookSize?

  /// A Boolean value that indicates whether places stay inside the safe area instead of using the
  /// whole screen.
  public var avoidsUnsafeArea: Bool

  /// Creates a set of sizes and margins.
  package init(
    centered: Centered = Centered(), reader: BookSize = BookSize(width: 48, height: 48),
    spread: Spread = Spread(), base: BookSize? = nil, avoidsUnsafeArea: Bool = false
  ) {
    self.centered = centered
    self.reader = reader
    self.spread = spread
    self.base = base
    self.avoidsUnsafeArea = avoidsUnsafeArea
  }

  /// The default sizes and margins.
  public static let standard = BookPlaces()

  /// The size of the book in the middle of the screen.
  public struct Centered: Hashable, Sendable {
    /// The width, as a fraction of the screen's width.
    public var share: Double
    /// The maximum width, in points.
    public var widest: Double
    /// The minimum size, as a multiple of the cover on its shelf. It takes precedence over
    /// `widest`, so that a book does not shrink on its way to the reader.
    public var growth: Double
    /// The height, as a multiple of the width.
    public var aspect: Double
    /// The minimum free space on the screen, horizontally and vertically, in points.
    public var margin: Double

    /// Creates the size of a centered book.
    package init(
      share: Double = 0.35, widest: Double = 300, growth: Double = 1.05, aspect: Double = 1.4,
      margin: Double = 48
    ) {
      self.share = share
      self.widest = widest
      self.growth = growth
      self.aspect = aspect
      self.margin = margin
    }
  }

  /// The shape and margins of an open book.
  public struct Spread: Hashable, Sendable {
    /// The aspect ratio of both pages together: only the quotient of `width` and `height` matters.
    public var aspect: BookSize
    /// The horizontal and vertical margins, in points.
    public var margins: BookSize

    /// Creates the shape and margins of a spread.
    package init(
      aspect: BookSize = BookSize(width: 2, height: 1.4),
      margins: BookSize = BookSize(width: 48, height: 100)
    ) {
      self.aspect = aspect
      self.margins = margins
    }
  }
}

extension BookPlaces {
  /// Checks that every number is within its domain.
  ///
  /// - Throws: A ``BookMotionError`` with the path of the invalid number, such as `centered.share`.
  package func check() throws(BookMotionError) { try checkFields() }
}

extension BookPlaces: HasFields {
  package static var blank: BookPlaces { .standard }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.part("centered", &centered)
    try visitor.size("reader", &reader, .extent)
    try visitor.part("spread", &spread)
    try visitor.optional("base", &base, .length)
    try visitor.truth("avoidsUnsafeArea", &avoidsUnsafeArea)
  }
}

extension BookPlaces.Centered: HasFields {
  package static var blank: BookPlaces.Centered { BookPlaces.Centered() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.number("share", &share, Quantity(.share, .share))
    try visitor.number("widest", &widest, .length)
    try visitor.number("growth", &growth, Quantity(.extent, .factor))
    try visitor.number("aspect", &aspect, .factor)
    try visitor.number("margin", &margin, .extent)
  }
}

extension BookPlaces.Spread: HasFields {
  package static var blank: BookPlaces.Spread { BookPlaces.Spread() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.size("aspect", &aspect, .factor)
    try visitor.size("margins", &margins, .extent)
  }
}
