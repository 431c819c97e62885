/// How a book is read: by the reader, page by page, or to the reader, who listens.
///
/// *Read* is silent and turns by hand; a play button narrates the page that is seen. *Listen* narrates
/// each page as soon as it has loaded, turns on when the narration ends, and stops for a tap. Events
/// go in with their times, and what the player and the pages have to do comes out as cues.
///
/// ```swift
/// var reading = ReadingMode(.listen, pageCount: 12)
/// reading.load(0, at: 1)
/// reading.playback(at: 1).rawValue  // "playing"
/// reading.endNarration(at: 9)
/// reading.cues(in: 0..<10).count  // 2: play page 0, turn to page 1
/// reading.playback(at: 9).rawValue  // "turning"
/// ```
///
/// It deliberately neither plays nor turns anything itself: whoever turns the page says so with
/// ``load(_:at:)``, whichever page it is and whoever wanted it.
public struct ReadingMode: Sendable {
  /// What is to be done.
  public enum Event: Hashable, Sendable {
    /// Narrate a page from its beginning.
    case play(page: Int)
    /// Hold the narration, and remember where.
    case pause
    /// Go on with the narration where it was held.
    case resume
    /// End the narration.
    case stop
    /// Turn to a page.
    case advance(to: Int)
    /// The last page has been narrated.
    case finished
  }

  /// What the narration does.
  public enum Playback: String, Hashable, Sendable, CaseIterable {
    /// It is silent.
    case silent
    /// It narrates the page.
    case playing
    /// It is held within a page.
    case paused
    /// The page has been narrated and the next one is waited for.
    case turning
  }

  /// How many pages there are.
  public let pageCount: Int

  /// How the book is read now.
  public var mode: BookTransition.Mode { last.mode }

  /// The page that has loaded last, from 0; nil before the first one.
  public var page: Int? { last.page }

  var states: [State]

  var log = EventLog<Event>()

  /// Creates a book of which no page has loaded yet.
  ///
  /// - Parameters:
  ///   - mode: How it is read.
  ///   - pageCount: How many pages there are.
  /// - Precondition: there is at least one page.
  public init(_ mode: BookTransition.Mode = .read, pageCount: Int) {
    Domain.oneStep.require(Double(pageCount), "pageCount")
    self.pageCount = pageCount
    states = [
      State(
        time: -.greatestFiniteMagnitude, mode: mode, page: nil, playback: .silent)
    ]
  }

  /// What holds from an event on.
  struct State: Hashable, Sendable {
    var time: Double
    var mode: BookTransition.Mode
    var page: Int?
    var playback: Playback
  }

  /// Who reads for hours asks for the last minutes at most.
  static let rememberedStates = 256
}

extension ReadingMode {
  /// What the narration does at `time`.
  public func playback(at time: Double) -> Playback { state(at: time).playback }

  /// How the book is read at `time`.
  public func mode(at time: Double) -> BookTransition.Mode { state(at: time).mode }

  /// What is to be done from the start of `times` up to, but not at, their end: each once and in order.
  public func cues(in times: Range<Double>) -> [ReaderCue<Event>] { log.cues(in: times) }

  private func state(at time: Double) -> State {
    states.last { $0.time <= time } ?? states[0]
  }

  var last: State { states[states.count - 1] }
}

extension ReadingMode {
  /// A page has loaded and is seen, whoever turned to it: what was narrated ends; who listens hears it.
  ///
  /// - Returns: whether it is another page, or one that was waited for.
  /// - Precondition: there is that page, and `time` is finite.
  @discardableResult
  public mutating func load(_ page: Int, at time: Double) -> Bool {
    let time = log.instant(time)
    Domain(0, Double(pageCount - 1)).require(Double(page), "page")
    guard page != last.page || last.playback == .turning else { return false }
    var tells: [Event] = []
    if last.playback == .playing || last.playback == .paused { tells.append(.stop) }
    if mode == .listen { tells.append(.play(page: page)) }
    change(to: mode == .listen ? .playing : .silent, tells, page: page, at: time)
    return true
  }

  /// The narration of the page has come to its end: who listens turns on.
  ///
  /// - Returns: whether something was narrated. One that ends late, after it was stopped, is none.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func endNarration(at time: Double) -> Bool {
    let time = log.instant(time)
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

  /// The play button is tapped, or, by who listens, the page: what plays is held, what is held goes on,
  /// and what is silent begins with the page that is seen.
  ///
  /// - Returns: whether there was a page to do that with. While the next one is waited for, there is not.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func tapPlay(at time: Double) -> Bool {
    let time = log.instant(time)
    guard let page else { return false }
    switch last.playback {
    case .playing: change(to: .paused, [.pause], page: page, at: time)
    case .paused: change(to: .playing, [.resume], page: page, at: time)
    case .silent: change(to: .playing, [.play(page: page)], page: page, at: time)
    case .turning: return false
    }
    return true
  }

  /// The page is tapped: who listens holds the narration or goes on with it; who reads does not.
  ///
  /// - Returns: whether it did anything; if not, the tap is somebody else's, such as ``Immersive``'s.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func tapPage(at time: Double) -> Bool {
    let time = log.instant(time)
    return mode == .listen && tapPlay(at: time)
  }

  /// The other mode is chosen: *Listen* starts on the page that is seen, or goes on with it; *Read* falls
  /// silent.
  ///
  /// - Returns: whether it is another mode.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func choose(_ mode: BookTransition.Mode, at time: Double) -> Bool {
    let time = log.instant(time)
    guard mode != self.mode else { return false }
    switch (mode, last.playback) {
    case (.read, .playing), (.read, .paused):
      change(to: .silent, [.stop], page: page, mode: mode, at: time)
    case (.read, .silent), (.read, .turning):
      change(to: .silent, [], page: page, mode: mode, at: time)
    case (.listen, .paused):
      change(to: .playing, [.resume], page: page, mode: mode, at: time)
    case (.listen, .playing):
      change(to: .playing, [], page: page, mode: mode, at: time)
    case (.listen, .silent), (.listen, .turning):
      change(
        to: page == nil ? .silent : .playing, page.map { [.play(page: $0)] } ?? [], page: page,
        mode: mode, at: time)
    }
    return true
  }

  /// The book is closed: what is narrated ends, and no page is seen.
  ///
  /// - Returns: whether a page was seen.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func close(at time: Double) -> Bool {
    let time = log.instant(time)
    guard page != nil else { return false }
    let isNarrated = last.playback == .playing || last.playback == .paused
    change(to: .silent, isNarrated ? [.stop] : [], page: nil, at: time)
    return true
  }
}

extension ReadingMode {
  private mutating func change(
    to playback: Playback, _ tells: [Event], page: Int?, mode: BookTransition.Mode? = nil,
    at time: Double
  ) {
    log.change(at: time)
    for event in tells { log.tell(event, at: time) }
    if states.count >= ReadingMode.rememberedStates { states.removeFirst(states.count / 2) }
    states.append(
      State(time: time, mode: mode ?? self.mode, page: page, playback: playback))
  }
}
