import BookMotion
import BookMotionTestSupport
import Testing

@Suite struct `Bent paper` {
  private let page = BookRect(x: 80, y: -30, width: 200, height: 280)

  private func hinge(_ binding: BookBinding) -> Double {
    binding == .left ? page.x : page.x + page.width
  }

  private func eye(_ binding: BookBinding, nearness: Double = 0.5 / 280) -> Projection {
    Projection(
      vanishingPoint: BookPoint(x: hinge(binding), y: page.center.y), nearness: nearness)
  }

  private func bent(_ random: inout SeededRandom, pieces: Int = 12) -> BentPaper {
    BentPaper(
      (0..<pieces).map { _ in
        BentPaper.Bend(
          length: .random(in: 0...30, using: &random),
          degrees: .random(in: -30...210, using: &random))
      })
  }

  @Test(arguments: BookBinding.allCases, [1, 2, 7, 64])
  func `that is straight is the cover, in however many pieces`(
    binding: BookBinding, count: Int
  ) throws {
    for angle in stride(from: -10.0, through: 190, by: 2.5) {
      let bends = (0..<count).map { _ in
        BentPaper.Bend(length: page.width / Double(count), degrees: angle)
      }
      let paper = BentPaper(bends)
      #expect(abs(paper.width - page.width) <= 1e-12 * page.width)
      let views = try paper.views(hinge: hinge(binding), binding: binding, in: eye(binding))
      #expect(views.count == count)
      let cover = Homography.turn(
        binding == .left ? -angle : angle, about: .vertical,
        through: BookPoint(x: hinge(binding), y: page.center.y), nearness: 0.5 / 280)
      for view in views {
        for point in Quad(page, seenBy: .identity).corners {
          let (piece, whole) = (view(point), cover(point))
          #expect(abs(piece.x - whole.x) <= 1e-12 * page.width, "\(angle)°")
          #expect(abs(piece.y - whole.y) <= 1e-12 * page.width, "\(angle)°")
        }
      }
    }
  }

  @Test(arguments: Effort.seeds(50))
  func `keeps every length on the paper`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let paper = bent(&random)
    // A path of many small steps is as long in space as on the paper.
    let steps = 20_000
    var length = 0.0
    var last = paper.place(atDistance: 0)
    for step in 1...steps {
      let next = paper.place(atDistance: paper.width * Double(step) / Double(steps))
      let way = (next.across - last.across, next.height - last.height)
      length += (way.0 * way.0 + way.1 * way.1).squareRoot()
      last = next
    }
    // Steps that cut a corner are shorter, by at most one step each.
    #expect(length <= paper.width * (1 + 1e-12))
    #expect(length >= paper.width * (1 - 13 / Double(steps)))
    for piece in paper.pieces {
      let (from, to) = (
        paper.place(atDistance: piece.start), paper.place(atDistance: piece.start + piece.length)
      )
      let way = (to.across - from.across, to.height - from.height)
      #expect(abs((way.0 * way.0 + way.1 * way.1).squareRoot() - piece.length) <= 1e-11)
    }
  }

  @Test(arguments: BookBinding.allCases, 0..<25)
  func `is seen where its places in space are, and its pieces meet`(
    binding: BookBinding, seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let paper = bent(&random)
    let away = binding == .left ? 1.0 : -1.0
    let eye = eye(binding, nearness: 0.9 / max(paper.height, 1))
    let views = try paper.views(hinge: hinge(binding), binding: binding, in: eye)
    for (index, piece) in paper.pieces.enumerated() {
      for distance in [piece.start, piece.start + piece.length / 3, piece.start + piece.length] {
        let place = paper.place(atDistance: distance)
        let x = hinge(binding) + away * place.across
        let there = eye(x: x, y: page.y, z: place.height)
        let seen = views[index](BookPoint(x: hinge(binding) + away * distance, y: page.y))
        #expect(abs(there.x - seen.x) <= 1e-8 && abs(there.y - seen.y) <= 1e-8)
      }
    }
  }

  @Test func `has strips that cover the page, from the hinge on`() {
    var random = SeededRandom(seed: 9)
    let paper = bent(&random)
    let flat = BookRect(x: 10, y: 20, width: paper.width, height: 300)
    let (left, right) = (paper.rects(of: flat), paper.rects(of: flat, binding: .right))
    #expect(left.first?.x == 10 && abs(right.last.map { $0.x - 10 } ?? 1) <= 1e-9)
    for (one, other) in zip(left, right) {
      let mirrored = other.mirrored(in: 2 * flat.center.x)
      #expect(abs(one.x - mirrored.x) <= 1e-9 && one.width == other.width && one.y == 20)
    }
    for (one, next) in zip(left, left.dropFirst()) {
      #expect(abs(one.x + one.width - next.x) <= 1e-9)
    }
  }

  @Test func `that comes too near to the eye is refused in a sentence`() throws {
    let paper = BentPaper([.init(length: 200, degrees: 90)])
    let error = #expect(throws: BookMotionError.self) {
      try paper.views(hinge: 0, in: Projection(vanishingPoint: .zero, nearness: 0.005))
    }
    #expect(error?.description == "nearness × height is 1: it takes a number from 0 to 0.98")
    let near = try paper.views(hinge: 0, in: Projection(vanishingPoint: .zero, nearness: 0.0049))
    #expect(abs(near[0](BookPoint(x: 200, y: 10)).y - 500) <= 1e-6)
  }
}
