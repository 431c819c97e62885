package import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionPages

extension SpreadPainter {
  /// Paints the light on a run: a gradient across its folds, over the shading of a page that lies
  /// flat.
  package mutating func paintLight(on run: SeenLeaf.Run, _ outline: Area) {
    // A roll that bulges over the spine hides the fold until it nearly lies flat.
    let low = rest(of: run.leaf)
    let rest = run.leaf.isRolled ? low * low : low
    paintRest(of: run, outline, atLeast: rest)
    paintShadeOfOthers(on: run, outline)
    let every = max(run.pieces.count / SpreadPainter.stops, 1)
    let chosen = run.pieces.indices.filter {
      $0 % every == 0 || $0 == run.pieces.count - 1
    }
    let positions = chosen.map { index in
      run.pieces[index].lit(before: index + 1 < run.pieces.count ? run.pieces[index + 1] : nil)
    }
    let veils = chosen.map { veil(on: run.pieces[$0], of: run) }
    // The light changes across the folds, but not along them.
    guard let axis = axis(across: run.pieces, from: positions.first, to: positions.last) else {
      // Where all folds are within a point of each other, only one piece is visible.
      let sizes = chosen.map { area(run.pieces[$0].outline).magnitude }
      guard let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) else { return }
      return paint(
        outline, fill: veils[largest].color, opacity: veils[largest].opacity * (1 - rest))
    }
    let name = newName()
    definitions.add(gradient: name, from: axis.start, to: axis.end)
    let direction = axis.end - axis.start
    for (veil, position) in zip(veils, positions) {
      let offset = min(
        max((position - axis.start).dot(direction) / direction.magnitudeSquared, 0), 1)
      definitions.add("<stop")
      definitions.add(attribute: "offset", offset, decimals: SVGGrid.shareDecimals)
      definitions.add(" stop-color=\"\(veil.color)\"")
      definitions.add(
        attribute: "stop-opacity", veil.opacity * (1 - rest), decimals: SVGGrid.shareDecimals)
      definitions.add("/>")
    }
    definitions.add("</linearGradient>\n")
    paint(outline, fill: "url(#\(name))", opacity: 1)
    text.add("\n")
  }

  package var pageCorners: [BookPoint] {
    BookRect(x: 0, y: 0, width: page.width, height: page.height).corners
  }

  /// Returns the veil over the print of a piece, which depends on the direction it faces.
  private func veil(on piece: SeenLeaf.Piece, of run: SeenLeaf.Run) -> PageLight.Veil {
    var normal = piece.facet.normal
    if run.leaf.side == .left { normal.x = -normal.x }
    return PageLight.Veil(
      brightness: PageLight.brightness(facing: piece.isFront ? normal : -normal))
  }

  /// Returns the line across the folds from the first point to the last, or `nil` if there is none.
  private func axis(
    across pieces: [SeenLeaf.Piece], from first: BookPoint?, to last: BookPoint?
  ) -> (start: BookPoint, end: BookPoint)? {
    guard let first, let last, let fold = pieces[pieces.count / 2].fold ?? pieces.last?.fold else {
      return nil
    }
    let along = fold.end - fold.start
    let length = along.magnitudeSquared.squareRoot()
    guard length > 1 else { return nil }
    let across = BookPoint(x: along.y / length, y: -along.x / length)
    let distance = (last - first).dot(across)
    guard distance.magnitude > 1 else { return nil }
    return (first, first + across.scaled(by: distance))
  }

  /// Paints the shading of a page that lies flat, as far as the pieces lie flat, and at least as
  /// much as `rest`, so that it neither disappears when the page is lifted nor appears when it
  /// lands.
  private mutating func paintRest(of run: SeenLeaf.Run, _ outline: Area, atLeast rest: Double) {
    // A face that looks up on its own side lies there; a face that has been turned lies on the
    // other.
    let side = run.isFront ? run.leaf.side : run.leaf.side.other
    let turned = side == unreadSide ? run.leaf.index : run.leaf.index + 1
    let shading = restShading(on: side, gutter: (1..<pose.leafCount) ~= turned ? 1 : 0)
    paint(outline, fill: "url(#\(shading))", opacity: rest)
    for piece in run.pieces {
      let level = (piece.facet.normal.z.magnitude - Rest.steep) / (1 - Rest.steep)
      let weight = max(level, 0) * max(1 - piece.height / (Rest.height * page.width), 0)
      let path = SVGPath.data { Surface.screen.add(piece.outline, to: &$0) }
      paint(.path(path), fill: "url(#\(shading))", opacity: weight - rest)
    }
  }

  /// An area that is painted over: a path, or a shape that has a name.
  package enum Area {
    case path(SVGText)
    case named(String)
  }

  private mutating func paint(_ area: Area, fill: String, opacity: Double) {
    guard opacity > SpreadPainter.faintest else { return }
    switch area {
    case .path: text.add("<path")
    case .named(let name): text.add("<use xlink:href=\"#\(name)\"")
    }
    text.add(" fill=\"\(fill)\"")
    if opacity < 1 {
      text.add(attribute: "fill-opacity", opacity, decimals: SVGGrid.shareDecimals)
    }
    if case .path(let data) = area {
      text.add(" d=\"")
      text.add(data)
      text.add("\"")
    }
    text.add("/>")
  }

  /// Returns the degree, from 0 to 1, to which a leaf is shaded as if it lay flat. A leaf that is
  /// about to come to rest may be steep at the spine, and would shine there until it lies flat.
  package func rest(of leaf: SeenLeaf) -> Double {
    max(1 - leaf.height / (Rest.low * page.width), 0)
  }

  /// The approximate number of gradient stops for the light on a run.
  private static let stops = 14

  private enum Rest {
    /// The vertical part of a piece's normal at which it no longer counts as lying flat …
    static let steep = 0.9
    /// … and the height at which it no longer does, as a fraction of the page's width.
    static let height = 0.12
    /// The height at which no part of a leaf counts as lying flat, as a fraction of the page's
    /// width.
    static let low = 0.1
  }
}

