package import BookMotion
import BookMotionDocuments
import BookMotionDrawing
package import BookMotionPlay

/// A scene in a web page, which paints itself.
package final class WebScene<Player: SceneActor>: WebRun {
  package var texts: [[UInt8]] = []
  package var run: Run<Player>

  package init(_ tape: inout TapeReader) throws(BookMotionError) {
    var setup = Player.Setup.blank
    try setup.visit(&tape)
    run = try Run(setup)
  }

  /// Returns the picture, without the picture files that it shows, which are in the page.
  package func painting(at time: Double) -> [UInt8]? {
    guard !time.isNaN else { return nil }
    var canvas = SVGCanvas(names: SVGNames())
    run.play(at: time).paint(at: time, with: &canvas)
    var text = SVGBytes()
    canvas.shared.write(to: &text)
    canvas.writeBody(to: &text)
    return text.bytes
  }
}

/// A sink that collects text as UTF-8 bytes.
private struct SVGBytes: BookTextSink {
  var bytes: [UInt8] = []

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(utf8: [UInt8]) { bytes.append(contentsOf: utf8) }
}
