#if $Embedded
// The type that the doors play when leaves are turned, and the one door that only leaves have.

typealias Played = LiveLeaves

@_cdecl("paint")
func paintDoor(_ book: Int32, _ time: Double) -> Int32 { unsafe desk.paint(book, at: time) }
#endif
