import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionPages

@Suite struct PageMeshTests {
  private func length(_ vector: SIMD3<Double>) -> Double { (vector * vector).sum().squareRoot() }

  @Test func `each vertex is where the leaf is`() {
    for leaf in MeshedLeaf.all(Effort.isWhole ? 400 : 80, seed: 50)
      + MeshedLeaf.played(Effort.isWhole ? 200 : 20, seed: 51)
    {
      let missed = leaf.vertices.enumerated().map { vertex, placed in
        length(placed.position - leaf.position(of: leaf.paper(vertex)))
      }
      #expect(missed.allSatisfy { $0 < 1e-6 * leaf.size }, "\(leaf)")
    }
  }

  @Test func `a leaf at rest lies flat to the last bit`() {
    let page = BookSize(width: 317, height: 411)
    let right: [PageTurnPose.Shape] = [
      .fade(0), .fade(0.4), .bend(PageBend(turn: 0)), .bend(PageBend(turn: 0, curl: -1)),
      .roll(
        PageRoll(
          page, grabbed: BookPoint(x: 317, y: 411), finger: BookPoint(x: 317, y: 411), radius: 30),
        from: .right),
    ]
    let left: [PageTurnPose.Shape] = [
      .fade(1), .fade(0.6), .bend(PageBend(turn: 1)), .bend(PageBend(turn: 1, curl: 0)),
      .roll(
        PageRoll(
          page, grabbed: BookPoint(x: 317, y: 411), finger: BookPoint(x: 317, y: 411), radius: 30,
          taper: 1), from: .left),
    ]
    for (shapes, side) in [(right, 1.0), (left, -1.0)] {
      for shape in shapes {
        let leaf = MeshedLeaf(shape, of: page)
        for (vertex, placed) in leaf.vertices.enumerated() {
          let paper = leaf.paper(vertex)
          #expect(
            placed.position == SIMD3(side * Double(Float(paper.x)), Double(Float(paper.y)), 0))
          #expect(placed.normal == SIMD3(0, 0, side), "\(leaf)")
        }
      }
    }
  }

  @Test func `the documented formula gives the same leaf, in a shader's precision too`() {
    let double = Shader<Double>(sin: sin, cos: cos, atan2: atan2)
    let float = Shader<Float>(sin: sin, cos: cos, atan2: atan2)
    for leaf in MeshedLeaf.all(Effort.isWhole ? 400 : 80, seed: 52)
      + MeshedLeaf.played(Effort.isWhole ? 20 : 10, seed: 53)
    {
      let mesh = leaf.mesh
      for (vertex, placed) in leaf.vertices.enumerated() {
        let exact = double.bent(leaf.paper(vertex), mesh)
        #expect(length(exact.position - placed.position) < 1e-6 * leaf.size, "\(leaf)")
        #expect(length(exact.normal - placed.normal) < 1e-6, "\(leaf)")
        let rounded = float.bent(leaf.paper(vertex), mesh)
        #expect(length(rounded.position - placed.position) < 1e-5 * leaf.size, "\(leaf)")
      }
    }
  }

  @Test func `normals are perpendicular to the paper, and on its front`() {
    var (tried, all) = (0, 0)
    for leaf in MeshedLeaf.all(Effort.isWhole ? 400 : 50, seed: 54)
      + MeshedLeaf.played(Effort.isWhole ? 20 : 10, seed: 55)
    {
      for (vertex, placed) in leaf.vertices.enumerated() {
        let paper = leaf.paper(vertex)
        func normal(_ step: Double) -> SIMD3<Double> {
          func change(_ way: BookPoint) -> SIMD3<Double> {
            leaf.position(of: paper + way) - leaf.position(of: paper - way)
          }
          let (a, b) = (change(BookPoint(x: step, y: 0)), change(BookPoint(x: 0, y: step)))
          let cross = SIMD3(
            a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
          return cross / length(cross)
        }
        let (one, other) = (normal(2e-5 * leaf.size), normal(1e-5 * leaf.size))
        #expect(abs(length(placed.normal) - 1) < 1e-6)
        all += 1
        // At a sharp fold there is none.
        guard length(one - other) < 1e-4, paper.x > 0 else { continue }
        tried += 1
        #expect(length(placed.normal - other) < 5e-4, "\(paper) of \(leaf)")
      }
    }
    #expect(tried * 10 > all * 9)
  }

  @Test func `no cell is stretched, and fewer are shortened the finer the grid is`() {
    for leaf in MeshedLeaf.played(Effort.isWhole ? 200 : 12, seed: 56) {
      for columns in [9, 33, 129] {
        let fine = MeshedLeaf(
          leaf.shape, of: leaf.page, leaf.description, columns: columns, rows: 5)
        let (vertices, cell) = (fine.vertices, leaf.page.width / Double(columns - 1))
        for row in 0..<5 {
          let lengths = (1..<columns).map { column in
            let vertex = row * columns + column
            return length(vertices[vertex].position - vertices[vertex - 1].position)
          }
          #expect(lengths.allSatisfy { $0 < cell + 1e-6 * leaf.size }, "\(leaf)")
          // A fold, however sharp, shortens the cell that it is in, and where it leaves, one more.
          let lost = leaf.page.width - lengths.reduce(0, +)
          #expect(lost < 2.5 * cell, "\(lost) of \(cell), \(leaf)")
          let mesh = fine.mesh
          guard mesh.sine == 0, abs(mesh.radius) > cell else { continue }
          let most = leaf.page.width * cell * cell / (24 * mesh.radius * mesh.radius)
          #expect(lost < most * 1.1 + 1e-6 * leaf.size, "\(lost), not \(most), \(leaf)")
        }
      }
    }
  }

  @Test func `its edges are those of the leaf that is drawn`() {
    for leaf in MeshedLeaf.played(Effort.isWhole ? 200 : 10, seed: 57) {
      let (facets, mirror): ([PageFacet], Double)
      switch leaf.shape {
      case .bend(let bend): (facets, mirror) = (bend.facets(of: leaf.page, count: 64), 1)
      case .roll(let roll, let side):
        (facets, mirror) = (roll.facets(count: 64), side == .right ? 1 : -1)
      case .fade: continue
      }
      let (columns, rows) = (leaf.columns, leaf.rows)
      for (vertex, placed) in leaf.vertices.enumerated() {
        let (column, row) = (vertex % columns, vertex / columns)
        guard [0, columns - 1].contains(column) || [0, rows - 1].contains(row) else { continue }
        let paper = leaf.paper(vertex)
        let distances = facets.filter { $0.contains(paper, within: 1e-9 * leaf.size) }.map {
          length($0.position(of: paper) * SIMD3(mirror, 1, 1) - placed.position)
        }
        // Between its folds, a piece is a chord of the paper.
        #expect(distances.min().map { $0 < 5e-4 * leaf.size } == true, "\(paper) of \(leaf)")
      }
    }
  }

  @Test func `triangles cover the page once, in clockwise order on its front`() {
    let leaf = MeshedLeaf(.fade(0), of: BookSize(width: 300, height: 400), columns: 5, rows: 5)
    let mesh = leaf.mesh
    #expect(mesh.vertexCount == 25 && mesh.indexCount == 96)
    var indices = [UInt32](repeating: .max, count: mesh.indexCount + 1)
    mesh.fillIndices(&indices)
    #expect(indices.last == .max)
    var (covered, seen) = (0.0, Set<Int>())
    for triangle in stride(from: 0, to: mesh.indexCount, by: 3) {
      let corners = indices[triangle..<(triangle + 3)].map { Int($0) }
      let (a, b, c) = (leaf.paper(corners[0]), leaf.paper(corners[1]), leaf.paper(corners[2]))
      let area = (b - a).cross(c - a) / 2
      #expect(area == 300 * 400 / 32.0)
      covered += area
      seen.formUnion(corners)
    }
    #expect(covered == 300 * 400 && seen == Set(0..<25))
  }

  @Test func `each side shows its own picture upright`() {
    for (vertex, placed) in MeshedLeaf(.fade(1), of: BookSize(width: 3, height: 4)).vertices
      .enumerated()
    {
      let (across, down) = (Float(vertex % 33) / 32, Float(vertex / 33) / 24)
      #expect(placed.front == SIMD2(Double(across), Double(down)))
      #expect(placed.back == SIMD2(Double(1 - across), Double(down)))
    }
  }

  @Test func `any storage of floats is filled from its start`() {
    let mesh = PageMesh(.bend(PageBend(turn: 0.3)), of: BookSize(width: 30, height: 40))
    var array = [Float](repeating: 7, count: 10 * mesh.vertexCount + 20)
    mesh.fill(&array)
    #expect(array.suffix(20).allSatisfy { $0 == 7 })
    var slice = [Float](repeating: 7, count: 10 * mesh.vertexCount + 20)[20...]
    mesh.fill(&slice)
    #expect(slice.elementsEqual(array.dropLast(20)))
    var shared = [Float](repeating: 7, count: 10 * mesh.vertexCount)
    unsafe shared.withUnsafeMutableBufferPointer { unsafe mesh.fill(&$0) }
    #expect(shared.elementsEqual(array.dropLast(20)))
  }

  @Test func `storage that is too small stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var few = [Float](repeating: 0, count: 8249)
      PageMesh(.fade(0), of: BookSize(width: 30, height: 40)).fill(&few)
    }
    await #expect(processExitsWith: .failure) {
      var few = [UInt32](repeating: 0, count: 4607)
      PageMesh(.fade(0), of: BookSize(width: 30, height: 40)).fillIndices(&few)
    }
    await #expect(processExitsWith: .failure) {
      _ = PageMesh(.fade(0), of: BookSize(width: 30, height: 40), columns: 1)
    }
  }
}

extension PageFacet {
  fileprivate func contains(_ point: BookPoint, within slack: Double) -> Bool {
    let corners = outline.points
    return corners.indices.allSatisfy { index in
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      let side = to - from
      return side.cross(point - from) >= -slack * side.magnitudeSquared.squareRoot()
    }
  }
}

/// What a vertex shader does by the documentation of `PageMesh`, in any precision.
private struct Shader<Number: BinaryFloatingPoint> {
  let sin: (Number) -> Number
  let cos: (Number) -> Number
  let atan2: (Number, Number) -> Number

  func bent(
    _ paper: BookPoint, _ mesh: PageMesh
  ) -> (position: SIMD3<Double>, normal: SIMD3<Double>) {
    let (x, y) = (Number(paper.x), Number(paper.y))
    let (ax, ay) = (x - Number(mesh.origin.x), y - Number(mesh.origin.y))
    let f = ax * Number(mesh.axis.x) + ay * Number(mesh.axis.y)
    let s = ax * Number(mesh.normal.x) + ay * Number(mesh.normal.y)
    guard s > 0, x > 0 else { return turned([x, y, 0], [0, 0, 1], mesh) }
    let (r, sine) = (Number(abs(mesh.radius)), Number(mesh.sine))
    let (isCone, c, b) = (sine > 0, (1 - sine * sine).squareRoot(), Number.pi * sine)
    var along = f
    var across = (isCone ? r * sin(b) / sine : Number.pi * r) + f * sin(b) - s * cos(b)
    var (height, h) = (2 * r, Number.pi / 2)
    if across > 0 {
      let k = isCone ? sine / r : 0
      let (forward, sideways): (Number, Number) = (1 + k * f, k * s)
      let m: Number = (forward * forward + sideways * sideways).squareRoot()
      h = (isCone ? atan2(sideways, forward) / sine : s / r) / 2
      let reach: Number = 2 * m * r
      let rise: Number = reach * sin(h) * sin(h)
      let chord: Number = 2 * f + k * (f * f + s * s)
      along = chord / (m + 1) - rise * sine
      across = reach * sin(h) * cos(h)
      height = rise * c
    } else if isCone {
      let u = f * cos(b) + s * sin(b) - 2 * r * sin(b / 2) * sin(b / 2) / sine
      along = u - 2 * sine * (u * sine + r)
      height = 2 * c * (u * sine + r)
    }
    let sign: Number = mesh.radius < 0 ? -1 : 1
    let (bent, leant) = (2 * c * sine * sin(h) * sin(h) * sign, -2 * c * sin(h) * cos(h) * sign)
    func component(_ lane: Int, _ along: Number, _ across: Number) -> Number {
      along * Number(mesh.axis[lane]) + across * Number(mesh.normal[lane])
    }
    return turned(
      [
        Number(mesh.origin.x) + component(0, along, across),
        Number(mesh.origin.y) + component(1, along, across), sign * height,
      ],
      [component(0, bent, leant), component(1, bent, leant), 1 - 2 * c * c * sin(h) * sin(h)],
      mesh)
  }

  private func turned(
    _ position: [Number], _ normal: [Number], _ mesh: PageMesh
  ) -> (position: SIMD3<Double>, normal: SIMD3<Double>) {
    let (cosine, sine) = (Number(mesh.hinge.x), Number(mesh.hinge.y))
    func turned(_ v: [Number]) -> SIMD3<Double> {
      SIMD3(
        Double(v[0] * cosine - v[2] * sine), Double(v[1]), Double(v[0] * sine + v[2] * cosine))
    }
    return (turned(position), turned(normal))
  }
}
