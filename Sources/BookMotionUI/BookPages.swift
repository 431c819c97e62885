#if canImport(SwiftUI)
import BookMotion
import BookMotionPages
public import SwiftUI

/// An open book: any views as pages, which turn by finger, by button, by key, and by a screen reader.
///
/// Pages are counted from 0. For people who prefer reduced motion, a swipe fades from one spread to the
/// next. In a ``BookShelf`` the book is bound as its cover is.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct BookPages<Page: View>: View {
  private let content: (Int) -> Page
  private let onTurn: (Int) -> Void
  @State private var driver: BookDriver<BookPagesState>
  @State private var haptic = BookHaptic()
  @Environment(\.bookSettings) private var settings
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.scenePhase) private var scenePhase

  /// Creates an open book.
  ///
  /// - Parameters:
  ///   - count: The number of pages, from 1 to a million.
  ///   - page: The page at which the book is open in the beginning.
  ///   - onTurn: An action to perform when pages turn, with the first of those that are seen then.
  ///   - content: What a page shows.
  public init(
    count: Int, page: Int = 0, onTurn: @escaping (_ page: Int) -> Void = { _ in },
    @ViewBuilder content: @escaping (_ page: Int) -> Page
  ) {
    self.content = content
    self.onTurn = onTurn
    _driver = State(initialValue: BookDriver(BookPagesState(count: count, page: page)))
  }

  /// The pages.
  public var body: some View {
    GeometryReader { area in
      TimelineView(.animation(paused: !driver.needsFrames)) { moment in
        // Also drawn once more when frames end.
        let _ = driver.needsFrames
        let frame = BookPagesFrame(driver.state, at: driver.now)
        Canvas { context, _ in
          frame.draw(in: context)
        } symbols: {
          ForEach(frame.visiblePages, id: \.self) { page in
            content(page)
              .frame(width: frame.page.width, height: frame.page.height)
              .tag(page)
          }
        }
        .onChange(of: moment.date) {
          driver.relay = hear
          driver.tick()
        }
      }
      .onChange(of: Layout(BookSize(area.size), settings.binding), initial: true) { _, layout in
        driver.perform(.resizeScreen(layout.size, binding: layout.binding))
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
    .onChange(of: reduceMotion, initial: true) { driver.perform(.reduceMotion(reduceMotion)) }
    .onChange(of: scenePhase, initial: true) { driver.isPaused = scenePhase == .background }
    .feel(haptic)
  }

  private func hear(_ cue: BookPagesState.Cue) {
    if settings.hasHaptics { haptic.play(isMedium: false) }
    onTurn(cue.page)
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
      .modifier(ArrowKey(isRight: (direction == .forward) == (settings.binding == .left)))
  }

  private struct Layout: Equatable {
    let size: BookSize
    let binding: BookBinding

    init(_ size: BookSize, _ binding: BookBinding) { (self.size, self.binding) = (size, binding) }
  }
}

/// The arrow key that turns a page.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct ArrowKey: ViewModifier {
  let isRight: Bool

  func body(content: Content) -> some View {
    #if os(tvOS) || os(watchOS)
    content
    #else
    content.keyboardShortcut(isRight ? .rightArrow : .leftArrow, modifiers: [])
    #endif
  }
}
#endif
