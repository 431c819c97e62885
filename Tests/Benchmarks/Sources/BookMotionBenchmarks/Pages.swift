import BookMotion
import BookMotionPages
import CBenchmarkBaselines

extension Benchmark {
  /// Compares a page that follows a finger, with its position and all its facets, with sines and
  /// cosines of as many angles.
  ///
  /// The promise: no memory is allocated but the array of the facets. The goal: the inverse of the
  /// finger and a page of 64 facets in the time of two and a half times as many sines and cosines,
  /// which is 1.6 µs if one takes 10 ns.
  static let pages = Benchmark(name: "pages") { bench in
    let page = BookSize(width: 400, height: 540)
    let fingers = Inputs.frames(256, in: -380...380).map { BookPoint(x: $0, y: 500 - abs($0) / 3) }
    let sines = bench.measure(count: fingers.count) { (values: inout [Double]) in
      for index in fingers.indices {
        var sum = 0.0
        for piece in 0..<pieces {
          sum += Elementary.sinCos(fingers[index].x + Double(piece)).sine
        }
        values[index] = sum
      }
    }
    printRow(["a page of \(pieces) pieces under a finger", "ns", "sines", "ratio"])
    func row(_ name: String, _ side: (BookPoint) -> [PageFacet]) {
      let time = bench.measure(count: fingers.count) { (values: inout [Double]) in
        for index in fingers.indices {
          let facets = side(fingers[index])
          values[index] = facets[facets.count / 2].normal.x
        }
      }
      let ratio = time / sines
      bench.report(
        name, [time.fixed(0), sines.fixed(0), ratio.fixed(3)], figure: ratio, promise: 2.5)
      expectOneAllocation(bench, name, fingers, side)
    }
    row("at the spine, bent") {
      PageBend(bringing: 390, to: $0.x, ofWidth: page.width).facets(of: page, count: pieces)
    }
    row("rolled") {
      PageRoll(page, grabbed: corner, finger: $0, radius: 40).facets(count: pieces)
    }
    row("over a cone") {
      PageRoll(page, grabbed: corner, finger: $0, radius: 40, taper: 1).facets(count: pieces)
    }
    measureMeshes(bench, page, fingers)
  }

  /// Measures how long it takes to fill a vertex buffer, of which the promise is that it takes 25 µs,
  /// and allocates nothing.
  private static func measureMeshes(_ bench: Bench, _ page: BookSize, _ fingers: [BookPoint]) {
    printRow(["a mesh of 33 x 25 vertices", "µs"])
    func row(_ name: String, _ shape: (BookPoint) -> PageTurnPose.Shape) {
      let meshes = fingers.map { PageMesh(shape($0), of: page) }
      var vertices = [Float](repeating: 0, count: 10 * meshes[0].vertexCount)
      let time = bench.measure(count: meshes.count) { (values: inout [Double]) in
        for index in meshes.indices {
          meshes[index].fill(&vertices)
          values[index] = Double(vertices[vertices.count - 10])
        }
      }
      let figure = time / 1000
      bench.report(name + ", µs", [figure.fixed(2)], figure: figure, promise: 25)
      #if !DEBUG
      guard baseline_counts_allocations() != 0 else { return }
      let asked = countingAllocations {
        for mesh in meshes { mesh.fill(&vertices) }
      }
      bench.check(asked == 0, "\(name): \(asked) allocations in \(meshes.count) meshes")
      #endif
    }
    row("mesh, bent") { .bend(PageBend(bringing: 390, to: $0.x, ofWidth: page.width)) }
    row("mesh, rolled") {
      .roll(PageRoll(page, grabbed: corner, finger: $0, radius: 40), from: .right)
    }
    row("mesh, over a cone") {
      .roll(PageRoll(page, grabbed: corner, finger: $0, radius: 40, taper: 1), from: .right)
    }
  }

  private static func expectOneAllocation(
    _ bench: Bench, _ name: String, _ fingers: [BookPoint], _ side: (BookPoint) -> [PageFacet]
  ) {
    #if !DEBUG
    guard baseline_counts_allocations() != 0 else { return }
    var sum = 0.0
    let asked = countingAllocations {
      for finger in fingers { sum += side(finger).last?.normal.z ?? 0 }
    }
    bench.check(
      sum.isFinite && asked <= fingers.count,
      "\(name): \(asked) allocations in \(fingers.count) pages")
    #endif
  }

  private static let pieces = 64
  private static let corner = BookPoint(x: 396, y: 536)
}
