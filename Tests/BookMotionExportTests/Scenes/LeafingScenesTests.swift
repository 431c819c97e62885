import BookMotion
import BookMotionExport
import Testing

/// What holds of the grid, the sheet and the swipe alike.
@Suite struct `Scenes of leafing and choosing` {
  static let kinds: [SceneKind] = [.grid, .sheet, .swipe]

  @Test(arguments: kinds)
  func `a book that is bound at the right is the mirror image`(kind: SceneKind) throws {
    let screen = Size(width: 1024, height: 768)
    let plays = try [Binding.left, .right].map { binding in
      try ScenePlay(kind, on: SceneStage(screen: screen, binding: binding))
    }
    for step in 0...24 {
      let time = Double(step) * 0.25
      let (left, right) = (
        try places(in: plays[0].frame(at: time)),
        try places(in: plays[1].frame(at: time)).map { $0.mirrored(in: screen.width) }
      )
      #expect(left.count == right.count)
      for place in left {
        let nearest = right.map { place.distance(to: $0) }.min() ?? .infinity
        #expect(nearest <= 0.03, "\(place) at \(time)")
      }
    }
  }

  /// Everything with a place and a size.
  private func places(in frame: SceneFrame) throws -> [Rect] {
    try DrawnParts(frame).parts.compactMap(\.rect)
  }

  @Test(arguments: kinds)
  func `the story begins at rest, goes through every phase, and is light`(kind: SceneKind) throws {
    let play = try ScenePlay(kind, framesPerSecond: 20)
    #expect((3...7).contains(play.duration), "\(play.duration)")
    let first = try #require(play.events.first)
    #expect((0.2...0.4).contains(first.time))
    #expect(try #require(play.phases.dropFirst().first).time >= first.time)
    #expect((4...6).contains(Set(play.phases.map(\.name)).count))
    for frame in play {
      // Seven illustrations are half of it.
      let bytes = DrawnScene.text(of: frame).utf8.count
      #expect(bytes < 20_000, "\(bytes) at \(frame.time)")
    }
  }
}

extension Rect {
  fileprivate func distance(to other: Rect) -> Double {
    max(
      abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}
