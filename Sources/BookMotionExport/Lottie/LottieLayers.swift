import BookMotion
import BookMotionDocuments
import BookMotionDrawing
import BookMotionRecording

/// A writer for the layers of a composition, the frontmost first.
struct LottieLayers {
  /// The layers that have not been written yet, the last of which may be incomplete.
  var line = TextLine()
  private var isFirst = true
  private let count: Int

  /// - Parameter count: The number of frames of the whole animation.
  init(of count: Int) { self.count = count }

  static let composition = "\"ty\":0"
  static let image = "\"ty\":2"
  static let null = "\"ty\":3"
  static let shapes = "\"ty\":4"

  /// Begins a layer that exists in some frames.
  mutating func begin(_ kind: String, _ frames: Range<Int>) {
    line.append(isFirst ? "{" : ",\n{")
    isFirst = false
    line.append(kind)
    line.append(",\"ip\":")
    line.append(UInt64(frames.lowerBound))
    line.append(",\"op\":")
    line.append(UInt64(frames.upperBound))
    line.append(",\"st\":0")
  }

  /// Ends the layer.
  mutating func end() { line.append("}") }

  /// Writes the pending layers to the sink.
  mutating func flush<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(utf8: line.bytes)
    line.clear()
  }

  /// Ends the list.
  mutating func finish<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    line.append("\n")
    try flush(to: &sink)
  }

  /// Appends the transform.
  mutating func append(_ transform: LottieTransform) {
    line.append(",\"ks\":{")
    transform.append(to: &line, of: count)
    line.append("}")
  }

  /// Appends a mask that clips the layer to a rectangle.
  mutating func append(mask: BookRect) {
    var outline = LottieTrack.path
    outline.add(LottiePath(mask, on: .screen).numbers, at: 0)
    append(mask: outline)
  }

  /// Appends a mask that clips the layer to an outline.
  mutating func append(mask: LottieTrack) {
    line.append(",\"hasMask\":true,\"masksProperties\":[{\"mode\":\"a\",\"pt\":")
    mask.append(to: &line)
    line.append(",\"o\":{\"a\":0,\"k\":100},\"x\":{\"a\":0,\"k\":0}}]")
  }
}

extension LottieLayers {
  /// The property that attaches a layer to the body.
  static let onBody = ",\"parent\":\(body)"

  /// The index of the layer that has the body's position and size.
  private static let body = 1

  /// Appends the layer that has the body's position and size.
  mutating func appendBody(of reel: LottieReel) {
    begin("\"nm\":\"body\",\(LottieLayers.null),\"ind\":\(LottieLayers.body)", 0..<count)
    var transform = LottieTransform(
      scale: .scale(of: max(reel.largest.width, reel.largest.height)))
    for (index, frame) in reel.frames.enumerated() {
      let body = frame.pose.frame
      transform.position.add([body.x, body.y], at: index)
      let shares = [body.width / reel.largest.width, body.height / reel.largest.height]
      transform.scale.add(shares.map { $0 * LottieTransform.percent }, at: index)
    }
    append(transform)
    end()
  }
}
