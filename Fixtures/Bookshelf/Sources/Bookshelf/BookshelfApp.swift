import SwiftUI

#if os(macOS)
import AppKit
#endif

/// A demo app: a shelf of books to tap, or to pull open with a finger.
@main
struct BookshelfApp: App {
  @State private var shelf = Bookshelf(Book.samples)

  init() {
    #if os(macOS)
    // `swift run` creates no bundle, and without one a process is not an app with windows.
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
