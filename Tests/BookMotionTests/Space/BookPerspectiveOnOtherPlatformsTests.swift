import BookMotion
import BookMotionDocuments
import BookMotionTestSupport
import Foundation
import Testing

/// Each platform's matrices are written out here as that platform documents them, with the
/// platform's own sine and cosine, and must project the corners of a cover to the same places as
/// the scene.
@Suite struct BookPerspectiveOnOtherPlatformsTests {
  typealias Matrix = [[Double]]

  struct Cover: Sendable, CustomTestStringConvertible {
    let rect: BookRect
    let angle: Double
    let perspective: Double
    let binding: BookBinding

    var testDescription: String {
      "\(rect.width)x\(rect.height) \(angle)° \(perspective) \(binding)"
    }

    var turn: PlatformTurn {
      PlatformTurn(rect.size, by: angle, perspective: perspective, binding: binding)
    }

    /// The point about which the platform's layer turns.
    var pivot: BookPoint {
      BookPoint(x: rect.x + turn.hinge * rect.width, y: rect.y + rect.height / 2)
    }

    /// Returns the corners of the library's scene.
    func corners() throws -> [BookPoint] {
      let style = BookStyle.showingAll(perspective: perspective)
      let scene = try BookScene(
        .standing(in: rect, flipAngle: angle, tilt: 0, style: style, binding: binding),
        style: style, binding: binding)
      let face = try #require(scene.turning)
      return [rect.x, rect.x + rect.width].flatMap { x in
        [rect.y, rect.y + rect.height].map { y in face.projection(BookPoint(x: x, y: y)) }
      }
    }

    /// The corners relative to the pivot, in the same order.
    var offsets: [BookPoint] {
      [rect.x, rect.x + rect.width].flatMap { x in
        [rect.y, rect.y + rect.height].map { y in
          BookPoint(x: x - pivot.x, y: y - pivot.y)
        }
      }
    }
  }

  static let covers: [Cover] = {
    let rects = [
      BookRect(x: 100, y: 200, width: 200, height: 280),
      BookRect(x: 24, y: 60, width: 976, height: 720),
    ]
    var covers: [Cover] = []
    for rect in rects {
      for angle in [0, 12.5, 30, 60, 90, 119.25, 150, 179, 184] {
        for perspective in [0.2, 0.5, 0.65] {
          for binding in BookBinding.allCases {
            covers.append(
              Cover(rect: rect, angle: angle, perspective: perspective, binding: binding))
          }
        }
      }
    }
    return covers
  }()

  private func compare(_ cover: Cover, seen: (BookPoint) -> BookPoint) throws {
    let corners = try cover.corners()
    try #require(corners.count == 4)
    for (corner, offset) in zip(corners, cover.offsets) {
      let there = seen(offset)
      #expect(abs(cover.pivot.x + there.x - corner.x) < 1e-9)
      #expect(abs(cover.pivot.y + there.y - corner.y) < 1e-9)
    }
  }

  private func product(_ left: Matrix, _ right: Matrix) -> Matrix {
    left.map { row in
      right[0].indices.map { column in
        row.indices.reduce(0) { $0 + row[$1] * right[$1][column] }
      }
    }
  }

  /// CSS Transforms, level 2: column vectors; `perspective(d)` is the identity with −1/d in row 4,
  /// column 3; `rotateY(a)` is (cos, 0, sin), (0, 1, 0), (−sin, 0, cos); a list multiplies from left
  /// to right; the origin is `transform-origin`.
  @Test(arguments: covers) func `is CSS's perspective() rotateY()`(_ cover: Cover) throws {
    let numbers = cover.turn
    let (s, c) = (sin(numbers.degrees * .pi / 180), cos(numbers.degrees * .pi / 180))
    let perspective: Matrix = [
      [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, -1 / numbers.distance, 1],
    ]
    let turn: Matrix = [[c, 0, s, 0], [0, 1, 0, 0], [-s, 0, c, 0], [0, 0, 0, 1]]
    let matrix = product(perspective, turn)
    try compare(cover) { point in
      let seen = product(matrix, [[point.x], [point.y], [0], [1]])
      return BookPoint(x: seen[0][0] / seen[3][0], y: seen[1][0] / seen[3][0])
    }
  }

  /// Core Animation: row vectors; `CATransform3DRotate(t, a, 0, 1, 0)` is R · t, with m11 = cos,
  /// m13 = −sin, m31 = sin, m33 = cos; points are measured from the anchor point.
  @Test(arguments: covers) func `is Core Animation's m34`(_ cover: Cover) throws {
    let numbers = cover.turn
    var identity: Matrix = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    let (s, c) = (sin(numbers.radians), cos(numbers.radians))
    let turn: Matrix = [[c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1]]
    identity[2][3] = numbers.m34
    let transform = product(turn, identity)
    try compare(cover) { point in
      let seen = product([[point.x, point.y, 0, 1]], transform)[0]
      return BookPoint(x: seen[0] / seen[3], y: seen[1] / seen[3])
    }
  }

