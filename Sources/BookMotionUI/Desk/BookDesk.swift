#if !$Embedded
public import BookMotion

/// A driver of a shelf of books.
///
/// ```swift
/// @State private var desk = BookDesk<Story.ID>(.storyReader)
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public typealias BookDesk<ID: Hashable & Sendable> = BookDriver<BookDeskState<ID>>

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BookDriver {
  /// Creates a driver of a shelf with all books in their places.
  public convenience init<ID>(
    _ choreography: Choreography = .pictureBook,
    tapPolicy: BookTransition.TapPolicy = .interrupt,
    clock: (() -> Double)? = nil
  ) where Machine == BookDeskState<ID> {
    self.init(BookDeskState(choreography, tapPolicy: tapPolicy), clock: clock)
  }
}
#endif
