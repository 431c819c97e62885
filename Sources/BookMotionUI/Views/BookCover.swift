#if canImport(SwiftUI)
public import BookMotion
public import SwiftUI

/// A cover on a ``BookShelf``: a button that opens its book, and a cover that a finger pulls open.
///
/// It tells the desk its place whenever that changes, and is hidden while its book is away.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct BookCover<ID: Hashable & Sendable, Content: View>: View {
  private let id: ID
  private let desk: BookDesk<ID>
  private let title: String
  private let binding: BookBinding?
  private let isLocked: Bool
  private let content: Content
  @Environment(\.bookSettings) private var settings
  @Environment(\.layoutDirection) private var direction
  @AccessibilityFocusState private var isFocused: Bool

  /// Creates the cover of a book.
  ///
  /// - Parameters:
  ///   - id: The identifier of the book.
  ///   - desk: The desk of the shelf.
  ///   - title: The title, which a screen reader says when the book is open or back.
  ///   - binding: The side of the hinge; by default, that on which lines begin.
  ///   - isLocked: A Boolean value that indicates whether the book stays on the shelf.
  ///   - content: What the cover shows.
  public init(
    _ id: ID, on desk: BookDesk<ID>, title: String = "", binding: BookBinding? = nil,
    isLocked: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.desk = desk
    self.title = title
    self.binding = binding
    self.isLocked = isLocked
    self.content = content()
  }

  /// The cover.
  public var body: some View {
    button
      .onGeometryChange(for: CGRect.self) { cover in
        cover.frame(in: .named(BookSettings.space))
      } action: { frame in
        desk.titles[id] = title
        desk.perform(
          .moveCover(
            id, to: BookRect(frame),
            binding: binding ?? (direction == .leftToRight ? .left : .right),
            isLocked: isLocked))
      }
      .modifier(
        BookFinger(
          onlySideways: true, touch: { desk.perform(.touch($0, on: id)) },
          drag: { desk.perform(.drag($0)) }, release: { desk.perform(.release($0)) })
      )
      .opacity(settings.away == AnyHashable(id) ? 0 : 1)
      .accessibilityHint(settings.words(.opens))
      .accessibilityFocused($isFocused)
      .onChange(of: settings.back) { _, back in
        if back == AnyHashable(id) { isFocused = true }
      }
  }

  @ViewBuilder private var button: some View {
    #if os(tvOS)
    Button {
      desk.perform(.tap(id))
    } label: {
      content
    }
    .buttonStyle(.plain)
    #else
    // A button would also be pressed at the end of a drag.
    content
      .contentShape(.rect)
      .onTapGesture { desk.perform(.tap(id)) }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { desk.perform(.tap(id)) }
    #endif
  }
}
#endif
