import BookMotion
import BookMotionDocuments
import BookMotionDrawing
import BookMotionPages
import Foundation
import Testing

/// Writes open books with a leaf in the air to the folder given by `.ci/other-eyes leaves`, each
/// with the numbers that describe its leaf.
@Suite struct LeavesForOtherEyesTests {
  static let folder = ProcessInfo.processInfo.environment["LEAVES_FOLDER"]

  struct Case: Codable {
    var name: String
    var width: Double
    var height: Double
    var spine: Double
    var top: Double
    /// 1 if the leaf extended to the right of the spine where it was lifted, otherwise −1.
    var hand: Double
    var turn: Double?
    var curl: Double?
    var grabbed: [Double]?
    var finger: [Double]?
    /// The requested radius.
    var asked: Double?
  }

  @Test(
    .enabled(if: LeavesForOtherEyesTests.folder != nil, "`.ci/other-eyes leaves` asks for them"))
  func `are written`() throws {
    let folder = URL(fileURLWithPath: try #require(LeavesForOtherEyesTests.folder))
    var cases: [Case] = []
    for binding in BookBinding.allCases {
      let layout = PageSpreadLayout(binding: binding)
      let page = layout.page
      var poses: [PageTurnPose] = []
      for (direction, turned) in [(PageTurning.Direction.forward, 3), (.back, 4)] {
        var book = PageTurning(page: page, leafCount: 9, turned: turned)
        book.turn(direction, at: 0)
        poses += [0.04, 0.1, 0.16, 0.22, 0.3, 0.5].map { book.pose(at: $0) }
      }
      for (index, side) in [1.0, 1, 1, -1, -1].enumerated() {
        for part in [0.1, 0.5, 0.95, 1.4, 1.9] {
          var book = PageTurning(page: page, leafCount: 9, turned: 4)
          let height = [0.97, 0.5, 0.02, 0.9, 0.3][index] * page.height
          book.touch(BookPoint(x: side * 0.98 * page.width, y: height), at: 0)
          book.drag(
            to: BookPoint(
              x: side * page.width * (0.98 - part), y: height + (0.5 - height / page.height) * 90),
            at: 1)
          poses.append(book.pose(at: 1))
        }
      }
      // Paper beyond the finger, lifted slightly and far.
      for (index, part) in [0.01, 0.03, 0.1, 0.2, 0.35, 0.6, 0.9].enumerated() {
        for side in [1.0, -1] {
          var book = PageTurning(page: page, leafCount: 9, turned: 4)
          let start = BookPoint(
            x: side * (0.4 + 0.07 * Double(index)) * page.width, y: 0.6 * page.height)
          book.touch(start, at: 0)
          let slope = 0.1 * Double(index - 3) * side
          book.drag(
            to: BookPoint(
              x: start.x - side * part * page.width, y: start.y + slope * part * page.width), at: 1)
          poses.append(book.pose(at: 1))
        }
      }
      for (index, pose) in poses.enumerated() {
        let name = "\(binding.rawValue)-\(index)"
        let drawing = SpreadDrawing(pose, in: layout)
        try Data(drawing.svg.utf8).write(to: folder.appendingPathComponent("\(name).svg"))
        let leaf = try #require(pose.leaves.first)
        var entry = Case(
          name: name, width: page.width, height: page.height,
          spine: layout.spine(turned: pose.turned, of: pose.leafCount), top: layout.top,
          hand: binding == .left ? 1 : -1)
        switch leaf.shape {
        case .bend(let bend): (entry.turn, entry.curl) = (bend.turn, bend.curl)
        case .fade: continue
        case .roll(let roll, let side):
          if side == .left { entry.hand = -entry.hand }
          entry.grabbed = [roll.grabbed.x, roll.grabbed.y]
          entry.finger = [roll.finger.x, roll.finger.y]
          entry.asked = 0.1 * page.width
        }
        cases.append(entry)
      }
    }
    try JSONEncoder().encode(cases).write(to: folder.appendingPathComponent("cases.json"))
  }
}
