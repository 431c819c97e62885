import BookMotion
import BookMotionBody
import BookMotionPages
import BookMotionTestSupport
import Testing

@testable import BookMotionUI

@Suite struct BookOutlinesTests {
  /// A book that opens, instant by instant, with the pose that pictures show.
  private static func flight(
    of book: String, _ choreography: Choreography, in times: ClosedRange<Double> = 0...4
  ) throws -> [(frame: BookDeskFrame<String>, pose: BookPose, layout: BookLayout)] {
    var desk = Desk.laidOut(choreography)
    desk.perform(.tap(book), at: 0)
    return try (0...200).map { index in
      let time = times.lowerBound + (times.upperBound - times.lowerBound) * Double(index) / 200
      let layout = try #require(desk.transition(at: time)).layout
      let pose = desk.pose(at: time).drawn(choreography.style, in: layout)
      return (BookDeskFrame(desk, at: time), pose, layout)
    }
  }

  @Test(arguments: [Choreography.bookPolish, .storyReader, .pictureBook], ["fox", "fig"])
  func `a book off its shelf shows its back down and to the right, by its thickness`(
    choreography: Choreography, book: String
  ) throws {
    var seen = 0
    for (frame, pose, layout) in try Self.flight(of: book, choreography) {
      let layers = frame.body.thickness
      // The widths of two boards, and no more than a seventh of the book.
      let whole = min(pose.spineWidth + 0.03 * pose.width, 0.14 * pose.width)
      let away = pose.frame.center - layout.restingFrame.center
      let isFar =
        away.magnitudeSquared.squareRoot() > 0.5 * layout.restingFrame.width
        && pose.flipAngle <= 60
      if isFar {
        let back = try #require(layers.first)
        #expect(abs(back.offset.x - 0.3 * whole) < 1e-9 && abs(back.offset.y - 0.42 * whole) < 1e-9)
        seen += 1
      }
      if pose.flipAngle >= 150 { #expect(layers.isEmpty) }
      #expect(layers.isEmpty || !frame.faces.contains { $0.kind == .backCover })
      #expect(!frame.faces.contains { [.spine, .pageEdges].contains($0.kind) })
      // From the back to the front, in steps that leave no gap.
      let offsets = layers.map(\.offset).filter { $0 != .zero }
      for (one, next) in zip(offsets, offsets.dropFirst()) {
        #expect(next.x <= one.x + 1e-9 && (one - next).magnitudeSquared < 1.81 * 1.81)
      }
    }
    #expect(seen > 5)
  }

  @Test func `boards are as large as the book, and leaves a little smaller`() throws {
    for (frame, pose, _) in try Self.flight(of: "fox", .bookPolish) where pose.tilt == 0 {
      for layer in frame.body.thickness where pose.yaw == 0 {
        let xs = layer.outline.map(\.x)
        let (left, right) = (pose.frame.x, pose.frame.x + pose.width)
        let inset = try #require(xs.min()) - left
        #expect(abs(try #require(xs.max()) + inset - right) < 1e-9)
        if case .cloth = layer.material {
          #expect(abs(inset) < 1e-9)
        } else {
          let depth = try #require(frame.body.thickness.first).offset
          let most = depth.magnitudeSquared.squareRoot() / 4
          #expect(abs(inset - min(3 * frame.style.scale(forWidth: pose.width), most)) < 1e-9)
        }
      }
    }
  }

  @Test func `a spine is seen beside a book that is bound on the right, between its boards`() throws
  {
    for (book, isSeen) in [("fox", false), ("fig", true)] {
      var seen = 0
      for (frame, pose, _) in try Self.flight(of: book, .bookPolish) {
        let layers = frame.body.thickness
        let spines = layers.filter { $0.material == .cloth(brightness: 0.7) }
        #expect(spines.count == (isSeen && !layers.isEmpty ? 1 : 0))
        guard let spine = spines.first, pose.tilt == 0, pose.yaw == 0 else { continue }
        let depth = try #require(layers.first).offset
        for corner in spine.outline {
          #expect(corner.x >= pose.frame.x + 0.95 * pose.width)
          #expect(corner.x <= pose.frame.x + pose.width + depth.x)
          #expect(corner.y <= pose.frame.y + pose.height + depth.y)
        }
        let xs = spine.outline.map(\.x)
        #expect(try abs(#require(xs.max()) - pose.frame.x - pose.width) < depth.x)
        // It begins below the upper corner, between the boards, and ends halfway around the lower one.
        let board = min(0.015 * pose.width / pose.spineWidth, 0.25)
        let round = frame.style.corners.cover * frame.style.scale(forWidth: pose.width)
        let (right, bottom) = (pose.frame.x + pose.width, pose.frame.y + pose.height)
        let half = round * (1 - 0.5.squareRoot())
        let count = spine.outline.count / 2
        for (index, place, share) in [
          (0, BookPoint(x: right, y: pose.frame.y + round), 1 - board),
          (count - 1, BookPoint(x: right - half, y: bottom - half), 1 - board),
          (count, BookPoint(x: right - half, y: bottom - half), board),
          (2 * count - 1, BookPoint(x: right, y: pose.frame.y + round), board),
        ] {
          let away = spine.outline[index] - place - share * depth
          #expect(away.magnitudeSquared < 1e-12, "corner \(index)")
        }
        seen += 1
      }
      #expect((seen > 5) == isSeen)
    }
  }

  /// Where paper is that starts at an angle at the hinge, and turns evenly up to its free edge: a sum of
  /// short steps.
  private static func profile(_ leaf: PageBend, width: Double) -> [(across: Double, height: Double)]
  {
    let (count, first, last) = (2000, leaf.hingeDegrees, leaf.edgeDegrees)
    var (across, height) = (0.0, 0.0)
    var places = [(across, height)]
    for step in 0..<count {
      let angle = (first + (last - first) * (Double(step) + 0.5) / Double(count)) * .pi / 180
      let (sine, cosine) = Elementary.sinCos(angle)
      across += width / Double(count) * cosine
      height += width / Double(count) * sine
      places.append((across, height))
    }
    return places
  }

  private static func distance(
    from point: BookPoint, toOutlines outlines: [[BookPoint]]
  ) -> Double {
    outlines.flatMap { zip($0, $0.dropFirst() + $0.prefix(1)) }.map { start, end in
      let line = end - start
      let share =
        line.magnitudeSquared > 0
        ? min(max((point - start).dot(line) / line.magnitudeSquared, 0), 1) : 0
      return (start + share * line - point).magnitudeSquared.squareRoot()
    }.min() ?? .infinity
  }

  @Test(
    arguments: [Choreography.bookPolish, .storyReader, .pictureBook],
    Effort.some(of: ["fox", "fig"], oneIn: 2))
  func `a flyleaf is where an eye above the book sees paper that bends so`(
    choreography: Choreography, book: String
  ) throws {
    var seen = 0
    for (frame, pose, layout) in try Self.flight(of: book, choreography) {
      guard let leaf = frame.body.flyleaf, let bend = pose.flyleaf(choreography.style) else {
        continue
      }
      let style = choreography.style
      let outlines = leaf.sides.map(\.outline)
      let scale = style.scale(forWidth: pose.width)
      // The block of pages, or a page as large as the boards, which the leaf becomes.
      let isPage = style.spread == .spread
      let inset = BookStyle.blockInset * scale * (isPage ? 1 - pose.flyleafLift(style) : 1)
      let block = pose.frame.inset(by: inset)
      let lean = BookScene.lean(of: pose, style: style, binding: layout.binding)
      let (hinge, hand) =
        layout.binding == .right ? (block.x + block.width, -1.0) : (block.x, 1)
      let eye = max(pose.width, pose.height) / style.perspective
      let places = Self.profile(bend, width: block.width)
      func seenPoint(_ index: Int, _ down: Double) -> BookPoint {
        let (across, height) = places[index]
        let near = eye / (eye - height)
        return lean(
          BookPoint(
            x: hinge + hand * across * near,
            y: block.center.y + (down - 0.5) * block.height * near))
      }
      let flat = 1 - style.corners.cover * scale / block.width
      for index in stride(from: 0, to: Int(2000 * flat), by: 50) {
        for down in [0.0, 1] {
          #expect(
            Self.distance(from: seenPoint(index, down), toOutlines: outlines) < 0.4,
            "\(pose.flipAngle)°, \(index), \(outlines.count) sides")
        }
      }
      // And it reaches no farther; its round corners stay within the square ones.
      let meant = stride(from: 0, through: 2000, by: 8).flatMap { index in
        [0, 0.5, 1].map { seenPoint(index, $0) }
      }
      let points = outlines.joined()
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (allXs, allYs) = (meant.map(\.x), meant.map(\.y))
      #expect(try #require(xs.min()) >= #require(allXs.min()) - 0.1)
      #expect(try #require(xs.max()) <= #require(allXs.max()) + 0.1)
      #expect(try #require(ys.min()) >= #require(allYs.min()) - 0.1)
      #expect(try #require(ys.max()) <= #require(allYs.max()) + 0.1)
      #expect(Self.distance(from: seenPoint(2000, 0.5), toOutlines: [leaf.edge]) < 0.1)
      seen += 1
    }
    #expect(seen > 5)
  }

