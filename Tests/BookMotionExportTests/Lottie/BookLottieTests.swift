import BookMotion
import BookMotionBody
import BookMotionDrawing
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport

/// A Lottie animation.
@Suite struct BookLottieTests {
  private struct Drawn: Hashable, Sendable {
    let timeline: BookTimeline
    let hasCover: Bool
  }

  private static let written = MadeOnce<Drawn, String> { drawn in
    var text = ""
    let look = drawn.hasCover ? BookLook(cover: try TestPicture.cover()) : BookLook()
    try BookLottie(Recording(drawn.timeline), look: look).write(to: &text)
    return text
  }

  private static func played(
    _ timeline: BookTimeline, hasCover: Bool = false
  ) async throws -> PlayedLottie {
    try await PlayedLottie(written[Drawn(timeline: timeline, hasCover: hasCover)])
  }

  private static func turned(
    _ choreography: Choreography = .bookPolish, binding: BookBinding = .left
  ) throws -> BookTimeline {
    try BookTimeline(
      BookScore(
        choreography, layout: BookLayout(binding: binding),
        events: [.tap(at: 0), .close(at: 0.85), .tap(at: 1.1)]))
  }

  /// Returns all presets in all directions, and books that are turned around in flight.
  private static func timelines() throws -> [BookTimeline] {
    try Effort.some(of: FrameCase.all, oneIn: 6).map { try $0.timeline() }
      + [
        BookTimeline(BookScore(fadingAway, direction: .open, framesPerSecond: 24)),
        turned(.storyReader, binding: .right),
      ]
      + Effort.some(
        of: [
          turned(), turned(.storyReader),
          BookTimeline(BookScore(.bookPolish, direction: .both, framesPerSecond: 24)),
        ], oneIn: 3)
  }

  private static let fadingAway = {
    var choreography = Choreography.bookPolish
    choreography[.flipping].moves.append(.value(.bookOpacity, 0, with: .easeOut(duration: 0.5)))
    return choreography
  }()

  private static func scene(
    _ timeline: BookTimeline, _ frame: BookTimeline.Frame
  ) throws -> BookScene {
    let (style, layout) = (timeline.transition.choreography.style, timeline.score.layout)
    return try BookScene(
      frame.pose.drawn(style, in: layout), style: style, binding: layout.binding,
      screen: layout.screen)
  }

  @Test func `has the faces of the scene in painter's order, and no other`() async throws {
    for timeline in try Self.timelines() {
      let animation = try await Self.played(timeline)
      let book = PlayedLottie.layers(of: animation.asset("book"))
      let spread = timeline.transition.choreography.style.spread
      for (number, frame) in timeline.enumerated() {
        let isCovered = frame.pose.firstPageOpacity >= 1 && spread != .centered
        let expected = try Self.scene(timeline, frame).faces.filter { $0.opacity >= 0.002 }
          .map(\.kind).filter { kind in
            switch kind {
            case .backCover, .pageBlock: !isCovered
            case .spine, .pageEdges: frame.pose.flipAngle < 90
            default: true
            }
          }
        var seen: [String] = []
        for layer in (animation.layers + book).reversed()
        where PlayedLottie.isThere(layer, at: Double(number)) {
          let name = layer["nm"] as? String ?? ""
          switch name {
          case "coverDrawing", "coverLines", "readerPage", "body", "": break
          case "readerDots": seen.append("reader")
          default: seen.append(name)
          }
        }
        // A book that fades is a separate composition, behind the reader.
        if !book.isEmpty, seen.last != "reader", let index = seen.firstIndex(of: "reader") {
          seen.append(seen.remove(at: index))
        }
        let name = timeline.transition.choreography.name
        #expect(seen == expected.map(\.rawValue), "\(name) \(number)")
      }
    }
  }

  @Test func `has the corners of each face where the scene has them`() async throws {
    var worst = 0.0
    var compared = 0
    for timeline in try Self.timelines() {
      let animation = try await Self.played(timeline)
      let layers = animation.layers + PlayedLottie.layers(of: animation.asset("book"))
      for (number, frame) in timeline.enumerated() {
        let time = Double(number)
        for face in try Self.scene(timeline, frame).faces where face.kind != .reader {
          let name = face.kind == .gutter ? nil : face.kind.rawValue
          guard
            let layer = layers.first(where: {
              $0["nm"] as? String == name && PlayedLottie.isThere($0, at: time)
            })
          else { continue }
          let points = animation.outline(of: layer, at: time)
          try #require(points.count == 8)
          // Extended until they meet, the straight edges give the corners of the face.
          let quad = face.quad
          let corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
          for corner in 0..<4 {
            for edge in [corner, (corner + 3) % 4] {
              let (start, end) = (points[2 * edge + 1], points[(2 * edge + 2) % 8])
              let offset = end - start
              let length = offset.magnitudeSquared.squareRoot()
              guard length > 20 else { continue }
              let out = corners[corner] - start
              worst = max(worst, abs(offset.x * out.y - offset.y * out.x) / length)
              compared += 1
            }
          }
        }
      }
    }
    #expect(compared > (Effort.isWhole ? 10_000 : 5000))
    #expect(worst <= BookLottie.tolerance + 0.02, "\(worst)")
  }

