import SwiftUI

#if os(macOS)
import AppKit
#endif

/// A shelf of books. Tap one, or pull its cover open with a finger.
@main
struct BookshelfApp: App {
  @State private var shelf = Bookshelf(Book.samples)

  init() {
    #if os(macOS)
    // `swift run` makes no bundle, and a process without one is no app that has windows.
    NSApplication.shared.setActivationPolicy(.regular)
    NSApplication.shared.activate()
    #endif
  }

  var body: some Scene {
    WindowGroup {
      BookshelfView(shelf: shelf)
    }
  }
}
