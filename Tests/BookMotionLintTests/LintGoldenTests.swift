import BookMotion
import BookMotionLint
import BookMotionTestSupport
import Testing

@Suite struct LintGoldenTests {
  static let names = ["bookPolish", "pictureBook", "storyReader", "reducedMotion"]

  private func preset(_ name: String) throws -> Choreography {
    try #require(Choreography.presets.first { $0.name == name })
  }

  @Test func `Every preset is looked at`() {
    #expect(Choreography.presets.map(\.name) == LintGoldenTests.names)
  }

  @Test(arguments: names)
  func `What lint finds in a preset is what somebody has seen`(name: String) throws {
    let preset = try preset(name)
    let findings = Choreography.Lint(preset).findings
    let text = findings.isEmpty ? "nothing\n" : findings.map { "\($0)\n" }.joined()
    #expect(Golden.difference(of: text, from: "lint/\(preset.name).txt") == nil)
  }

  /// The screens and the places on them that a book may have, with either binding.
  static let layouts =
    [
      (1024, 768), (390, 844), (844, 390), (1366, 1024),
    ].flatMap { width, height in
      BookBinding.allCases.map {
        BookLayout(screen: BookSize(width: width, height: height), binding: $0)
      }
    } + [BookLayout(restingFrame: BookRect(x: 700, y: 500, width: 120, height: 168))]

  @Test(arguments: Effort.some(of: layouts, oneIn: 3))
  func `Choreography.Lint is content with presets that do not bounce, and with their calm versions`(
    layout: BookLayout
  ) {
    for preset in [Choreography.storyReader, .pictureBook] {
      #expect(Choreography.Lint(preset, layout: layout).findings == [])
      #expect(Choreography.Lint(preset.reduced(), layout: layout).findings == [])
    }
  }

  @Test func `A place outside of the screen is a remark`() {
    var away = Choreography.pictureBook
    away.places["beside"] = BookPlace.Rule(x: 3, like: .shelf)
    away[.moving].moves[0] = .center("beside", with: .smooth(duration: 0.2))
    let findings = Choreography.Lint(away).findings.filter { $0.kind == .offScreen }
    #expect(findings.count == 1 && findings[0].severity == .remark)
    #expect(
      findings.first?.description
        == "remark: opening, moving at 0.2 s: x goes to 3072 points and y to 384 points, where no part of the "
        + "book is on the screen (offScreen)")
    // On a shelf that has been scrolled away, nothing is wrong.
    let scrolled = BookLayout(restingFrame: BookRect(x: 100, y: -900, width: 200, height: 280))
    #expect(
      !Choreography.Lint(.pictureBook, layout: scrolled).findings.contains { $0.kind == .offScreen }
    )
  }

  @Test(arguments: names, Effort.some(of: layouts, oneIn: 3))
  func `No preset has a fault on any screen but the cut of bookPolish's cover`(
    name: String, layout: BookLayout
  ) throws {
    let faults = Choreography.Lint(try preset(name), layout: layout).faults
    #expect(faults.map(\.kind) == (name == "bookPolish" ? [.jump, .jump] : []))
    #expect(faults.allSatisfy { $0.channel == .coverOpacity && $0.cut == 170 })
  }

  @Test(arguments: names)
  func `A mirrored book has the same faults`(name: String) throws {
    let preset = try preset(name)
    let mirrored = Choreography.Lint(preset, layout: BookLayout().mirrored).findings
    #expect(mirrored.map(\.description) == Choreography.Lint(preset).findings.map(\.description))
  }

  @Test
  func `In bookPolish it names the cut of the cover and every spring that outlives its phase`() {
    let findings = Choreography.Lint(.bookPolish).findings
    let cuts = findings.filter { $0.channel == .coverOpacity }
    #expect(cuts.map(\.kind) == [.jump, .jump] && cuts.map(\.cut) == [170, 170])
    #expect(cuts.map(\.direction) == [.opening, .closing])
    let unsettled = findings.filter { $0.kind == .unsettled }
    #expect(
      Set(unsettled.map(\.phase))
        == [.selected, .moving, .flipping, .revealing, .unflipping, .returning])
    #expect(Set(findings.map(\.kind)) == [.jump, .suddenStart, .unsettled, .overshoot])
  }
}
