import BookMotion

extension FramePainter {
  /// How far, from 0 to 1, the cover has come on its way to where the first page begins to be seen.
  var flyleafLift: Double {
    let start = (setting.style.fades.firstPage.arrival?.lowerBound ?? 0) - Flyleaf.early
    return min(max((pose.flipAngle - max(start, 0)) / Flyleaf.early, 0), 1)
  }

  /// The blank leaf before the first page, which lags behind the cover and uncovers the page.
  ///
  /// As much of the page is seen, from straight above, as its opacity says, but for a hair: the free edge
  /// stands over 1 − opacity of the page. By that hair the leaf is lifted before, or it would leave the
  /// page with a jerk. When all of the page is seen the leaf runs on, and joins the lining.
  var flyleaf: PageBend? {
    let angle = pose.flipAngle
    let fades = setting.style.fades
    let lifted = flyleafLift
    let hair = Flyleaf.hair * lifted * lifted
    let opacity = pose.firstPageOpacity + hair * (1 - pose.firstPageOpacity)
    let joined = min(fades.cover.departure?.lowerBound ?? Flyleaf.joined, Flyleaf.joined)
    guard !isCentered, opacity > 0, pose.coverOpacity > 0, angle > 0 else { return nil }
    var lean: Double
    var stiffness = 0.0
    if angle >= joined {
      lean = angle
    } else if opacity < 1 {
      // What is so bent is shorter in plan than what is not.
      let bend = Flyleaf.bend * (opacity * (2 - opacity)).squareRoot()
      lean =
        Elementary.acos(min((1 - opacity) * bend / Elementary.sin(bend), 1)) * Flyleaf.degrees
    } else {
      let arrival = fades.firstPage.arrival ?? 0...0
      let way = joined - arrival.upperBound
      let share = way > 0 ? (angle - arrival.upperBound) / way : 1
      // It goes on as fast as it came, and arrives as fast as the cover goes.
      let width = arrival.upperBound - arrival.lowerBound
      let start = width > 0 ? way * Flyleaf.degrees / width : 0
      lean = Flyleaf.curve(share, from: Flyleaf.upright, start, to: joined, way)
      stiffness = BookThickness.eased(share)
    }
    lean = min(lean, angle)
    let turn = lean / Flyleaf.halfTurn
    let bend =
      angle < joined ? Flyleaf.bend * (1 - stiffness) * Elementary.sin(degrees: lean) : 0
    let part = Double.pi * turn * (1 - turn)
    return PageBend(turn: turn, curl: part > 0 ? -bend / part : 0)
  }

  /// How bright it is on what lies beneath the cover and the flyleaf, so far from the hinge: what they
  /// leave of the sky, and of the window.
  private func brightness(
    at distance: Double, ofWidth width: Double,
    besideLeaf profile: [(across: Double, height: Double)] = []
  ) -> Double {
    let angle = min(max(pose.flipAngle, 0), Flyleaf.halfTurn)
    let hidden = PaperLight.hidden(byBoardOf: width, at: distance, angle: angle)
    var (beside, shadow) = (1.0, self.shadow(at: distance, of: tip(ofBoardOf: width)))
    if let tip = profile.last {
      for place in profile {
        let seen = PaperLight.brightness(
          at: distance, besideEdgeAt: place.across, height: max(place.height, 0))
        beside = min(beside, seen)
      }
      // Beneath a leaf that lies nobody sees it, and its edges shall not show.
      let weight = min(tip.height / (Flyleaf.low * width), 1)
      beside = 1 - (1 - PaperLight.bounced(beside)) * weight
      shadow = max(shadow, weight * self.shadow(at: distance, of: tip))
    }
    return PaperLight.sky * (1 - Flyleaf.shade * hidden) * beside
      + PaperLight.window * (1 - Flyleaf.dark * shadow)
  }

  /// Where the free edge of the cover is, over the page.
  private func tip(ofBoardOf width: Double) -> (across: Double, height: Double) {
    let (sine, cosine) = Elementary.sinCos(
      degrees: min(max(pose.flipAngle, 0), Flyleaf.halfTurn))
    return (width * cosine, width * sine)
  }

  /// Where the shadow of an edge falls, as a distance from the hinge, and how soft it is.
  private func fall(of tip: (across: Double, height: Double)) -> (edge: Double, softness: Double) {
    let hand = isRightBound ? -1.0 : 1.0
    let fallen = PaperLight.shadow(of: SIMD3(hand * tip.across, 0, tip.height))
    return (hand * fallen.x, PaperLight.softness(ofShadowFrom: tip.height))
  }

