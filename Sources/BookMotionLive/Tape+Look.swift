import BookMotion

extension Tape {
  mutating func walk(_ style: inout BookStyle) {
    inside("fades") { $0.walk(&style.fades) }
    inside("shadow") { $0.walk(&style.shadow) }
    inside("corners") { tape in
      tape.number(&style.corners.cover, "cover", .points)
      tape.number(&style.corners.spine, "spine", .points)
      tape.number(&style.corners.pageEdges, "pageEdges", .points)
    }
    number(&style.border, "border", .points)
    number(&style.spineWidth, "spineWidth", .points)
    number(&style.pageEdgeWidth, "pageEdgeWidth", .share)
    inside("gutter") { tape in
      tape.number(&style.gutter.width, "width", .points)
      tape.number(&style.gutter.side, "side", .share)
      tape.number(&style.gutter.shoulder, "shoulder", .share)
      tape.number(&style.gutter.middle, "middle", .share)
    }
    choice(&style.inside)
    number(&style.perspective, "perspective", .factor)
    choice(&style.spread)
    number(&style.referenceWidth, "referenceWidth", .points)
    truth(&style.scalesWithBook)
  }

  private mutating func walk(_ fades: inout BookStyle.Fades) {
    inside("cover") { $0.walk(&fades.cover) }
    inside("firstPage") { $0.walk(&fades.firstPage) }
    inside("spine") { $0.walk(&fades.spine) }
    inside("pageEdges") { tape in
      tape.optional(&fades.pageEdges, .always) { $0.walk(&$1) }
    }
    inside("back") { $0.walk(&fades.back) }
  }

  private mutating func walk(_ fade: inout FaceFade) {
    var (arrival, departure) = (fade.arrival, fade.departure)
    var (peak, isSmooth) = (fade.peak, fade.isSmooth)
    inside("arrival") { tape in tape.optional(&arrival, 0...0) { $0.walk(&$1) } }
    inside("departure") { tape in tape.optional(&departure, 0...0) { $0.walk(&$1) } }
    number(&peak, "peak", .share)
    truth(&isSmooth)
    whenRead { () throws(BookMotionError) in
      // `FaceFade` requires valid values as a precondition, but a tape may contain anything.
      for range in [arrival, departure] {
        guard let range else { continue }
        try Domain.turn.check(range.lowerBound, "from")
        try Domain.turn.check(range.upperBound, "to")
      }
      try Domain.unit.check(peak, "peak")
      fade = FaceFade(arrival: arrival, departure: departure, peak: peak, isSmooth: isSmooth)
    }
  }

  private mutating func walk(_ angles: inout ClosedRange<Double>) {
    var (low, high) = (angles.lowerBound, angles.upperBound)
    number(&low, "0", .degrees)
    number(&high, "1", .degrees)
    guard low <= high else { return fail() }
    angles = low...high
  }

  private mutating func walk(_ shadow: inout BookStyle.Shadow) {
    inside("rest") { $0.walk(&shadow.rest) }
    inside("raised") { $0.walk(&shadow.raised) }
    inside("rise") { $0.walk(&shadow.rise) }
    number(&shadow.swing, "swing", .points)
  }

  private mutating func walk(_ shadow: inout BookShadow) {
    number(&shadow.radius, "radius", .points)
    number(&shadow.x, "x", .points)
    number(&shadow.y, "y", .points)
    number(&shadow.opacity, "opacity", .share)
  }

  mutating func walk(_ places: inout BookPlaces) {
    inside("centered") { tape in
      tape.number(&places.centered.share, "share", .share)
      tape.number(&places.centered.widest, "widest", .points)
      tape.number(&places.centered.growth, "growth", .factor)
      tape.number(&places.centered.aspect, "aspect", .factor)
      tape.number(&places.centered.margin, "margin", .points)
    }
    inside("reader") { $0.walk(&places.reader, .points) }
    inside("spread") { tape in
      tape.inside("aspect") { $0.walk(&places.spread.aspect, .factor) }
      tape.inside("margins") { $0.walk(&places.spread.margins, .points) }
    }
    inside("base") { tape in
      tape.optional(&places.base, BookSize(width: 1, height: 1)) { $0.walk(&$1, .points) }
    }
    truth(&places.avoidsUnsafeArea)
  }

  private mutating func walk(_ size: inout BookSize, _ measure: Measure) {
    number(&size.width, "0", measure)
    number(&size.height, "1", measure)
  }
}
