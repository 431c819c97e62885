import Testing

@testable import BookMotion

/// The shadow of a book.
@Suite struct BookShadowTests {
  @Test func `is what the table of the design says, at every lift`() throws {
    for row in try LookTable.rows("shadow", atLeast: 600) {
      let shadow = BookShadow(flipAngle: row[0], lift: row[1])
      #expect(abs(shadow.radius - row[2]) <= 1e-12, "\(row)")
      #expect(abs(shadow.x - row[3]) <= 1e-12, "\(row)")
      #expect(abs(shadow.y - row[4]) <= 1e-12, "\(row)")
      #expect(abs(shadow.opacity - row[5]) <= 1e-12, "\(row)")
    }
  }

  @Test func `lies between any two others, and is as large as its book`() throws {
    for row in try LookTable.rows("cast", atLeast: 45) {
      func shadow(_ start: Int) -> BookShadow {
        BookShadow(
          radius: row[start], x: row[start + 1], y: row[start + 2], opacity: row[start + 3])
      }
      let style = BookStyle(
        shadow: BookStyle.Shadow(
          rest: shadow(0), raised: shadow(4), rise: row[8]...row[9], swing: row[10]),
        referenceWidth: 191, scalesWithBook: row[11] != 1)
      var driven = BookPose.Driven(
        frame: BookRect(x: 0, y: 0, width: 191 * row[11], height: 212 * row[11]))
      (driven[.flipAngle], driven[.lift]) = (row[12], row[13])
      for (binding, side) in [(BookBinding.left, 1.0), (.right, -1)] {
        let seen = BookPose(driven, style: style, binding: binding).shadow
        let numbers = [seen.radius, side * seen.x, seen.y, seen.opacity]
        for (number, expected) in zip(numbers, row[14...]) {
          #expect(abs(number - expected) <= 1e-12 * max(1, abs(expected)), "\(row)")
        }
      }
    }
  }

  @Test func `falls to the other side of a book that is bound at the other edge`() {
    for angle in hardAngles + (0...180).map(Double.init) {
      let (left, right) = (
        BookShadow(flipAngle: angle), BookShadow(flipAngle: angle, binding: .right)
      )
      #expect(right.x == -left.x && right.radius == left.radius && right.opacity == left.opacity)
      #expect(left.x <= 0 && left.x >= -15)
      // No negative zero, which would appear in a document.
      #expect(left.x != 0 || left.x.sign == .plus)
      #expect(right.x != 0 || right.x.sign == .plus)
    }
  }

  @Test func `stays inside its limits, whatever the angle and the lift`() {
    for angle in hardAngles {
      for lift in [-.infinity, -1e300, -0.1, 0, 0.5, 1, 1.1, 1e300, .infinity, .nan] {
        let shadow = BookShadow(flipAngle: angle, lift: lift)
        #expect(shadow.radius >= 8 && shadow.radius <= 20, "\(angle)°, lift \(lift)")
        #expect(shadow.opacity >= 0.3 && shadow.opacity <= 0.5, "\(angle)°, lift \(lift)")
        #expect(abs(shadow.x) <= 15 && shadow.y == 6, "\(angle)°, lift \(lift)")
      }
    }
  }

  @Test func `rises between the angles of its style`() {
    var style = BookStyle.Shadow.standard
    style.rise = 20...60
    #expect(BookShadow(flipAngle: 20, style: style).radius == style.rest.radius)
    #expect(BookShadow(flipAngle: 40, style: style).radius == 14)
    #expect(BookShadow(flipAngle: 60, style: style).radius == style.raised.radius)
  }

  @Test func `is documented by examples that hold`() {
    let closed = BookShadow(flipAngle: 0)
    #expect(closed.radius == 8 && closed.x == 0 && closed.y == 6 && closed.opacity == 0.3)
    let upright = BookShadow(flipAngle: 90)
    #expect(upright.radius == 20 && upright.x == -15 && upright.y == 6 && upright.opacity == 0.5)
  }
}