extension SpreadPainter {
  /// Paints the free edges of a leaf: a dark line, and a light one inside it. Otherwise, white
  /// paper against white paper would have no visible edge.
  package mutating func paintEdge(of run: SeenLeaf.Run) {
    guard !isBoard(run.leaf.index) else { return }
    let share = weight(of: run.leaf)
    guard share * Edge.opacity > SpreadPainter.faintest else { return }
    for (inset, width, color, opacity) in [
      (0, Edge.line, PageLight.edge, Edge.opacity),
      (Edge.inset, Edge.gleam, Edge.light, Edge.shine),
    ] {
      let path = SVGPath.data { path in
        let (outer, low) = (page.width - inset, page.height - inset)
        let corners = [
          BookPoint(x: 0, y: inset), BookPoint(x: outer, y: inset), BookPoint(x: outer, y: low),
          BookPoint(x: 0, y: low),
        ]
        // A rolled leaf shows three of its edges, and one that stays at the spine shows one.
        let sides =
          run.leaf.isRolled ? Array(zip(corners, corners.dropFirst())) : [(corners[1], corners[2])]
        for side in sides { run.paper.add(line: side.0, side.1, to: &path) }
      }
      guard !path.bytes.isEmpty else { continue }
      text.add("<path fill=\"none\" stroke=\"\(color.text)\" stroke-linejoin=\"round\"")
      text.add(attribute: "stroke-width", width)
      text.add(attribute: "stroke-opacity", opacity * share, decimals: SVGGrid.shareDecimals)
      text.add(" d=\"")
      text.add(path)
      text.add("\"/>\n")
    }
  }

  private enum Edge {
    static let light = RGB(0xFF_FE_FA)
    static let line = 1.6
    static let opacity = 0.4
    static let gleam = 1.0
    static let shine = 0.8
    static let inset = 1.3
  }
}

extension SpreadPainter {
  /// Paints the shade on the pages beneath leaves in the air, which hide part of the sky, on both
  /// sides.
  package mutating func paintShade() {
    for side in PageFacet.Side.allCases
    where (side == unreadSide ? lying.rest : lying.turned) > 0 {
      let page = SVGPath.data {
        Surface.screen.add(rect(side, from: 0, to: self.page.width).corners, to: &$0)
      }
      paintShade(of: inAir, on: .path(page), side)
    }
    for (leaf, shape) in zip(inAir, pose.leaves.map { $0.shape }) {
      if case .roll(let roll, _) = shape { paintShade(of: roll, leaf) }
    }
  }

  /// Paints the shade of leaves that stand at the spine on a page of one side.
  private mutating func paintShade(
    of leaves: [SeenLeaf], on page: Area, _ side: PageFacet.Side, share: Double = 1
  ) {
    let width = self.page.width
    var tips: [Double] = []
    var profile: [(edge: Double, height: Double, weight: Double)] = []
    for leaf in leaves where !leaf.isRolled && leaf.height > 0 {
      let hand = leaf.side == side ? 1.0 : -1.0
      let samples = (1...Shade.looks).map { step in
        let distance = width * Double(step) / Double(Shade.looks)
        let position = leaf.position(BookPoint(x: distance, y: self.page.height / 2))
        return (edge: hand * position.x, height: max(position.z, 0), weight: weight(of: leaf))
      }
      profile += samples
      if let tip = samples.max(by: { $0.edge < $1.edge }) {
        tips += [0, 0.5, 1, 2, 4].map { tip.edge + $0 * tip.height }
      }
    }
    guard !profile.isEmpty else { return }
    let stops = (Shade.stops.map { $0 * width } + tips).filter { 0...width ~= $0 }.sorted()
      .map { distance in
        (
          share: distance / width,
          brightness: profile.reduce(1) { least, sample in
            let seen = PageLight.brightness(
              at: distance, besideEdgeAt: sample.edge, height: sample.height)
            return min(least, 1 - sample.weight * (1 - seen))
          }
        )
      }
    paintShade(stops, from: point(side, 0, 0), to: point(side, width, 0), on: page, share: share)
  }

