/// A sheet that slides up over the library and tells about a book, at half or full height.
///
/// It can be dragged by a finger; where it comes to rest, its height and a flick's velocity choose
/// together. Three buttons note something about the book and show that they are set; one to buy it
/// does not.
///
/// ```swift
/// var sheet = InfoSheet(screenHeight: 800)
/// sheet.present(at: 0)
/// sheet.height(at: 9)  // 400
/// sheet.touch(at: 9)
/// sheet.drag(by: -20, at: 9)
/// sheet.release(velocity: -1500, at: 9)
/// sheet.height(at: 20)  // 736
/// sheet.toggle(.recommended, at: 20)
/// sheet.marks.contains(.recommended)  // true
/// ```
///
/// It deliberately stores nothing: the app keeps the ``marks`` in its ``Shelf``.
public struct InfoSheet: Sendable {
  /// Where a sheet can rest.
  public enum Detent: String, Hashable, Sendable, CaseIterable {
    /// Below the screen.
    case hidden
    /// At half of the screen's height.
    case medium
    /// Nearly at the top.
    case large
  }

  /// What a sheet tells.
  public enum Event: Hashable, Sendable {
    /// It goes to another detent.
    case moved(to: Detent)
    /// It is not to be seen any more.
    case hidden
    /// Other marks are set; the app puts them on its shelf.
    case marked(BookMarks)
    /// The book is to be bought.
    case buy
  }

  /// How high the screen is, in points.
  public let screenHeight: Double

  /// Where the sheet rests, or comes to rest.
  public internal(set) var detent = Detent.hidden

  /// What is noted about the book.
  public internal(set) var marks: BookMarks

  /// How far the sheet has come up, in points.
  var slide = LedMotion(0)

  /// How far each button is filled, in the order of the marks.
  var fills: Motion<SIMD4<Double>>

  /// A finger on the sheet.
  var grip: LedMotion.Grip?

  var log = EventLog<Event>()

  /// Creates a sheet that is hidden.
  ///
  /// - Parameters:
  ///   - screenHeight: How high the screen is, in points.
  ///   - marks: What is noted about the book.
  /// - Precondition: the height is from 0.001 to 1e9.
  public init(screenHeight: Double, marks: BookMarks = BookMarks()) {
    Domain.length.require(screenHeight, "screenHeight")
    self.screenHeight = screenHeight
    self.marks = marks
    fills = Motion(InfoSheet.fills(of: marks))
  }
}

extension InfoSheet {
  /// How much of the screen a sheet at `detent` covers: 0, 0.5 or 0.92.
  public static func share(of detent: Detent) -> Double {
    switch detent {
    case .hidden: 0
    case .medium: 0.5
    case .large: 0.92
    }
  }

  /// How high a sheet is that rests at `detent`, in points.
  public func height(of detent: Detent) -> Double { screenHeight * InfoSheet.share(of: detent) }

  /// How much of the sheet is to be seen, in points.
  ///
  /// However hard it is thrown, that is no more than the screen and no less than nothing.
  public func height(at time: Double) -> Double {
    min(max(slide.value(at: time), 0), screenHeight)
  }

  /// How fast the sheet comes up, in points a second; 0 while a finger holds it, and while it stands
  /// at an end of the screen.
  public func velocity(at time: Double) -> Double {
    let place = slide.value(at: time)
    return place < 0 || place > screenHeight ? 0 : slide.velocity(at: time)
  }

  /// How dark it is behind the sheet, from 0 to 0.4: darkest from half height on.
  public func backdropOpacity(at time: Double) -> Double {
    min(height(at: time) / height(of: .medium), 1) * InfoSheet.darkness
  }

  /// How far a mark's button is filled, from 0 to 1: the heart, the star and the check mark.
  public func fill(of mark: BookMarks.Mark, at time: Double) -> Double {
    min(max(fills.value(at: time)[InfoSheet.lane(of: mark)], 0), 1)
  }

  /// Where the drag indicator lies, in points from the screen's top left corner.
  ///
  /// - Precondition: the width is from 0.001 to 1e9.
  public func indicator(screenWidth: Double, at time: Double) -> Rect {
    Domain.length.require(screenWidth, "screenWidth")
    let width = min(InfoSheet.indicatorWidth, screenWidth)
    return Rect(
      x: (screenWidth - width) / 2, y: screenHeight - height(at: time) + InfoSheet.indicatorInset,
      width: width, height: InfoSheet.indicatorHeight)
  }

  /// Whether a finger is on the sheet.
  public var isHeld: Bool { grip != nil }

  /// Whether nothing moves from `time` on and no finger holds the sheet.
  public func isAtRest(at time: Double) -> Bool {
    !isHeld && time >= slide.end && fills.isAtRest(at: time)
  }

  /// What happens from the start of `times` up to, but not at, their end: each once and in order.
  public func cues(in times: Range<Double>) -> [ReaderCue<Event>] { log.cues(in: times) }

  private static let darkness = 0.4
  private static let indicatorWidth = 36.0
  private static let indicatorHeight = 5.0
  private static let indicatorInset = 5.0
}
