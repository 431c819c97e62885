/// The geometry of a transition: the screen, the cover's frame on the shelf, and the places that a
/// book moves between.
///
/// ```swift
/// let layout = BookLayout(screen: BookSize(width: 1024, height: 768))
/// layout.frame(of: .centered).width  // 300
/// ```
///
/// Every place is the frame of the book's *body*: the closed book, or the right-hand page of an
/// open book that is bound on the left.
public struct BookLayout: Hashable, Sendable {
  /// The size of the screen.
  public private(set) var screen: BookSize

  /// The cover's actual frame on the shelf, as reported by the app.
  public private(set) var restingFrame: BookRect

  /// The edge at which the book is bound.
  public private(set) var binding: BookBinding

  /// The sizes and margins from which the places are calculated.
  public private(set) var places: BookPlaces

  /// The part of the screen that nothing covers, or `nil` for the whole screen.
  public private(set) var safeArea: BookRect?

  /// Creates a layout.
  ///
  /// - Precondition: Every number is finite, and the sizes are above 0.
  public init(
    screen: BookSize = BookLayout.standardScreen, restingFrame: BookRect = BookLayout.standardFrame,
    binding: BookBinding = .left, places: BookPlaces = .standard, safeArea: BookRect? = nil
  ) {
    do {
      try self.init(
        validating: screen, restingFrame: restingFrame, binding: binding, places: places,
        safeArea: safeArea)
    } catch {
      error.stop()
    }
  }

  /// Creates a layout from untrusted numbers, such as those from a file or a form.
  ///
  /// - Throws: A ``BookMotionError`` that names the first invalid number.
  public init(
    validating screen: BookSize, restingFrame: BookRect, binding: BookBinding,
    places: BookPlaces = .standard, safeArea: BookRect? = nil
  ) throws(BookMotionError) {
    self.screen = screen
    self.restingFrame = restingFrame
    self.binding = binding
    self.places = places
    self.safeArea = safeArea
    try check()
  }

  private func check() throws(BookMotionError) {
    try BookLayout.check(screen)
    try BookLayout.check(restingFrame)
    // A book that is bound on the right moves in mirrored coordinates, which must be valid too.
    try BookLayout.check(restingFrame.mirrored(in: screen.width))
    do { try places.check() } catch { throw error.inside("places") }
    if let safeArea { try BookLayout.check(safeArea, "safeArea") }
  }

  private func changed(_ change: (inout BookLayout) -> Void) -> BookLayout {
    var layout = self
    change(&layout)
    do { try layout.check() } catch { error.stop() }
    return layout
  }

  /// Returns this layout with a different frame for the cover on the shelf.
  public func with(frame: BookRect) -> BookLayout { changed { $0.restingFrame = frame } }

  /// Returns this layout for a different screen and safe area.
  public func with(screen: BookSize, safeArea: BookRect? = nil) -> BookLayout {
    changed { ($0.screen, $0.safeArea) = (screen, safeArea) }
  }

  /// Returns this layout with different places.
  public func with(places: BookPlaces) -> BookLayout { changed { $0.places = places } }

  /// Returns this layout with what an app reports, or `nil` if no layout can have it.
  ///
  /// A layout pass of the system may report an empty screen or an empty frame for a moment.
  func reported(
    screen: BookSize? = nil, safeArea: BookRect? = nil, frame: BookRect? = nil
  ) -> BookLayout? {
    var layout = self
    if let screen { (layout.screen, layout.safeArea) = (screen, safeArea) }
    if let frame { layout.restingFrame = frame }
    do { try layout.check() } catch { return nil }
    return layout
  }

  /// The default screen: 1024 × 768 points.
  public static let standardScreen = BookSize(width: 1024, height: 768)

  /// The default cover frame: 200 × 280 points, at (100, 200).
  public static let standardFrame = BookRect(x: 100, y: 200, width: 200, height: 280)

  static func check(_ screen: BookSize) throws(BookMotionError) {
    try BookDomain.length.check(screen.width, "screen.width")
    try BookDomain.length.check(screen.height, "screen.height")
  }

  static func check(_ frame: BookRect, _ name: String = "frame") throws(BookMotionError) {
    try BookDomain.position.check(frame.x, "\(name).x")
    try BookDomain.position.check(frame.y, "\(name).y")
    try BookDomain.length.check(frame.width, "\(name).width")
    try BookDomain.length.check(frame.height, "\(name).height")
  }
}

/// A place to which a book's body can move.
public enum BookPlace: String, Hashable, Sendable, CaseIterable {
  /// The cover's frame on the shelf.
  case shelf
  /// The middle of the screen, with a width of min(0.35 · screen width, 300) and a height of 1.4
  /// times that, but at least 1.05 times the size of the cover on the shelf, and at least 48 points
  /// smaller than the screen in each dimension.
  ///
  /// All these numbers, and those of the other places, can be changed in ``BookPlaces``.
  case centered
  /// The size of `centered`, or of ``spread`` if two pages of that size do not fit, with the
  /// hinge in the middle of the screen so that the open spread is centered.
  case hinged
  /// The middle of the screen, ready to open into a spread: the size of ``hinged``, but at least
  /// 1.05 times the size of the cover on the shelf.
  case poised
  /// A single page for reading: the screen less 48 points in each dimension.
  case reader
  /// The body of the largest spread of aspect ratio 2 : 1.4 that fits the screen less 48 × 100
  /// points.
  case spread
  /// The body of the smallest spread of the same aspect ratio that covers the whole screen.
  case zoomed
  /// The middle of the screen, at the base size.
  case base
  /// The middle of the screen, at half the screen's width and in the proportions of the base size:
  /// one page of a spread as wide as the screen.
  case across
}

