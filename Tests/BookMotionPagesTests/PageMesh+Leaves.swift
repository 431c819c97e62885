import BookMotion
import BookMotionTestSupport

@testable import BookMotionPages

/// A leaf of any kind, and the numbers of its mesh.
struct MeshedLeaf: CustomStringConvertible {
  let shape: PageTurnPose.Shape
  let page: BookSize
  let description: String
  let columns: Int
  let rows: Int

  init(
    _ shape: PageTurnPose.Shape, of page: BookSize, _ description: String = "", columns: Int = 33,
    rows: Int = 25
  ) {
    (self.shape, self.page, self.columns, self.rows) = (shape, page, columns, rows)
    self.description = "\(description) \(shape)"
  }

  var mesh: PageMesh { PageMesh(shape, of: page, columns: columns, rows: rows) }

  /// The length that errors are measured by.
  var size: Double { max(page.width, page.height) }

  var vertices: [Vertex] {
    let mesh = mesh
    var floats = [Float](repeating: .nan, count: 10 * mesh.vertexCount)
    mesh.fill(&floats)
    return (0..<mesh.vertexCount).map {
      Vertex(floats[(10 * $0)..<(10 * $0 + 10)].map(Double.init))
    }
  }

  /// Returns the point of the flat page at a vertex.
  func paper(_ vertex: Int) -> BookPoint {
    BookPoint(
      x: page.width * Double(vertex % columns) / Double(columns - 1),
      y: page.height * Double(vertex / columns) / Double(rows - 1))
  }

  func position(of point: BookPoint) -> SIMD3<Double> {
    shape.position(of: point, ofWidth: page.width)
  }

  struct Vertex {
    let position: SIMD3<Double>
    let normal: SIMD3<Double>
    let front: SIMD2<Double>
    let back: SIMD2<Double>

    init(_ floats: [Double]) {
      position = SIMD3(floats[0], floats[1], floats[2])
      normal = SIMD3(floats[3], floats[4], floats[5])
      front = SIMD2(floats[6], floats[7])
      back = SIMD2(floats[8], floats[9])
    }
  }
}

extension MeshedLeaf {
  /// Leaves of every kind: rolled over cylinders and cones from either side, bent, and fading.
  static func all(_ count: Int, seed: UInt64) -> [MeshedLeaf] {
    var random = SeededRandom(seed: seed)
    let rolled = RandomRoll.all(count, seed: seed).map { roll in
      MeshedLeaf(
        .roll(roll.roll, from: random.one(of: [.right, .left])), of: roll.page, "\(roll)")
    }
    let others = rolled.prefix(max(count / 8, 1)).flatMap { leaf in
      let curl = random.one(of: [-1.0, 1, 0, .random(in: -1...1, using: &random)])
      let turn = random.one(of: [0.0, 1, 0.5, .random(in: 0...1, using: &random)])
      return [
        MeshedLeaf(.bend(PageBend(turn: turn, curl: curl)), of: leaf.page),
        MeshedLeaf(.fade(turn), of: leaf.page),
      ]
    }
    return rolled + others
  }

  /// Leaves in the air, and their instants, of books that are played with at random.
  static func played(_ plays: Int, seed: UInt64) -> [MeshedLeaf] {
    var random = SeededRandom(seed: seed)
    return (0..<plays).flatMap { play in
      let page = BookSize(
        width: .random(in: 100...600, using: &random),
        height: .random(in: 100...600, using: &random)
      )
      let button = random.one(of: [
        PageTurning.ButtonTurn.spine, .corner(.hand), .corner(.straight),
      ])
      var book = PageTurning(
        page: page, leafCount: 6, turned: Int.random(in: 0...6, using: &random), button: button,
        taper: random.one(of: [0.0, 0, 1, .random(in: 0...1, using: &random)]),
        isReduced: Int.random(in: 0..<10, using: &random) == 0)
      var time = 0.0
      return (0..<8).flatMap { _ -> [MeshedLeaf] in
        time += .random(in: 0...0.4, using: &random)
        let finger = BookPoint(
          x: .random(in: -1.1...1.1, using: &random) * page.width,
          y: .random(in: 0...1, using: &random) * page.height)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: book.turn(.forward, at: time)
        case 1: book.turn(.back, at: time)
        case 2, 3: book.touch(finger, at: time)
        case 4: book.drag(to: finger, at: time)
        default: book.release(velocity: BookPoint(x: 3 * finger.x, y: finger.y), at: time)
        }
        return book.pose(at: time + 0.1).leaves.map {
          MeshedLeaf($0.shape, of: page, "play \(play) of \(seed), at \(time)")
        }
      }
    }
  }
}
