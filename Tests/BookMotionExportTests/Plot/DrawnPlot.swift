import BookMotion
import BookMotionDrawing
import BookMotionExport
import BookMotionRecording
import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

/// A plot as a person reads it: values by the labels beside the lines, times by the ticks below.
struct DrawnPlot {
  let root: SVGElement
  let rows: [Row]

  init?(_ document: String) {
    guard let root = SVGElement.parse(document) else { return nil }
    self.root = root
    rows = root.all("g").compactMap { Row($0) }
  }

  /// Returns the plot of a timeline.
  static func of(
    _ timeline: BookTimeline, channels: [BookChannel] = BookChannel.allCases
  ) throws -> DrawnPlot {
    var text = ""
    try MotionPlot(Recording(timeline), channels: channels.map(\.rawValue)).writeSVG(to: &text)
    return try #require(DrawnPlot(text))
  }

  /// Returns the plot of a timeline that several tests look at.
  static func of(_ plotted: PlottedTimeline) async throws -> DrawnPlot {
    try #require(DrawnPlot(await timelines[plotted.timeline]))
  }

  private static let timelines = MadeOnce<BookTimeline, String> { timeline in
    var text = ""
    try MotionPlot(Recording(timeline)).writeSVG(to: &text)
    return text
  }

  /// Returns the plot of a scene's own story, which several tests look at.
  static func of(_ scene: GalleryScene) async throws -> DrawnPlot {
    try #require(DrawnPlot(await stories[scene]))
  }

  private static let stories = MadeOnce<GalleryScene, String> { scene in
    var text = ""
    try MotionPlot(ScenePlay(scene).recording).writeSVG(to: &text)
    return text
  }

  /// Returns the plot of a scene.
  static func of(_ play: ScenePlay, width: Double = 960) throws -> DrawnPlot {
    var text = ""
    try MotionPlot(play.recording, width: width).writeSVG(to: &text)
    return try #require(DrawnPlot(text))
  }

  /// The conversion from seconds to pixels, by the first and the last tick.
  var timeScale: (Double) -> Double {
    let ticks = root.all("text", class: "tick").map { tick in
      (time: Double(tick.text.dropLast(2)) ?? .nan, x: tick.measure("x"))
    }
    guard let first = ticks.first, let last = ticks.last else { return { _ in .nan } }
    guard ticks.count > 1 else { return { _ in first.x } }
    return { first.x + ($0 - first.time) / (last.time - first.time) * (last.x - first.x) }
  }

  /// The bands with the names in their heads or on flags above them, from left to right.
  var bands: [(name: String, left: Double, right: Double)] {
    let heads = root.all("rect").filter { $0.classes.first?.hasPrefix("h") ?? false }
    let top = heads.first?.measure("y") ?? 0
    let flags = root.all("text", class: "flag").filter { $0.measure("y") < top + 20 }
    return heads.map { head in
      let (left, width) = (head.measure("x"), head.measure("width"))
      let inside = flags.filter { flag in
        let isCentered = flag.classes.contains("mid")
        let pole = flag.measure("x") - (isCentered ? 0 : 4)
        return abs(pole - (left + width / 2)) < 0.02
      }
      return (inside.map { $0.text }.joined(separator: "+"), left, left + width)
    }
  }

  /// The names in the list of resting channels.
  var resting: [String] {
    let texts = root.all("text").map { $0.text }
    guard let first = texts.firstIndex(where: { $0.hasPrefix("at rest: ") }) else { return [] }
    return texts[first...].joined(separator: " ").dropFirst("at rest:".count)
      .split { " ,".contains($0) }.map { String($0) }
  }

  /// A row: a line, and the levels that give its scale.
  struct Row {
    let name: String
    let unit: String
    let line: [(x: Double, y: Double)]
    /// The heights of the labeled values.
    let levels: [(value: Double, y: Double)]

    init?(_ group: SVGElement) {
      guard let line = group.all("polyline", class: "line").first,
        let name = group.all("text").first(where: { $0.attributes["class"] == nil })
      else { return nil }
      let words = name.text.split(separator: " ")
      self.name = String(words[0])
      unit = words.count > 1 ? String(words[1]) : ""
      self.line = line.points
      let hairlines =
        (group.all("path", class: "level") + group.all("path", class: "tip")).map { $0.pathStart.y }
      levels = group.all("text", class: "value").map { text in
        let number = text.text.split(separator: " ").compactMap {
          Double($0.replacingOccurrences(of: "−", with: "-"))
        }[0]
        let middle = text.measure("y") - 4
        return (number, hairlines.min { abs($0 - middle) < abs($1 - middle) } ?? .nan)
      }
    }

    /// The conversion from values to pixels, by the levels farthest apart.
    var scale: (Double) -> Double {
      guard let low = levels.max(by: { $0.y < $1.y }), let high = levels.min(by: { $0.y < $1.y })
      else { return { _ in .nan } }
      return { low.y + ($0 - low.value) / (high.value - low.value) * (high.y - low.y) }
    }

    /// The vertical parts of the line.
    var steps: [(x: Double, heights: ClosedRange<Double>)] {
      zip(line, line.dropFirst()).filter { $0.x == $1.x && $0.y != $1.y }
        .map { ($0.x, min($0.y, $1.y)...max($0.y, $1.y)) }
    }

    /// Returns the distance of a point from the line.
    func distance(toX x: Double, y: Double) -> Double {
      DrawnPlot.distance(of: line, toX: x, y: y)
    }
  }

  /// Returns the distance of a point from a line.
  static func distance(of line: [(x: Double, y: Double)], toX x: Double, y: Double) -> Double {
    var least = Double.infinity
    for (start, end) in zip(line, line.dropFirst()) where start.x <= x + 1 && end.x >= x - 1 {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let part = length > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / length : 0
      let at = min(max(part, 0), 1)
      least = min(least, hypot(start.x + at * dx - x, start.y + at * dy - y))
    }
    return least
  }
}

extension GalleryScene {
  /// All scenes but transitions, or some of them in an unoptimized build.
  static let some = Effort.some(of: all.filter { !$0.isTransition }, oneIn: 5)

  /// Returns the index of a channel among the values of a frame.
  func lane(_ name: String) -> Int? { channels.firstIndex { $0.name == name } }
}
