import BookMotionPlay

// The entry points of a web page with a shelf, beside `tape` and `text` of Exports.swift. They have C names
// only in the Embedded build for the page.

/// The shelf behind all entry points.
nonisolated(unsafe) private var shelf: WebShelf?

/// Makes the shelf of the tape, with all books in their places.
#if $Embedded
@_cdecl("shelf")
#endif
package func shelfExport(_ count: Int32) -> Int32 {
  guard let numbers = numbers(count) else { return WebRefusal.noSetup.rawValue }
  var tape = TapeReader(numbers)
  guard let page = try? WebShelf(&tape), (try? tape.texts()) != nil, tape.isAtEnd else {
    return WebRefusal.noSetup.rawValue
  }
  unsafe shelf = page
  return 0
}

/// Performs the event whose numbers are on the tape.
#if $Embedded
@_cdecl("shelfPerform")
#endif
package func shelfPerformExport(_ verb: Int32, _ count: Int32, _ time: Double) -> Int32 {
  guard let numbers = numbers(count) else { return WebRefusal.noNumber.rawValue }
  return unsafe shelf?.perform(verb, numbers, at: time) ?? WebRefusal.noPlay.rawValue
}

#if $Embedded
@_cdecl("shelfFrame")
#endif
package func shelfFrameExport(_ time: Double) -> Int32 { ask { $0.frame(at: time, &$1) } }

#if $Embedded
@_cdecl("shelfCues")
#endif
package func shelfCuesExport(_ start: Double, _ end: Double) -> Int32 {
  ask { $0.cues(from: start, to: end, &$1) }
}

#if $Embedded
@_cdecl("shelfHash")
#endif
package func shelfHashExport(_ start: Double, _ end: Double, _ count: Int32) -> Int32 {
  unsafe shelf?.hash(from: start, to: end, count: count, on: interface.tape)
    ?? WebRefusal.noPlay.rawValue
}

/// Puts the words of a shelf where `text` has them, and returns their length.
#if $Embedded
@_cdecl("shelfWords")
#endif
package func shelfWordsExport() -> Int32 { unsafe interface.tell(WebShelf.words) }

/// Returns so many numbers from the tape, or `nil` if it can't have them.
private func numbers(_ count: Int32) -> [Double]? {
  guard count >= 0, count <= Int32(WebLimit.capacity) else { return nil }
  return (0..<Int(count)).map { unsafe interface.tape[$0] }
}

private func ask(_ question: (WebShelf, inout Answer) -> WebRefusal?) -> Int32 {
  guard let shelf = unsafe shelf else { return WebRefusal.noPlay.rawValue }
  var answer = unsafe Answer(interface.tape)
  return question(shelf, &answer)?.rawValue ?? answer.code
}
