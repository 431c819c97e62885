#if canImport(SwiftUI)
import BookMotion
public import BookMotionPages
public import SwiftUI

/// An open book: any views as pages, which turn by finger, by button, by key, and by a screen reader.
///
/// Pages are counted from 0. Where there is more height than width, as on a phone held upright, one
/// page is seen at a time: a finger that goes toward the spine turns it, and one that goes away from the
/// spine pulls the previous page back over it. For people who prefer reduced motion, a swipe fades from
/// one page or spread to the next. In a ``BookShelf`` the book is bound as its cover is.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct BookPages<Page: View>: View {
  private let content: (Int) -> Page
  private let onTurn: (Int) -> Void
  @State private var driver: BookDriver<BookPagesState>
  @Environment(\.bookSettings) private var settings

  /// Creates an open book.
  ///
  /// - Parameters:
  ///   - count: The number of pages, from 1 to a million.
  ///   - page: The page at which the book is open in the beginning.
  ///   - button: The part of a leaf that a button turns it by: the spine, so that many leaves may be in
  ///     the air, or a corner, as a finger does.
  ///   - onTurn: An action to perform when pages turn, with the first of those that are seen then.
  ///   - content: What a page shows.
  public init(
    count: Int, page: Int = 0, button: PageTurning.ButtonTurn = .spine,
    onTurn: @escaping (_ page: Int) -> Void = { _ in },
    @ViewBuilder content: @escaping (_ page: Int) -> Page
  ) {
    self.content = content
    self.onTurn = onTurn
    _driver = State(
      initialValue: BookDriver(BookPagesState(count: count, page: page, button: button)))
  }

  /// The pages.
  public var body: some View {
    BookFrames(
      driver: driver,
      resize: { .resizeScreen(BookSize($0.size), binding: settings.binding) },
      reduceMotion: { .reduceMotion($0) }
    ) { cue, haptic in
      if settings.hasHaptics { haptic.play(isMedium: false) }
      onTurn(cue.page)
    } content: { _ in
      let frame = BookPagesFrame(driver.state, at: driver.now)
      Canvas { context, _ in
        frame.draw(in: context)
      } symbols: {
        ForEach(frame.visiblePages, id: \.self) { page in
          content(page)
            .frame(width: frame.layout.page.width, height: frame.layout.page.height)
            .tag(page)
        }
      }
    }
    .modifier(
      BookFinger(
        touch: { driver.perform(.touch($0)) }, drag: { driver.perform(.drag($0)) },
        release: { driver.perform(.release($0)) })
    )
    .coordinateSpace(.named(BookSettings.space))
    .accessibilityElement()
    .accessibilityValue(settings.words(driver.state.phrase))
    .accessibilityAdjustableAction { direction in
      driver.perform(.turn(direction == .increment ? .forward : .back))
    }
    .overlay(alignment: .bottom) { buttons }
  }

  private var buttons: some View {
    HStack(spacing: 32) {
      button(.back, .previousPage, "chevron.backward")
      button(.forward, .nextPage, "chevron.forward")
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
    .padding(16)
    // The chevrons of a right-bound book are mirrored.
    .environment(\.layoutDirection, settings.binding == .left ? .leftToRight : .rightToLeft)
  }

  private func button(
    _ direction: PageTurning.Direction, _ phrase: BookPhrase, _ symbol: String
  ) -> some View {
    Button(settings.words(phrase), systemImage: symbol) { driver.perform(.turn(direction)) }
      .disabled(!driver.state.canTurn(direction))
      .key((direction == .forward) == (settings.binding == .left) ? .right : .left)
  }
}
#endif
