// The entry points that a page calls. They have C names only in the Embedded build for the page, so
// that an app linking this module exports no such symbols.

/// The state behind all entry points.
nonisolated(unsafe) var desk = Desk<Played>()

/// Returns the address of the tape.
#if $Embedded
@_cdecl("tape")
#endif
package func tapeDoor() -> UnsafeMutablePointer<Double>? {
  unsafe desk.tape.place
}

/// Returns the count of numbers that fit on the tape.
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

/// Returns the address of the last text, which is valid until another text is requested.
#if $Embedded
@_cdecl("text")
#endif
package func textDoor() -> UnsafeMutablePointer<UInt8>? { unsafe desk.words.place }

/// Returns the length of the last text, in bytes.
#if $Embedded
@_cdecl("textLength")
#endif
package func textLengthDoor() -> Int32 { unsafe Int32(desk.words.count) }
