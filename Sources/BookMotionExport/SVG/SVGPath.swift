import BookMotion

/// The outline of a shape: the text of a path's `d`, as short as it can be.
///
/// Every place lies on the grid, and steps are taken from grid place to grid place: rounding never
/// adds up, and lines that two paths share lie on each other.
struct SVGPath {
  private(set) var text = SVGText()
  private var x = 0
  private var y = 0
  private var startX = 0
  private var startY = 0
  private var command: UInt8 = 0

  mutating func move(to point: Point) {
    let (newX, newY) = (SVGGrid.units(point.x), SVGGrid.units(point.y))
    if command == 0 {
      begin("M", newX)
      text.addNext(units: newY)
    } else {
      begin("m", newX - x)
      text.addNext(units: newY - y)
    }
    (x, y, startX, startY) = (newX, newY, newX, newY)
  }

  mutating func line(to point: Point) {
    let (newX, newY) = (SVGGrid.units(point.x), SVGGrid.units(point.y))
    if newX == x, newY == y { return }
    if newX == x {
      begin("v", newY - y)
    } else if newY == y {
      begin("h", newX - x)
    } else {
      begin("l", newX - x)
      text.addNext(units: newY - y)
    }
    (x, y) = (newX, newY)
  }

  mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    let (newX, newY) = (SVGGrid.units(end.x), SVGGrid.units(end.y))
    let coordinates = [first.x, first.y, second.x, second.y].map { SVGGrid.units($0) }
    begin("c", coordinates[0] - x)
    text.addNext(units: coordinates[1] - y)
    text.addNext(units: coordinates[2] - x)
    text.addNext(units: coordinates[3] - y)
    text.addNext(units: newX - x)
    text.addNext(units: newY - y)
    (x, y) = (newX, newY)
  }

  /// A quarter of an ellipse that lies straight, clockwise.
  mutating func quarter(_ radii: Size, to end: Point) {
    let (newX, newY) = (SVGGrid.units(end.x), SVGGrid.units(end.y))
    begin("a", SVGGrid.units(radii.width))
    text.addNext(units: SVGGrid.units(radii.height))
    text.add(" 0 0 1")
    text.addNext(units: newX - x)
    text.addNext(units: newY - y)
    (x, y) = (newX, newY)
  }

  mutating func close() {
    text.add("z")
    command = UInt8(ascii: "z")
    (x, y) = (startX, startY)
  }

  /// A command's letter, unless it is the one before, and its first number.
  private mutating func begin(_ letter: Character, _ first: Int) {
    let next = letter.asciiValue ?? 0
    // A repeated "m" would be a line.
    if next == command, letter != "m" {
      text.addNext(units: first)
    } else {
      text.add(String(letter))
      text.add(units: first)
    }
    command = next
  }
}
