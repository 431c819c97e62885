import BookMotion
import BookMotionPages

extension Sweep {
  /// Sweeps pages that bend, roll, and lean over cones, and leaves turned by button and finger.
  static var pages: [Section] {
    [
      Section("page.bend") { points, hash in
        var random = SplitMix64(seed: 1)
        for _ in 0..<max(1, points / numbersABend) {
          let width = random.next(in: 1...900)
          let distance = random.next(in: 0...1) * width
          let curl = random.next(in: -1.2...1.2)
          let bend = PageBend(turn: random.next(in: -0.1...1.1), curl: curl)
          let position = bend.position(atDistance: distance, ofWidth: width)
          hash.add(SIMD2(position.across, position.height))
          let held = PageBend(
            bringing: distance, to: random.next(in: -1.1...1.1) * width, ofWidth: width, curl: curl)
          hash.add(held.turn)
          hash.add(held.distance(seenAt: random.next(in: -1...1) * width, ofWidth: width) ?? -1)
        }
      },
      Section("page.roll") { points, hash in
        var random = SplitMix64(seed: 1)
        for number in 0..<max(1, points / numbersARoll) {
          let page = BookSize(width: random.next(in: 20...900), height: random.next(in: 20...900))
          let roll = PageRoll(
            page,
            grabbed: BookPoint(
              x: random.next(in: 0...1) * page.width, y: random.next(in: 0...1) * page.height),
            finger: BookPoint(
              x: random.next(in: -1.4...1.2) * page.width,
              y: random.next(in: -0.4...1.4) * page.height),
            radius: random.next(in: 0...0.2) * page.width,
            taper: number.isMultiple(of: 2) ? 0 : random.next(in: 0...1))
          hash.add(roll.finger.x)
          hash.add(roll.finger.y)
          hash.add(roll.radius)
          for facet in roll.facets(count: piecesARoll) {
            for corner in 0..<facet.outline.count {
              hash.add(facet.position(of: facet.outline[corner]))
            }
            hash.add(facet.normal)
          }
        }
      },
      Section("page.light") { points, hash in
        var random = SplitMix64(seed: 1)
        for _ in 0..<max(1, points / numbersALight) {
          let bend = PageBend(turn: random.next(in: 0...1), curl: random.next(in: -1...1))
          let page = BookSize(width: random.next(in: 20...900), height: random.next(in: 20...900))
          for facet in bend.facets(of: page, count: 2) {
            hash.add(PageLight.Veil(brightness: facet.brightness(from: .left)).opacity)
            for fallen in facet.shadow() { hash.add(SIMD2(fallen.x, fallen.y)) }
          }
          let distance = random.next(in: 0...1) * page.width
          hash.add(PageSpreadShading.memories.opacity(at: distance, ofWidth: page.width))
        }
      },
      Section("page.turning") { points, hash in
        var random = SplitMix64(seed: 1)
        for _ in 0..<max(1, points / numbersABook) { turnLeaves(&random, &hash) }
      },
    ]
  }

  private static let numbersABend = 8
  private static let numbersARoll = 64
  private static let piecesARoll = 6
  private static let numbersALight = 24
  private static let numbersABook = 128

  /// Sweeps a few events of a book within a second or two.
  private static func turnLeaves(_ random: inout SplitMix64, _ hash: inout BitHash) {
    let page = BookSize(width: random.next(in: 100...600), height: random.next(in: 100...600))
    var book = PageTurning(
      page: page, leafCount: 6, turned: random.next(below: 7),
      button: random.next(below: 3) == 0 ? .corner(.straight) : .spine,
      taper: random.next(in: 0...1))
    var time = 0.0
    for _ in 0..<8 {
      time += random.next(in: 0...0.4)
      let finger = BookPoint(
        x: random.next(in: -1.1...1.1) * page.width, y: random.next(in: 0...1) * page.height)
      switch random.next(below: 5) {
      case 0: book.turn(.forward, at: time)
      case 1: book.turn(.back, at: time)
      case 2: book.touch(finger, at: time)
      case 3: book.drag(to: finger, at: time)
      default: book.release(velocity: BookPoint(x: 3 * finger.x, y: finger.y), at: time)
      }
      let pose = book.pose(at: time + 0.1)
      hash.add(pose.turned)
      for leaf in pose.leaves {
        hash.add(UInt64(leaf.index))
        switch leaf.shape {
        case .bend(let bend): hash.add(SIMD2(bend.turn, bend.curl))
        case .fade(let share): hash.add(share)
        case .roll(let roll, _):
          hash.add(roll.position(of: BookPoint(x: page.width, y: page.height)))
        }
      }
    }
  }
}
