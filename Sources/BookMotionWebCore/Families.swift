import BookMotionActors
import BookMotionPlay

// The families of plays. A web page calls one of these functions before all others, and its core
// contains nothing of the other families.

/// Plays books.
#if $Embedded
@_cdecl("book")
#endif
package func bookExport() {
  unsafe interface.begin = { try? WebBook(&$0) }
  unsafe interface.read = WebBook.read
}

/// Plays the leaves of an open book.
#if $Embedded
@_cdecl("leaves")
#endif
package func leavesExport() {
  unsafe interface.begin = { try? WebScene<LeafActor>(&$0) }
}

/// Plays the motions of reading.
#if $Embedded
@_cdecl("reading")
#endif
package func readingExport() {
  unsafe interface.begin = { try? ReadingScene.begin(&$0) }
}
