import BookMotion
import BookMotionColor
import BookMotionDrawing
import BookMotionPages

extension FramePainter {
  /// The leaf before the first page, or `nil` when there is none to draw.
  var flyleaf: PageBend? { pose.flyleaf(setting.style) }

  /// Returns the brightness of the surface beneath the cover and the flyleaf, at a distance from
  /// the hinge: the part of the light of sky and window that they do not block.
  private func brightness(
    at distance: Double, ofWidth width: Double,
    besideLeaf profile: [(across: Double, height: Double)] = []
  ) -> Double {
    let angle = min(max(pose.flipAngle, 0), Elementary.halfTurn)
    let hidden = PageLight.hidden(byBoardOf: width, at: distance, angle: angle)
    var (beside, shadow) = (1.0, self.shadow(at: distance, of: tip(ofBoardOf: width)))
    if let tip = profile.last {
      for position in profile {
        let seen = PageLight.brightness(
          at: distance, besideEdgeAt: position.across, height: max(position.height, 0))
        beside = min(beside, seen)
      }
      // Beneath a leaf that lies flat, nothing is visible, and its edges must not show.
      let weight = min(tip.height / (Flyleaf.low * width), 1)
      beside = 1 - (1 - PageLight.bounced(beside)) * weight
      shadow = max(shadow, weight * self.shadow(at: distance, of: tip))
    }
    return PageLight.sky * (1 - Flyleaf.shade * hidden) * beside
      + PageLight.window * (1 - Flyleaf.dark * shadow)
  }

  /// Returns the position of the cover's free edge over the page.
  private func tip(ofBoardOf width: Double) -> (across: Double, height: Double) {
    let (sine, cosine) = Elementary.sinCos(
      degrees: min(max(pose.flipAngle, 0), Elementary.halfTurn))
    return (width * cosine, width * sine)
  }

  /// Returns the distance from the hinge at which an edge's shadow falls, and its softness.
  private func fall(of tip: (across: Double, height: Double)) -> (edge: Double, softness: Double) {
    let hand = isRightBound ? -1.0 : 1.0
    let fallen = PageLight.shadow(of: SIMD3(hand * tip.across, 0, tip.height))
    return (hand * fallen.x, PageLight.softness(ofShadowFrom: tip.height))
  }

  /// Returns the fraction of the window that is hidden, at a distance from the hinge, by paper
  /// between the hinge and an edge. The transition from 0 to 1 spans four deviations.
  private func shadow(at distance: Double, of tip: (across: Double, height: Double)) -> Double {
    let (edge, softness) = fall(of: tip)
    guard softness > 0 else { return distance < edge ? 1 : 0 }
    return BookThickness.eased((edge - distance) / (4 * softness) + 0.5)
  }

  /// Paints the shade of the cover and the flyleaf on the surface beneath them.
  mutating func paintCoverShade(on surface: Surface, _ outline: String, _ leaf: PageBend? = nil) {
    let width = surface.rect.width
    let profile =
      leaf.map { leaf in
        (1...Flyleaf.looks).map { step in
          leaf.position(atDistance: width * Double(step) / Double(Flyleaf.looks), ofWidth: width)
        }
      } ?? []
    var positions = Flyleaf.stops
    for tip in [tip(ofBoardOf: width)] + (profile.last.map { [$0] } ?? []) {
      let (edge, softness) = fall(of: tip)
      positions += [-2, -1, 0, 1, 2].map { (edge + $0 * softness) / width }
      if profile.isEmpty { continue }
      positions += [0, 0.5, 1, 2, 4].map { (tip.across + $0 * tip.height) / width }
    }
    let stops = positions.filter { 0...1 ~= $0 }
      .sorted().map { share in
        SVGStop(
          share, PageLight.ink,
          PageLight.Veil(
            brightness: brightness(at: share * width, ofWidth: width, besideLeaf: profile)
          ).opacity)
      }
    guard stops.contains(where: { $0.opacity >= SVGCanvas.leastOpacity }) else { return }
    fill(outline: outline, canvas.gradient(across: surface.rect, of: surface, stops))
  }

