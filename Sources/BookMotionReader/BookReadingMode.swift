public import BookMotion

/// The mode in which a book is read: silently by the reader, or aloud to the reader.
///
/// *Read* is silent, and pages are turned by hand; a play button narrates the visible page.
/// *Listen* narrates each page as soon as it has loaded, turns the page when the narration ends,
/// and pauses for a tap. Events go in with their times; instructions for the player and the pages
/// come out as cues.
///
/// ```swift
/// var reading = BookReadingMode(.listen, pageCount: 12)
/// reading.load(0, at: 1)
/// reading.playback(at: 1).rawValue  // "playing"
/// reading.endNarration(at: 9)
/// reading.cues(in: 0..<10).count  // 2: play page 0, turn to page 1
/// reading.playback(at: 9).rawValue  // "turning"
/// ```
///
/// It deliberately neither plays nor turns anything itself: the app reports every page that loads
/// with ``load(_:at:)``, however it was turned.
public struct BookReadingMode: Hashable, Sendable {
  /// An instruction to the app.
  public enum Event: Hashable, Sendable {
    /// Narrate a page from its beginning.
    case play(page: Int)
    /// Pause the narration, and remember its position.
    case pause
    /// Resume the narration where it was paused.
    case resume
    /// End the narration.
    case stop
    /// Turn to a page.
    case advance(to: Int)
    /// The last page has been narrated.
    case finished
  }

  /// The state of the narration.
  public enum Playback: String, Hashable, Sendable, CaseIterable {
    /// The narration is silent.
    case silent
    /// The page is being narrated.
    case playing
    /// The narration is paused within a page.
    case paused
    /// The page has been narrated, and the next one has not loaded yet.
    case turning
  }

  /// The number of pages.
  package let pageCount: Int

  /// The current mode.
  public var mode: BookTransition.Mode { last.mode }

  /// The page that loaded last, from 0; `nil` before the first one.
  public var page: Int? { last.page }

  var states: [State]

  var log = EventLog<Event>()

  /// Creates the state of reading a book before any of its pages has loaded.
  ///
  /// - Parameters:
  ///   - mode: The mode in which the book is read.
  ///   - pageCount: The number of pages.
  /// - Precondition: `pageCount` is at least 1.
  public init(_ mode: BookTransition.Mode = .read, pageCount: Int) {
    BookDomain.pageCount.require(Double(pageCount), "pageCount")
    self.pageCount = pageCount
    states = [
      State(
        time: -.greatestFiniteMagnitude, mode: mode, page: nil, playback: .silent)
    ]
  }

  /// The state from an event on.
  struct State: Hashable, Sendable {
    var time: Double
    var mode: BookTransition.Mode
    var page: Int?
    var playback: Playback

    /// True while a page is being narrated, or paused.
    var isNarrated: Bool { playback == .playing || playback == .paused }
  }
}

extension BookReadingMode {
  /// Returns the state of the narration at `time`.
  public func playback(at time: Double) -> Playback { state(at: time).playback }

  /// Returns the mode at `time`.
  package func mode(at time: Double) -> BookTransition.Mode { state(at: time).mode }

  /// Returns the cues with times in `times`, in order.
  public func cues(in times: Range<Double>) -> [BookReaderCue<Event>] { log.cues(in: times) }

  private func state(at time: Double) -> State {
    states.last { $0.time <= time } ?? states[0]
  }

  var last: State { states[states.count - 1] }
}

extension BookReadingMode {
  /// Reports that a page has loaded and is visible: the narration of the previous page ends, and in
  /// *Listen*, that of the new page begins.
  ///
  /// - Returns: `true` if `page` is another page, or the narration was waiting for the next page.
  /// - Precondition: `page` is from 0 to `pageCount - 1`.
  @discardableResult
  public mutating func load(_ page: Int, at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    BookDomain(0, Double(pageCount - 1)).require(Double(page), "page")
    guard page != last.page || last.playback == .turning else { return false }
    var events: [Event] = []
    if last.isNarrated { events.append(.stop) }
    if mode == .listen { events.append(.play(page: page)) }
    change(to: mode == .listen ? .playing : .silent, events, page: page, at: time)
    return true
  }

  /// Reports that the narration of the page has ended: *Listen* turns to the next page.
  ///
  /// - Returns: `true` if a page was being narrated; `false` for a report that comes after the
  ///   narration was stopped or paused.
  @discardableResult
  public mutating func endNarration(at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    guard let page, last.playback == .playing else { return false }
    if mode == .read {
      change(to: .silent, [], page: page, at: time)
    } else if page + 1 < pageCount {
      change(to: .turning, [.advance(to: page + 1)], page: page, at: time)
    } else {
      change(to: .silent, [.finished], page: page, at: time)
    }
    return true
  }

  /// Handles a tap on the play button, or on the page in *Listen*: pauses or resumes the narration,
  /// or narrates the visible page from its beginning.
  ///
  /// - Returns: `true` if the tap has an effect; `false` if no page has loaded, or while waiting
  ///   for the next one.
  @discardableResult
  public mutating func tapPlay(at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    guard let page else { return false }
    switch last.playback {
    case .playing: change(to: .paused, [.pause], page: page, at: time)
    case .paused: change(to: .playing, [.resume], page: page, at: time)
    case .silent: change(to: .playing, [.play(page: page)], page: page, at: time)
    case .turning: return false
    }
    return true
  }

  /// Handles a tap on the page: in *Listen*, the same as ``tapPlay(at:)``; in *Read*, no effect.
  ///
  /// - Returns: `true` if the tap has an effect; if not, it is free for others, such as
  ///   ``PageImmersion``.
  @discardableResult
  public mutating func tapPage(at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    return mode == .listen && tapPlay(at: time)
  }

  /// Changes the mode: *Listen* starts or continues the narration of the visible page; *Read* falls
  /// silent.
  ///
  /// - Returns: `true` if `mode` is another mode.
  @discardableResult
  public mutating func choose(_ mode: BookTransition.Mode, at time: Double) -> Bool {
    guard let time = log.instant(time), mode != self.mode else { return false }
    var events: [Event] = []
    switch (mode, last.playback) {
    case (.read, .playing), (.read, .paused): events = [.stop]
    case (.listen, .paused): events = [.resume]
    case (.listen, .silent), (.listen, .turning): events = page.map { [.play(page: $0)] } ?? []
    case (.read, .silent), (.read, .turning), (.listen, .playing): break
    }
    let isSilent = mode == .read || page == nil
    change(to: isSilent ? .silent : .playing, events, page: page, mode: mode, at: time)
    return true
  }

  /// Closes the book: the narration ends, and no page is visible.
  ///
  /// - Returns: `true` if a page was visible.
  @discardableResult
  public mutating func close(at time: Double) -> Bool {
    guard let time = log.instant(time), page != nil else { return false }
    change(to: .silent, last.isNarrated ? [.stop] : [], page: nil, at: time)
    return true
  }
}

extension BookReadingMode {
  private mutating func change(
    to playback: Playback, _ events: [Event], page: Int?, mode: BookTransition.Mode? = nil,
    at time: Double
  ) {
    log.change(at: time)
    for event in events { log.report(event, at: time) }
    states.makeRoom()
    states.append(
      State(time: time, mode: mode ?? self.mode, page: page, playback: playback))
  }
}
