#if canImport(SwiftUI)
import BookMotion
import SwiftUI

/// A frame of a shelf. The date makes every frame another value.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct BookStage<ID: Hashable & Sendable, Shelf: View, Face: View, Reader: View>: View {
  let desk: BookDesk<ID>
  let date: Date
  let shelf: Shelf
  let face: (ID, BookScene.Face) -> Face
  let reader: (ID) -> Reader
  let settings: BookSettings
  let insets: EdgeInsets
  let waiting: ((ID, Choreography.Stage) -> AnyView)?

  var body: some View {
    // Also drawn once more when frames end, so that nothing stays as it was just before.
    let _ = desk.needsFrames
    let frame = BookDeskFrame(desk.state, at: desk.now)
    ZStack(alignment: .topLeading) {
      library(frame)
      if let book = frame.book {
        picture(of: book, frame)
        hand(frame)
        if frame.pose.readerOpacity > 0 { openBook(book, frame) }
        if frame.pose.overlayOpacity > 0 {
          Color.black.opacity(frame.pose.overlayOpacity).allowsHitTesting(false)
        }
        if !frame.buttons.isEmpty { buttons(of: book, frame) }
      }
    }
    .environment(\.bookSettings, settings(for: frame))
    #if os(tvOS) || os(macOS)
    .onExitCommand(perform: frame.book == nil ? nil : { desk.perform(.close) })
    #endif
  }

  private func settings(for frame: BookDeskFrame<ID>) -> BookSettings {
    var settings = settings
    settings.away = frame.book.map { AnyHashable($0) }
    settings.binding = frame.binding
    settings.back = frame.focus.map { AnyHashable($0) }
    return settings
  }

  private func library(_ frame: BookDeskFrame<ID>) -> some View {
    shelf
      .safeAreaPadding(insets)
      .scrollDisabled(frame.book != nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      // Inside of the scaling, so that the places of covers don't depend on the pose.
      .coordinateSpace(.named(BookSettings.space))
      .scaleEffect(frame.pose.libraryScale)
      .blur(radius: frame.pose.libraryBlur)
      .opacity(frame.pose.libraryOpacity)
      .accessibilityHidden(frame.book != nil)
  }

  private func picture(of book: ID, _ frame: BookDeskFrame<ID>) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(frame.faces, id: \.material) { side in
        face(book, side)
          .frame(width: side.rect.width, height: side.rect.height)
          .clipShape(.rect(cornerRadius: side.cornerRadius))
          .projectionEffect(ProjectionTransform(side))
          .opacity(side.opacity)
      }
    }
    .compositingGroup()
    .shadow(
      color: .black.opacity(frame.shadow.opacity), radius: frame.shadow.radius, x: frame.shadow.x,
      y: frame.shadow.y
    )
    .opacity(frame.pose.bookOpacity)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  /// What takes taps and fingers for the book in the air.
  private func hand(_ frame: BookDeskFrame<ID>) -> some View {
    Color.clear
      .contentShape(Path(CGRect(frame.reach)))
      .onTapGesture { desk.perform(frame.turn) }
      .modifier(
        BookFinger(
          touch: { desk.perform(.touch($0)) }, drag: { desk.perform(.drag($0)) },
          release: { desk.perform(.release($0)) })
      )
      .coordinateSpace(.named(BookSettings.space))
      .accessibilityHidden(true)
  }

  private func openBook(_ book: ID, _ frame: BookDeskFrame<ID>) -> some View {
    reader(book)
      .id(book)
      .safeAreaPadding(insets)
      .scaleEffect(frame.pose.readerScale)
      .opacity(frame.pose.readerOpacity)
      .allowsHitTesting(frame.isReading)
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .accessibilityAction(.escape) { desk.perform(.close) }
  }

  private func buttons(of book: ID, _ frame: BookDeskFrame<ID>) -> some View {
    VStack(spacing: 24) {
      if let stage = frame.waitingStage, let waiting { waiting(book, stage) }
      HStack(spacing: 24) {
        ForEach(frame.buttons, id: \.self) { event in
          if let phrase = event.phrase, !(event == .proceed && waiting != nil) {
            Button(settings.words(phrase)) { desk.perform(event) }
              .modifier(CloseKey(isClose: event == .close))
          }
        }
      }
      .buttonStyle(.bordered)
    }
    .padding(24)
    .safeAreaPadding(insets)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: frame.isReading ? .topTrailing : .center
    )
    .opacity(frame.isReading ? 1 : frame.waitingStage == nil ? frame.pose.controlsOpacity : 1)
    .offset(y: frame.pose.controlsOffset)
  }
}

/// The key, or the button of a remote, that closes a book.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct CloseKey: ViewModifier {
  let isClose: Bool

  func body(content: Content) -> some View {
    #if os(tvOS) || os(watchOS)
    content
    #else
    if isClose { content.keyboardShortcut(.cancelAction) } else { content }
    #endif
  }
}
#endif