  /// Paints the flyleaf over a page of the size of the block.
  mutating func paintFlyleaf(_ leaf: PageBend, over block: BookRect, corner: Double) {
    let hinge = isRightBound ? block.x + block.width : block.x
    let hand = isRightBound ? -1.0 : 1.0
    let middle = block.center.y
    let nearness =
      setting.style.perspective / max(pose.width, pose.height, BookDomain.length.lowest)
    let view = lean
    let width = block.width
    var paper = SeenPaper { point in
      let position = leaf.position(atDistance: point.x, ofWidth: width)
      let nearer = 1 / max(1 - position.height * nearness, Flyleaf.nearest)
      let y = block.y + point.y
      return view(
        BookPoint(x: hinge + hand * position.across * nearer, y: middle + (y - middle) * nearer))
    }
    let outline = Flyleaf.outline(BookSize(width: width, height: block.height), corner: corner)
    let upright =
      (Elementary.rightAngle - leaf.hingeDegrees) / (leaf.edgeDegrees - leaf.hingeDegrees)
    let ridge = upright > 0 && upright < 1 ? upright * width : leaf.hingeDegrees < 90 ? 0 : width
    for (from, to, isFront) in [(0, ridge, false), (ridge, width, true)] where to - from > 0.01 {
      paper.cuts = [
        SeenPaper.Cut(normal: BookPoint(x: 1, y: 0), offset: to),
        SeenPaper.Cut(normal: BookPoint(x: -1, y: 0), offset: -from),
      ]
      let data = SVGPath.data { paper.add(outline, to: &$0) }
      guard !data.bytes.isEmpty else { continue }
      let isPrinted = !isFront && showsFacingPage
      let name = canvas.newName()
      if isPrinted {
        // The border is that of the page beside which the leaf will lie.
        let border = pageBorder(on: pose.frame)
        let printed = Flyleaf.outline(
          BookSize(width: max(width - border, 0), height: max(block.height - 2 * border, 0)),
          corner: max(corner - border, 0)
        ).map { BookPoint(x: $0.x > 0 ? $0.x : -Flyleaf.seam, y: $0.y + border) }
        // It extends slightly past the hinge, or the border would show through there.
        var wide = paper
        wide.cuts[1] = SeenPaper.Cut(normal: BookPoint(x: -1, y: 0), offset: Flyleaf.seam)
        let inner = SVGPath.data { wide.add(printed, to: &$0) }
        canvas.add("<path fill=\"\(borderColor.text)\" d=\"")
        canvas.add(data)
        canvas.add("\"/><clipPath id=\"\(name)\"><path d=\"")
        canvas.add(inner)
        canvas.add("\"/></clipPath><g clip-path=\"url(#\(name))\">")
        paintFacingPage(on: paper, block, upTo: to, inner)
        canvas.add("</g>")
      }
      let light = isPrinted ? canvas.newName() : name
      let ends = [from, to].map { paper.seen(BookPoint(x: $0, y: block.height / 2)) }
      canvas.text.add(gradient: light, from: ends[0], to: ends[1])
      let stops = (0...Flyleaf.steps).map { step in
        let distance = from + (to - from) * Double(step) / Double(Flyleaf.steps)
        let seen = paper.seen(BookPoint(x: distance, y: block.height / 2))
        let (sine, cosine) = Elementary.sinCos(
          degrees: leaf.degrees(atDistance: distance, ofWidth: width))
        let side = isFront ? 1.0 : -1.0
        let light = PageLight.brightness(
          facing: SIMD3(-sine * hand * side, 0, cosine * side))
        let plan = max(leaf.position(atDistance: distance, ofWidth: width).across, 0)
        let veil = PageLight.Veil(
          brightness: min(light, 1) * brightness(at: plan, ofWidth: width))
        let position =
          ends[0].x == ends[1].x
          ? Double(step) / Double(Flyleaf.steps)
          : min(max((seen.x - ends[0].x) / (ends[1].x - ends[0].x), 0), 1)
        return isPrinted
          ? SVGStop(position, PageLight.ink, veil.opacity)
          : SVGStop(position, BookThickness.paper.mix(with: PageLight.ink, by: veil.opacity))
      }
      for stop in stops.thinned { stop.add(to: &canvas.text) }
      canvas.add("</linearGradient><path fill=\"url(#\(light))\" d=\"")
      canvas.add(data)
      canvas.add("\"/>")
    }
    let tip = leaf.position(atDistance: width, ofWidth: width).height
    paintEdge(of: paper, size: BookSize(width: width, height: block.height), corner, tip)
  }

  /// Paints the free edge, which would otherwise be paper against paper.
  private mutating func paintEdge(
    of paper: SeenPaper, size: BookSize, _ corner: Double, _ tip: Double
  ) {
    let opacity = Flyleaf.edge * min(tip / (Flyleaf.low * size.width), 1)
    guard opacity >= SVGCanvas.leastOpacity else { return }
    var whole = paper
    whole.cuts = []
    canvas.lines(PageLight.edge.text, width: Flyleaf.edgeWidth, opacity: opacity) { path in
      whole.add(
        line: BookPoint(x: size.width, y: corner),
        BookPoint(x: size.width, y: size.height - corner), to: &path)
    }
  }

  private enum Flyleaf {
    /// The fraction of the light that the cover takes when it hides all of the sky: its lining
    /// returns some.
    static let shade = 0.65
    /// The fraction of the window's light that a shadow takes: the paper around it returns some.
    static let dark = 0.6
    static let looks = 24
    static let stops = [0, 0.02, 0.06, 0.12, 0.2, 0.32, 0.46, 0.64, 0.82, 1]
    static let steps = 10
    static let low = 0.1
    static let nearest = 0.05
    static let seam = 1.0
    static let edge = 0.4
    static let edgeWidth = 1.2
    static let cornerSteps = 5

    /// Returns the outline of a page with rounded outer corners, starting at the hinge.
    static func outline(_ size: BookSize, corner: Double) -> [BookPoint] {
      let arc = (0...cornerSteps).map { step in
        let (sine, cosine) = Elementary.sinCos(
          degrees: Elementary.rightAngle * Double(step) / Double(cornerSteps))
        return BookPoint(
          x: size.width - corner * (1 - sine), y: corner * (1 - cosine))
      }
      return [BookPoint.zero] + arc
        + arc.reversed().map { BookPoint(x: $0.x, y: size.height - $0.y) }
        + [BookPoint(x: 0, y: size.height)]
    }
  }
}
