import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionTestSupport
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The scene of a sheet about a book.
@Suite struct InfoSheetActorTests {
  /// Returns the upper edge of the paper, whose outline begins at the bottom, goes up, and turns a
  /// corner.
  private func top(of drawn: DrawnParts) -> Double? {
    let paper = drawn.root.all(named: "path").first {
      $0.attributes["fill"] == "#fdfbf6" && $0.attributes["id"] == nil
        && ($0.attributes["d"] ?? "").contains("a")
    }
    // M x y, v length, a with two radii, three flags, and the distances across and down.
    guard let numbers = paper?.numbers("d"), numbers.count > 9 else { return nil }
    return numbers[1] + numbers[2] + numbers[9]
  }

  @Test func `has its edge where the table of another integrator has it`() throws {
    var shown = 0
    let rows = Effort.some(
      of: try Fixture.rows("reader/sheet.txt", atLeast: 760).filter { $0[0] == "800.0" }, oneIn: 8)
    for row in rows {
      let numbers = row.map { Double($0) ?? .nan }
      let stage = SceneStage(screen: BookSize(width: 600, height: numbers[0]))
      let events = [
        MotionEvent(row[1] == "large" ? "present-large" : "present", at: 0),
        MotionEvent("touch", 300, 700, at: 20),
        MotionEvent("drag", 300, 700 + numbers[2], at: 21),
        MotionEvent("release", 0, numbers[3], at: 22),
      ]
      let drawn = try DrawnParts(.sheet, events, at: 22 + numbers[4], on: stage)
      let edge = numbers[0] - numbers[6]
      if numbers[6] > 60 {
        let seen = try #require(top(of: drawn), "\(row)")
        #expect(abs(seen - edge) <= 0.02, "\(row): \(seen)")
        shown += 1
      }
      #expect(abs(drawn.shade - 0.4 * min(numbers[6] / 400, 1)) <= 0.001, "\(row)")
    }
    #expect(shown > rows.count / 2)
  }

  @Test(arguments: [
    ("to-be-read", "Glyphheart"), ("recommend", "Glyphstar"), ("read", "Glyphring"),
  ])
  func `fills a button when it is set, and no other`(verb: String, icon: String) throws {
    let events = [
      MotionEvent("present", at: 0), MotionEvent(verb, at: 2), MotionEvent("buy", at: 3),
      MotionEvent(verb, at: 4),
    ]
    /// Returns the fill of each button by its icon.
    func fills(at time: Double) throws -> [String: Double] {
      var fills: [String: Double] = [:]
      for group in try DrawnParts(.sheet, events, at: time).root.all(named: "g") {
        guard let name = group.children.first?.attributes["xlink:href"]?.dropFirst() else {
          continue
        }
        let isFilled = group.attributes["fill"].map { $0 != "none" } ?? false
        fills[String(name)] = isFilled ? group.number("fill-opacity") ?? 1 : 0
      }
      return fills
    }
    let icons = ["Glyphheart", "Glyphstar", "Glyphring", "Glyphbag"]
    for (time, wanted) in [(1.9, 0), (2.1, 0.5), (2.3, 1), (3.3, 1), (4.1, 0.5), (4.3, 0)] {
      let fills = try fills(at: time)
      for name in icons {
        let wanted = name == icon ? wanted : 0
        #expect(try abs(#require(fills[name]) - wanted) <= 0.001, "\(name) at \(time)")
      }
    }
  }
}