  /// Paints the shade of the other leaves on a leaf that is low.
  package mutating func paintShadeOfOthers(on run: SeenLeaf.Run, _ outline: Area) {
    let share = max(1 - run.leaf.height / (Shade.lying * page.width), 0)
    let others = inAir.filter { $0.index != run.leaf.index }
    guard share > 0, !others.isEmpty else { return }
    paintShade(
      of: others, on: outline, run.isFront ? run.leaf.side : run.leaf.side.other, share: share)
  }

  /// Paints the shade of a roll on the page that it uncovers, along the line from the finger to
  /// where the held point lay.
  private mutating func paintShade(of roll: PageRoll, _ leaf: SeenLeaf) {
    let offset = roll.grabbed - roll.finger
    let length = offset.magnitudeSquared.squareRoot()
    guard length > 1 else { return }
    let ahead = offset.scaled(by: 1 / length)
    let reach = (page.width * page.width + page.height * page.height).squareRoot()
    var profile: [(edge: Double, height: Double)] = []
    for step in 0...Shade.rollLooks {
      let paper = roll.finger + ahead.scaled(by: reach * Double(step) / Double(Shade.rollLooks))
      let position = roll.position(of: paper)
      let edge = (BookPoint(x: position.x, y: position.y) - roll.finger).dot(ahead)
      if position.z > 0 { profile.append((edge, position.z)) }
      if profile.isEmpty == false, position.z == 0 { break }
    }
    guard let first = profile.first, let limb = profile.max(by: { $0.edge < $1.edge }) else {
      return
    }
    let high = profile.reduce(0) { max($0, $1.height) }
    let (start, end) = (first.edge, limb.edge + Shade.rollReach * high)
    let stops = Shade.rollStops.map { share in
      let distance = start + (end - start) * share
      return (
        share: share,
        brightness: profile.reduce(1) {
          min($0, PageLight.brightness(at: distance, besideEdgeAt: $1.edge, height: $1.height))
        }
      )
    }
    func screen(_ distance: Double) -> BookPoint {
      let position = roll.finger + ahead.scaled(by: distance)
      return point(leaf.side, position.x, position.y)
    }
    paintShade(
      stops, from: screen(start), to: screen(end),
      on: .path(
        SVGPath.data {
          Surface.screen.add(rect(leaf.side, from: 0, to: page.width).corners, to: &$0)
        }), share: weight(of: leaf))
  }

  private mutating func paintShade(
    _ stops: [(share: Double, brightness: Double)], from start: BookPoint, to end: BookPoint,
    on page: Area, share: Double
  ) {
    let veils = stops.map {
      SVGStop(
        $0.share, PageLight.ink,
        share * PageLight.Veil(brightness: PageLight.bounced($0.brightness)).opacity)
    }
    guard veils.contains(where: { $0.opacity > SpreadPainter.faintest }) else { return }
    let name = newName()
    definitions.add(gradient: name, from: start, to: end)
    for stop in veils.thinned { stop.add(to: &definitions) }
    definitions.add("</linearGradient>\n")
    paint(page, fill: "url(#\(name))", opacity: 1)
    text.add("\n")
  }

  /// Returns the strength of a leaf's shade: 0 where it lies flat, because its edges would show
  /// otherwise.
  package func weight(of leaf: SeenLeaf) -> Double {
    min(leaf.height / (Shade.height * page.width), 1)
  }

  private enum Shade {
    /// The height at which a leaf casts its full shade, as a fraction of the page's width.
    static let height = 0.1
    /// The height above which a leaf receives no shade from others, as a fraction of the page's
    /// width.
    static let lying = 0.35
    static let looks = 24
    static let stops = [0, 0.01, 0.02, 0.035, 0.06, 0.1, 0.16, 0.24, 0.34, 0.5, 0.7, 1]
    static let rollLooks = 200
    /// The distance from a roll up to which its shade is visible, in multiples of its height.
    static let rollReach = 3.0
    static let rollStops = [0, 0.1, 0.18, 0.26, 0.34, 0.44, 0.56, 0.7, 0.85, 1]
  }
}