  /// Android's `Camera`: its location is given in inches of 72 pixels each, at −z, from where it
  /// looks along +z with y up; `rotateY(a)` turns about (0, −1, 0), so that x goes to (x cos, x
  /// sin) in x and z; a point is seen at location/(location + z). `View.setCameraDistance` first
  /// divides by the dots per inch.
  @Test(arguments: covers, [1, 1.5, 2.625, 4])
  func `is Android's and Compose's cameraDistance`(_ cover: Cover, _ density: Double) throws {
    let numbers = cover.turn
    let densityDpi = 160 * density
    let ofView = numbers.cameraDistance(density: density) * densityDpi
    for inches in [numbers.cameraDistance(density: density), ofView / densityDpi] {
      let location = inches * 72
      let (s, c) = (sin(numbers.degrees * .pi / 180), cos(numbers.degrees * .pi / 180))
      try compare(cover) { point in
        let pixels = BookPoint(x: point.x * density, y: point.y * density)
        let (x, up, z) = (pixels.x * c, -pixels.y, pixels.x * s)
        let scale = location / (location + z)
        return BookPoint(x: x * scale / density, y: -up * scale / density)
      }
    }
  }

  /// Flutter's `Matrix4`: 16 numbers column by column, column vectors; `setEntry(3, 2, v)` is row 3
  /// of column 2; `rotateY(a)` multiplies from the right: column 0 becomes c0 · cos − c2 · sin, and
  /// column 2 becomes c0 · sin + c2 · cos; `Transform`'s alignment is the origin.
  @Test(arguments: covers) func `is Flutter's entry (3, 2)`(_ cover: Cover) throws {
    let numbers = cover.turn
    var storage = [Double](repeating: 0, count: 16)
    for index in [0, 5, 10, 15] { storage[index] = 1 }
    storage[2 * 4 + 3] = numbers.m34
    let (s, c) = (sin(numbers.radians), cos(numbers.radians))
    for row in 0..<4 {
      let (first, third) = (storage[row], storage[8 + row])
      storage[row] = first * c - third * s
      storage[8 + row] = first * s + third * c
    }
    try compare(cover) { point in
      let seen = (0..<4).map { row in
        storage[row] * point.x + storage[4 + row] * point.y + storage[12 + row]
      }
      return BookPoint(x: seen[0] / seen[3], y: seen[1] / seen[3])
    }
  }

  /// three.js: y up, the camera looks along −z from (0, 0, P); `PerspectiveCamera`'s projection has
  /// 1/(tan(fov/2) · aspect) and 1/tan(fov/2); `rotation.y` is (cos, 0, sin), (0, 1, 0),
  /// (−sin, 0, cos); the canvas, with the hinge in its middle, is from −1 to 1.
  @Test(arguments: covers, [(1024.0, 768.0), (390, 844)])
  func `is three.js's field of view`(_ cover: Cover, _ canvas: (Double, Double)) throws {
    let numbers = cover.turn
    let (width, height) = canvas
    let top = tan(numbers.fieldOfView(ofHeight: height) / 2 * .pi / 180)
    let (s, c) = (sin(numbers.radians), cos(numbers.radians))
    try compare(cover) { point in
      let (x, y, z) = (point.x * c, -point.y, -point.x * s)
      let depth = numbers.distance - z
      let device = (x / (top * width / height) / depth, y / top / depth)
      return BookPoint(x: device.0 * width / 2, y: -device.1 * height / 2)
    }
  }

  @Test func `is what the article about other platforms says`() throws {
    let numbers = PlatformTurn(BookSize(width: 200, height: 280), by: 60, perspective: 0.5)
    func text(_ number: Double) -> String { number.shortText(decimals: 6) }
    let (distance, degrees) = (text(numbers.distance), text(numbers.degrees))
    let (entry, radians) = (text(numbers.m34), text(numbers.radians))
    let camera = numbers.cameraDistance(density: 2)
    let rows = [
      "CSS": "`perspective(\(distance)px) rotateY(\(degrees)deg)`",
      "Core Animation": "`m34 = \(entry)`, `\(radians)` rad",
      "Android views": "`\(degrees)`, at density 2 and 320 dpi `\(text(camera * 320))`",
      "Compose": "`\(degrees)`, at density 2 `\(text(camera))`",
      "Flutter": "`\(entry)`, `\(radians)` rad",
      "three.js":
        "`\(distance)`, a field of view of `\(text(numbers.fieldOfView(ofHeight: 768)))`° for a "
        + "canvas 768 high",
    ]
    let article = try String(
      contentsOf: Golden.packageURL("Sources/BookMotion/BookMotion.docc/OnOtherPlatforms.md"),
      encoding: .utf8)
    let found = article.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      .map { line in line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(found.count == rows.count)
    for row in found { #expect(row.count == 3 && rows[row[0]] == row[2], "\(row[0])") }
  }
}

/// The numbers of a cover's turn, as the article `OnOtherPlatforms` tells their formulas.
struct PlatformTurn {
  let distance: Double
  let degrees: Double
  /// The edge that stays in place, as a share of the width.
  let hinge: Double

  init(
    _ size: BookSize, by flipAngle: Double, perspective: Double, binding: BookBinding = .left
  ) {
    distance = max(size.width, size.height) / perspective
    degrees = binding == .right ? flipAngle : -flipAngle
    hinge = binding == .right ? 1 : 0
  }

  var radians: Double { degrees * .pi / 180 }
  var m34: Double { -1 / distance }

  func cameraDistance(density: Double) -> Double { distance * density / 72 }

  /// Returns the field of view, in degrees, of a camera that sees `height` points.
  func fieldOfView(ofHeight height: Double) -> Double {
    2 * atan(height / 2 / distance) * 180 / .pi
  }
}
