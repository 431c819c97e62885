import BookMotionPlay

// The entry points that a page calls. They have C names only in the Embedded build for the page, so
// that a program linking this module exports no such symbols.

/// The state behind all entry points.
nonisolated(unsafe) var desk = Desk { _ in nil }

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
package func loadDoor(_ play: Int32, _ count: Int32) -> Int32 {
  unsafe desk.load(play, count: count)
}

#if $Embedded
@_cdecl("perform")
#endif
package func performDoor(
  _ play: Int32, _ verb: Int32, _ time: Double, _ x: Double, _ y: Double
) -> Int32 {
  unsafe desk.perform(play, verb, at: time, x: x, y: y)
}

#if $Embedded
@_cdecl("clear")
#endif
package func clearDoor(_ play: Int32) -> Int32 { unsafe desk.clear(play) }

#if $Embedded
@_cdecl("choices")
#endif
package func choicesDoor(_ play: Int32, _ time: Double) -> Int32 {
  unsafe desk.choices(play, at: time)
}

#if $Embedded
@_cdecl("finger")
#endif
package func fingerDoor(_ play: Int32, _ time: Double, _ x: Double, _ y: Double) -> Int32 {
  unsafe desk.finger(play, at: time, x: x, y: y)
}

#if $Embedded
@_cdecl("events")
#endif
package func eventsDoor(_ play: Int32) -> Int32 { unsafe desk.events(play) }

#if $Embedded
@_cdecl("end")
#endif
package func endDoor(_ play: Int32) -> Int32 { unsafe desk.end(play) }

#if $Embedded
@_cdecl("pose")
#endif
package func poseDoor(_ play: Int32, _ time: Double) -> Int32 { unsafe desk.pose(play, at: time) }

#if $Embedded
@_cdecl("samples")
#endif
package func samplesDoor(
  _ play: Int32, _ channel: Int32, _ start: Double, _ end: Double, _ count: Int32
) -> Int32 {
  unsafe desk.samples(play, of: channel, from: start, to: end, count: count)
}

#if $Embedded
@_cdecl("cues")
#endif
package func cuesDoor(_ play: Int32, _ start: Double, _ end: Double) -> Int32 {
  unsafe desk.cues(play, from: start, to: end)
}

#if $Embedded
@_cdecl("hash")
#endif
package func hashDoor(_ play: Int32, _ start: Double, _ end: Double, _ count: Int32) -> Int32 {
  unsafe desk.hash(play, from: start, to: end, count: count)
}

#if $Embedded
@_cdecl("scene")
#endif
package func sceneDoor(_ play: Int32, _ time: Double) -> Int32 { unsafe desk.scene(play, at: time) }

#if $Embedded
@_cdecl("document")
#endif
package func documentDoor(_ play: Int32) -> Int32 { unsafe desk.document(play) }

#if $Embedded
@_cdecl("lint")
#endif
package func lintDoor(_ play: Int32) -> Int32 { unsafe desk.lint(play) }

#if $Embedded
@_cdecl("paint")
#endif
package func paintDoor(_ play: Int32, _ time: Double) -> Int32 { unsafe desk.paint(play, at: time) }

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