  /// How much of the window is hidden at a distance from the hinge by what reaches from there to an
  /// edge: from 0 to 1, over four deviations.
  private func shadow(at distance: Double, of tip: (across: Double, height: Double)) -> Double {
    let (edge, softness) = fall(of: tip)
    guard softness > 0 else { return distance < edge ? 1 : 0 }
    let t = min(max((edge - distance) / (4 * softness) + 0.5, 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// The shade of cover and flyleaf on what lies beneath them.
  mutating func paintCoverShade(on surface: Surface, _ outline: String, _ leaf: PageBend? = nil) {
    let width = surface.rect.width
    let profile =
      leaf.map { leaf in
        (1...Flyleaf.looks).map { step in
          leaf.place(atDistance: width * Double(step) / Double(Flyleaf.looks), ofWidth: width)
        }
      } ?? []
    var places = Flyleaf.stops
    for tip in [tip(ofBoardOf: width)] + (profile.last.map { [$0] } ?? []) {
      let (edge, softness) = fall(of: tip)
      places += [-2, -1, 0, 1, 2].map { (edge + $0 * softness) / width }
      if profile.isEmpty { continue }
      places += [0, 0.5, 1, 2, 4].map { (tip.across + $0 * tip.height) / width }
    }
    let stops = places.filter { 0...1 ~= $0 }
      .sorted().map { share in
        SVGStop(
          share, PaperLight.ink,
          PaperLight.Veil(
            brightness: brightness(at: share * width, ofWidth: width, besideLeaf: profile)
          ).opacity)
      }
    guard stops.contains(where: { $0.opacity >= SVGCanvas.leastOpacity }) else { return }
    fill(outline: outline, canvas.gradient(across: surface.rect, of: surface, stops))
  }

  /// The flyleaf over a page of the size of the block.
  mutating func paintFlyleaf(_ leaf: PageBend, over block: BookRect, corner: Double) {
    let hinge = isRightBound ? block.x + block.width : block.x
    let hand = isRightBound ? -1.0 : 1.0
    let middle = block.center.y
    let nearness =
      setting.style.perspective / max(pose.width, pose.height, Domain.length.lowest)
    let view = lean
    let width = block.width
    var paper = SeenPaper { point in
      let place = leaf.place(atDistance: point.x, ofWidth: width)
      let nearer = 1 / max(1 - place.height * nearness, Flyleaf.nearest)
      let y = block.y + point.y
      return view(
        BookPoint(x: hinge + hand * place.across * nearer, y: middle + (y - middle) * nearer))
    }
    let outline = Flyleaf.outline(BookSize(width: width, height: block.height), corner: corner)
    let upright = (Flyleaf.upright - leaf.hingeDegrees) / (leaf.edgeDegrees - leaf.hingeDegrees)
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
        // In the border that the page has beside which it will lie.
        let border = pageBorder(on: pose.frame)
        let printed = Flyleaf.outline(
          BookSize(width: max(width - border, 0), height: max(block.height - 2 * border, 0)),
          corner: max(corner - border, 0)
        ).map { BookPoint(x: $0.x > 0 ? $0.x : -Flyleaf.seam, y: $0.y + border) }
        // It goes on a little at the hinge, or the border would shine through there.
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
        let light = PaperLight.brightness(
          facing: SIMD3(-sine * hand * side, 0, cosine * side))
        let plan = max(leaf.place(atDistance: distance, ofWidth: width).across, 0)
        let veil = PaperLight.Veil(
          brightness: min(light, 1) * brightness(at: plan, ofWidth: width))
        let place =
          ends[0].x == ends[1].x
          ? Double(step) / Double(Flyleaf.steps)
          : min(max((seen.x - ends[0].x) / (ends[1].x - ends[0].x), 0), 1)
        return isPrinted
          ? SVGStop(place, PaperLight.ink, veil.opacity)
          : SVGStop(place, BookThickness.paper.mix(with: PaperLight.ink, by: veil.opacity))
      }
      for stop in stops.thinned { stop.add(to: &canvas.text) }
      canvas.add("</linearGradient><path fill=\"url(#\(light))\" d=\"")
      canvas.add(data)
      canvas.add("\"/>")
    }
    let tip = leaf.place(atDistance: width, ofWidth: width).height
    paintEdge(of: paper, size: BookSize(width: width, height: block.height), corner, tip)
  }

  /// Its free edge, which would be paper before paper.
  private mutating func paintEdge(
    of paper: SeenPaper, size: BookSize, _ corner: Double, _ tip: Double
  ) {
    let opacity = Flyleaf.edge * min(tip / (Flyleaf.low * size.width), 1)
    guard opacity >= SVGCanvas.leastOpacity else { return }
    var whole = paper
    whole.cuts = []
    canvas.lines(PaperLight.edge.text, width: Flyleaf.edgeWidth, opacity: opacity) { path in
      whole.add(
        line: BookPoint(x: size.width, y: corner),
        BookPoint(x: size.width, y: size.height - corner), to: &path)
    }
  }

  private enum Flyleaf {
    static let halfTurn = 180.0
    static let upright = 90.0
    static let degrees = 180 / Double.pi
    /// How much more of the page is seen than its opacity says, and over how many degrees that comes.
    static let hair = 0.008
    static let early = 20.0
    /// Where it joins the lining at the latest.
    static let joined = 170.0
    /// How far its ends lean from the middle when it stands, in radians.
    static let bend = 0.42
    /// How much of the light the cover takes that hides all of the sky: its lining gives some back.
    static let shade = 0.65
    /// How much of the window's light a shadow takes: paper around it gives some back.
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

    /// A cubic way from one value to another, by how fast it begins and ends.
    static func curve(
      _ t: Double, from: Double, _ start: Double, to: Double, _ end: Double
    ) -> Double {
      let s = 1 - t
      return s * s * (1 + 2 * t) * from + t * s * s * start + t * t * (3 - 2 * t) * to
        - t * t * s * end
    }

    /// A page with round outer corners, from the hinge.
    static func outline(_ size: BookSize, corner: Double) -> [BookPoint] {
      let arc = (0...cornerSteps).map { step in
        let (sine, cosine) = Elementary.sinCos(
          degrees: upright * Double(step) / Double(cornerSteps))
        return BookPoint(
          x: size.width - corner * (1 - sine), y: corner * (1 - cosine))
      }
      return [BookPoint.zero] + arc
        + arc.reversed().map { BookPoint(x: $0.x, y: size.height - $0.y) }
        + [BookPoint(x: 0, y: size.height)]
    }
  }
}
