import BookMotion

// The style and the places of a book as the initializers that create them.

extension BookStyle {
  /// Returns the `style` argument, or nothing for ``polish``.
  func swift(at path: [String]) -> SwiftNode {
    arguments(at: path).unless(equalTo: BookStyle.story.arguments(at: path), else: "style: .story")
  }

  private func arguments(at path: [String]) -> SwiftNode {
    let standard = BookStyle.polish
    func number(_ value: Double, _ key: String, unless standard: Double) -> SwiftNode {
      .argument(key, value, path + [key], unless: standard)
    }
    return .list(
      "style: BookStyle(",
      [
        fades.swift(at: path + ["fades"]),
        shadow.swift(at: path + ["shadow"]),
        corners.swift(at: path + ["corners"]),
        number(border, "border", unless: standard.border),
        number(spineWidth, "spineWidth", unless: standard.spineWidth),
        number(pageEdgeWidth, "pageEdgeWidth", unless: standard.pageEdgeWidth),
        gutter.swift(at: path + ["gutter"]),
        inside == standard.inside ? .nothing : "inside: .\(inside.rawValue)",
        number(perspective, "perspective", unless: standard.perspective),
        spread == standard.spread ? .nothing : "spread: .\(spread.rawValue)",
        number(referenceWidth, "referenceWidth", unless: standard.referenceWidth),
        scalesWithBook ? "scalesWithBook: true" : .nothing,
      ])
  }
}

extension BookStyle.Fades {
  fileprivate func swift(at path: [String]) -> SwiftNode {
    let standard = BookStyle.Fades()
    return .list(
      "fades: BookStyle.Fades(",
      [
        cover.swift("cover", at: path, unless: standard.cover),
        firstPage.swift("firstPage", at: path, unless: standard.firstPage),
        spine.swift("spine", at: path, unless: standard.spine),
        pageEdges?.swift("pageEdges", at: path, unless: nil) ?? .nothing,
        back.swift("back", at: path, unless: standard.back),
      ])
  }
}

extension FaceFade {
  private static let named: [(name: String, fade: FaceFade)] = [
    ("cover", .cover), ("firstPage", .firstPage), ("spine", .spine), ("always", .always),
    ("never", .never),
  ]

  /// Returns the argument, or nothing if it equals its default.
  fileprivate func swift(_ key: String, at path: [String], unless standard: FaceFade?) -> SwiftNode
  {
    let path = path + [key]
    let plain = arguments(at: path)
    let named = FaceFade.named.filter { $0.fade != standard }
      .filter { plain.hasShape(of: $0.fade.arguments(at: path)) }
    let value = named.reduce(plain) { node, named in
      node.unless(plain, equals: named.fade.arguments(at: path), else: ".\(named.name)")
    }
    let argument = SwiftNode.row([.text(key + ": "), value])
    guard let standard else { return argument }
    return argument.unless(plain, equals: standard.arguments(at: path))
  }

  private func arguments(at path: [String]) -> SwiftNode {
    .list(
      "FaceFade(",
      [
        arrival?.swift("arrival", at: path) ?? .nothing,
        departure?.swift("departure", at: path) ?? .nothing,
        .argument("peak", peak, path + ["peak"], unless: 1),
        isSmooth ? "isSmooth: true" : .nothing,
      ])
  }
}

extension ClosedRange<Double> {
  fileprivate func swift(_ key: String, at path: [String]) -> SwiftNode {
    .row([
      .text(key + ": "), .number(lowerBound, path + [key, "0"]), "...",
      .number(upperBound, path + [key, "1"]),
    ])
  }
}

extension BookStyle.Shadow {
  fileprivate func swift(at path: [String]) -> SwiftNode {
    let standard = BookStyle.Shadow.standard
    return .list(
      "shadow: BookStyle.Shadow(",
      [
        rest.swift("rest", at: path).unless(equalTo: standard.rest.swift("rest", at: path)),
        raised.swift("raised", at: path).unless(equalTo: standard.raised.swift("raised", at: path)),
        rise.swift("rise", at: path).unless(equalTo: standard.rise.swift("rise", at: path)),
        .argument("swing", swing, path + ["swing"], unless: standard.swing),
      ])
  }
}

