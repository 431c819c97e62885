import BookMotion
import BookMotionTestSupport
import Testing

/// A layout.
@Suite struct BookLayoutTests {
  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-12 * max(1, abs(expected))
  }

  @Test func `has every place where exact fractions put it`() throws {
    let rows = try Fixture.rows("book/layout.txt", atLeast: 370).filter { Double($0[0]) != nil }
    #expect(rows.count == 31 * 2 * Self.placeCount)
    for row in rows {
      let numbers = row.compactMap(Double.init)
      try #require(numbers.count == 10 && row.count == 12)
      let layout = BookLayout(
        screen: BookSize(width: numbers[0], height: numbers[1]),
        restingFrame: BookRect(x: numbers[2], y: numbers[3], width: numbers[4], height: numbers[5]),
        binding: try #require(BookBinding(rawValue: row[6])),
        places: [
          "base": BookPlace.Rule(like: .shelf, fit: .free),
          "across": BookPlace.Rule(width: 0.5, like: .shelf, fit: .free),
        ])
      let frame = layout.frame(of: BookPlace(row[7]))
      #expect(isNear(frame.center.x, numbers[6]) && isNear(frame.center.y, numbers[7]), "\(row)")
      #expect(isNear(frame.width, numbers[8]) && isNear(frame.height, numbers[9]), "\(row)")
    }
  }

  @Test func `has places of other numbers, in a safe area, where exact fractions put them`() throws
  {
    let rows = try Fixture.rows("book/layout.txt", atLeast: 370).filter { $0[0] == "places" }
    #expect(rows.count == 16 * 3 * Self.placeCount)
    for row in rows {
      let numbers = row.compactMap(Double.init)
      try #require(numbers.count == 28 && row.count == 31)
      func size(_ index: Int) -> BookSize {
        BookSize(width: numbers[index], height: numbers[index + 1])
      }
      func rect(_ index: Int) -> BookRect {
        let (origin, size) = (size(index), size(index + 2))
        return BookRect(x: origin.width, y: origin.height, width: size.width, height: size.height)
      }
      let area = numbers[10] == 1 ? BookPlace.safeArea : .screen
      let hinge = BookPoint(x: 0, y: 0.5)
      let margins = BookSize(width: numbers[15], height: numbers[15])
      let places: BookPlaces = [
        .centered: BookPlace.Rule(
          area: area, width: numbers[11], aspect: BookSize(width: 1, height: numbers[14]),
          widest: numbers[12], growth: numbers[13], margins: margins),
        .reader: BookPlace.Rule(area: area, margins: size(16)),
        .spread: BookPlace.Rule(
          area: area, anchor: hinge, aspect: size(18), margins: size(20), pages: .automatic),
        .closed: BookPlace.Rule(
          area: area, like: .centered, within: .spread, growth: numbers[13], margins: margins),
        .opened: BookPlace.Rule(
          area: area, anchor: hinge, like: .centered, within: .spread, pages: .automatic, fit: .free
        ),
        "base": BookPlace.Rule(area: area, size: size(22), fit: .free),
        "across": BookPlace.Rule(area: area, width: 0.5, aspect: size(22), fit: .free),
      ]
      let layout = BookLayout(
        screen: size(0), restingFrame: rect(2),
        binding: try #require(BookBinding(rawValue: row[25])),
        places: places, safeArea: rect(6))
      let frame = layout.frame(of: BookPlace(row[26]))
      #expect(isNear(frame.center.x, numbers[24]) && isNear(frame.center.y, numbers[25]), "\(row)")
      #expect(isNear(frame.width, numbers[26]) && isNear(frame.height, numbers[27]), "\(row)")
    }
  }

  /// The places of each row of the table.
  private static let placeCount = 9

  @Test(arguments: Effort.seeds(100))
  func `of a book bound at the other edge is the mirror image`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let screen = BookSize(
      width: .random(in: 1...3000, using: &random), height: .random(in: 1...3000, using: &random))
    let layout = BookLayout(
      screen: screen,
      restingFrame: BookRect(
        x: .random(in: -100...2000, using: &random), y: .random(in: -100...2000, using: &random),
        width: .random(in: 1...500, using: &random), height: .random(in: 1...500, using: &random)),
      binding: .allCases.randomElement(using: &random) ?? .left)
    #expect(layout.mirrored.binding == layout.binding.opposite)
    for place in BookPlace.builtIn {
      let (frame, image) = (layout.frame(of: place), layout.mirrored.frame(of: place))
      let expected = frame.mirrored(in: screen.width)
      #expect(abs(image.x - expected.x) <= 1e-11, "seed \(seed), \(place)")
      #expect(image.y == expected.y && image.size == expected.size, "seed \(seed), \(place)")
    }
  }

  @Test(arguments: Effort.seeds(100))
  func `covers a wide screen with a zoomed spread, and has every other on it`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let height = Double.random(in: 300...2000, using: &random)
    let screen = BookSize(
      width: .random(in: height.nextUp...2.5 * height, using: &random), height: height)
    for binding in BookBinding.allCases {
      let layout = BookLayout(screen: screen, binding: binding)
      for place in [BookPlace.opened, .spread, .zoomed] {
        let body = layout.frame(of: place)
        // The hinge is in the middle of the screen.
        let hinge = binding == .left ? body.x : body.x + body.width
        #expect(abs(hinge - screen.width / 2) < 1e-9, "seed \(seed)")
      }
      let (spread, zoomed) = (layout.frame(of: .spread), layout.frame(of: .zoomed))
      #expect(abs(spread.width * 1.4 - spread.height) < 1e-9 * spread.height)
      #expect(abs(zoomed.width * 1.4 - zoomed.height) < 1e-9 * zoomed.height)
      #expect(2 * spread.width <= screen.width - 48 + 1e-9)
      #expect(spread.height <= screen.height - 100 + 1e-9)
      #expect(2 * zoomed.width >= screen.width - 1e-9 && zoomed.height >= screen.height - 1e-9)
    }
  }

  @Test func `keeps the rest when one part is changed`() {
    let layout = BookLayout(binding: .right)
    #expect(layout.screen == BookSize(width: 1024, height: 768))
    #expect(layout.restingFrame == BookRect(x: 100, y: 200, width: 200, height: 280))
    let frame = BookRect(x: 1, y: 2, width: 3, height: 4)
    let screen = BookSize(width: 5, height: 6)
    let changed = layout.with(frame: frame).with(screen: screen)
    #expect(changed == BookLayout(screen: screen, restingFrame: frame, binding: .right))
    #expect(changed.frame(of: .centered).center == BookPoint(x: 2.5, y: 3))
  }
}
