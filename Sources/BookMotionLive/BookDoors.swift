// The entry points that only a tuned book has, and the type that the doors play.

typealias Played = LiveBook

#if $Embedded
@_cdecl("scene")
#endif
package func sceneDoor(_ book: Int32, _ time: Double) -> Int32 {
  unsafe desk.scene(book, at: time)
}

#if $Embedded
@_cdecl("document")
#endif
package func documentDoor(_ book: Int32) -> Int32 { unsafe desk.document(book) }

#if $Embedded
@_cdecl("lint")
#endif
package func lintDoor(_ book: Int32) -> Int32 { unsafe desk.lint(book) }
