import BookMotion
import BookMotionExport

/// A named event of a transition.
struct TransitionVerb: Sendable {
  let verb: SceneVerb
  let kind: @Sendable ([Double]) -> BookEvent.Kind

  private init(
    _ name: String, _ help: String, _ parameters: [SceneVerb.Parameter] = [],
    _ kind: @escaping @Sendable ([Double]) -> BookEvent.Kind
  ) {
    verb = SceneVerb(name, help, parameters)
    self.kind = kind
  }

  static let all = [
    TransitionVerb("tap", "tap the cover: the book opens, from wherever it is") { _ in .tap },
    TransitionVerb("close", "close the reader: the book goes back, from wherever it is") { _ in
      .close
    },
    TransitionVerb("home", "tap Home in the mode choice: the book goes back") { _ in .close },
    TransitionVerb("read", "choose to read") { _ in .choose(.read) },
    TransitionVerb("listen", "choose to listen") { _ in .choose(.listen) },
    TransitionVerb("proceed", "continue after a stage that waits") { _ in .proceed },
    TransitionVerb("touch", "a finger touches the cover", [.init("x"), .init("y")]) {
      .touch(BookPoint(x: $0[0], y: $0[1]))
    },
    TransitionVerb(
      "drag", "the finger jumps to a point: give one for each frame", [.init("x"), .init("y")]
    ) {
      .drag(BookPoint(x: $0[0], y: $0[1]))
    },
    TransitionVerb(
      "release", "the finger lifts, with a velocity in points per second",
      [.init("vx", or: 0), .init("vy", or: 0)]
    ) { .release(BookPoint(x: $0[0], y: $0[1])) },
    TransitionVerb(
      "screen", "the screen changes size, as when the device is rotated",
      [.init("width", .length), .init("height", .length)]
    ) { .resizeScreen(BookSize(width: $0[0], height: $0[1])) },
  ]
}
