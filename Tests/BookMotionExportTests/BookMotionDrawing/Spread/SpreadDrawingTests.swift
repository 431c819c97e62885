import BookMotion
import BookMotionDrawing
import BookMotionPages
import Foundation
import Testing

/// An open book as a picture.
@Suite struct SpreadDrawingTests {
  private static let layout = PageSpreadLayout()

  /// Leaves in every kind of state: none, bent, several, rolled, over a cone, boards, from both
  /// sides.
  static let poses: [(name: String, pose: PageTurnPose)] = {
    let page = layout.page
    var poses: [(String, PageTurnPose)] = []
    var book = PageTurning(page: page, leafCount: 9)
    poses.append(("closed", book.pose(at: 0)))
    book.turn(.forward, at: 0)
    poses.append(("cover", book.pose(at: 0.3)))
    for leaf in 1...4 { book.turn(.forward, at: Double(leaf) * 0.1) }
    poses.append(("many", book.pose(at: 0.5)))
    book.turn(.back, at: 0.6)
    poses.append(("back", book.pose(at: 0.8)))
    for taper in [0, 1.0] {
      for side in [1.0, -1] {
        var held = PageTurning(page: page, leafCount: 9, turned: 4, taper: taper)
        held.touch(BookPoint(x: side * (page.width - 4), y: page.height - 6), at: 0)
        held.drag(to: BookPoint(x: side * page.width * 0.3, y: page.height * 0.8), at: 1)
        poses.append(("held at \(side), taper \(taper)", held.pose(at: 1)))
      }
    }
    var corner = PageTurning(page: page, leafCount: 9, turned: 4, button: .corner(.hand))
    corner.turn(.forward, at: 0)
    poses.append(("by its corner", corner.pose(at: 0.25)))
    poses.append(("fading", fading.pose(at: 0.1)))
    poses.append(("read", PageTurning(page: page, leafCount: 9, turned: 9).pose(at: 0)))
    return poses
  }()

  private static let fading: PageTurning = {
    var book = PageTurning(
      page: layout.page, leafCount: 9, turned: 4, animation: PageTurning.dissolve, isReduced: true)
    book.turn(.forward, at: 0)
    return book
  }()

  @Test func `a leaf that fades is both of its pages, each as much as it is there`() throws {
    let text = document(Self.fading.pose(at: 0.1))
    let root = try #require(SVGElement.parse(text))
    let pages = root.all(named: "g").filter { $0.attributes["opacity"] == ".5" }
    #expect(pages.count == 2)
    let uses = pages.compactMap { $0.all(named: "use").first?.attributes["xlink:href"] }
    #expect(uses == ["#p8", "#p9"])
    // During a turn, one spread fades out as the other fades in.
    let early = try #require(SVGElement.parse(document(Self.fading.pose(at: 0.04))))
    let shares = early.all(named: "g").compactMap { $0.attributes["opacity"].flatMap(Double.init) }
    #expect(shares.count == 2 && abs(shares.reduce(0, +) - 1) < 2e-3 && shares[0] > shares[1])
  }

  private func document(_ pose: PageTurnPose) -> String {
    SpreadDrawing(pose, in: SpreadDrawingTests.layout).svg
  }

  @Test(arguments: poses.map(\.name))
  func `whatever is named is there, once`(_ name: String) throws {
    let pose = try #require(SpreadDrawingTests.poses.first { $0.name == name }).pose
    let text = document(pose)
    #expect(SVGElement.parse(text) != nil)
    let names = text.matches(of: /id="([^"]+)"/).map { String($0.1) }
    #expect(Set(names).count == names.count)
    let used = text.matches(of: /(?:url\(|href=")#([A-Za-z0-9]+)/).map { String($0.1) }
    #expect(Set(used).subtracting(names).isEmpty)
    #expect(!text.contains("nan") && !text.contains("inf"))
    #expect(text.utf8.count < 60_000, "\(text.utf8.count)")
  }

  @Test func `the same pose gives the same bytes`() throws {
    for (_, pose) in SpreadDrawingTests.poses {
      #expect(document(pose) == document(pose))
    }
  }

  @Test func `what a finger holds is drawn under the finger`() throws {
    let page = SpreadDrawingTests.layout.page
    var book = PageTurning(page: page, leafCount: 9, turned: 4)
    book.touch(BookPoint(x: page.width, y: page.height), at: 0)
    let finger = BookPoint(x: 0.4 * page.width, y: 0.9 * page.height)
    book.drag(to: finger, at: 1)
    let text = document(book.pose(at: 1))
    // The finger is at a corner of the paper that has come over.
    let point = BookPoint(
      x: SpreadDrawingTests.layout.screen.width / 2 + finger.x,
      y: SpreadDrawingTests.layout.top + finger.y)
    let print = try #require(
      text.matches(of: /<g class="leaf" fill="[^"]*"><path id="[^"]*" d="(M[^"]*)"/).map {
        String($0.1)
      }.last)
    let corners = try corners(of: print)
    let nearest = corners.map { ($0 - point).magnitudeSquared.squareRoot() }.min() ?? .infinity
    #expect(nearest < 0.01)
  }

  /// Returns the points of a path of straight lines.
  private func corners(of path: String) throws -> [BookPoint] {
    var corners: [BookPoint] = []
    var here = BookPoint.zero
    for match in path.matches(of: /([MLlchvz])([^A-Za-z]*)/) {
      let numbers = match.2.matches(of: /-?(?:\d+\.?\d*|\.\d+)/).compactMap { Double($0.0) }
      var rest = numbers[...]
      while true {
        switch match.1 {
        case "M": here = BookPoint(x: rest.removeFirst(), y: rest.removeFirst())
        case "l": here = here + BookPoint(x: rest.removeFirst(), y: rest.removeFirst())
        case "h": here.x += rest.removeFirst()
        case "v": here.y += rest.removeFirst()
        case "c":
          let start = here
          rest.removeFirst(4)
          here = start + BookPoint(x: rest.removeFirst(), y: rest.removeFirst())
        default: break
        }
        corners.append(here)
        if rest.isEmpty { break }
      }
    }
    return corners
  }

  @Test func `a closed book lies in the middle, and glides to the open spread`() {
    let layout = SpreadDrawingTests.layout
    let middle = layout.screen.width / 2
    #expect(layout.page.height == layout.page.width * 4 / 3)
    #expect(2 * layout.page.width <= 0.86 * layout.screen.width + 1e-9)
    #expect(layout.spine(turned: 0, of: 9) == middle - layout.page.width / 2)
    #expect(layout.spine(turned: 4, of: 9) == middle)
    #expect(layout.spine(turned: 9, of: 9) == middle + layout.page.width / 2)
    var last = layout.spine(turned: 0, of: 9)
    for step in 0...100 {
      let spine = layout.spine(turned: Double(step) / 100, of: 9)
      #expect(spine >= last && spine - last < 3)
      last = spine
    }
    let other = PageSpreadLayout(binding: .right)
    #expect(other.spine(turned: 0, of: 9) == middle + layout.page.width / 2)
  }
}
