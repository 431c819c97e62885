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
  public let screen: BookSize

  /// The cover's rectangle on the shelf: the real one, as the app reports it.
  public let restingFrame: BookRect

  /// The side on which the book is bound.
  public let binding: BookBinding

  /// Creates a layout.
  ///
  /// - Precondition: every number is finite, and the sizes are above 0.
  public init(
    screen: BookSize = BookLayout.standardScreen, restingFrame: BookRect = BookLayout.standardFrame,
    binding: BookBinding = .left
  ) {
    do {
      try self.init(validating: screen, restingFrame: restingFrame, binding: binding)
    } catch {
      error.stop()
    }
  }

  /// Creates a layout of numbers that come from a file or a form, or says what is wrong with them.
  public init(
    validating screen: BookSize, restingFrame: BookRect, binding: BookBinding
  ) throws(BookMotionError) {
    try BookLayout.check(screen)
    try BookLayout.check(restingFrame)
    // A book that is bound at the right moves in the mirror.
    try BookLayout.check(restingFrame.mirrored(in: screen.width))
    self.screen = screen
    self.restingFrame = restingFrame
    self.binding = binding
  }

  /// The same book, found elsewhere on the shelf.
  public func standing(in frame: BookRect) -> BookLayout {
    BookLayout(screen: screen, restingFrame: frame, binding: binding)
  }

  /// The same book on another screen.
  public func on(screen: BookSize) -> BookLayout {
    BookLayout(screen: screen, restingFrame: restingFrame, binding: binding)
  }

  /// 1024 × 768.
  public static let standardScreen = BookSize(width: 1024, height: 768)

  /// 200 × 280, at (100, 200).
  public static let standardFrame = BookRect(x: 100, y: 200, width: 200, height: 280)

  static func check(_ screen: BookSize) throws(BookMotionError) {
    try Domain.length.check(screen.width, "screen.width")
    try Domain.length.check(screen.height, "screen.height")
  }

  static func check(_ frame: BookRect) throws(BookMotionError) {
    try Domain.place.check(frame.x, "frame.x")
    try Domain.place.check(frame.y, "frame.y")
    try Domain.length.check(frame.width, "frame.width")
    try Domain.length.check(frame.height, "frame.height")
  }
}

/// A place that a book's body can be sent to.
public enum BookPlace: String, Hashable, Sendable, CaseIterable {
  /// The cover's own rectangle on the shelf.
  case shelf
  /// The middle of the screen: width min(0.35 · screen, 300), 1.4 times as high, but never narrower
  /// than the lifted cover, 1.05 times its width on the shelf, nor higher than the screen less 48.
  case centered
  /// The same size, with the hinge in the middle of the screen, so that an open spread is centered.
  case hinged
  /// One page to read: the screen less 48 in both directions.
  case reader
  /// The body of the largest spread of aspect 2 : 1.4 inside the screen less 48 × 100.
  case spread
  /// The body of the smallest spread of that aspect that covers the screen.
  case zoomed
}

extension BookLayout {
  /// The rectangle of a place.
  public func frame(of place: BookPlace) -> BookRect {
    switch place {
    case .shelf: return restingFrame
    case .centered: return BookRect(center: middle, size: centeredSize)
    case .hinged: return body(page: centeredSize)
    case .reader:
      return BookRect(
        center: middle,
        size: BookSize(
          width: max(screen.width - Inset.reader, Inset.least),
          height: max(screen.height - Inset.reader, Inset.least)))
    case .spread:
      let room = BookSize(
        width: max(screen.width - Inset.reader, Inset.least),
        height: max(screen.height - Inset.spreadHeight, Inset.least))
      return body(spread: room.largest(ofAspect: Aspect.spreadWidth, Aspect.spreadHeight))
    case .zoomed:
      return body(
        spread: screen.smallest(coveringWithAspect: Aspect.spreadWidth, Aspect.spreadHeight))
    }
  }

  /// The middle of the screen.
  public var middle: BookPoint { BookPoint(x: screen.width / 2, y: screen.height / 2) }

  private var centeredSize: BookSize {
    // A book never shrinks on its way to the reader, and never leaves the screen.
    let wished = max(
      min(Centered.share * screen.width, Centered.widest), Centered.lift * restingFrame.width)
    let highest = max(screen.height - Inset.reader, Inset.least)
    guard wished * Aspect.cover > highest else {
      return BookSize(width: wished, height: wished * Aspect.cover)
    }
    return BookSize(width: highest / Aspect.cover, height: highest)
  }

  private func body(spread: BookSize) -> BookRect {
    body(page: BookSize(width: spread.width / 2, height: spread.height))
  }

  /// The page beside a hinge in the middle of the screen.
  private func body(page: BookSize) -> BookRect {
    let aside = binding == .left ? page.width / 2 : -page.width / 2
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
    let room = BookSize(width: safeArea.width * Memoir.share, height: safeArea.height)
    return BookRect(
      center: safeArea.center,
      size: room.largest(ofAspect: 2 * Memoir.pageWidth, Memoir.pageHeight))
  }

  /// The mirror image: the same book, bound at the other edge.
  public var mirrored: BookLayout {
    BookLayout(
      screen: screen, restingFrame: restingFrame.mirrored(in: screen.width),
      binding: binding.opposite)
  }

  private enum Centered {
    static let share = 0.35
    static let widest = 300.0
    static let lift = 1.05
  }

  private enum Aspect {
    static let cover = 1.4
    static let spreadWidth = 2.0
    static let spreadHeight = 1.4
  }

  private enum Inset {
    static let reader = 48.0
    static let spreadHeight = 100.0
    /// A screen narrower than its margins still has a point to read.
    static let least = 1.0
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
