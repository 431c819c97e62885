/// All pages of a book as thumbnails over the page that is read, to choose one.
///
/// The overlay fades in, and the thumbnails come one after the other. The one that is chosen springs
/// before the grid closes; the button, a tap outside, or another event closes it at any instant, and
/// it opens again from wherever it is.
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
/// With less motion the thumbnails come and go with the overlay, all at once and in their size.
///
/// Where everything lies, ``PageGridLayout`` says; what scrolls is the app's.
public struct PageGrid: Sendable {
  /// What can be tapped while a grid is open.
  public enum Target: Hashable, Sendable {
    /// A page's thumbnail, by its number from 0.
    case thumbnail(Int)
    /// The button that closes the grid.
    case closeButton
    /// Beside the panel.
    case outside
    /// The panel itself, where nothing is.
    case panel
  }

  /// What a grid tells.
  public enum Event: Hashable, Sendable {
    /// It opens: what is read does not take taps any more.
    case opened
    /// A page has been chosen: the reader goes there, behind the grid. The instant for a light haptic.
    case chosen(Int)
    /// The grid begins to close.
    case closes
    /// It cannot be seen any more.
    case closed
  }

  /// How a thumbnail looks.
  public struct ThumbnailPose: Hashable, Sendable {
    /// From 0 to 1; the overlay's own is counted in.
    public let opacity: Double
    /// How large it is; springs go beyond.
    public let scale: Double
    /// How wide the line around it is, in points: 0 unless it is the current page, or was a moment ago.
    public let outline: Double
  }

  /// How many pages there are.
  public let pageCount: Int

  /// How wide the line around the current page is, in points.
  public let outline: Double

  /// Whether thumbnails only fade, for people who ask their system for less motion.
  public let isReduced: Bool

  /// The page that is outlined, from 0.
  public internal(set) var currentPage: Int

  /// Whether the grid is open and takes taps; one that closes is not.
  public internal(set) var isOpen = false

  /// 0 closed, 1 open: the overlay, and with it all that lies on it.
  var overlay = Motion(0.0)

  /// The same for the first thumbnail; the others do it later.
  var entrance = Motion(0.0)

  /// When it began to close, or will.
  var closing = -Double.infinity

  /// The thumbnails that stand out or are outlined, or were a moment ago.
  var marked: [Marked]

  var log = EventLog<Event>()

  /// Creates a grid that is closed.
  ///
  /// - Parameters:
  ///   - pageCount: How many pages there are, which may be none.
  ///   - currentPage: The one that is read, from 0.
  ///   - outline: How wide the line around it is, in points.
  ///   - isReduced: Whether thumbnails only fade.
  /// - Precondition: the count is from 0 to 1e9, the current page one of them (0 if there are none), and
  ///   the outline from 2 to 3.
  public init(
    pageCount: Int, currentPage: Int = 0, outline: Double = 3, isReduced: Bool = false
  ) {
    Domain(0, Domain.length.highest).require(Double(pageCount), "pageCount")
    Domain(0, Double(max(pageCount - 1, 0))).require(Double(currentPage), "currentPage")
    PageGrid.outlines.require(outline, "outline")
    self.pageCount = pageCount
    self.currentPage = currentPage
    self.outline = outline
    self.isReduced = isReduced
    marked = [Marked(page: currentPage, outline: Motion(1))]
  }

  /// What sets a thumbnail apart from the others.
  struct Marked: Sendable {
    let page: Int
    /// 1 for the current page.
    var outline = Motion(0.0)
    /// How much larger it is.
    var standout = Motion(0.0)
  }
}

extension PageGrid {
  /// How wide the line around the current page may be, in points: from 2 to 3.
  public static let outlines = Domain(2, 3)

  /// How long after one thumbnail the next one comes, in seconds.
  public static let stagger = 0.03

  /// How long after the first thumbnail the last one comes at most, in seconds.
  public static let longestStagger = 0.3

  /// How small a thumbnail is that has not come.
  private static let smallest = 0.9

  /// How much of the screen's picture is covered: 0 closed, 1 open.
  public func overlayOpacity(at time: Double) -> Double {
    min(max(overlay.value(at: time), 0), 1)
  }

  /// How a page's thumbnail looks.
  ///
  /// - Precondition: there is that page.
  public func pose(of page: Int, at time: Double) -> ThumbnailPose {
    Domain(0, Double(pageCount) - 1).require(Double(page), "page")
    let come = entrance.value(at: time - PageGrid.delay(of: page))
    let marks = marked.first { $0.page == page }
    let size =
      PageGrid.smallest + (1 - PageGrid.smallest) * come + (marks?.standout.value(at: time) ?? 0)
    return ThumbnailPose(
      opacity: (isReduced ? 1 : min(max(come, 0), 1)) * overlayOpacity(at: time),
      scale: isReduced ? 1 : size,
      outline: outline * min(max(marks?.outline.value(at: time) ?? 0, 0), 1))
  }

