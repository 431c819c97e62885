import BookMotion

extension FramePainter {
  /// Whether the first page hides all that lies under it.
  private var isCovered: Bool {
    pose.firstPageOpacity >= 1 || (flyleaf != nil && pose.flipAngle > Body.gone)
  }

  mutating func paintBackCover(_ face: Face, on surface: Surface) {
    guard !isCovered else { return }
    fill(
      outlineOf: face.rect, radius: face.cornerRadius, on: surface,
      look.spine.scaled(by: Body.back).text)
  }

  /// The paper that shows before the first page does, with the leaves at its outer edge, darkest at
  /// the hinge, where the cover shades it.
  mutating func paintPageBlock(_ face: Face, on surface: Surface) {
    guard !isCovered else { return }
    // The first page has the same outline inside its border, unless it is one of a spread.
    if pose.firstPageOpacity > 0, !isSpread {
      _ = outline(of: face.rect, radius: face.cornerRadius, on: surface)
    }
    let path = fillOutline(
      of: face.rect, radius: face.cornerRadius, on: surface, Body.paper.text)
    let outer = face.rect.width - Body.leafGap * Double(Body.leaves)
    if outer > 0, face.rect.height > 2 * face.cornerRadius {
      let width = surface.seenWidth(Body.leafWidth, inner: outer)
      // Under a page they are gone before they would vanish.
      let opacity = Body.leafOpacity * (1 - Body.leafHaste * pose.firstPageOpacity)
      canvas.lines(SVGCanvas.black, width: width, opacity: opacity) { path in
        for leaf in 0..<Body.leaves {
          surface.add(
            line: outer + Body.leafGap * Double(leaf), inset: face.cornerRadius,
            isUpward: leaf % 2 == 1, to: &path)
        }
      }
    }
    guard flyleaf == nil, !isCentered else { return }
    paintCoverShade(on: surface, path)
  }

  /// How much of spine and page edges is seen: nothing once the first page is read.
  private func opacity(ofSlab face: Face) -> Double? {
    guard pose.firstPageOpacity > 0 else { return face.opacity }
    let left = (Body.gone - pose.flipAngle) / (Body.gone - Cover.quarter)
    return left > 0 ? face.opacity * min(left, 1) : nil
  }

  mutating func paintSpine(_ face: Face, on surface: Surface) {
    guard let opacity = opacity(ofSlab: face) else { return }
    canvas.open(opacity: opacity)
    let paint = canvas.gradient(
      across: face.rect, of: surface,
      zip(Body.spinePlaces, Body.spineLights).map { SVGStop($0, look.spine.scaled(by: $1)) })
    // Its corners are as round as those of the cover that is before them.
    let radius = isUnderCover ? frame.scene.face(.cover)?.cornerRadius : nil
    fill(
      face.rect, radius: radius ?? face.cornerRadius, on: surface, paint,
      decimals: SVGGrid.coarseDecimals)
    let width = surface.seenWidth(Body.lineWidth, inner: Body.lineInset)
    canvas.lines(SVGCanvas.black, width: width, opacity: Body.lineOpacity) { path in
      surface.add(line: Body.lineInset + Body.lineWidth / 2, inset: radius ?? 0, to: &path)
    }
    canvas.close()
  }

  mutating func paintPageEdges(_ face: Face, on surface: Surface) {
    guard !isBehindCover(face), let opacity = opacity(ofSlab: face) else { return }
    canvas.open(opacity: opacity)
    paintFold(face, on: surface)
    let paint = canvas.gradient(
      down: zip(Body.edgePlaces, Body.edgeLights).map { SVGStop($0, Body.paper.scaled(by: $1)) })
    fill(
      face.rect, radius: face.cornerRadius, on: surface, paint, decimals: SVGGrid.coarseDecimals)
    let width = surface.seenWidth(Body.leafWidth, inner: face.rect.width / 2)
    canvas.lines(SVGCanvas.black, width: width, opacity: Body.leafOpacity) { path in
      let step = face.rect.width / Double(Body.edgeLines + 1)
      for line in 1...Body.edgeLines {
        surface.add(line: step * Double(line), isUpward: line % 2 == 0, to: &path)
      }
    }
    canvas.close()
  }

  /// Whether the cover, as it turns, still stands before all of a part of the body: its free edge is
  /// beyond it, and its round corners at the hinge are above and below.
  private func isBehindCover(_ face: Face) -> Bool {
    guard let cover = frame.scene.face(.cover), cover.opacity >= 1, pose.flipAngle >= 0 else {
      return false
    }
    let free = cover.rect.width * Elementary.cos(degrees: pose.flipAngle) - cover.cornerRadius
    let inner =
      isRightBound
      ? cover.rect.x + cover.rect.width - face.rect.x - face.rect.width
      : face.rect.x - cover.rect.x
    return inner + face.rect.width <= free && inner >= cover.cornerRadius / 2
  }

  /// The paper between the spine and the edges of the pages, in their shade: through a gap there the
  /// page would be seen, as if they floated above it.
  private mutating func paintFold(_ edges: Face, on surface: Surface) {
    guard let spine = frame.scene.face(.spine), spine.opacity >= SVGCanvas.leastOpacity else {
      return
    }
    let (back, inset) = (self.surface(of: spine), edges.rect.y - spine.rect.y)
    let (width, height) = (spine.rect.width, spine.rect.height)
    let (near, far) = (back.seen(back.point(width, inset)), surface.seen(surface.point(0, 0)))
    guard abs(far.x - near.x) >= Body.leastFold else { return }
    canvas.fill(Body.fold.text, decimals: SVGGrid.coarseDecimals) { path in
      path.move(to: near)
      path.line(to: far)
      path.line(to: surface.seen(surface.point(0, edges.rect.height)))
      path.line(to: back.seen(back.point(width, height - inset)))
    }
  }

  /// The shadow in the fold of a spread, which comes when the cover has nearly gone.
  mutating func paintGutter(_ face: Face, on surface: Surface) {
    let seen = face.opacity * face.opacity * face.opacity
    let opacities = setting.style.gutter.opacities.map { $0 * seen * (1 - pose.readerOpacity) }
    guard opacities.contains(where: { $0 >= SVGCanvas.leastOpacity }) else { return }
    let last = Double(opacities.count - 1)
    let paint = canvas.gradient(
      across: face.rect, of: surface,
      opacities.enumerated().map { SVGStop(Double($0.offset) / last, .black, $0.element) })
    fill(face.rect, on: surface, paint, decimals: SVGGrid.coarseDecimals)
  }

  enum Body {
    /// The angle past which spine and page edges have gone.
    static let gone = 100.0
    static let paper = RGB(red: 0.95, green: 0.95, blue: 0.95)
    static let back = 0.8

    static let spinePlaces = [0.0, 0.5, 1.0]
    static let spineLights = [0.7, 1.0, 0.5]
    static let lineInset = 2.0
    static let lineWidth = 1.0
    static let lineOpacity = 0.2

    static let edgePlaces = [0.0, 0.5, 1.0]
    static let edgeLights = [0.9, 1.0, 0.8]
    static let edgeLines = 8
    static let leafWidth = 0.5
    static let leafOpacity = 0.1

    /// Paper in deep shade.
    static let fold = RGB(red: 0.6, green: 8 / 15, blue: 7 / 15)
    /// What is narrower is no gap.
    static let leastFold = 1.5

    static let leaves = 3
    static let leafGap = 2.0
    static let leafHaste = 8.0
  }
}
