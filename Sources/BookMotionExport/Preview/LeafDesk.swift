import BookMotion
import BookMotionDrawing

#if !$Embedded
package import BookMotionLive
#endif

extension Desk<LiveLeaves> {
  /// Paints an open book at a time as the content of an `svg` element, without its pictures, which
  /// are in the page. Returns the length of the text, or a refusal.
  package mutating func paint(_ number: Int32, at time: Double) -> Int32 {
    guard let leaves = play(number) else { return DeskRefusal.noBook.rawValue }
    guard !time.isNaN else { return DeskRefusal.noNumber.rawValue }
    let canvas = leaves.painted(at: time)
    var text = SVGLetters()
    canvas.shared.write(to: &text)
    canvas.writeBody(to: &text)
    return say(text.bytes)
  }
}

extension LiveLeaves {
  fileprivate func painted(at time: Double) -> SVGCanvas {
    var look = SpreadDrawing.Look()
    look.pictures = pictures.map { DrawnPicture(elsewhere: $0) }
    var canvas = SVGCanvas(names: SVGNames())
    SpreadDrawing(pose(at: time).book, in: layout, look: look).paint(on: &canvas)
    return canvas
  }
}

/// A sink that collects text as UTF-8 bytes.
private struct SVGLetters: TextSink {
  var bytes: [UInt8] = []

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(utf8: [UInt8]) { bytes.append(contentsOf: utf8) }
}
