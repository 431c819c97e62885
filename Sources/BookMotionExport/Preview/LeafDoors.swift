#if $Embedded
// What the doors lead to where leaves are turned, and the one that only they have.

typealias Played = LiveLeaves

@_cdecl("paint")
func paintDoor(_ book: Int32, _ time: Double) -> Int32 { unsafe desk.paint(book, at: time) }
#endif
