import BookMotionActors
import BookMotionPlay

// The families of plays. A page calls one of these functions before all others, and its core
// contains nothing of the other families.

/// Plays books.
#if $Embedded
@_cdecl("book")
#endif
package func bookDoor() { unsafe desk.begin = { try? BookPage(&$0) } }

/// Plays the leaves of an open book.
#if $Embedded
@_cdecl("leaves")
#endif
package func leavesDoor() {
  unsafe desk.begin = { try? ScenePage<LeafActor>(&$0) }
}

/// Plays the motions of reading.
#if $Embedded
@_cdecl("reading")
#endif
package func readingDoor() {
  unsafe desk.begin = { try? ReadingScene.begin(&$0) }
}