  /// How long after the first thumbnail a page's comes and goes, in seconds.
  public static func delay(of page: Int) -> Double {
    min(Double(page) * stagger, longestStagger)
  }

  /// Whether nothing moves from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    overlay.isAtRest(at: time)
      && entrance.isAtRest(at: time - PageGrid.delay(of: max(pageCount - 1, 0)))
      && marked.allSatisfy { $0.outline.isAtRest(at: time) && $0.standout.isAtRest(at: time) }
  }

  /// What happens from the start of `times` up to, but not at, their end: each once and in order.
  public func cues(in times: Range<Double>) -> [ReaderCue<Event>] { log.cues(in: times) }
}

extension PageGrid {
  /// How long the overlay takes to come and to go, in seconds.
  public static let fadeDuration = 0.3

  /// How long the chosen thumbnail is seen to spring before the grid closes, in seconds.
  public static let choiceDuration = 0.2

  /// What makes a chosen thumbnail spring.
  public static let choiceSpring = MotionSpring(duration: 0.2, bounce: 0.3)

  /// What brings the thumbnails.
  public static let entranceSpring = MotionSpring(duration: 0.3, bounce: 0.2)

  /// How much larger a chosen thumbnail becomes.
  private static let standout = 0.08

  private static let fade = MotionCurve.curve(.easeInOut, duration: fadeDuration)
}

extension PageGrid {
  /// The grid is asked for.
  ///
  /// - Parameters:
  ///   - page: the page that is read now, if it is another than the last one that was known.
  ///   - time: when, in seconds; a time before the last event counts as that one's.
  /// - Returns: whether it opens: it was closed, or was about to close.
  /// - Precondition: there is that page.
  @discardableResult
  public mutating func open(on page: Int? = nil, at time: Double) -> Bool {
    let time = log.instant(time)
    if let page { Domain(0, Double(max(pageCount - 1, 0))).require(Double(page), "page") }
    guard !isOpen else { return false }
    log.change(at: time)
    isOpen = true
    closing = -.infinity
    if let page { outline(page, at: time) }
    calm(at: time)
    overlay.turn(to: 1, at: time, with: PageGrid.fade)
    entrance.turn(to: 1, at: time, with: .spring(PageGrid.entranceSpring))
    log.tell(.opened, at: time)
    return true
  }

  /// Something is tapped while the grid is open.
  ///
  /// - Returns: whether that does something: a thumbnail is chosen, or the grid closes. A tap on the
  ///   bare panel does nothing, and none does while the grid closes or is closed.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func tap(_ target: Target, at time: Double) -> Bool {
    let time = log.instant(time)
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

  /// The grid is closed, by a key or because the book is.
  ///
  /// - Returns: whether it was open, or waited for a chosen thumbnail to spring.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func close(at time: Double) -> Bool {
    let time = log.instant(time)
    guard isOpen || time < closing else { return false }
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
    // So many fade at once only where no finger chooses.
    if marked.count >= PageGrid.mostMarked {
      marked.removeFirst(marked.count / 2)
      _ = place(of: currentPage)
    }
    outline(page, at: time)
    let closing = time + PageGrid.choiceDuration
    let index = place(of: page)
    let spring = MotionCurve.spring(PageGrid.choiceSpring)
    marked[index].standout.turn(to: PageGrid.standout, at: time, with: spring)
    marked[index].standout.plan(0, at: closing, with: spring)
    log.tell(.chosen(page), at: time)
    close(from: closing)
  }

  /// Another page is the current one.
  private mutating func outline(_ page: Int, at time: Double) {
    guard page != currentPage else { return }
    marked[place(of: currentPage)].outline.turn(to: 0, at: time, with: PageGrid.fade)
    marked[place(of: page)].outline.turn(to: 1, at: time, with: PageGrid.fade)
    currentPage = page
  }

  private mutating func place(of page: Int) -> Int {
    if let index = marked.firstIndex(where: { $0.page == page }) { return index }
    marked.append(Marked(page: page))
    return marked.count - 1
  }

  private mutating func close(from time: Double) {
    overlay.turn(to: 0, at: time, with: PageGrid.fade)
    entrance.turn(to: 0, at: time, with: .spring(PageGrid.entranceSpring))
    closing = time
    log.tell(.closes, at: time)
    log.tell(.closed, at: overlay.end)
  }

  /// What has been chosen goes back to its size, without waiting any longer.
  private mutating func calm(at time: Double) {
    for index in marked.indices {
      marked[index].standout.turn(to: 0, at: time, with: .spring(PageGrid.choiceSpring))
    }
  }

  /// Who asks for the past asks for the last seconds at most.
  private static let remembered = 10.0
  private static let mostMarked = 64
}

extension PageGrid.Marked {
  /// Whether it has been like all others since `time`.
  fileprivate func isPlain(at time: Double) -> Bool {
    outline.target == 0 && outline.isAtRest(at: time) && standout.isAtRest(at: time)
  }
}
