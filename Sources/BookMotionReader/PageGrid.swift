package import BookMotion

/// A grid of all the pages of a book as thumbnails, shown over the current page to choose another.
///
/// The overlay fades in, and the thumbnails follow one after another. A chosen thumbnail springs
/// before the grid closes. The button, a tap outside, or another event closes the grid at any
/// instant, and it can open again from any intermediate state.
///
/// ```swift
/// var grid = PageGrid(pageCount: 12, currentPage: 3)
/// grid.open(at: 0)
/// grid.pose(of: 3, at: 1).outline  // 3
/// grid.tap(.thumbnail(7), at: 1)
/// grid.currentPage  // 7
/// grid.isOpen  // false
/// grid.overlayOpacity(at: 1.2)  // 1
/// grid.overlayOpacity(at: 1.5)  // 0
/// ```
///
/// With reduced motion, the thumbnails fade in and out with the overlay, all at once and at full
/// size.
///
/// ``PageGridLayout`` computes the frames of all parts; scrolling is left to the app.
public struct PageGrid: Hashable, Sendable {
  /// A part of the screen that can be tapped while a grid is open.
  public enum Target: Hashable, Sendable {
    /// The thumbnail of a page, numbered from 0.
    case thumbnail(Int)
    /// The button that closes the grid.
    case closeButton
    /// The area outside the panel.
    case outside
    /// An empty area of the panel.
    case panel
  }

  /// An event that a grid reports.
  public enum Event: Hashable, Sendable {
    /// The grid opens; the page behind it no longer takes taps.
    case opened
    /// A page was chosen, and the reader goes there behind the grid. The moment for a light haptic.
    case chosen(Int)
    /// The grid begins to close.
    case closes
    /// The grid is no longer visible.
    case closed
  }

  /// The appearance of a thumbnail.
  public struct ThumbnailPose: Hashable, Sendable {
    /// The opacity, from 0 to 1, multiplied by that of the overlay.
    public let opacity: Double
    /// The scale, which springs may take above 1.
    public let scale: Double
    /// The width of the outline, in points: 0 unless the page is, or recently was, the current one.
    public let outline: Double
  }

  /// The number of pages.
  package let pageCount: Int

  /// The width of the outline around the current page, in points.
  package let outline: Double

  /// A Boolean value that indicates whether thumbnails only fade, for users who prefer reduced
  /// motion.
  package let isReduced: Bool

  /// The outlined page, counted from 0.
  public internal(set) var currentPage: Int

  /// A Boolean value that indicates whether the grid is open and takes taps; `false` as soon as a
  /// page is chosen or the grid begins to close.
  public internal(set) var isOpen = false

  /// The progress of the overlay and everything on it, from 0 (closed) to 1 (open).
  var overlay = Motion(0.0)

  /// The progress of the first thumbnail; the others follow with a delay.
  var entrance = Motion(0.0)

  /// The time at which the grid began, or will begin, to close.
  var closing = -Double.infinity

  /// The thumbnails that are enlarged or outlined, or recently were.
  var marked: [Marked]

  var log = EventLog<Event>()

  /// Creates a closed grid.
  ///
  /// - Parameters:
  ///   - pageCount: The number of pages, which may be 0.
  ///   - currentPage: The current page, counted from 0.
  ///   - outline: The width of the outline around the current page, in points.
  ///   - isReduced: Pass `true` if thumbnails should only fade.
  /// - Precondition: `pageCount` is from 0 to 1e9, `currentPage` is from 0 to `pageCount - 1` (or 0
  ///   if there are no pages), and `outline` is from 2 to 3.
  public init(
    pageCount: Int, currentPage: Int = 0, outline: Double = 3, isReduced: Bool = false
  ) {
    BookDomain(0, BookDomain.length.highest).require(Double(pageCount), "pageCount")
    BookDomain(0, Double(max(pageCount - 1, 0))).require(Double(currentPage), "currentPage")
    PageGrid.outlines.require(outline, "outline")
    self.pageCount = pageCount
    self.currentPage = currentPage
    self.outline = outline
    self.isReduced = isReduced
    marked = [Marked(page: currentPage, outline: Motion(1))]
  }