  @Test func `the free edge uncovers as much of the page as its opacity says`() throws {
    var choreography = Choreography.bookPolish
    choreography.style.perspective = 0
    var seen = 0
    for (frame, pose, _) in try Self.flight(of: "fox", choreography) {
      guard pose.firstPageOpacity > 0, pose.firstPageOpacity < 1, let leaf = frame.body.flyleaf
      else { continue }
      let xs = leaf.rim[1].map(\.x)
      let (left, right) = try (#require(xs.min()), #require(xs.max()))
      let edge = try #require(leaf.edge.first).x
      #expect(abs((right - edge) / (right - left) - pose.firstPageOpacity) < 0.01)
      seen += 1
    }
    #expect(seen > 3)
  }

  @Test func `a page is all there beneath its flyleaf, and only the front of the cover is above`()
    throws
  {
    for choreography in Choreography.presets {
      for (frame, _, _) in try Self.flight(of: "fox", choreography) {
        guard frame.body.flyleaf != nil else { continue }
        let page = frame.faces.first { $0.kind == .firstPage }
        #expect(page == nil || page?.opacity == 1)
        let front = frame.faces.firstIndex { $0.kind == .cover }
        #expect(front == nil || front == frame.faces.count - 1)
        // The page on its other side takes its place while it disappears, and it is that page.
        if let facing = frame.faces.first(where: { $0.kind == .facingPage }),
          choreography.style.hasPrintedFlyleaf
        {
          #expect(!frame.faces.contains { $0.kind == .coverInside })
          #expect(frame.body.flyleaf?.sides.map(\.isFront) == [false])
          let points = frame.body.flyleaf?.sides.first?.outline ?? []
          let bounds = facing.quad.bounds
          let edges = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
          // Of a page that leans, the corner that reaches farthest is round.
          #expect(abs(edges.0 - bounds.x) < 0.5)
          #expect(abs(edges.1 - bounds.x - bounds.width) < 0.5)
        }
      }
    }
  }

  @Test func `the light on a flyleaf is in order, and a leaf that lies flat has no edge`() throws {
    var (least, most) = (1.0, 0.0)
    for (frame, _, _) in try Self.flight(of: "fig", .storyReader) {
      guard let leaf = frame.body.flyleaf else { continue }
      for side in leaf.sides {
        #expect(side.shades.allSatisfy { (0...1).contains($0.position) && $0.opacity <= 0.8 })
        least = min(least, side.shades.map(\.opacity).min() ?? 1)
        most = max(most, side.shades.map(\.opacity).max() ?? 0)
      }
      #expect((0...0.4).contains(leaf.edgeOpacity))
    }
    // Light that is not there at all, and the shade of a cover that has just opened.
    #expect(least < 0.05 && most > 0.3)
  }

  @Test func `no body is seen of a shelf at rest, nor of a page that is read`() throws {
    var desk = Desk.laidOut(.storyReader)
    #expect(BookDeskFrame(desk, at: 0).body == .none)
    desk.perform(.tap("fox"), at: 0)
    desk.perform(.choose(.read), at: 9)
    let reading = BookDeskFrame(desk, at: 30)
    #expect(reading.isReading && reading.body.thickness.isEmpty && reading.body.flyleaf == nil)
  }
}
