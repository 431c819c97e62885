import BookMotion
import BookMotionTestSupport
import Testing

@Suite struct LintGoldenTests {
  static let names = ["bookPolish", "storyReader", "reducedMotion"]

  private func preset(_ name: String) throws -> Choreography {
    try #require(Choreography.presets.first { $0.name == name })
  }

  @Test func `Every preset is looked at`() {
    #expect(Choreography.presets.map(\.name) == LintGoldenTests.names)
  }

  @Test(arguments: names)
  func `What lint finds in a preset is what somebody has seen`(name: String) throws {
    let preset = try preset(name)
    let findings = Lint(preset).findings
    let text = findings.isEmpty ? "nothing\n" : findings.map { "\($0)\n" }.joined()
    #expect(Golden.difference(of: text, from: "lint/\(preset.name).txt") == nil)
  }

  /// The screens and the places on them that a book may meet, of either binding.
  static let layouts = [
    BookLayout(), BookLayout(binding: .right),
    BookLayout(screen: BookSize(width: 390, height: 844)),
    BookLayout(screen: BookSize(width: 1366, height: 1024), binding: .right),
    BookLayout(restingFrame: BookRect(x: 700, y: 500, width: 120, height: 168)),
  ]

  @Test(arguments: layouts)
  func `Lint is content with storyReader, and with its calm version, on every screen`(
    layout: BookLayout
  ) {
    #expect(Lint(.storyReader, layout: layout).findings == [])
    #expect(Lint(Choreography.storyReader.reduced(), layout: layout).findings == [])
  }

  @Test(arguments: names)
  func `A mirrored book has the same faults`(name: String) throws {
    let preset = try preset(name)
    let mirrored = Lint(preset, layout: BookLayout().mirrored).findings
    #expect(mirrored == Lint(preset).findings)
  }

  @Test
  func `In bookPolish it names the cut of the cover and every spring that outlives its phase`() {
    let findings = Lint(.bookPolish).findings
    let cuts = findings.filter { $0.channel == .coverOpacity }
    #expect(cuts.map(\.kind) == [.jump(from: 1, to: 0, cut: 170), .jump(from: 0, to: 1, cut: 170)])
    #expect(cuts.map(\.way) == [.opening, .closing])
    let unsettled = findings.filter { $0.kind.name == .unsettled }
    #expect(
      Set(unsettled.map(\.phase))
        == [.selected, .moving, .flipping, .revealing, .unflipping, .returning])
    #expect(Set(findings.map(\.kind.name)) == [.jump, .kink, .unsettled, .overshoot])
  }

  @Test(arguments: names)
  func `Limits that are large enough leave nothing`(name: String) throws {
    let preset = try preset(name)
    let limits = Lint.Limits(
      points: 1e9, degrees: 1e9, fraction: 1e9, scale: 1e9, settled: 0.5, lowestRate: 1e5)
    #expect(Lint(preset, limits: limits).findings == [])
  }
}