  /// The motions that set a thumbnail apart from the others.
  struct Marked: Hashable, Sendable {
    let page: Int
    /// 1 for the current page.
    var outline = Motion(0.0)
    /// The amount added to the thumbnail's scale.
    var standout = Motion(0.0)
  }
}

extension PageGrid {
  /// The allowed widths of the outline around the current page, in points: from 2 to 3.
  static let outlines = BookDomain(2, 3)

  /// The delay from one thumbnail to the next, in seconds.
  static let stagger = 0.03

  /// The longest delay of a thumbnail after the first one, in seconds.
  package static let longestStagger = 0.3

  /// The scale of a thumbnail before it appears.
  private static let smallest = 0.9

  /// Returns the opacity of the overlay: 0 when closed, 1 when open.
  public func overlayOpacity(at time: Double) -> Double {
    min(max(overlay.value(at: time), 0), 1)
  }

  /// Returns the appearance of a page's thumbnail.
  ///
  /// - Precondition: `page` is from 0 to `pageCount - 1`.
  public func pose(of page: Int, at time: Double) -> ThumbnailPose {
    BookDomain(0, Double(pageCount) - 1).require(Double(page), "page")
    let come = entrance.value(at: time - PageGrid.delay(of: page))
    let marks = marked.first { $0.page == page }
    let size =
      PageGrid.smallest + (1 - PageGrid.smallest) * come + (marks?.standout.value(at: time) ?? 0)
    return ThumbnailPose(
      opacity: (isReduced ? 1 : min(max(come, 0), 1)) * overlayOpacity(at: time),
      scale: isReduced ? 1 : size,
      outline: outline * min(max(marks?.outline.value(at: time) ?? 0, 0), 1))
  }

  /// Returns the delay of a page's thumbnail after the first one, in seconds.
  package static func delay(of page: Int) -> Double {
    min(Double(page) * stagger, longestStagger)
  }

  /// Returns a Boolean value indicating whether the grid is at rest from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    overlay.isAtRest(at: time)
      && entrance.isAtRest(at: time - PageGrid.delay(of: max(pageCount - 1, 0)))
      && marked.allSatisfy { $0.outline.isAtRest(at: time) && $0.standout.isAtRest(at: time) }
  }

  /// Returns the cues with times in `times`, in order.
  public func cues(in times: Range<Double>) -> [BookReaderCue<Event>] { log.cues(in: times) }
}

extension PageGrid {
  /// The duration of the overlay's fade in and out, in seconds.
  static let fadeDuration = 0.3

  /// The time for which a chosen thumbnail springs before the grid closes, in seconds.
  package static let choiceDuration = 0.2

  /// The spring of a chosen thumbnail.
  static let choiceSpring = MotionSpring(duration: 0.2, bounce: 0.3)

  /// The spring that brings the thumbnails in and out.
  package static let entranceSpring = MotionSpring(duration: 0.3, bounce: 0.2)

  /// The amount by which a chosen thumbnail grows.
  private static let standout = 0.08

  private static let fade = MotionCurve.curve(.easeInOut, duration: fadeDuration)
}

extension PageGrid {
  /// Opens the grid.
  ///
  /// - Parameters:
  ///   - page: The current page, if it has changed since the grid last knew it.
  ///   - time: The time of the event, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: `true` if the grid opens; `false` if it was open already. A grid that is closing,
  ///   or about to, opens again.
  /// - Precondition: `page` is from 0 to `pageCount - 1`, or 0 if there are no pages.
  @discardableResult
  public mutating func open(on page: Int? = nil, at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    if let page { BookDomain(0, Double(max(pageCount - 1, 0))).require(Double(page), "page") }
    guard !isOpen else { return false }
    log.change(at: time)
    isOpen = true
    closing = -.infinity
    if let page { outline(page, at: time) }
    calm(at: time)
    overlay.turn(to: 1, at: time, with: PageGrid.fade)
    entrance.turn(to: 1, at: time, with: .spring(PageGrid.entranceSpring))
    log.report(.opened, at: time)
    return true
  }

