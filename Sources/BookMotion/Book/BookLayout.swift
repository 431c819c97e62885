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

  /// The rules of the places.
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
    try places.checkFields()
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

extension BookLayout {
  /// Returns the body's frame at a place.
  ///
  /// - Precondition: The place is built in or has a rule in ``places``.
  public func frame(of place: BookPlace) -> BookRect {
    let whole = BookRect(x: 0, y: 0, width: screen.width, height: screen.height)
    switch place {
    case .shelf: return restingFrame
    case .screen: return whole
    case .safeArea: return safeArea ?? whole
    default:
      // A rule is that of a book that is bound on the left.
      if binding == .right { return mirrored.frame(of: place).mirrored(in: screen.width) }
      guard let rule = places[place] else { place.isNone(of: places.known, at: "place").stop() }
      return rule.frame { frame(of: $0) }
    }
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
