package import BookMotion

/// The outline of a shape: the text of a path's `d` attribute, as short as possible.
///
/// Every point is on the grid, and steps go from grid point to grid point, so rounding errors never
/// add up, and lines that two paths share coincide. Decorative shapes use a coarser grid.
package struct SVGPath {
  package private(set) var text = SVGText()
  private let decimals: Int
  private var x = 0
  private var y = 0
  private var startX = 0
  private var startY = 0
  private var command: UInt8 = 0
  private var lastIsWhole = true

  package init(decimals: Int = SVGGrid.decimals) { self.decimals = decimals }

  /// Returns the data of a path that a closure draws.
  package static func data(
    decimals: Int = SVGGrid.decimals, _ draw: (inout SVGPath) -> Void
  ) -> SVGText {
    var path = SVGPath(decimals: decimals)
    draw(&path)
    return path.text
  }

  package mutating func move(to point: BookPoint) {
    let (newX, newY) = (units(point.x), units(point.y))
    if command == 0 {
      begin(UInt8(ascii: "M"), newX)
      add(newY)
    } else {
      begin(UInt8(ascii: "m"), newX - x)
      add(newY - y)
    }
    (x, y, startX, startY) = (newX, newY, newX, newY)
  }

  package mutating func line(to point: BookPoint) {
    let (newX, newY) = (units(point.x), units(point.y))
    if newX == x, newY == y { return }
    if newX == x {
      begin(UInt8(ascii: "v"), newY - y)
    } else if newY == y {
      begin(UInt8(ascii: "h"), newX - x)
    } else {
      begin(UInt8(ascii: "l"), newX - x)
      add(newY - y)
    }
    (x, y) = (newX, newY)
  }

  /// Adds a line one grid step long, which round ends turn into a dot. Not every renderer draws a
  /// line of length 0.
  package mutating func dot(at point: BookPoint) {
    move(to: point)
    begin(UInt8(ascii: "h"), 1)
    x += 1
  }

  package mutating func curve(_ first: BookPoint, _ second: BookPoint, to end: BookPoint) {
    let (newX, newY) = (units(end.x), units(end.y))
    let coordinates = [first.x, first.y, second.x, second.y].map { units($0) }
    begin(UInt8(ascii: "c"), coordinates[0] - x)
    add(coordinates[1] - y)
    add(coordinates[2] - x)
    add(coordinates[3] - y)
    add(newX - x)
    add(newY - y)
    (x, y) = (newX, newY)
  }

  package mutating func parabola(_ corner: BookPoint, to end: BookPoint) {
    let (newX, newY) = (units(end.x), units(end.y))
    begin(UInt8(ascii: "q"), units(corner.x) - x)
    add(units(corner.y) - y)
    add(newX - x)
    add(newY - y)
    (x, y) = (newX, newY)
  }

  /// Adds an arc of an axis-aligned ellipse, clockwise, up to half of it.
  package mutating func arc(_ radii: BookSize, to end: BookPoint) {
    let (newX, newY) = (units(end.x), units(end.y))
    begin(UInt8(ascii: "a"), units(radii.width))
    add(units(radii.height))
    text.add(" 0 0 1")
    lastIsWhole = true
    add(newX - x)
    add(newY - y)
    (x, y) = (newX, newY)
  }

  package mutating func close() {
    text.add("z")
    command = UInt8(ascii: "z")
    (x, y) = (startX, startY)
  }

  private func units(_ value: Double) -> Int { SVGGrid.units(value, decimals: decimals) }

  private static let step = UInt8(ascii: "m")

  /// Adds another number.
  private mutating func add(_ units: Int) {
    let isFraction = units > 0 && units < SVGGrid.steps[decimals]
    // In path data, a second decimal point begins a new number.
    if isFraction, !lastIsWhole {
      text.add(units: units, decimals: decimals)
    } else {
      text.addNext(units: units, decimals: decimals)
    }
    lastIsWhole = units % SVGGrid.steps[decimals] == 0
  }

  /// Adds a command's letter, unless it repeats the one before, and its first number.
  private mutating func begin(_ letter: UInt8, _ first: Int) {
    // A repeated "m" would be a line.
    if letter == command, letter != SVGPath.step {
      add(first)
    } else {
      text.add(letter: letter)
      text.add(units: first, decimals: decimals)
      lastIsWhole = first % SVGGrid.steps[decimals] == 0
    }
    command = letter
  }
}