  /// Handles a tap while the grid is open.
  ///
  /// - Returns: `true` if the tap chooses a thumbnail or closes the grid; otherwise, `false`. A tap
  ///   on an empty area of the panel has no effect, nor has any tap while the grid is closing or
  ///   closed.
  @discardableResult
  public mutating func tap(_ target: Target, at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    switch target {
    case .closeButton, .outside: return close(at: time)
    case .panel: return false
    case .thumbnail(let page):
      guard isOpen, page >= 0, page < pageCount else { return false }
      log.change(at: time)
      choose(page, at: time)
      return true
    }
  }

  /// Closes the grid, for example because a key was pressed or the book closes.
  ///
  /// - Returns: `true` if the grid was open, or was waiting for a chosen thumbnail to spring.
  @discardableResult
  public mutating func close(at time: Double) -> Bool {
    guard let time = log.instant(time), isOpen || time < closing else { return false }
    log.change(at: time)
    isOpen = false
    calm(at: time)
    close(from: time)
    return true
  }
}

extension PageGrid {
  private mutating func choose(_ page: Int, at time: Double) {
    isOpen = false
    let horizon = marked.count < PageGrid.mostMarked ? time - PageGrid.remembered : time
    marked.removeAll { $0.page != currentPage && $0.isPlain(at: horizon) }
    // Only input faster than any finger leaves this many marks fading at once.
    if marked.count >= PageGrid.mostMarked {
      marked.makeRoom(PageGrid.mostMarked)
      _ = index(of: currentPage)
    }
    outline(page, at: time)
    let closing = time + PageGrid.choiceDuration
    let index = index(of: page)
    let spring = MotionCurve.spring(PageGrid.choiceSpring)
    marked[index].standout.turn(to: PageGrid.standout, at: time, with: spring)
    marked[index].standout.plan(0, at: closing, with: spring)
    log.report(.chosen(page), at: time)
    close(from: closing)
  }

  /// Makes another page the current one.
  private mutating func outline(_ page: Int, at time: Double) {
    guard page != currentPage else { return }
    marked[index(of: currentPage)].outline.turn(to: 0, at: time, with: PageGrid.fade)
    marked[index(of: page)].outline.turn(to: 1, at: time, with: PageGrid.fade)
    currentPage = page
  }

  private mutating func index(of page: Int) -> Int {
    if let index = marked.firstIndex(where: { $0.page == page }) { return index }
    marked.append(Marked(page: page))
    return marked.count - 1
  }

  private mutating func close(from time: Double) {
    overlay.turn(to: 0, at: time, with: PageGrid.fade)
    entrance.turn(to: 0, at: time, with: .spring(PageGrid.entranceSpring))
    closing = time
    log.report(.closes, at: time)
    log.report(.closed, at: overlay.end)
  }

  /// Springs every chosen thumbnail back to its normal size, starting at `time`.
  private mutating func calm(at time: Double) {
    for index in marked.indices {
      marked[index].standout.turn(to: 0, at: time, with: .spring(PageGrid.choiceSpring))
    }
  }

  /// The number of seconds for which a faded mark is kept, for queries about the past.
  private static let remembered = 10.0
  private static let mostMarked = 64
}

extension PageGrid.Marked {
  /// True if the thumbnail has looked like all others since `time`.
  fileprivate func isPlain(at time: Double) -> Bool {
    outline.target == 0 && outline.isAtRest(at: time) && standout.isAtRest(at: time)
  }
}
