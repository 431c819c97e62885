import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

@Suite struct PagePolygonTests {
  private struct Cut {
    let whole: PagePolygon
    let normal: BookPoint
    let offset: Double
  }

  /// Lines through pages, and through what other lines have left of them; some go through a corner.
  private static let cuts: [Cut] = {
    var random = SeededRandom(seed: 41)
    return (0..<4000).map { _ in
      var whole = PagePolygon(
        BookSize(
          width: .random(in: 1...900, using: &random), height: .random(in: 1...900, using: &random))
      )
      func line() -> (BookPoint, Double) {
        let (sine, cosine) = Elementary.sinCos(degrees: .random(in: 0...360, using: &random))
        let normal =
          Bool.random(using: &random) ? BookPoint(x: 1, y: 0) : BookPoint(x: cosine, y: sine)
        let corner = whole[.random(in: 0..<whole.count, using: &random)]
        let other = whole[.random(in: 0..<whole.count, using: &random)]
        let part = Double.random(in: 0...1, using: &random)
        let point = Bool.random(using: &random) ? corner : corner + part * (other - corner)
        return (normal, point.dot(normal))
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let (normal, offset) = line()
        let (less, more) = whole.cut(along: normal, offset: offset)
        whole = less.area > more.area ? less : more
      }
      let (normal, offset) = line()
      return Cut(whole: whole, normal: normal, offset: offset)
    }
  }()

  @Test func `a cut loses no paper, and each part is on its side`() {
    for cut in PagePolygonTests.cuts {
      let (less, more) = cut.whole.cut(along: cut.normal, offset: cut.offset)
      let scale = cut.whole.area + 1
      #expect(abs(less.area + more.area - cut.whole.area) < 1e-9 * scale)
      #expect(less.area >= 0 && more.area >= 0)
      #expect(less.points.allSatisfy { $0.dot(cut.normal) - cut.offset < 1e-9 })
      #expect(more.points.allSatisfy { $0.dot(cut.normal) - cut.offset > -1e-9 })
    }
  }

  @Test func `both parts begin and end at the cut`() {
    var crossed = 0
    for cut in PagePolygonTests.cuts {
      let (less, more) = cut.whole.cut(along: cut.normal, offset: cut.offset)
      // A line through a corner need not have points on both sides.
      let depths = cut.whole.points.map { ($0.dot(cut.normal) - cut.offset).magnitude }
      guard !less.isEmpty, !more.isEmpty, depths.allSatisfy({ $0 > 1e-9 }) else { continue }
      crossed += 1
      #expect(more[0] == less[0] && more[1] == less[less.count - 1])
      #expect((more[0].dot(cut.normal) - cut.offset).magnitude < 1e-9)
      #expect((more[1].dot(cut.normal) - cut.offset).magnitude < 1e-9)
    }
    #expect(crossed > 500)
  }
}
