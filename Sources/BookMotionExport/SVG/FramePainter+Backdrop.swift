import BookMotion

extension FramePainter {
  /// What stands behind the book: it recedes, blurs and fades as the pose says.
  mutating func paintBackdrop() {
    switch look.backdrop {
    case .clear: return
    case .plain(let color): fillView(color.text)
    case .library:
      if pose.libraryOpacity < 1 { fillView(Backdrop.dark.text) }
      guard pose.libraryOpacity >= FramePainter.leastOpacity, pose.libraryScale > 0 else { return }
      paintLibrary()
    }
  }

  private mutating func paintLibrary() {
    var blur = ""
    if pose.libraryBlur >= Backdrop.leastBlur {
      blur = newName()
      add("<filter id=\"\(blur)\" color-interpolation-filters=\"sRGB\"><feGaussianBlur")
      add(attribute: "stdDeviation", pose.libraryBlur)
      add("/></filter>")
    }
    add("<g")
    add(opacity: pose.libraryOpacity, "opacity")
    add(">")
    // Some renderers blur in what is beyond the edge of the picture, where there is nothing.
    if !blur.isEmpty { fillView(LibraryPainter.Shelf.wall.text) }
    add("<use xlink:href=\"#\(names.name(.library))\"")
    if pose.libraryScale != 1 {
      let middle = setting.layout.middle
      let scale = SVGGrid.units(pose.libraryScale, decimals: Backdrop.scaleDecimals)
      add(" transform=\"matrix(")
      text.add(units: scale, decimals: Backdrop.scaleDecimals)
      add(" 0 0")
      text.addNext(units: scale, decimals: Backdrop.scaleDecimals)
      text.addNext(middle.x * (1 - pose.libraryScale))
      text.addNext(middle.y * (1 - pose.libraryScale))
      add(")\"")
    }
    if !blur.isEmpty { add(" filter=\"url(#\(blur))\"") }
    add("/></g>\n")
  }

  /// Fills all that is drawn.
  mutating func fillView(_ paint: String, opacity: Double = 1) {
    guard opacity >= FramePainter.leastOpacity else { return }
    let view = setting.view
    add("<rect")
    if view.x != 0 { add(attribute: "x", view.x) }
    if view.y != 0 { add(attribute: "y", view.y) }
    add(attribute: "width", view.width)
    add(attribute: "height", view.height)
    add(" fill=\"\(paint)\"")
    add(opacity: opacity, "fill-opacity")
    add("/>\n")
  }

  /// The shadow under the body and under the turned cover, blurred as one thing.
  mutating func paintShadow() {
    let shadow = frame.scene.shadow
    guard shadow.opacity >= FramePainter.leastOpacity, pose.width > 0, pose.height > 0 else {
      return
    }
    // A radius of SwiftUI's and CSS's shadows is two standard deviations.
    let deviation = shadow.radius / 2
    let margin = Shadow.reach * deviation / min(pose.width, pose.height)
    let blur = newName()
    add("<filter id=\"\(blur)\"")
    add(attribute: "x", -margin)
    add(attribute: "y", -margin)
    add(attribute: "width", 1 + 2 * margin)
    add(attribute: "height", 1 + 2 * margin)
    add("><feGaussianBlur")
    add(attribute: "stdDeviation", deviation)
    add("/></filter><g filter=\"url(#\(blur))\"")
    add(opacity: shadow.opacity, "opacity")
    add(" transform=\"translate(")
    text.add(shadow.x)
    text.addNext(shadow.y)
    add(")\">")
    let lying = Surface(
      rect: pose.frame, view: lean, isRightBound: isRightBound, isBound: isSpread)
    fill(
      outlineOf: pose.frame, radius: cornerRadius, on: lying, "#000")
    if let turned = turnedCover, turnedShadow > 0 {
      let isPart = turnedShadow < 1
      if isPart {
        add("<g")
        add(opacity: turnedShadow, "opacity")
        add(">")
      }
      fill(
        outlineOf: turned.rect, radius: cornerRadius, on: surface(of: turned), "#000")
      if isPart { add("</g>") }
    }
    add("</g>\n")
  }

  /// The corners of the book, however small it is.
  private var cornerRadius: Double {
    frame.scene.faces.first { $0.material == .cover || $0.material == .firstPage }?.cornerRadius
      ?? frame.scene.faces.first { $0.material == .backCover }?.cornerRadius ?? 0
  }

  /// The cover, or the page that rides on it, unless it lies on the body.
  private var turnedCover: Face? {
    guard pose.flipAngle != 0 else { return nil }
    return frame.scene.faces.first {
      $0.material == .cover || $0.material == .coverInside || $0.material == .facingPage
    }
  }

  /// How the body is seen.
  private var lean: Homography {
    frame.scene.faces.first { $0.material == .backCover }?.view
      ?? (pose.flipAngle == 0 ? turnedBody : nil) ?? .identity
  }

  private var turnedBody: Homography? {
    frame.scene.faces.first { $0.material == .cover }?.view
  }

  /// The part of the shadow under the cover: a cover that goes before it lies flat takes its shadow
  /// along bit by bit, while a page that stays keeps it.
  private var turnedShadow: Double {
    guard !isSpread else { return 1 }
    let end = setting.style.coverFade.end
    let progress = min(max((end - pose.flipAngle) / Shadow.fade, 0), 1)
    return progress * progress * (3 - 2 * progress)
  }

  enum Backdrop {
    /// The room that is left when the library has gone.
    static let dark = RGB(red: 0.09, green: 0.07, blue: 0.06)
    /// Half a step of the grid.
    static let leastBlur = 0.005
    static let scaleDecimals = 5
  }

  private enum Shadow {
    /// Standard deviations until nothing is left that is seen.
    static let reach = 3.0
    /// Degrees before the cover goes.
    static let fade = 50.0
  }
}
