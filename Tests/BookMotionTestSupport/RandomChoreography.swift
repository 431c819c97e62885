package import BookMotion

/// Random choreographies that contain every kind of value.
extension Choreography {
  package static func random(seed: UInt64) throws -> Choreography {
    var random = SeededRandom(seed: seed)
    return try Choreography(
      name: "random \(seed) “ÅÄÖ” \\ \"",
      style: .random(using: &random),
      places: Bool.random(using: &random) ? .random(using: &random) : .standard,
      opening: stages(of: AnimationPhase.openingOrder, using: &random),
      closing: stages(
        of: AnimationPhase.closingOrder.dropLast().shuffled(using: &random) + [.idle],
        using: &random))
  }

  private static func stages(
    of phases: [AnimationPhase], using random: inout SeededRandom
  ) -> [Choreography.Stage] {
    let last = phases.count - 1
    return phases.enumerated().filter { $0.offset == last || Bool.random(using: &random) }
      .map { _, phase in
        Choreography.Stage(
          phase, lasts: .random(in: 0...2, using: &random),
          waits: Int.random(in: 0..<8, using: &random) == 0,
          moves: (0..<Int.random(in: 0...4, using: &random)).map { _ in .random(using: &random) },
          moments: (Choreography.Moment.Name.known + [Choreography.Moment.Name("own “\\")]).filter {
            _ in
            Int.random(in: 0..<4, using: &random) == 0
          }
          .map { Choreography.Moment($0, after: Bool.random(using: &random) ? 0 : 0.125) })
      }
  }
}

extension BookStyle {
  package static func random(using random: inout SeededRandom) -> BookStyle {
    var style = Bool.random(using: &random) ? BookStyle.polish : .story
    if Bool.random(using: &random) {
      style.fades.cover = .random(using: &random)
      style.fades.spine = .random(using: &random)
    }
    if Bool.random(using: &random) {
      style.fades.firstPage = .random(using: &random)
      style.fades.pageEdges = .random(using: &random)
      style.fades.back = .random(using: &random)
    }
    if Bool.random(using: &random) {
      let start = Double.random(in: 0...180, using: &random)
      style.shadow.rest = .random(using: &random)
      style.shadow.raised = .random(using: &random)
      style.shadow.rise = start...(.random(in: start...180, using: &random))
      style.shadow.swing = .random(in: -50...50, using: &random)
    }
    if Bool.random(using: &random) {
      style.corners.cover = .random(in: 0...30, using: &random)
      style.corners.spine = .random(in: 0...30, using: &random)
      style.border = .random(in: 0...9, using: &random)
      style.gutter = BookStyle.Gutter(
        width: .random(in: 0...40, using: &random), side: .random(in: 0...1, using: &random))
      style.inside = .front
      style.pageEdgeWidth = .random(in: 0...2, using: &random)
    }
    if Bool.random(using: &random) {
      style.referenceWidth = .random(in: 100...300, using: &random)
      style.scalesWithBook = true
    }
    style.spread = BookStyle.Spread.allCases.randomElement(using: &random) ?? .page
    if Bool.random(using: &random) { style.spineWidth = .random(in: 0...50, using: &random) }
    if Bool.random(using: &random) { style.perspective = .random(in: 0...1, using: &random) }
    return style
  }
}

extension BookStyle.Fade {
  /// Returns any fade, including cuts.
  package static func random(using random: inout SeededRandom) -> BookStyle.Fade {
    func range() -> ClosedRange<Double>? {
      let ends = [0, 180, 90].map { edge -> Double in
        Bool.random(using: &random) ? edge : .random(in: 0...180, using: &random)
      }.shuffled(using: &random)
      return Bool.random(using: &random) ? nil : min(ends[0], ends[1])...max(ends[0], ends[1])
    }
    return BookStyle.Fade(
      arrival: range(), departure: range(),
      peak: Bool.random(using: &random) ? 1 : .random(in: 0...1, using: &random),
      isSmooth: Bool.random(using: &random))
  }
}

extension BookPlaces {
  /// Returns rules for some built-in places and some others, which refer to each other.
  package static func random(using random: inout SeededRandom) -> BookPlaces {
    var places = BookPlaces()
    let own = (0..<Int.random(in: 0...2, using: &random)).map { BookPlace("place \($0)") }
    var known: [BookPlace] = [.shelf, .screen, .safeArea]
    for place in [.spread, .centered, .reader] + own where Bool.random(using: &random) {
      places[place] = .random(from: known, using: &random)
      known.append(place)
    }
    return places
  }
}

