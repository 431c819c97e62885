import BookMotion

extension FramePainter {
  /// Whether the first page hides all that lies under it.
  private var isCovered: Bool { pose.firstPageOpacity >= 1 }

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
    let (_, path) = outline {
      surface.add(face.rect, radius: face.cornerRadius, to: &$0)
    }
    fill(outline: path, Body.paper.text)
    fill("#000", opacity: Body.leafOpacity) { path in
      for leaf in 0..<Body.leaves {
        let inner = face.rect.width - Body.leafGap * Double(leaf + 1)
        guard inner > 0 else { break }
        surface.add(
          surface.part(
            inner, face.cornerRadius, width: Body.leafWidth,
            height: face.rect.height - 2 * face.cornerRadius), to: &path)
      }
    }
    let darkness = Body.shade * (1 - pose.firstPageOpacity)
    guard darkness >= FramePainter.leastOpacity else { return }
    let paint = gradient(
      across: face.rect, of: surface,
      [SVGStop(0, .black, darkness), SVGStop(Body.shadeEnd, .black, 0)])
    fill(outline: path, paint)
  }

  mutating func paintSpine(_ face: Face, on surface: Surface) {
    open(opacity: face.opacity)
    let paint = gradient(
      across: face.rect, of: surface,
      zip(Body.spinePlaces, Body.spineLights).map { SVGStop($0, look.spine.scaled(by: $1)) })
    fill(face.rect, radius: face.cornerRadius, on: surface, paint)
    fill(
      surface.part(Body.lineInset, 0, width: Body.lineWidth, height: face.rect.height),
      on: surface, "#000", opacity: Body.lineOpacity)
    close()
  }

  mutating func paintPageEdges(_ face: Face, on surface: Surface) {
    open(opacity: face.opacity)
    let paint = gradient(
      down: zip(Body.edgePlaces, Body.edgeLights).map { SVGStop($0, Body.paper.scaled(by: $1)) })
    fill(face.rect, radius: face.cornerRadius, on: surface, paint)
    fill("#000", opacity: Body.leafOpacity) { path in
      let step = face.rect.width / Double(Body.edgeLines + 1)
      for line in 1...Body.edgeLines {
        surface.add(
          surface.part(
            step * Double(line) - Body.leafWidth / 2, 0, width: Body.leafWidth,
            height: face.rect.height), to: &path)
      }
    }
    close()
  }

  /// The shadow in the fold of a spread.
  mutating func paintGutter(_ face: Face, on surface: Surface) {
    let paint = gradient(
      across: face.rect, of: surface,
      [
        SVGStop(0, .black, 0),
        SVGStop(0.5, .black, Body.gutter * face.opacity * (1 - pose.readerOpacity)),
        SVGStop(1, .black, 0),
      ])
    fill(face.rect, on: surface, paint)
  }

  enum Body {
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

    static let leaves = 3
    static let leafGap = 2.0
    static let shade = 0.35
    static let shadeEnd = 0.7

    static let gutter = 0.15
  }
}
