extension PageGrid {
  /// How long the overlay takes to come and to go, in seconds.
  public static let fadeDuration = 0.3

  /// How long the chosen thumbnail is seen to spring before the grid closes, in seconds.
  public static let choiceDuration = 0.2

  /// What makes a chosen thumbnail spring.
  public static let choiceSpring = Spring(duration: 0.2, bounce: 0.3)

  /// What brings the thumbnails.
  public static let entranceSpring = Spring(duration: 0.3, bounce: 0.2)

  /// How much larger a chosen thumbnail becomes.
  private static let standout = 0.08

  private static let fade = Animation.curve(.easeInOut, duration: fadeDuration)
}

extension PageGrid {
  /// The grid is asked for.
  ///
  /// - Parameters:
  ///   - page: the page that is read now, if it is another than the last one that was known.
  ///   - time: when, in seconds; not before the last event.
  /// - Returns: whether it opens: it was closed, or was about to close.
  /// - Precondition: there is that page.
  @discardableResult
  public mutating func open(on page: Int? = nil, at time: Double) -> Bool {
    log.check(time)
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
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func tap(_ target: Target, at time: Double) -> Bool {
    log.check(time)
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
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func close(at time: Double) -> Bool {
    log.check(time)
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
    marked.removeAll { $0.page != currentPage && $0.isPlain(at: time - PageGrid.remembered) }
    outline(page, at: time)
    let closing = time + PageGrid.choiceDuration
    let index = place(of: page)
    let spring = Animation.spring(PageGrid.choiceSpring)
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
}

extension PageGrid.Marked {
  /// Whether it has been like all others since `time`.
  fileprivate func isPlain(at time: Double) -> Bool {
    outline.target == 0 && outline.isAtRest(at: time) && standout.isAtRest(at: time)
  }
}
