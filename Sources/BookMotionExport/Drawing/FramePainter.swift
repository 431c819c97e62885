import BookMotion

/// Paints one frame: the backdrop, the shadow, the faces from the back to the front, the overlay.
struct FramePainter {
  let frame: BookFrame
  let names: SVGNames
  var text = SVGText()
  private var namesGiven = 0
  private var isOpen = false
  var outlines: [Outline: String] = [:]
  var blurs: [Int: String] = [:]
  var cuts: [Outline: (clip: String, path: String)] = [:]

  init(_ frame: BookFrame, names: SVGNames) {
    self.frame = frame
    self.names = names
  }

  var pose: BookPose { frame.pose }
  var setting: BookSetting { frame.setting }
  var look: BookLook { frame.setting.look }
  var isRightBound: Bool { frame.setting.layout.binding == .right }
  var isSpread: Bool { frame.setting.style.spread == .spread }

  /// Paints it all, or all that stands before the backdrop.
  mutating func paint(withBackdrop: Bool = true) {
    if withBackdrop { paintBackdrop() }
    paintShadow()
    for face in frame.scene.faces where face.opacity >= SVGCanvas.leastOpacity { paint(face) }
    paintOverlay()
  }

  private mutating func paint(_ face: Face) {
    let surface = surface(of: face)
    switch face.material {
    case .backCover: paintBackCover(face, on: surface)
    case .pageBlock: paintPageBlock(face, on: surface)
    case .firstPage: paintPage(face, on: surface)
    case .facingPage: paintPage(face, on: surface)
    case .gutter: paintGutter(face, on: surface)
    case .pageEdges: paintPageEdges(face, on: surface)
    case .spine: paintSpine(face, on: surface)
    case .cover: paintCover(face, on: surface)
    case .coverInside: paintCoverInside(face, on: surface)
    case .reader: paintReader(face, on: surface)
    }
  }

  func surface(of face: Face) -> Surface {
    let isPage =
      switch face.material {
      case .backCover, .pageBlock, .firstPage, .facingPage, .coverInside: true
      default: false
      }
    let isBound = isSpread && isPage && !isUnderCover
    return Surface(
      rect: face.rect, view: face.view, isRightBound: isRightBound,
      isBound: isBound || face.material == .pageEdges)
  }

  /// Whether the cover is before everything: under its round corners, square ones would look out. It
  /// hides the change when it is seen nearly from its edge.
  var isUnderCover: Bool { pose.flipAngle < FramePainter.nearlyUpright }

  private static let nearlyUpright = 80.0
}

extension FramePainter {
  mutating func add(_ piece: String) { text.add(piece) }

  mutating func add(_ piece: SVGText) { text.add(piece) }

  mutating func add(attribute name: String, _ value: Double, decimals: Int = SVGGrid.decimals) {
    text.add(attribute: name, value, decimals: decimals)
  }

  /// A name for the next part of this frame.
  mutating func newName() -> String {
    defer { namesGiven += 1 }
    return names.name(namesGiven)
  }

  /// A filled shape; nothing if it cannot be seen.
  mutating func fill(
    _ paint: String, opacity: Double = 1, decimals: Int = SVGGrid.decimals,
    _ draw: (inout SVGPath) -> Void
  ) {
    guard opacity >= SVGCanvas.leastOpacity else { return }
    let data = SVGPath.data(decimals: decimals, draw)
    guard !data.bytes.isEmpty else { return }
    add("<path d=\"")
    add(data)
    add("\"")
    add(fill: paint)
    add(opacity: opacity, "fill-opacity")
    add("/>")
  }

  /// Black is what a shape has that says nothing.
  mutating func add(fill paint: String) {
    if paint != SVGCanvas.black { add(" fill=\"\(paint)\"") }
  }

  /// Straight lines as wide as they are seen; nothing if they cannot be seen.
  mutating func stroke(
    _ paint: String, width: Double, opacity: Double = 1, isRound: Bool = false,
    _ draw: (inout SVGPath) -> Void
  ) {
    let decimals = isRound ? SVGGrid.decimals : SVGGrid.coarseDecimals
    let steps = SVGGrid.units(width, decimals: decimals)
    guard opacity >= SVGCanvas.leastOpacity, steps > 0 else { return }
    add("<path d=\"")
    add(SVGPath.data(decimals: SVGGrid.coarseDecimals, draw))
    add("\" stroke=\"\(paint)\"")
    if steps != SVGGrid.steps[decimals] {
      add(" stroke-width=\"")
      text.add(units: steps, decimals: decimals)
      add("\"")
    }
    if isRound { add(" stroke-linecap=\"round\"") }
    add(opacity: opacity, "stroke-opacity")
    add("/>")
  }

  /// A filled rectangle of a surface, with round corners.
  mutating func fill(
    _ rect: BookRect, radius: Double = 0, on surface: Surface, _ paint: String, opacity: Double = 1,
    decimals: Int = SVGGrid.decimals
  ) {
    fill(paint, opacity: opacity, decimals: decimals) {
      surface.add(rect, radius: radius, to: &$0)
    }
  }

  /// A disc that lies straight.
  mutating func disc(_ center: BookPoint, radius: Double, _ paint: String, opacity: Double = 1) {
    add("<circle")
    add(attribute: "cx", center.x)
    add(attribute: "cy", center.y)
    add(attribute: "r", radius)
    add(" fill=\"\(paint)\"")
    add(opacity: opacity, "fill-opacity")
    add("/>")
  }

  mutating func add(opacity: Double, _ name: String) {
    if opacity < 1 { add(attribute: name, opacity, decimals: SVGGrid.shareDecimals) }
  }

  /// Everything until the next `close()` is seen as one thing that shows through so much.
  mutating func open(opacity: Double) {
    isOpen = opacity < 1
    guard isOpen else { return }
    add("<g")
    add(opacity: opacity, "opacity")
    add(">")
  }

  mutating func close() {
    add(isOpen ? "</g>\n" : "\n")
    isOpen = false
  }
}
