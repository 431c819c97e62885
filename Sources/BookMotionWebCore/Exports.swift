import BookMotion
package import BookMotionPlay

// The entry points that a web page calls. They have C names only in the Embedded build for the page, so
// that a program linking this module exports no such symbols.

/// The state behind all entry points.
nonisolated(unsafe) var interface = WebInterface { _ in nil }

private let noPlay = WebRefusal.noPlay.rawValue

/// Returns the address of the tape.
#if $Embedded
@_cdecl("tape")
#endif
package func tapeExport() -> UnsafeMutablePointer<Double>? {
  unsafe interface.tape.base
}

/// Returns the count of numbers that fit on the tape.
#if $Embedded
@_cdecl("capacity")
#endif
package func capacityExport() -> Int32 { Int32(WebLimit.capacity) }

#if $Embedded
@_cdecl("load")
#endif
package func loadExport(
  _ play: Int32, _ count: Int32, _ octaves: Double, _ bounce: Double
) -> Int32 {
  unsafe interface.load(play, count: count, slower: octaves, bouncier: bounce)
}

#if $Embedded
@_cdecl("perform")
#endif
package func performExport(
  _ play: Int32, _ verb: Int32, _ time: Double, _ x: Double, _ y: Double
) -> Int32 {
  unsafe interface.play(play)?.perform(verb, at: time, x: x, y: y) ?? noPlay
}

#if $Embedded
@_cdecl("clear")
#endif
package func clearExport(_ play: Int32) -> Int32 {
  unsafe interface.ask(play) { play, _ in
    play.clear()
    return nil
  }
}

#if $Embedded
@_cdecl("choices")
#endif
package func choicesExport(_ play: Int32, _ time: Double) -> Int32 {
  unsafe interface.play(play)?.choices(at: time) ?? noPlay
}

#if $Embedded
@_cdecl("finger")
#endif
package func fingerExport(_ play: Int32, _ time: Double, _ x: Double, _ y: Double) -> Int32 {
  unsafe interface.ask(play) { $0.finger(at: time, x: x, y: y, &$1) }
}

#if $Embedded
@_cdecl("events")
#endif
package func eventsExport(_ play: Int32) -> Int32 {
  unsafe interface.ask(play) { $0.events(&$1) }
}

#if $Embedded
@_cdecl("end")
#endif
package func endExport(_ play: Int32) -> Int32 {
  unsafe interface.ask(play) { $0.end(&$1) }
}

#if $Embedded
@_cdecl("pose")
#endif
package func poseExport(_ play: Int32, _ time: Double) -> Int32 {
  unsafe interface.ask(play) { $0.pose(at: time, &$1) }
}

#if $Embedded
@_cdecl("samples")
#endif
package func samplesExport(
  _ play: Int32, _ channel: Int32, _ start: Double, _ end: Double, _ count: Int32
) -> Int32 {
  unsafe interface.ask(play) { $0.samples(of: channel, from: start, to: end, count: count, &$1) }
}

#if $Embedded
@_cdecl("cues")
#endif
package func cuesExport(_ play: Int32, _ start: Double, _ end: Double) -> Int32 {
  unsafe interface.ask(play) { $0.cues(from: start, to: end, &$1) }
}

#if $Embedded
@_cdecl("hash")
#endif
package func hashExport(_ play: Int32, _ start: Double, _ end: Double, _ count: Int32) -> Int32 {
  unsafe interface.ask(play) { $0.hash(from: start, to: end, count: count, &$1) }
}

#if $Embedded
@_cdecl("scene")
#endif
package func sceneExport(_ play: Int32, _ time: Double) -> Int32 {
  unsafe interface.ask(play) { $0.scene(at: time, &$1) }
}

#if $Embedded
@_cdecl("lint")
#endif
package func lintExport(_ play: Int32) -> Int32 {
  unsafe interface.askForText(play) { $0.lint(&$1) }
}

#if $Embedded
@_cdecl("document")
#endif
package func documentExport(_ play: Int32) -> Int32 {
  unsafe interface.askForText(play) { play, _ in play.document() }
}

/// Reads a document from what the page answers to questions, and tells what it has read. Returns 0, or a
/// refusal if the document is invalid: the page knows why.
#if $Embedded
@_cdecl("read")
#endif
package func readExport() -> Int32 {
  unsafe interface.read(webAnswer) ? 0 : WebRefusal.noSetup.rawValue
}

/// Tells what a play's choreography is made of, as questions that need no answer.
#if $Embedded
@_cdecl("tell")
#endif
package func tellExport(_ play: Int32) -> Int32 {
  unsafe interface.play(play)?.tell(webAnswer) == true ? 0 : noPlay
}

#if $Embedded
@_cdecl("paint")
#endif
package func paintExport(_ play: Int32, _ time: Double) -> Int32 {
  unsafe interface.askForText(play) { play, _ in play.painting(at: time) }
}

#if $Embedded
@_cdecl("mean")
#endif
package func meanExport(_ count: Int32) -> Int32 { unsafe interface.mean(ofPixels: count) }

/// Returns the address of the last text, which is valid until another text is requested.
#if $Embedded
@_cdecl("text")
#endif
package func textExport() -> UnsafeMutablePointer<UInt8>? { unsafe interface.words.base }

#if $Embedded
/// Asks the page for the next field of a document: see ``TapeQuestion``. `more` is 1 for a field that is
/// required, plus 2 if the lowest number is valid itself, plus four times the number of the measure,
/// counted from 1.
@_silgen_name("ask")
private func webAsk(
  _ kind: Int32, _ word: UnsafePointer<UInt8>?, _ count: Int32, _ value: Double,
  _ lowest: Double, _ highest: Double, _ more: Int32
) -> Double

private func webAnswer(_ question: TapeQuestion) -> Double {
  let domain = question.quantity.domain
  let measure = question.quantity.measure.map { Quantity.Measure.number(of: $0) + 1 } ?? 0
  let more =
    (question.isRequired ? 1 : 0) + (domain.contains(domain.lowest) ? 2 : 0) + 4 * measure
  return unsafe question.word.letters.withUnsafeBufferPointer {
    unsafe webAsk(
      question.kind.rawValue, $0.baseAddress, Int32($0.count), question.value, domain.lowest,
      domain.highest, Int32(more))
  }
}
#else
/// Answers in place of a page.
nonisolated(unsafe) package var webAnswer: TapeQuestion.Reply = { _ in .nan }
#endif
