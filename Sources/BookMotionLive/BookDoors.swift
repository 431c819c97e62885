// What the doors lead to where a book is tuned, and those that only a book has.

typealias Played = LiveBook

#if $Embedded
@_cdecl("scene")
#endif
package func sceneDoor(_ book: Int32, _ time: Double) -> Int32 {
  unsafe desk.scene(book, at: time)
}

#if $Embedded
@_cdecl("lint")
#endif
package func lintDoor(_ book: Int32) -> Int32 { unsafe desk.lint(book) }