extension BookShadow {
  fileprivate func swift(_ key: String, at path: [String]) -> SwiftNode {
    let path = path + [key]
    return .row([
      .text(key + ": "),
      .list(
        "BookShadow(",
        [
          .argument("radius", radius, path + ["radius"]),
          .argument("x", x, path + ["x"], unless: 0),
          .argument("y", y, path + ["y"]),
          .argument("opacity", opacity, path + ["opacity"]),
        ]),
    ])
  }
}

extension BookStyle.Corners {
  fileprivate func swift(at path: [String]) -> SwiftNode {
    let standard = BookStyle.Corners()
    return .list(
      "corners: BookStyle.Corners(",
      [
        .argument("cover", cover, path + ["cover"], unless: standard.cover),
        .argument("spine", spine, path + ["spine"], unless: standard.spine),
        .argument("pageEdges", pageEdges, path + ["pageEdges"], unless: standard.pageEdges),
      ])
  }
}

extension BookStyle.Gutter {
  fileprivate func swift(at path: [String]) -> SwiftNode {
    let standard = BookStyle.Gutter()
    var shoulder = SwiftNode.argument("shoulder", self.shoulder, path + ["shoulder"])
    if BookStyle.Gutter(side: side, middle: middle).shoulder == self.shoulder {
      // The shoulder follows from the other two until one of the three is tuned.
      let all = SwiftNode.row(
        [shoulder, .number(side, path + ["side"]), .number(middle, path + ["middle"])])
      shoulder = shoulder.unless(all, equals: all)
    }
    return .list(
      "gutter: BookStyle.Gutter(",
      [
        .argument("width", width, path + ["width"], unless: standard.width),
        .argument("side", side, path + ["side"], unless: standard.side),
        shoulder,
        .argument("middle", middle, path + ["middle"], unless: standard.middle),
      ])
  }
}

extension BookPlaces {
  /// Returns the `places` argument, even for the standard places.
  func swift(at path: [String]) -> SwiftNode {
    arguments(at: path).unless(
      equalTo: BookPlaces.standard.arguments(at: path), else: "places: .standard")
  }

  private func arguments(at path: [String]) -> SwiftNode {
    let standard = BookPlaces.standard
    func size(_ size: BookSize, _ path: [String], unless standard: BookSize?) -> SwiftNode {
      let node = size.swift(at: path)
      return standard.map { node.unless(equalTo: $0.swift(at: path)) } ?? node
    }
    return .list(
      "places: BookPlaces(",
      [
        centered.swift(at: path + ["centered"]),
        size(reader, path + ["reader"], unless: standard.reader),
        .list(
          "spread: BookPlaces.Spread(",
          [
            size(spread.aspect, path + ["spread", "aspect"], unless: standard.spread.aspect),
            size(spread.margins, path + ["spread", "margins"], unless: standard.spread.margins),
          ]),
        base.map { size($0, path + ["base"], unless: nil) } ?? .nothing,
        avoidsUnsafeArea ? "avoidsUnsafeArea: true" : .nothing,
      ])
  }
}

extension BookPlaces.Centered {
  fileprivate func swift(at path: [String]) -> SwiftNode {
    let standard = BookPlaces.Centered()
    return .list(
      "centered: BookPlaces.Centered(",
      [
        .argument("share", share, path + ["share"], unless: standard.share),
        .argument("widest", widest, path + ["widest"], unless: standard.widest),
        .argument("growth", growth, path + ["growth"], unless: standard.growth),
        .argument("aspect", aspect, path + ["aspect"], unless: standard.aspect),
        .argument("margin", margin, path + ["margin"], unless: standard.margin),
      ])
  }
}

extension BookSize {
  /// Returns an argument labeled with the last key.
  fileprivate func swift(at path: [String]) -> SwiftNode {
    .row([
      .text((path.last ?? "") + ": "),
      .list(
        "BookSize(",
        [
          .argument("width", width, path + ["0"]),
          .argument("height", height, path + ["1"]),
        ]),
    ])
  }
}
