import Testing

@testable import BookMotion

/// A book too near to the eye.
@Suite struct BookSceneErrorTests {
  private let square = BookRect(x: 0, y: 0, width: 100, height: 100)

  private func scene(
    _ body: BookRect, _ perspective: Double, angle: Double = 0, tilt: Double = 0
  ) throws(BookMotionError) -> BookScene {
    let style = BookStyle(perspective: perspective)
    return try BookScene(
      .standing(in: body, flipAngle: angle, tilt: tilt, style: style), style: style)
  }

  @Test func `is refused in a sentence, whatever its angle`() {
    for angle in [0.0, 90, 180] {
      let error = #expect(throws: BookMotionError.self) { try scene(square, 1, angle: angle) }
      #expect(
        error?.description
          == "perspective × width / max(width, height) is 1: it takes a number from 0 to 0.98")
    }
  }

  @Test func `is shown up to the limit, fifty times as large`() throws {
    let upright = try scene(square, 0.98, angle: 90)
    #expect(abs((upright.turning?.quad.bounds.height ?? 0) - 5000) <= 1e-6)
    #expect(throws: BookMotionError.self) { try scene(square, (0.98).nextUp, angle: 90) }
    // A tall book can have more perspective, since its cover does not come as close.
    #expect(try scene(.init(x: 0, y: 0, width: 100, height: 200), 1.96).faces.count == 1)
    #expect(throws: BookMotionError.self) {
      try scene(.init(x: 0, y: 0, width: 100, height: 200), 2)
    }
  }

  @Test func `because it leans is refused, too`() throws {
    #expect(try scene(square, 0.6, angle: 60, tilt: 30).faces.count == 5)
    let error = #expect(throws: BookMotionError.self) {
      try scene(square, 0.8, angle: 90, tilt: 30)
    }
    #expect(
      error?.description
        == "perspective × (width × sin(flipAngle) + height / 2 × sin(tilt)) / max(width, height) "
        + "is 1: it takes a number from 0 to 0.98")
    let aside = #expect(throws: BookMotionError.self) {
      let style = BookStyle.showingAll(perspective: 0.7)
      return try BookScene(
        .standing(in: square, flipAngle: 90, tilt: 30, yaw: -10, style: style), style: style)
    }
    #expect(
      aside?.description.hasPrefix(
        "perspective × (width × sin(flipAngle) + height / 2 × sin(tilt) + 1.5 × width × sin(yaw)) / "
          + "max(width, height) is 1.05") == true, "\(aside?.description ?? "")")
    // The same lean is harmless while the cover is closed, and after it has turned behind.
    for angle in [0.0, 180, 200] {
      #expect(try !scene(square, 0.8, angle: angle, tilt: 30).faces.isEmpty)
    }
  }

  @Test(arguments: ["x", "y", "width", "height", "flipAngle", "tilt", "yaw"])
  func `is not the only thing that is refused, a place that is no number is as well`(
    name: String
  ) throws {
    let channel = try #require(BookChannel(rawValue: name).flatMap(BookPose.Driven.Channel.init))
    for value in [Double.nan, .infinity, -.infinity, 1e200] {
      let pose = BookPose.standing(flipAngle: 30) { $0[channel] = value }
      let error = #expect(throws: BookMotionError.self) { try BookScene(pose) }
      #expect(error?.place == name)
    }
  }

  @Test(arguments: [Double.nan, .infinity, 0, -5])
  func `is not refused alone, a screen without a size is as well`(side: Double) {
    for (screen, place) in [
      (BookSize(width: side, height: 9), "screen.width"),
      (BookSize(width: 9, height: side), "screen.height"),
    ] {
      let error = #expect(throws: BookMotionError.self) {
        try BookScene(.standing(flipAngle: 180), screen: screen)
      }
      #expect(error?.place == place)
    }
  }

  @Test(arguments: [-0.1, 100.1, 1e300, Double.nan, .infinity])
  func `is refused for a perspective beyond its limits`(perspective: Double) {
    // A style can be modified after it was checked.
    var style = BookStyle.polish
    style.perspective = perspective
    let error = #expect(throws: BookMotionError.self) {
      try BookScene(
        .standing(in: .init(x: 0, y: 0, width: 0, height: 0), flipAngle: 0), style: style)
    }
    #expect(error?.place == "perspective")
    #expect(error?.description.hasSuffix("it takes a number from 0 to 100") == true)
  }
}
