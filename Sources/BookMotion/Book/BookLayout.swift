/// The places that a book moves between: its place on the shelf, and those that the screen gives.
///
/// ```swift
/// let layout = BookLayout(screen: BookSize(width: 1024, height: 768))
/// layout.frame(of: .centered).width  // 300
/// ```
///
/// Every place is the rectangle of the book's *body*: what the closed book occupies, and the
/// right-hand page of an open one that is bound at the left.
public struct BookLayout: Hashable, Sendable {
  /// The screen.
  public private(set) var screen: BookSize

  /// The cover's rectangle on the shelf: the real one, as the app reports it.
  public private(set) var restingFrame: BookRect

  /// The side on which the book is bound.
  public private(set) var binding: BookBinding

  /// The numbers behind its places.
  public private(set) var places: BookPlaces

  /// The part of the screen that nothing covers; nil for all of it.
  public private(set) var safeArea: BookRect?

  /// Creates a layout.
  ///
  /// - Precondition: every number is finite, and the sizes are above 0.
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

  /// Creates a layout of numbers that come from a file or a form, or says what is wrong with them.
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
    // A book that is bound at the right moves in the mirror.
    try BookLayout.check(restingFrame.mirrored(in: screen.width))
    try places.check(at: "places.")
    if let safeArea { try BookLayout.check(safeArea, "safeArea") }
  }

  private func changed(_ change: (inout BookLayout) -> Void) -> BookLayout {
    var layout = self
    change(&layout)
    do { try layout.check() } catch { error.stop() }
    return layout
  }

  /// The same book, found elsewhere on the shelf.
  public func standing(in frame: BookRect) -> BookLayout { changed { $0.restingFrame = frame } }

  /// The same book on another screen, with another safe area.
  public func on(screen: BookSize, safeArea: BookRect? = nil) -> BookLayout {
    changed { ($0.screen, $0.safeArea) = (screen, safeArea) }
  }

  /// The same book with other places.
  public func with(_ places: BookPlaces) -> BookLayout { changed { $0.places = places } }

  /// 1024 × 768.
  public static let standardScreen = BookSize(width: 1024, height: 768)

  /// 200 × 280, at (100, 200).
  public static let standardFrame = BookRect(x: 100, y: 200, width: 200, height: 280)

  static func check(_ screen: BookSize) throws(BookMotionError) {
    try Domain.length.check(screen.width, "screen.width")
    try Domain.length.check(screen.height, "screen.height")
  }

  static func check(_ frame: BookRect, _ name: String = "frame") throws(BookMotionError) {
    try Domain.place.check(frame.x, "\(name).x")
    try Domain.place.check(frame.y, "\(name).y")
    try Domain.length.check(frame.width, "\(name).width")
    try Domain.length.check(frame.height, "\(name).height")
  }
}

/// A place that a book's body can be sent to.
public enum BookPlace: String, Hashable, Sendable, CaseIterable {
  /// The cover's own rectangle on the shelf.
  case shelf
  /// The middle of the screen: width min(0.35 · screen, 300), 1.4 times as high, but never smaller
  /// than 1.05 times the cover on the shelf, nor larger than the screen less 48.
  /// ``BookPlaces`` has these numbers, and those of the others.
  case centered
  /// The same size, or that of ``spread`` where there is no room for two such pages, with the hinge
  /// in the middle of the screen, so that an open spread is centered.
  case hinged
  /// The middle of the screen, ready to open to a spread: the size of ``hinged``, but not smaller than
  /// 1.05 times the cover on the shelf.
  case poised
  /// One page to read: the screen less 48 in both directions.
  case reader
  /// The body of the largest spread of aspect 2 : 1.4 inside the screen less 48 × 100.
  case spread
  /// The body of the smallest spread of that aspect that covers the screen.
  case zoomed
  /// The middle of the screen, in the base size.
  case base
  /// The body of a spread that is as wide as the screen, in the base's shape.
  case across
}

extension BookLayout {
  /// The rectangle of a place.
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
      // What fills the screen fills all of it.
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

  /// The middle of the screen, or of its safe area if the places keep to it.
  public var middle: BookPoint { room.center }

  /// The middle of all of the screen.
  package var screenMiddle: BookPoint { BookPoint(x: screen.width / 2, y: screen.height / 2) }

  /// What the places are measured by.
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

  /// The width of a book that is not smaller than its cover, lifted from the shelf.
  private var liftedWidth: Double {
    let numbers = places.centered
    return numbers.growth * max(restingFrame.width, restingFrame.height / numbers.aspect)
  }

  /// The page of a spread, or the lifted cover where that is larger.
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

  /// A screen narrower than its margins still has a point to read.
  private static let least = 1.0

  /// The page beside a hinge in the middle.
  private func body(page: BookSize, about middle: BookPoint? = nil) -> BookRect {
    let aside = binding == .left ? page.width / 2 : -page.width / 2
    let middle = middle ?? self.middle
    return BookRect(center: BookPoint(x: middle.x + aside, y: middle.y), size: page)
  }

  /// A memoir's open book: two pages of 3 : 4 that take at most 0.86 of the safe area's width.
  ///
  /// - Precondition: the numbers are finite, and the sides above 0.
  public static func memoirSpread(in safeArea: BookRect) -> BookRect {
    do {
      try check(safeArea)
    } catch {
      error.stop()
    }
    return memoir(in: safeArea)
  }

  /// The same in an area of any size.
  static func memoir(in safeArea: BookRect) -> BookRect {
    let room = BookSize(width: safeArea.width * Memoir.share, height: safeArea.height)
    return BookRect(
      center: safeArea.center,
      size: room.largest(ofAspect: 2 * Memoir.pageWidth, Memoir.pageHeight))
  }

  /// The mirror image: the same book, bound at the other edge.
  public var mirrored: BookLayout {
    changed {
      $0.restingFrame = restingFrame.mirrored(in: screen.width)
      $0.binding = binding.opposite
      $0.safeArea = safeArea?.mirrored(in: screen.width)
    }
  }

  private enum Memoir {
    static let share = 0.86
    static let pageWidth = 3.0
    static let pageHeight = 4.0
  }
}

#if !$Embedded
extension BookPlace: Codable {}
#endif
