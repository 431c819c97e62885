import BookMotion
import BookMotionDrawing
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport

/// A picture in a Lottie animation.
@Suite struct LottiePictureTests {
  private static func played(
    _ choreography: Choreography, binding: BookBinding = .left,
    _ events: [BookEvent] = [.tap(at: 0)]
  ) throws -> (BookTimeline, PlayedLottie) {
    let timeline = try BookTimeline(
      BookScore(
        choreography, layout: BookLayout(binding: binding), events: events))
    var text = ""
    try BookLottie(Recording(timeline), look: BookLook(cover: TestPicture.cover()))
      .write(to: &text)
    return (timeline, try PlayedLottie(text))
  }

  @Test func `is in the file once`() throws {
    let (_, animation) = try Self.played(.bookPolish)
    let image = try #require(animation.asset("cover"))
    #expect(PlayedLottie.number(image, "w") == 50 && PlayedLottie.number(image, "h") == 70)
    let address = String(decoding: try TestPicture.cover().drawn.address, as: UTF8.self)
    #expect(image["p"] as? String == address && image["e"] as? Int == 1)
    #expect(animation.text.components(separatedBy: "base64").count == 2)
  }

  @Test(arguments: BookBinding.allCases, ["bookPolish", "storyReader"])
  func `is cut into strips that lie side by side, the one at the free edge in front`(
    binding: BookBinding, name: String
  ) throws {
    let choreography = try #require(Choreography.presets.first { $0.name == name })
    let (timeline, animation) = try Self.played(
      choreography, binding: binding, [.tap(at: 0), .close(at: 0.85), .tap(at: 1.1)])
    let images = PlayedLottie.layers(of: animation.asset("cover turned"))
    let strips = images
    #expect(strips.count == 128)
    let frames = try #require(
      strips.first.map {
        Int(PlayedLottie.number($0, "ip"))..<Int(PlayedLottie.number($0, "op"))
      })
    // Returns the strip's edge at the hinge, its visible width, and its position in the picture.
    func strip(_ layer: PlayedLottie.Object, _ frame: Int) -> (Double, Double, Double) {
      let transform = layer["ks"] as? PlayedLottie.Object ?? [:]
      return (
        PlayedLottie.values(transform["p"], at: Double(frame))[0],
        PlayedLottie.values(transform["s"], at: Double(frame))[0] / 100,
        PlayedLottie.values(transform["a"], at: Double(frame))[0]
      )
    }
    for (number, frame) in timeline.enumerated()
    where frames.contains(number) && frame.pose.flipAngle < 85
      && (Effort.isWhole || number.isMultiple(of: 3))
    {
      // From the hinge outward.
      for (near, far) in zip(strips.reversed(), strips.reversed().dropFirst()) {
        let (inner, outer) = (strip(near, number), strip(far, number))
        let end = inner.0 + (outer.2 - inner.2) * inner.1
        #expect(abs(end - outer.0) < 0.15, "\(number)")
        #expect((outer.2 > inner.2) == (binding == .left))
      }
    }
  }

  @Test func `is one piece while the cover is shut, and level bands while the book leans`() throws {
    let (timeline, animation) = try Self.played(.storyReader)
    let shown = PlayedLottie.layers(of: animation.asset("cover in place"))
    let strips = PlayedLottie.layers(of: animation.asset("cover turned"))
    for (number, frame) in timeline.enumerated() where frame.pose.flipAngle < 80 {
      let there = shown.filter { PlayedLottie.isThere($0, at: Double(number)) }
        .compactMap { $0["refId"] as? String }
      let isShut = frame.pose.flipAngle == 0
      #expect(Set(there) == [isShut ? "cover shut" : "cover turned"], "\(number)")
      #expect(there.count == (frame.pose.tilt == 0 ? 1 : isShut ? 24 : 8), "\(number)")
      let isThere = { (layer: PlayedLottie.Object) in
        PlayedLottie.isThere(layer, at: Double(number))
      }
      #expect(strips.filter(isThere).count == (isShut ? 0 : 128), "\(number)")
    }
  }

  @Test func `is cut by the cover's outline inside its border`() throws {
    let (timeline, animation) = try Self.played(.bookPolish)
    let shown = try #require(animation.layers.first { $0["refId"] as? String == "cover in place" })
    let mask = try #require((shown["masksProperties"] as? [PlayedLottie.Object])?.first)
    for (number, frame) in timeline.enumerated()
    where PlayedLottie.isThere(shown, at: Double(number)) {
      let values = PlayedLottie.values(mask["pt"], at: Double(number))
      let cover = try #require(try BookScene(frame.pose).face(.cover))
      let first = cover.projection(
        BookPoint(x: cover.rect.x + 3, y: cover.rect.y + cover.cornerRadius))
      #expect(abs(values[0] - first.x) < 0.12 && abs(values[1] - first.y) < 0.12)
    }
  }
}
