/// How a book is read: by the reader, page by page, or to the reader, who listens.
///
/// *Read* is silent and turns by hand; a play button narrates the page that is seen. *Listen* narrates
/// each page as soon as it has loaded, turns on when the narration ends, and stops for a tap. Events
/// go in with their times, and what the player and the pages have to do comes out as cues.
///
/// ```swift
/// var reading = ReadingMode(.listen, pageCount: 12)
/// reading.pageLoaded(0, at: 1)
/// reading.playback(at: 1).rawValue  // "playing"
/// reading.narrationEnded(at: 9)
/// reading.cues(in: 0..<10).count  // 2: play page 0, turn to page 1
/// reading.playback(at: 9).rawValue  // "turning"
/// ```
///
/// It deliberately neither plays nor turns anything itself: whoever turns the page says so with
/// ``pageLoaded(_:at:)``, whichever page it is and whoever wanted it.
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
