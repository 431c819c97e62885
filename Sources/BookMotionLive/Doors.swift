// The doors of the core: what a page calls. They have C names where there is nothing but the page; an
// app that links this module is to find none.

/// Where the page's numbers are, and what plays.
nonisolated(unsafe) var desk = Desk<Played>()

/// The place of the tape in memory.
#if $Embedded
@_cdecl("tape")
#endif
package func tapeDoor() -> UnsafeMutablePointer<Double>? {
  unsafe desk.tape.place
}

/// How many numbers the tape has room for.
#if $Embedded
@_cdecl("capacity")
#endif
package func capacityDoor() -> Int32 { Int32(DeskLimit.capacity) }

#if $Embedded
@_cdecl("load")
#endif
package func loadDoor(_ book: Int32, _ count: Int32) -> Int32 {
  unsafe desk.load(book, count: count)
}

#if $Embedded
@_cdecl("perform")
#endif
package func performDoor(
  _ book: Int32, _ event: Int32, _ time: Double, _ x: Double, _ y: Double
) -> Int32 {
  unsafe desk.perform(book, event, at: time, x: x, y: y)
}

#if $Embedded
@_cdecl("choices")
#endif
package func choicesDoor(_ book: Int32, _ time: Double) -> Int32 {
  unsafe desk.choices(book, at: time)
}

#if $Embedded
@_cdecl("finger")
#endif
package func fingerDoor(_ book: Int32, _ time: Double, _ x: Double, _ y: Double) -> Int32 {
  unsafe desk.finger(book, at: time, x: x, y: y)
}

#if $Embedded
@_cdecl("events")
#endif
package func eventsDoor(_ book: Int32) -> Int32 { unsafe desk.events(book) }

#if $Embedded
@_cdecl("end")
#endif
package func endDoor(_ book: Int32) -> Int32 { unsafe desk.end(book) }

#if $Embedded
@_cdecl("pose")
#endif
package func poseDoor(_ book: Int32, _ time: Double) -> Int32 { unsafe desk.pose(book, at: time) }

#if $Embedded
@_cdecl("samples")
#endif
package func samplesDoor(
  _ book: Int32, _ channel: Int32, _ start: Double, _ end: Double, _ count: Int32
) -> Int32 {
  unsafe desk.samples(book, of: channel, from: start, to: end, count: count)
}

#if $Embedded
@_cdecl("cues")
#endif
package func cuesDoor(_ book: Int32, _ start: Double, _ end: Double) -> Int32 {
  unsafe desk.cues(book, from: start, to: end)
}

#if $Embedded
@_cdecl("hash")
#endif
package func hashDoor(_ book: Int32, _ start: Double, _ end: Double, _ count: Int32) -> Int32 {
  unsafe desk.hash(book, from: start, to: end, count: count)
}

/// The place of the last words in memory; they stay there until others are asked for.
#if $Embedded
@_cdecl("text")
#endif
package func textDoor() -> UnsafeMutablePointer<UInt8>? { unsafe desk.words.place }

/// How many bytes they are.
#if $Embedded
@_cdecl("textLength")
#endif
package func textLengthDoor() -> Int32 { unsafe Int32(desk.words.count) }
