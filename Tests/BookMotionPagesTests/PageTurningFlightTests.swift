import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionPages

/// Leaves between events. Random plays look at a few instants of each motion; these at all.
@Suite struct PageTurningFlightTests {
  private static let page = BookSize(width: 440.32, height: 587.09)

  private enum Event {
    case forward, back
    case touch(Double, Double)
    case drag(Double, Double)
    case release(Double, Double)
  }

  /// What once jumped, was flung, or moved at once as a finger set out.
  private static let scripts: [[(Double, Event)]] = [
    [
      (0.936, .forward), (0.952, .forward), (0.968, .touch(420, 382)),
      (1.068, .release(-694, 1423)),
    ],
    [
      (0.1, .forward), (0.45, .touch(0, 288)), (0.55, .drag(65, 200)), (0.9, .release(0, 383)),
      (0.95, .back),
    ],
    [
      (0.1, .touch(-90, 200)), (0.116, .drag(-147, 200)), (0.216, .drag(-1, 0)),
      (0.266, .release(-2075, -897)), (0.366, .drag(1, 0)), (0.466, .drag(193, 0)),
    ],
    [(1.1739, .touch(420, 0)), (1.1899, .release(0, -1395))],
    [(0.05, .touch(-420, 151)), (0.15, .release(0, 422))],
    [(0.05, .touch(420, 151)), (0.15, .release(0, 1_000_000))],
    [(0, .touch(440, 580)), (0.1, .drag(9_999_999, -9_999_999)), (0.2, .release(-1_000_000, 0))],
    [(0, .touch(100, 300)), (0.1, .drag(99, 300)), (0.2, .release(-3000, 0)), (0.3, .back)],
  ]

  @Test(arguments: Effort.some(of: PageTurningFlightTests.scripts.indices, oneIn: 5), [0, 0.7])
  func `no paper moves faster than what leads it, at 2,000 instants per second`(
    script: Int, taper: Double
  ) {
    let script = PageTurningFlightTests.scripts[script]
    for button in [PageTurning.ButtonTurn.spine, .corner(.hand)] {
      var book = PageTurning(
        page: PageTurningFlightTests.page, leafCount: 12, turned: 5, button: button, taper: taper)
      for (index, (time, event)) in script.enumerated() {
        switch event {
        case .forward: book.turn(.forward, at: time)
        case .back: book.turn(.back, at: time)
        case .touch(let x, let y): book.touch(BookPoint(x: x, y: y), at: time)
        case .drag(let x, let y): book.drag(to: BookPoint(x: x, y: y), at: time)
        case .release(let x, let y): book.release(velocity: BookPoint(x: x, y: y), at: time)
        }
        let next = index + 1 < script.count ? script[index + 1].0 : time + 1.5
        var (last, before) = (time, book.places(at: time))
        for instant in stride(from: time, to: next, by: 1 / 2000.0).dropFirst() {
          let after = book.places(at: instant)
          let fault = book.flightFault(from: last, before, to: instant, after)
          #expect(fault == nil, "at \(instant)")
          (last, before) = (instant, after)
        }
      }
    }
  }

  /// A finger that pulls paper away from itself has no hold of it.
  @Test func `a finger that sets out along the spine moves paper by little`() {
    for step in [0.01, 0.1, 1, 5] {
      var book = PageTurning(page: PageTurningFlightTests.page, leafCount: 12, turned: 5)
      book.touch(BookPoint(x: 420, y: 151), at: 0)
      book.drag(to: BookPoint(x: 420, y: 151 + step), at: 0.1)
      for y in [0, 587.09] {
        let corner = BookPoint(x: 440.32, y: y)
        let place =
          book.pose(at: 0.1).leaves.first?.shape.position(of: corner, ofWidth: 440.32)
          ?? SIMD3(corner.x, corner.y, 0)
        let apart = place - SIMD3(corner.x, corner.y, 0)
        #expect((apart * apart).sum().squareRoot() <= PageReach.lever * step, "\(step)")
      }
    }
  }
}
