import BookMotion

/// What a book says to people who use a screen reader, and on its buttons.
///
/// ```swift
/// BookPhrase.pages(2, 3, of: 12).description  // "Pages 2 and 3 of 12"
/// ```
///
/// The descriptions are in English; an app that speaks other languages words each phrase itself.
public enum BookPhrase: Hashable, Sendable {
  /// The hint of a cover that opens its book.
  case opens
  /// The button that closes a book.
  case close
  /// The button to read in silence.
  case read
  /// The button to listen to a book.
  case listen
  /// The button that continues after a stage that waits.
  case proceed
  /// The button that turns to the next page.
  case nextPage
  /// The button that turns to the previous page.
  case previousPage
  /// The announcement that a book of this title is open.
  case isOpen(String)
  /// The announcement that a book of this title is back on the shelf.
  case isBack(String)
  /// The page that is seen, counted from 1.
  case page(Int, of: Int)
  /// The two pages that are seen, counted from 1.
  case pages(Int, Int, of: Int)
}

extension BookPhrase: CustomStringConvertible {
  /// The phrase in English.
  public var description: String {
    switch self {
    case .opens: "Opens the book"
    case .close: "Close the book"
    case .read: "Read"
    case .listen: "Listen"
    case .proceed: "Continue"
    case .nextPage: "Next page"
    case .previousPage: "Previous page"
    case .isOpen(let title): "\(BookPhrase.subject(title)) is open"
    case .isBack(let title): "\(BookPhrase.subject(title)) is back on the shelf"
    case .page(let page, let count): "Page \(page) of \(count)"
    case .pages(let left, let right, let count): "Pages \(left) and \(right) of \(count)"
    }
  }

  private static func subject(_ title: String) -> String { title.isEmpty ? "The book" : title }
}

extension BookDeskEvent {
  /// The button that performs the event, or `nil` if no button does.
  package var phrase: BookPhrase? {
    switch self {
    case .tap: .opens
    case .close: .close
    case .choose(.read): .read
    case .choose(.listen): .listen
    case .proceed: .proceed
    case .touch, .drag, .release, .moveCover, .resizeScreen, .reduceMotion, .follow: nil
    }
  }
}
