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

  /// Begins a transform with a fixed anchor and no opacity of its own.
  mutating func append(anchor: BookPoint) {
    line.append(",\"ks\":{")
    line.append("\"a\":{\"a\":0,\"k\":[")
    line.append(anchor.x, on: LottieTrack.Grid.points)
    line.append(",")
    line.append(anchor.y, on: LottieTrack.Grid.points)
    line.append("]}")
  }

  /// Ends the transform.
  mutating func endTransform() { line.append("}") }

  /// Begins a transform with an opacity.
  ///
  /// A layer is gone in the frame at which it ends, but rlottie still draws it there, so it also
  /// becomes transparent in that frame.
  mutating func append(opacity: LottieTrack, until end: Int) {
    line.append(",\"ks\":{\"o\":")
    opacity.append(to: &line, goneFrom: end < count ? end : nil)
  }

  /// Appends a property of the transform.
  mutating func append(_ name: String, _ track: LottieTrack) {
    line.append(",\"\(name)\":")
    track.append(to: &line)
  }

  /// Appends a constant position.
  mutating func append(_ name: String, _ position: BookPoint) {
    line.append(",\"\(name)\":{\"a\":0,\"k\":[")
    line.append(position.x, on: LottieTrack.Grid.points)
    line.append(",")
    line.append(position.y, on: LottieTrack.Grid.points)
    line.append("]}")
  }

  /// Appends a mask that clips the layer to a rectangle.
  mutating func append(mask: BookRect) {
    var outline = LottieTrack.path
    outline.add(LottiePath(mask, on: .screen).numbers, at: 0)
    append(mask: outline)
  }

  /// Appends a mask that clips the layer to an outline.
  mutating func append(mask: LottieTrack) {
    line.append(",\"hasMask\":true,\"masksProperties\":[{\"inv\":false,\"mode\":\"a\",\"pt\":")
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
    var position = LottieTrack.position
    var scale = LottieTrack.scale(of: max(reel.largest.width, reel.largest.height))
    for (index, frame) in reel.frames.enumerated() {
      let body = frame.pose.frame
      position.add([body.x, body.y], at: index)
      let shares = [body.width / reel.largest.width, body.height / reel.largest.height]
      scale.add(shares.map { $0 * LottieLayers.percent }, at: index)
    }
    append(anchor: BookPoint(x: 0, y: 0))
    append("p", position)
    append("s", scale)
    endTransform()
    end()
  }

  private static let percent = 100.0
}
