/// The sizes and margins that determine the places of a book, as part of a layout or a
/// choreography.
///
/// ```swift
/// var places = BookPlaces()
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
  public init(
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
    public init(
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
    public init(
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
  public func check() throws(BookMotionError) { try check(at: "") }

  func check(at path: @autoclosure () -> String) throws(BookMotionError) {
    try Domain.share.check(centered.share, path() + "centered.share")
    for (factor, name) in [
      (centered.aspect, "centered.aspect"),
      (spread.aspect.width, "spread.aspect[0]"),
      (spread.aspect.height, "spread.aspect[1]"),
    ] {
      try Domain.length.check(factor, path() + name)
    }
    for (margin, name) in [
      (centered.growth, "centered.growth"), (centered.margin, "centered.margin"),
      (reader.width, "reader[0]"),
      (reader.height, "reader[1]"), (spread.margins.width, "spread.margins[0]"),
      (spread.margins.height, "spread.margins[1]"),
    ] {
      try Domain.extent.check(margin, path() + name)
    }
    try Domain.length.check(centered.widest, path() + "centered.widest")
    if let base {
      try Domain.length.check(base.width, path() + "base[0]")
      try Domain.length.check(base.height, path() + "base[1]")
    }
  }
}

#if !$Embedded
extension BookPlaces: Codable {
  /// Decodes the sizes and margins of places. Missing fields take their values from ``standard``.
  ///
  /// ```json
  /// {"centered": {"share": 0.35, "widest": 300, "growth": 1.05, "aspect": 1.4, "margin": 48},
  ///  "reader": [48, 48], "spread": {"aspect": [2, 1.4], "margins": [48, 100]},
  ///  "base": [191, 212], "avoidsUnsafeArea": false}
  /// ```
  ///
  /// - Throws: A ``BookMotionError`` with the path of the fault in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "places")
    try self.init(part)
    try part.place.containing { () throws(BookMotionError) in try check() }
  }

  /// Reads the numbers without checking their domains.
  init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [.centered, .reader, .spread, .base, .avoidsUnsafeArea])
    self.init()
    if part.has(.centered) {
      let part = try part.part(.centered)
      try part.expect(only: [.share, .widest, .growth, .aspect, .margin])
      centered = Centered(
        share: try part.number(.share, default: centered.share),
        widest: try part.number(.widest, default: centered.widest),
        growth: try part.number(.growth, default: centered.growth),
        aspect: try part.number(.aspect, default: centered.aspect),
        margin: try part.number(.margin, default: centered.margin))
    }
    reader = try part.size(.reader) ?? reader
    if part.has(.spread) {
      let part = try part.part(.spread)
      try part.expect(only: [.aspect, .margins])
      spread = Spread(
        aspect: try part.size(.aspect) ?? spread.aspect,
        margins: try part.size(.margins) ?? spread.margins)
    }
    base = try part.size(.base)
    if part.has(.avoidsUnsafeArea) { avoidsUnsafeArea = try part.truth(.avoidsUnsafeArea) }
  }

  /// Encodes the fields that differ from ``standard``.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    let standard = BookPlaces.standard
    try fields.write(centered, .centered, unless: standard.centered)
    try fields.write(reader.sides, .reader, unless: standard.reader.sides)
    try fields.write(spread, .spread, unless: standard.spread)
    if let base { try fields.write(base.sides, .base) }
    try fields.write(avoidsUnsafeArea, .avoidsUnsafeArea, unless: standard.avoidsUnsafeArea)
  }
}

extension BookPlaces.Centered: Encodable {
  /// Encodes the fields that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    let standard = BookPlaces.Centered()
    try fields.write(share, .share, unless: standard.share)
    try fields.write(widest, .widest, unless: standard.widest)
    try fields.write(growth, .growth, unless: standard.growth)
    try fields.write(aspect, .aspect, unless: standard.aspect)
    try fields.write(margin, .margin, unless: standard.margin)
  }
}

extension BookPlaces.Spread: Encodable {
  /// Encodes the fields that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    let standard = BookPlaces.Spread()
    try fields.write(aspect.sides, .aspect, unless: standard.aspect.sides)
    try fields.write(margins.sides, .margins, unless: standard.margins.sides)
  }
}

extension BookSize {
  fileprivate var sides: [Double] { [width, height] }
}

extension DocumentPart {
  /// Returns the width and height in a field, or `nil` if the field is missing.
  fileprivate func size(_ key: DocumentKey) throws(BookMotionError) -> BookSize? {
    guard has(key) else { return nil }
    let sides = try numbers(key, count: 2)
    return BookSize(width: sides[0], height: sides[1])
  }
}
#endif
