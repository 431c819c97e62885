import BookMotion
import BookMotionTestSupport
import Testing

/// The corners of a book.
@Suite struct BookSceneCornerTests {
  static let bodies = [
    "standard": BookRect(x: 100, y: 200, width: 200, height: 280),
    "wide": BookRect(x: 40, y: 60, width: 300, height: 200),
    "tall": BookRect(x: -20, y: 10, width: 100, height: 400),
  ]

  /// Compares the cover, spine, and page edges with 24 numbers, and returns the number of
  /// comparisons.
  private func compare(
    _ scene: BookScene, _ expected: [Double], within limit: Double, _ row: [String]
  ) throws -> Int {
    var compared = 0
    let faces = [scene.turning, scene.face(.spine), scene.face(.pageEdges)]
    for (number, face) in faces.enumerated() {
      guard let face else { continue }
      let there = expected[8 * number..<8 * number + 8]
      for (value, right) in zip(face.quad.numbers, there) {
        #expect(abs(value - right) <= limit, "\(face.kind) \(value), not \(right): \(row)")
        compared += 1
      }
    }
    return compared
  }

  @Test func `are where a browser puts them, to a hundredth of a point`() throws {
    let rows = try Fixture.rows("scene/corners.txt", atLeast: 690)
    var (compared, shut) = (0, 0)
    for row in rows {
      try #require(row.count == 29)
      let numbers = try row.dropFirst(2).map { try #require(Double($0)) }
      let (perspective, tilt, angle) = (numbers[0], numbers[1], numbers[2])
      let binding = try #require(BookBinding(rawValue: row[1]))
      let style = BookStyle.showingAll(perspective: perspective)
      let body = try #require(Self.bodies[row[0]])
      let scene = try BookScene(
        .standing(in: body, flipAngle: angle, tilt: tilt, style: style, binding: binding),
        style: style, binding: binding)
      // Neither is visible while the book is shut or wide open.
      let hidesSpine = angle <= 0 || angle >= 180
      #expect((scene.face(.spine) == nil) == hidesSpine)
      #expect((scene.face(.pageEdges) == nil) == hidesSpine)
      compared += try compare(scene, Array(numbers[3...]), within: 0.01, row)
      shut += hidesSpine ? 1 : 0
    }
    #expect(compared == 24 * rows.count - 16 * shut)
    #expect(compared > 15_000)
  }

  @Test func `are where the matrices put them, to the last digits`() throws {
    let rows = try Fixture.rows("scene/matrices.txt", atLeast: 120)
    var compared = 0
    for row in rows {
      try #require(row.count == 34)
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      let binding = try #require(BookBinding(rawValue: row[0]))
      let style = BookStyle.showingAll(perspective: numbers[5], spineWidth: numbers[4])
      let body = BookRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let scene = try BookScene(
        .standing(
          in: body, flipAngle: numbers[8], tilt: numbers[6], yaw: numbers[7], style: style,
          binding: binding),
        style: style, binding: binding)
      compared += try compare(scene, Array(numbers[9...]), within: 1e-9, row)
    }
    #expect(compared >= 8 * rows.count && compared > 2000)
  }
}
