import BookMotion

extension SpreadPainter {
  /// The way across the folds from the first place to the last; nil where there is none.
  func axis(
    across pieces: [Piece], from first: BookPoint?, to last: BookPoint?
  ) -> (start: BookPoint, end: BookPoint)? {
    guard let first, let last, let fold = pieces[pieces.count / 2].fold ?? pieces.last?.fold else {
      return nil
    }
    let along = fold.end - fold.start
    let length = along.magnitudeSquared.squareRoot()
    guard length > 1 else { return nil }
    let across = BookPoint(x: along.y / length, y: -along.x / length)
    let way = (last - first).dot(across)
    guard way.magnitude > 1 else { return nil }
    return (first, first + across.scaled(by: way))
  }

  /// Paints the light on pieces: a gradient, or a share of what falls on the largest of them.
  mutating func paintLight(of pieces: [Piece], fill: String?, share: Double) {
    // Where all folds are within a point of each other, one piece is what there is to see.
    let sizes = pieces.map { area($0.outline).magnitude }
    guard let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) else { return }
    let veil = pieces[largest].veil
    var path = SVGPath()
    add(joined: pieces, to: &path)
    if let fill {
      text.add("<path fill=\"url(#\(fill))\" d=\"")
    } else {
      guard veil.opacity * share > SpreadPainter.faintest else { return }
      text.add("<path fill=\"\(veil.color)\" fill-opacity=\"")
      text.add(veil.opacity * share, decimals: SVGGrid.shareDecimals)
      text.add("\" d=\"")
    }
    text.add(path.text)
    text.add("\"/>\n")
  }

  /// The shading that a page has where it lies, as far as its pieces lie, and `rest` at least: so it
  /// neither goes when the page is lifted nor comes when it lands.
  mutating func paintRest(of pieces: [Piece], atLeast rest: Double) {
    guard let first = pieces.first else { return }
    // What looks up on its own side lies there; what has been turned lies on the other.
    let side = first.isFront ? first.side : first.side.other
    let turned = side == unreadSide ? first.leaf : first.leaf + 1
    let shading = restShading(on: side, hasGutter: (1..<pose.leafCount) ~= turned)
    if rest > SpreadPainter.faintest {
      paint(shading, SVGPath.data { add(joined: pieces, to: &$0) }, opacity: rest)
    }
    for piece in pieces {
      let level = (piece.facet.normal.z.magnitude - Rest.steep) / (1 - Rest.steep)
      let weight = max(level, 0) * max(1 - piece.height / (Rest.height * page.width), 0)
      let share = weight - rest
      guard share > SpreadPainter.faintest else { continue }
      let path = SVGPath.data { Surface.screen.add(piece.outline, to: &$0) }
      paint(shading, path, opacity: share)
    }
  }

  private mutating func paint(_ shading: String, _ path: SVGText, opacity: Double) {
    text.add("<path fill=\"url(#\(shading))\"")
    if opacity < 1 {
      text.add(attribute: "fill-opacity", opacity, decimals: SVGGrid.shareDecimals)
    }
    text.add(" d=\"")
    text.add(path)
    text.add("\"/>")
  }

  /// All pieces as one shape: each the same way round, so that they add up.
  private func add(joined pieces: [Piece], to path: inout SVGPath) {
    for piece in pieces {
      let isTurned = area(piece.joined) < 0
      Surface.screen.add(isTurned ? piece.joined.reversed() : piece.joined, to: &path)
    }
  }

  /// How far a leaf is seen as if it lay, from 0 to 1, though it stands steeply at the spine: there it
  /// would shine till it lies.
  func rest(of leaf: [Piece]) -> Double {
    max(1 - height(of: leaf) / (Rest.low * page.width), 0)
  }

  private func height(of leaf: [Piece]) -> Double { leaf.reduce(0) { max($0, $1.height) } }

  /// What a leaf keeps the light from.
  mutating func paintShadow(of leaf: [Piece]) {
    if let shadow = shadow(of: leaf, named: nil) { text.add(shadow) }
  }

  /// The same in the definitions, for a shadow that falls on several leaves; nil if there is none.
  mutating func defineShadow(of leaf: [Piece]) -> String? {
    let name = newName()
    guard let shadow = shadow(of: leaf, named: name) else { return nil }
    definitions.add(shadow)
    return name
  }

  /// It is less, the lower a leaf is, and nothing where it lies. Else its soft edge would go at once
  /// when it lands.
  private func shadow(of leaf: [Piece], named name: String?) -> SVGText? {
    let opacity = Shadow.opacity * min(height(of: leaf) / (Shadow.height * page.width), 1)
    guard opacity > SpreadPainter.faintest else { return nil }
    var path = SVGPath(decimals: SVGGrid.coarseDecimals)
    for piece in leaf {
      let corners = piece.facet.outline.points.map { point in
        let place = piece.facet.place(of: point)
        let seen = self.point(piece.side, place.x, place.y)
        return BookPoint(
          x: seen.x + place.z * Shadow.cast.x, y: seen.y + place.z * Shadow.cast.y)
      }
      // All the same way round, so that they add up to one shape.
      Surface.screen.add(area(corners) < 0 ? corners.reversed() : corners, to: &path)
    }
    var text = SVGText()
    text.add("<path")
    if let name { text.add(" id=\"\(name)\"") }
    text.add(" filter=\"url(#B)\"")
    text.add(attribute: "fill-opacity", opacity, decimals: SVGGrid.shareDecimals)
    text.add(" d=\"")
    text.add(path.text)
    text.add("\"/>\n")
    return text
  }

  private enum Shadow {
    static let opacity = 0.2
    /// Where the shadow of a point falls that is a point high.
    static let cast = BookPoint(x: 0.11, y: 0.15)
    /// How high a leaf is that casts all of it, as a part of the page's width.
    static let height = 0.12
  }

  private enum Rest {
    /// The sine of what is no more as if it lay …
    static let steep = 0.9
    /// … and how high it is then, as a part of the page's width.
    static let height = 0.12
    /// How high a leaf is that lies nowhere, as a part of the page's width.
    static let low = 0.1
  }
}

extension SpreadPainter.Piece {
  /// What lies over its print.
  var veil: PaperLight.Veil { PaperLight.Veil(brightness: facet.brightness(from: side)) }
}

extension PaperLight.Veil {
  var color: String { isWhite ? "#fff" : "#000" }
}
