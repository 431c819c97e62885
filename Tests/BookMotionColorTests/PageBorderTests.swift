import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Testing

/// A frame in the color of its page.
@Suite struct PageBorderTests {
  static let colors = [
    RGB(red: 0.2, green: 0.4, blue: 0.8), RGB(red: 0.8, green: 0.4, blue: 0.2),
    RGB(red: 0.5, green: 0.55, blue: 0.5), RGB(red: 0.9, green: 0.85, blue: 0.7),
  ]

  private func components(_ color: RGB) -> [Double] { [color.red, color.green, color.blue] }

  @Test func `fades as the table says, however fast the pages change`() throws {
    for row in try Fixture.rows("reader/frame.txt", atLeast: 230) {
      let space = try #require(RGB.MixingSpace(rawValue: row[0]))
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      var frame = PageBorder(color: Self.colors[0], space: space)
      for (index, time) in numbers.prefix(3).enumerated() {
        frame.change(to: Self.colors[index + 1], at: time)
      }
      let color = components(frame.color(at: numbers[3]))
      for (found, expected) in zip(color, numbers.suffix(3)) {
        #expect(abs(found - expected) <= 1e-9, "\(row)")
      }
    }
  }

  @Test(arguments: RGB.MixingSpace.allCases)
  func `comes to rest in the last color after every sequence of events`(space: RGB.MixingSpace) {
    let colors = Self.colors + [RGB(red: 0, green: 0, blue: 1), .white, .black]
    let events = colors.map { color in
      MachineEvent<PageBorder>(color.hex) { $0.change(to: color, at: $1) }
    }
    let walk = EventWalk(
      events: events, values: { components($0.color(at: $1)) },
      fault: { frame, time in
        let color = frame.color(at: time)
        return color == color.clipped ? nil : "\(color) on no screen"
      },
      restFault: { frame, time in
        guard frame.isAtRest(at: time) else { return "no rest" }
        return colors.contains(frame.color(at: time)) ? nil : "another color"
      })
    for seed in 0..<6 {
      let fastest = walk.fastest(PageBorder(color: .fallback, space: space), seed: UInt64(seed))
      #expect(fastest.allSatisfy { $0 < 20 }, "seed \(seed): \(fastest)")
    }
    let played = RandomPlay(walk, of: [PageBorder(color: .fallback, space: space)]).failure()
    #expect(played == nil)
    let outcome = walk.walk(PageBorder(color: .fallback, space: space))
    #expect(outcome.failure == nil)
    #expect(outcome.sequences == WalkLength.sequenceCount(of: 7))
  }

  @Test(arguments: Effort.seeds(40))
  func `stays between the colors that were asked for`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var frame = PageBorder(color: Self.colors[0])
    var time = 0.0
    for _ in 0..<300 {
      time += .random(in: 0...0.1, using: &random)
      frame.change(to: Self.colors[Int.random(in: 0..<4, using: &random)], at: time)
      for instant in [time, time + 0.07, time + 0.2] {
        let color = frame.color(at: instant)
        #expect((0.2 - 1e-12...0.9 + 1e-12).contains(color.red), "seed \(seed)")
        #expect((0.4 - 1e-12...0.85 + 1e-12).contains(color.green), "seed \(seed)")
      }
    }
    #expect(Self.colors.contains(frame.color(at: time + 0.31)), "seed \(seed)")
  }

  @Test func `puts its dots into the middle of the border`() throws {
    for row in try Fixture.numbers("reader/dots.txt", atLeast: 45) {
      let frame = PageBorder(color: .white, border: row[2], cornerRadius: row[3])
      let layout = frame.layout(in: BookRect(x: 7, y: -3, width: row[0], height: row[1]))
      let inset = row[4]
      let (right, bottom) = (7 + row[0] - inset, row[1] - 3 - inset)
      let expected = [
        (7 + inset, inset - 3), (right, inset - 3), (right, bottom), (7 + inset, bottom),
      ]
      for (index, corner) in expected.enumerated() {
        let dot = layout.dot(index)
        #expect(abs(dot.x - corner.0) <= 1e-9 && abs(dot.y - corner.1) <= 1e-9, "\(row)")
      }
      #expect(
        layout.page
          == BookRect(
            x: 7 + row[2], y: row[2] - 3, width: row[0] - 2 * row[2], height: row[1] - 2 * row[2]))
      #expect(layout.pageRadius == max(row[3] - row[2], 0))
    }
  }

  @Test func `has room in any rectangle`() {
    for side in [0.0, 1, 15, 21] {
      let layout = PageBorder(color: .white).layout(
        in: BookRect(x: 0, y: 0, width: side, height: 300))
      #expect(layout.page.width >= 0 && layout.page.height >= 0)
      #expect(layout.page.width + 20 >= side && layout.frameRadius <= side / 2)
      let dots = (0..<4).map { layout.dot($0) }
      #expect(dots.allSatisfy { (0...side).contains($0.x) && (0...300).contains($0.y) })
    }
  }

  @Test func `refuses a border that is none`() async {
    await #expect(processExitsWith: .failure) { _ = PageBorder(color: .white, border: 7.9) }
    await #expect(processExitsWith: .failure) { _ = PageBorder(color: .white, border: .nan) }
  }
}
