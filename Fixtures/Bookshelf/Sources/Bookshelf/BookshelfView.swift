import Accessibility
import BookMotion
import BookMotionColor
import SwiftUI

/// The whole screen: the shelf, and the book that is off it.
struct BookshelfView: View {
  let shelf: Bookshelf
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    GeometryReader { screen in
      // Nothing is drawn while the book is at rest.
      TimelineView(.animation(paused: shelf.driver.isAtRest)) { frame in
        Stage(shelf: shelf, date: frame.date)
          .onChange(of: frame.date) { shelf.tick() }
      }
      .onChange(of: screen.size, initial: true) { shelf.resize(to: BookSize(screen.size)) }
    }
    .background(Color(BookPalette.memories.table))
    .finger(
      onlySideways: shelf.book == nil, touch: shelf.touch, drag: shelf.drag(to:),
      release: shelf.release(velocity:)
    )
    .onChange(of: reduceMotion, initial: true) { shelf.isReduced = reduceMotion }
    .onChange(of: scenePhase) { shelf.clock.isPaused = scenePhase == .background }
    .sensoryFeedback(trigger: shelf.haptic) { _, haptic in
      .impact(weight: haptic.strength == .medium ? .medium : .light)
    }
    .onChange(of: shelf.announcement) { _, words in
      if !words.isEmpty { AccessibilityNotification.Announcement(words).post() }
    }
  }
}

/// One frame. The date makes every frame a different value.
private struct Stage: View {
  let shelf: Bookshelf
  let date: Date

  var body: some View {
    let pose = shelf.pose
    ZStack(alignment: .topLeading) {
      ShelfView(shelf: shelf)
        .bookPose(pose, of: .library)
        .accessibilityHidden(shelf.book != nil)
      if let book = shelf.book, let scene = shelf.scene {
        BookView(book: book, scene: scene)
          .opacity(pose.bookOpacity)
          .allowsHitTesting(false)
          .accessibilityHidden(true)
        Color.clear
          .contentShape(reach(of: scene))
          .onTapGesture { shelf.turnRound() }
          .accessibilityHidden(true)
        // With reduced motion, the reader is there before a mode has been chosen.
        if pose.readerOpacity > 0, let pages = shelf.pages {
          ReaderView(shelf: shelf, book: book, pages: pages)
            .bookPose(pose, of: .reader)
            .allowsHitTesting(shelf.isRead)
        }
        if pose.overlayOpacity > 0 {
          Color.black
            .bookPose(pose, of: .overlay)
            .allowsHitTesting(false)
          ModeButtons(shelf: shelf)
            .bookPose(pose, of: .controls)
        }
      }
    }
  }

  /// Returns the area that takes taps: the whole screen while a book opens, and only the book on
  /// its way back, so that others can be tapped.
  private func reach(of scene: BookScene) -> Path {
    if shelf.phase.isOpening {
      return Path(CGRect(origin: .zero, size: CGSize(shelf.screen)))
    }
    let faces = scene.faces.filter { $0.material != .reader }
    return Path(faces.reduce(CGRect.null) { $0.union(CGRect($1.quad.bounds)) })
  }
}

/// The buttons to choose a mode, for choreographies such as `storyReader` that wait for one.
private struct ModeButtons: View {
  let shelf: Bookshelf

  var body: some View {
    HStack(spacing: 24) {
      Button("Read") { shelf.choose(.read) }
      Button("Listen") { shelf.choose(.listen) }
      Button("Close", role: .cancel) { shelf.close() }
    }
    .buttonStyle(.borderedProminent)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