extension BookLayout {
  /// Returns true if a book is not in the place of the page that is read. With reduced motion, a
  /// book does not grow to be that page, which fades in over it instead.
  package func isAwayFromReader(_ book: BookRect) -> Bool {
    let reader = frame(of: .reader)
    let near = BookLayout.nearReader * min(reader.width, reader.height)
    return abs(book.x - reader.x) > near || abs(book.y - reader.y) > near
      || abs(book.width - reader.width) > near || abs(book.height - reader.height) > near
  }

  /// Returns the place of the page that is read over a book that may be elsewhere.
  package func readerFrame(over book: BookRect) -> BookRect {
    isAwayFromReader(book) ? frame(of: .reader) : book
  }

  /// The distance, as a fraction of its shorter side, that a page growing to be the reader may
  /// still have to go when the reader appears.
  private static let nearReader = 0.05

  /// Returns the body's frame at a place.
  public func frame(of place: BookPlace) -> BookRect {
    switch place {
    case .shelf: return restingFrame
    case .centered: return BookRect(center: middle, size: centeredSize)
    case .hinged: return body(page: centeredSize.shrunk(into: spreadPage))
    case .poised: return BookRect(center: middle, size: centeredSize.shrunk(into: openedSize))
    case .reader: return BookRect(center: middle, size: room(less: places.reader))
    case .spread: return body(page: spreadPage)
    case .zoomed:
      let aspect = places.spread.aspect
      let spread = screen.smallest(coveringWithAspect: aspect.width, aspect.height)
      // A zoomed spread ignores the safe area: it covers the whole screen.
      return body(
        page: BookSize(width: spread.width / 2, height: spread.height), about: screenMiddle)
    case .base: return BookRect(center: middle, size: baseSize)
    case .across:
      let width = room.width / 2
      return BookRect(
        center: middle,
        size: BookSize(width: width, height: width * (baseSize.height / baseSize.width)))
    }
  }

  /// The center of the screen, or of its safe area if `avoidsUnsafeArea` is `true`.
  package var middle: BookPoint { room.center }

  /// The center of the whole screen.
  package var screenMiddle: BookPoint { BookPoint(x: screen.width / 2, y: screen.height / 2) }

  /// The area in which places are laid out.
  private var room: BookRect {
    let whole = BookRect(x: 0, y: 0, width: screen.width, height: screen.height)
    return places.avoidsUnsafeArea ? safeArea ?? whole : whole
  }

  private func room(less margins: BookSize) -> BookSize {
    BookSize(
      width: max(room.width - margins.width, BookLayout.least),
      height: max(room.height - margins.height, BookLayout.least))
  }

  private var baseSize: BookSize { places.base ?? restingFrame.size }

  private var centeredSize: BookSize {
    let numbers = places.centered
    // A book never shrinks on its way to the reader, and never leaves the screen.
    let width = max(min(numbers.share * room.width, numbers.widest), liftedWidth)
    return BookSize(width: width, height: width * numbers.aspect)
      .shrunk(into: room(less: BookSize(width: numbers.margin, height: numbers.margin)))
  }

  /// The width of a book that is no smaller than the cover when lifted off the shelf.
  private var liftedWidth: Double {
    let numbers = places.centered
    return numbers.growth * max(restingFrame.width, restingFrame.height / numbers.aspect)
  }

  /// The size of a page of the spread, or of the lifted cover where that is larger.
  private var openedSize: BookSize {
    let (page, width) = (spreadPage, liftedWidth)
    return BookSize(
      width: max(page.width, width), height: max(page.height, width * places.centered.aspect))
  }

  private var spreadPage: BookSize {
    let aspect = places.spread.aspect
    let spread = room(less: places.spread.margins).largest(ofAspect: aspect.width, aspect.height)
    return BookSize(width: spread.width / 2, height: spread.height)
  }

  /// The minimum length of a page's side, for a screen that is narrower than its margins.
  private static let least = 1.0

  /// Returns the frame of a page beside a hinge at `middle`.
  private func body(page: BookSize, about middle: BookPoint? = nil) -> BookRect {
    let aside = binding == .left ? page.width / 2 : -page.width / 2
    let middle = middle ?? self.middle
    return BookRect(center: BookPoint(x: middle.x + aside, y: middle.y), size: page)
  }

  /// The mirror image of this layout, with the book bound at the opposite edge.
  package var mirrored: BookLayout {
    // Not checked again: at the ends of what is allowed, a frame that is mirrored twice is another
    // one by a rounding error.
    var layout = self
    layout.restingFrame = restingFrame.mirrored(in: screen.width)
    layout.binding = binding.opposite
    layout.safeArea = safeArea?.mirrored(in: screen.width)
    return layout
  }
}

#if !$Embedded
extension BookPlace: Codable {}
#endif
