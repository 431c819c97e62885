import BookMotionActors
import BookMotionPlay

// The families of plays. A page calls one of these functions before all others, and its core
// contains nothing of the other families.

/// Plays books.
#if $Embedded
@_cdecl("book")
#endif
package func bookExport() {
  unsafe interface.begin = { try? BookPage(&$0) }
  unsafe interface.read = BookPage.read
}

/// Plays the leaves of an open book.
#if $Embedded
@_cdecl("leaves")
#endif
package func leavesExport() {
  unsafe interface.begin = { try? ScenePage<LeafActor>(&$0) }
}

/// Plays the motions of reading.
#if $Embedded
@_cdecl("reading")
#endif
package func readingExport() {
  unsafe interface.begin = { try? ReadingScene.begin(&$0) }
}