  @Test func `fades faces as the scene does`() async throws {
    for timeline in try [Self.turned(), Self.turned(.storyReader)] {
      let animation = try await Self.played(timeline)
      for (number, frame) in timeline.enumerated() {
        let time = Double(number)
        for face in try Self.scene(timeline, frame).faces where face.kind != .gutter {
          for layer in animation.layers
          where layer["nm"] as? String == face.kind.rawValue
            && PlayedLottie.isThere(layer, at: time)
          {
            #expect(abs(PlayedLottie.opacity(of: layer, at: time) / 100 - face.opacity) < 0.003)
          }
        }
      }
    }
  }

  @Test func `tells keyframes in order, of which the last leads nowhere`() async throws {
    for timeline in try [Self.turned(), Self.turned(.storyReader, binding: .right)] {
      let animation = try await Self.played(timeline, hasCover: true)
      let all = animation.allKeyframes()
      #expect(all.count > 100)
      for keys in all {
        let times = keys.map { PlayedLottie.number($0, "t") }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
        #expect(times.allSatisfy { $0 >= 0 && $0 <= Double(timeline.count) })
        for key in keys.dropLast() {
          #expect((key["i"] != nil && key["o"] != nil) != (key["h"] != nil))
        }
        let last = try #require(keys.last)
        #expect(last["i"] == nil && last["o"] == nil && last["h"] == nil)
      }
    }
  }

  @Test func `writes short numbers, and no odd ones`() async throws {
    for timeline in try Self.timelines() {
      let text = try await Self.played(timeline).text
      for wrong in ["-0,", "-0]", "-0}", "nan", "inf", "e-", "null"] {
        #expect(!text.contains(wrong), "\(wrong)")
      }
      let longest = text.utf8.split { !"-.0123456789".utf8.contains($0) }.map(\.count).max() ?? 0
      #expect(longest <= 10)
    }
  }

  @Test func `plays as long as the recording, with its phases as markers`() async throws {
    let timeline = try Self.turned()
    let root = try await Self.played(timeline).root
    #expect(PlayedLottie.number(root, "op") == Double(timeline.count))
    #expect(PlayedLottie.number(root, "ip") == 0 && PlayedLottie.number(root, "fr") == 60)
    #expect(PlayedLottie.number(root, "w") == 1024 && PlayedLottie.number(root, "h") == 768)
    #expect(PlayedLottie.number(root, "ddd") == 0)
    let phases = Recording(timeline).phases
    let markers = try #require(root["markers"] as? [PlayedLottie.Object])
    #expect(markers.map { $0["cm"] as? String } == phases.map(\.name))
    for (marker, phase) in zip(markers, phases) {
      #expect(abs(PlayedLottie.number(marker, "tm") - phase.time * 60) < 1e-5)
    }
    let said = (root["meta"] as? PlayedLottie.Object)?["d"] as? String
    #expect(said?.contains("light, soft shadow, blur") == true)
  }

  @Test func `is small`() async throws {
    let opening = try BookTimeline(BookScore(.bookPolish, direction: .open))
    #expect(opening.count == 109)
    #expect(try await Self.played(opening).text.utf8.count < 122_000)
    let address = try TestPicture.cover().drawn.address.count
    #expect(try await Self.played(opening, hasCover: true).text.utf8.count - address < 307_000)
    let story = try BookTimeline(BookScore(.storyReader, direction: .open))
    #expect(try await Self.played(story).text.utf8.count < 165_000)
    #expect(try await Self.played(story, hasCover: true).text.utf8.count - address < 380_000)
  }

  @Test func `has all of each transform`() async throws {
    func search(_ value: Any) -> [PlayedLottie.Object] {
      if let array = value as? [Any] { return array.flatMap(search) }
      guard let object = value as? PlayedLottie.Object else { return [] }
      let isGroup = object["ty"] as? String == "tr"
      let own = isGroup ? [object] : [object["ks"] as? PlayedLottie.Object].compactMap { $0 }
      return own.filter { $0["k"] == nil } + object.values.flatMap(search)
    }
    for timeline in try Self.timelines() {
      let animation = try await Self.played(timeline, hasCover: true)
      let transforms = search(animation.root)
      #expect(transforms.count > 10)
      // lottie-web shows nothing of an animation that has a group without an opacity.
      for transform in transforms {
        #expect(Set(["a", "p", "s", "r", "o"]).subtracting(transform.keys).isEmpty)
      }
    }
  }

  @Test func `is transparent where a layer has gone`() async throws {
    // rlottie still shows a layer in the frame in which it ends.
    let timeline = try BookTimeline(BookScore(.bookPolish, direction: .open))
    for layer in try await Self.played(timeline).layers {
      let end = PlayedLottie.number(layer, "op")
      guard end < Double(timeline.count) else { continue }
      #expect(PlayedLottie.opacity(of: layer, at: end) == 0)
      #expect(PlayedLottie.opacity(of: layer, at: end - 0.01) > 0)
    }
  }

  @Test func `fades a whole book as one`() async throws {
    let timeline = try BookTimeline(BookScore(Self.fadingAway, direction: .open))
    let animation = try await Self.played(timeline)
    let fading = try #require(animation.layers.last { $0["refId"] as? String == "book" })
    for (number, frame) in timeline.enumerated() {
      let seen = PlayedLottie.opacity(of: fading, at: Double(number)) / 100
      #expect(abs(seen - frame.pose.bookOpacity) < 0.003)
    }
    #expect(try await Self.played(BookTimeline(BookScore(.bookPolish))).asset("book") == nil)
  }
}
