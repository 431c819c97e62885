import BookMotion
import BookMotionDrawing
import BookMotionExport
import BookMotionRecording
import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

/// The look of a plot.
@Suite struct MotionPlotLookTests {
  private static func document(_ theme: MotionTheme) throws -> String {
    var text = ""
    try MotionPlot(
      Recording(BookTimeline(BookScore(.storyReader))), channels: ["x", "lift"], theme: theme
    ).writeSVG(to: &text)
    return text
  }

  /// Returns the colors of a document by purpose: lines, bands, texts, and so on.
  private static func colors(_ document: String) throws -> [String: [String]] {
    func all(_ rule: String) throws -> [String] {
      let regex = try Regex("\\.?\(rule)\\{(?:fill|stroke):(#[0-9a-f]{6})")
      return document.matches(of: regex).compactMap { $0.output[1].substring.map { String($0) } }
    }
    return [
      "lines": try all("line") + all("old"), "ink": try all("text"), "quiet": try all("tick"),
      "paper": try all("paper"), "bands": try all("b\\d"), "heads": try all("h\\d"),
    ]
  }

  /// Returns the contrast ratio as defined by WCAG 2.1.
  private static func contrast(_ one: String, _ other: String) -> Double {
    func luminance(_ color: String) -> Double {
      let number = Int(color.dropFirst(), radix: 16) ?? 0
      let parts = [number >> 16, number >> 8 & 255, number & 255].map { part -> Double in
        let share = Double(part) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test(arguments: [MotionTheme.light, .dark])
  func `has contrast for lines and texts on every background`(theme: MotionTheme) throws {
    let colors = try Self.colors(Self.document(theme))
    let lines = try #require(colors["lines"])
    let grounds = try #require(colors["paper"]) + #require(colors["bands"])
    #expect(lines.count == 6 && grounds.count == 9)
    for ground in grounds {
      for line in lines { #expect(Self.contrast(line, ground) >= 3, "\(line) on \(ground)") }
    }
    let texts = try #require(colors["ink"]) + #require(colors["quiet"])
    #expect(texts.count == 2)
    for text in texts {
      for ground in grounds { #expect(Self.contrast(text, ground) >= 4.5, "\(text) on \(ground)") }
    }
    let heads = try #require(colors["heads"])
    #expect(heads.count == 8)
    for head in heads { #expect(Self.contrast(texts[0], head) >= 4.5, "ink on \(head)") }
  }

  @Test func `is light unless the reader prefers dark`() throws {
    let style = { (theme: MotionTheme) throws -> String in
      try #require(SVGElement.parse(Self.document(theme))?.all("style").first).text
    }
    let (light, dark, auto) = try (style(.light), style(.dark), style(.auto))
    let parts = auto.components(separatedBy: "@media (prefers-color-scheme:dark){\n")
    #expect(parts.count == 2)
    #expect(parts[0] == light)
    let rules = try #require(parts.last?.dropLast(2).components(separatedBy: "}\n"))
      .filter { !$0.isEmpty }
    #expect(rules.count > 20)
    for rule in rules { #expect(dark.contains(rule)) }
  }

  @Test(arguments: Effort.some(of: MotionPlotTests.timelines, oneIn: 6))
  func `lets no two texts touch`(plotted: PlottedTimeline) async throws {
    let plot = try await DrawnPlot.of(plotted)
    expectNoTouching(in: plot)
  }

  @Test(arguments: GalleryScene.some, Effort.some(of: [480.0, 960, 1700], oneIn: 2))
  func `of a scene lets no two texts touch`(kind: GalleryScene, width: Double) throws {
    let plot = try DrawnPlot.of(ScenePlay(kind), width: width)
    expectNoTouching(in: plot)
  }

  private func expectNoTouching(in plot: DrawnPlot) {
    let boxes = plot.root.all("text").map { TextBox($0) }
    #expect(boxes.count > 20)
    for (index, box) in boxes.enumerated() {
      #expect(box.left >= 0 && box.right <= plot.root.measure("width"), "\(box.text)")
      #expect(box.top >= 0 && box.bottom <= plot.root.measure("height"), "\(box.text)")
      for other in boxes[..<index] {
        #expect(!box.touches(other), "\(box.text) and \(other.text)")
      }
    }
  }

  /// The extent of a text in a wide font.
  private struct TextBox {
    let text: String
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double

    init(_ element: SVGElement) {
      let classes = element.classes
      let small = ["value", "flag", "tick"].contains { classes.contains(Substring($0)) }
      let size = classes.contains("title") ? 16.0 : small ? 11 : 12
      text = element.text
      let narrow = text.count { "iljtfr.,: |".contains($0) }
      let width = (Double(text.count - narrow) * 0.63 + Double(narrow) * 0.36) * size
      let share = classes.contains("end") ? 1 : classes.contains("mid") ? 0.5 : 0
      left = element.measure("x") - share * width
      right = left + width
      top = element.measure("y") - 0.93 * size
      bottom = element.measure("y") + 0.24 * size
    }

    func touches(_ other: TextBox) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  @Test(
    arguments: zip(["bookPolish", "storyReader", "reducedMotion"], BookScore.Direction.allCases))
  func `is what somebody has looked at`(name: String, direction: BookScore.Direction) throws {
    let choreography = try #require(Choreography.presets.first { $0.name == name })
    var text = ""
    try MotionPlot(Recording(BookTimeline(BookScore(choreography, direction: direction)))).writeSVG(
      to: &text)
    let path = "plots/\(name)-\(direction.rawValue).svg"
    #expect(DrawingGolden.difference(of: text, from: path) == nil)
  }
  @Test(arguments: [GalleryScene.pageTurn, .sheet])
  func `of a scene is what somebody has looked at`(kind: GalleryScene) throws {
    var text = ""
    try MotionPlot(ScenePlay(kind).recording).writeSVG(to: &text)
    #expect(DrawingGolden.difference(of: text, from: "plots/\(kind.name).svg") == nil)
  }
}