extension BookPlace.Rule {
  fileprivate static func random(
    from known: [BookPlace], using random: inout SeededRandom
  ) -> BookPlace.Rule {
    func size(_ range: ClosedRange<Double>, using random: inout SeededRandom) -> BookSize {
      BookSize(
        width: .random(in: range, using: &random), height: .random(in: range, using: &random))
    }
    func maybe<Value>(_ value: Value, using random: inout SeededRandom) -> Value? {
      Bool.random(using: &random) ? value : nil
    }
    func number(_ range: ClosedRange<Double>, using random: inout SeededRandom) -> Double? {
      maybe(.random(in: range, using: &random), using: &random)
    }
    func place(using random: inout SeededRandom) -> BookPlace {
      known.randomElement(using: &random) ?? .screen
    }
    return BookPlace.Rule(
      area: place(using: &random), x: .random(in: -0.2...1.2, using: &random),
      y: .random(in: 0...1, using: &random),
      anchor: BookPoint(
        x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)),
      width: number(0.1...1, using: &random), height: number(0.1...1, using: &random),
      aspect: maybe(size(0.5...2, using: &random), using: &random),
      size: maybe(size(50...300, using: &random), using: &random),
      like: maybe(place(using: &random), using: &random),
      within: maybe(place(using: &random), using: &random),
      widest: number(50...600, using: &random), highest: number(50...600, using: &random),
      growth: Bool.random(using: &random) ? 0 : .random(in: 0...2, using: &random),
      margins: size(0...100, using: &random),
      pages: Pages.allCases.randomElement(using: &random) ?? .one,
      fit: Fit.allCases.randomElement(using: &random) ?? .shrunk)
  }
}

extension BookShadow {
  fileprivate static func random(using random: inout SeededRandom) -> BookShadow {
    BookShadow(
      radius: .random(in: 0...40, using: &random), x: .random(in: -9...9, using: &random),
      y: .random(in: -9...20, using: &random), opacity: .random(in: 0...1, using: &random))
  }
}

extension Choreography.Move {
  fileprivate static func random(using random: inout SeededRandom) -> Choreography.Move {
    let place = BookPlace.builtIn.randomElement(using: &random) ?? .shelf
    let part = Bool.random(using: &random) ? 1 : Double.random(in: -1...2, using: &random)
    let scale = Bool.random(using: &random) ? 1 : Double.random(in: 0.5...2, using: &random)
    let animation = MotionCurve.random(using: &random)
    let driven = BookChannel.allCases.compactMap(BookPose.Driven.Channel.init)
    let channel = driven.randomElement(using: &random) ?? .x
    let targets = max(channel.targets.lowest, -1000)...min(channel.targets.highest, 1000)
    return switch Int.random(in: 0..<3, using: &random) {
    case 0: .center(place, part: part, with: animation)
    case 1: .size(place, scale: scale, part: part, with: animation)
    default: .value(channel, .random(in: targets, using: &random), with: animation)
    }
  }
}

extension MotionCurve {
  package static func random(using random: inout SeededRandom) -> MotionCurve {
    let animation: MotionCurve
    switch Int.random(in: 0..<4, using: &random) {
    case 0: animation = .spring(.random(using: &random))
    case 1:
      animation = .curve(
        MotionEasing.tried.randomElement(using: &random)?.curve ?? .linear,
        duration: .random(in: 0...3, using: &random))
    case 2:
      animation = .curve(
        .bezier(
          startControlPoint: BookPoint(
            x: .random(in: -0.5...1.5, using: &random), y: .random(in: -2...2, using: &random)),
          endControlPoint: BookPoint(
            x: .random(in: 0...1, using: &random), y: .random(in: -2...2, using: &random))),
        duration: .random(in: 0...3, using: &random))
    default: animation = .none
    }
    return Bool.random(using: &random)
      ? animation : animation.delay(.random(in: 0...1, using: &random))
  }
}

extension MotionSpring {
  /// Returns a spring that is stated in any of the four ways.
  package static func random(using random: inout SeededRandom) -> MotionSpring {
    let time = Double.random(in: 0.01...3, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return MotionSpring(duration: time, bounce: .random(in: -0.999...1, using: &random))
    case 1:
      let thousandth = Double(Int.random(in: -999...1000, using: &random))
      return MotionSpring(duration: time, bounce: thousandth / 1000)
    case 2: return MotionSpring(response: time, dampingRatio: .random(in: 0...3, using: &random))
    case 3:
      return MotionSpring(
        mass: .random(in: 0.1...20, using: &random),
        stiffness: .random(in: 1...900, using: &random),
        damping: .random(in: 0...200, using: &random),
        allowOverDamping: Bool.random(using: &random))
    default:
      return MotionSpring(
        settlingDuration: time, dampingRatio: .random(in: 0.05...2, using: &random))
    }
  }
}
