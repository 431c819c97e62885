import BookMotion

extension FramePainter {
  /// A picture on a surface, cut by an outline.
  mutating func paint(
    _ picture: Picture, _ part: SVGNames.Shared, slice: Rect, on surface: Surface, clip: String
  ) {
    add("<g clip-path=\"url(#\(clip))\">")
    let rect = surface.rect
    let lines = AffineMap(from: slice, to: rect).then(surface.view, at: rect.center)
    add("<use xlink:href=\"#\(names.name(part))\" transform=\"")
    add(lines.text)
    add("\"/></g>")
  }
}

/// A map that keeps straight lines and parallels: SVG's `matrix(a b c d e f)`.
struct AffineMap {
  var a, b, c, d, e, f: Double

  init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  init(from source: Rect, to target: Rect) {
    let (x, y) = (target.width / source.width, target.height / source.height)
    self.init(a: x, b: 0, c: 0, d: y, e: target.x - source.x * x, f: target.y - source.y * y)
  }

  func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// The best that is affine near a point.
  func then(_ view: Homography, at point: Point) -> AffineMap {
    let origin = view.homogeneous(.zero)
    let (x, y) = (
      view.homogeneous(Point(x: 1, y: 0)) - origin, view.homogeneous(Point(x: 0, y: 1)) - origin
    )
    let seen = view(point)
    let depth = view.depth(at: point)
    let (ax, ay) = ((x.x - seen.x * x.z) / depth, (x.y - seen.y * x.z) / depth)
    let (cx, cy) = ((y.x - seen.x * y.z) / depth, (y.y - seen.y * y.z) / depth)
    let (ex, ey) = (seen.x - ax * point.x - cx * point.y, seen.y - ay * point.x - cy * point.y)
    return AffineMap(
      a: ax * a, b: ay * a, c: cx * d, d: cy * d, e: ax * e + cx * f + ex, f: ay * e + cy * f + ey)
  }

  var text: SVGText {
    var text = SVGText()
    text.add("matrix(")
    text.add(a, decimals: 5)
    for number in [b, c, d] { text.addNext(number, decimals: 5) }
    text.addNext(e)
    text.addNext(f)
    text.add(")")
    return text
  }
}