extension SpreadPainter {
  /// Returns the shadows of a leaf: in the light of the window, and, if it rolls, beneath the part
  /// that has come over, which hides the sky.
  package mutating func shadows(of leaf: SeenLeaf) -> SVGText {
    var text = shadow(of: leaf.pieces, leaf)
    if leaf.isRolled {
      text.add(shadow(of: leaf.run(isFront: false).pieces, leaf, isOfSky: true))
    }
    return text
  }

  /// Paints the shadow of the part of a leaf that has come over on the part that still lies.
  package mutating func paintFlapShadow(on run: SeenLeaf.Run) {
    guard run.leaf.isRolled, !run.isFront else { return }
    let lying = run.leaf.run(isFront: true)
    let outline = SVGPath.data { lying.paper.add(pageCorners, to: &$0) }
    guard !outline.bytes.isEmpty else { return }
    let shadows = [true, false].map { shadow(of: run.pieces, run.leaf, isOfSky: $0) }
    let clip = newName()
    definitions.add("<clipPath id=\"\(clip)\"><path d=\"")
    definitions.add(outline)
    definitions.add("\"/></clipPath>")
    text.add("<g clip-path=\"url(#\(clip))\">")
    for shadow in shadows { text.add(shadow) }
    text.add("</g>")
  }

  /// Returns the shadow of a leaf's paper in the light of the window, or of the sky: the shadows of
  /// all pieces as one shape, softer the higher the leaf is. Empty if it would be invisible.
  private mutating func shadow(
    of pieces: [SeenLeaf.Piece], _ leaf: SeenLeaf, isOfSky: Bool = false
  ) -> SVGText {
    var text = SVGText()
    let softness = min(
      isOfSky ? Shadow.skySoftness * leaf.height : PageLight.softness(ofShadowFrom: leaf.height),
      Shadow.softest)
    guard softness > Shadow.hardest, !pieces.isEmpty else { return text }
    var path = SVGPath(decimals: SVGGrid.coarseDecimals)
    let screen = layout.screen
    var (start, end) = (BookPoint(x: screen.width, y: screen.height), BookPoint.zero)
    for piece in pieces {
      let corners =
        isOfSky
        ? piece.outline
        : piece.facet.shadow(from: leaf.side).map { point(leaf.side, $0.x, $0.y) }
      for corner in corners {
        start = BookPoint(x: min(start.x, corner.x), y: min(start.y, corner.y))
        end = BookPoint(x: max(end.x, corner.x), y: max(end.y, corner.y))
      }
      // All in the same direction, so that they add up to one shape.
      Surface.screen.add(area(corners) < 0 ? corners.reversed() : corners, to: &path)
    }
    let blur = newName()
    definitions.add("<filter id=\"\(blur)\" filterUnits=\"userSpaceOnUse\"")
    // Excludes the area beyond the screen and beyond the visible reach of the blur.
    let reach = Shadow.reach * softness
    let (left, top) = (
      max(start.x - reach, 0).rounded(.down), max(start.y - reach, 0).rounded(.down)
    )
    for (key, value) in [
      ("x", left), ("y", top),
      ("width", max(min(end.x + reach, screen.width) - left, 1).rounded(.up)),
      ("height", max(min(end.y + reach, screen.height) - top, 1).rounded(.up)),
    ] {
      definitions.add(attribute: key, value)
    }
    definitions.add("><feGaussianBlur")
    definitions.add(attribute: "stdDeviation", softness, decimals: SVGGrid.coarseDecimals)
    definitions.add("/></filter>\n")
    text.add("<path filter=\"url(#\(blur))\" fill=\"\(PageLight.ink.text)\"")
    text.add(
      attribute: "fill-opacity",
      weight(of: leaf)
        * (isOfSky ? Shadow.sky : PageLight.Veil(brightness: PageLight.umbra).opacity),
      decimals: SVGGrid.shareDecimals)
    text.add(" d=\"")
    text.add(path.text)
    text.add("\"/>\n")
    return text
  }

  private enum Shadow {
    /// The deviation of a blur that is as wide as the shade of a roof, as a fraction of the leaf's
    /// height, and its opacity beneath the leaf: at the edge, half of that is visible.
    static let skySoftness = 0.4
    static let sky = 0.34
    /// The largest deviation: renderers do not blur wider shadows alike.
    static let softest = 40.0
    /// The number of deviations beyond which a shadow is invisible.
    static let reach = 3.0
    /// The smallest deviation: a leaf that is lower has no visible shadow.
    static let hardest = 0.05
  }
}
