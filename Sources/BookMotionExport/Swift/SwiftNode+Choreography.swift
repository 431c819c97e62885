import BookMotion

// The parts of a choreography as the initializers and functions that create them.

extension Choreography {
  /// Returns the declaration of a static property.
  func swift(named name: String) -> SwiftNode {
    .list(
      "static let \(name) = try! Choreography(",
      [
        .row(["name: ", .text(SwiftName.literal(self.name))]),
        style.swift(at: ["style"]),
        places?.swift(at: ["places"]) ?? .nothing,
        Choreography.swift(opening, "opening"),
        Choreography.swift(closing, "closing"),
      ])
  }

  private static func swift(_ stages: [Stage], _ way: String) -> SwiftNode {
    .list(
      "\(way): [",
      stages.enumerated().map { index, stage in stage.swift(at: [way, "\(index)"]) })
  }
}

extension SwiftNode {
  static func number(_ value: Double, _ path: [String], unless standard: Double? = nil) -> SwiftNode
  {
    .number(Number(value: value, path: path), unless: standard)
  }

  /// Returns a labeled argument with a number.
  static func argument(
    _ label: String, _ value: Double, _ path: [String], unless standard: Double? = nil
  ) -> SwiftNode {
    .row([.text(label + ": "), .number(value, path, unless: standard)])
  }
}

extension Stage {
  fileprivate func swift(at path: [String]) -> SwiftNode {
    func list(_ key: String, _ nodes: [SwiftNode]) -> SwiftNode {
      nodes.isEmpty ? .nothing : .list("\(key): [", nodes)
    }
    return .list(
      "Stage(",
      [
        ".\(phase.rawValue)",
        .argument("lasts", duration, path + ["lasts"]),
        waits ? "waits: true" : .nothing,
        list(
          "moves",
          moves.enumerated().map { index, move in move.swift(at: path + ["moves", "\(index)"]) }),
        list(
          "moments",
          moments.enumerated().map { index, moment in
            moment.swift(at: path + ["moments", "\(index)"])
          }),
      ])
  }
}

extension Moment {
  fileprivate func swift(at path: [String]) -> SwiftNode {
    let isKnown = Name.known.contains(name)
    return .list(
      "Moment(",
      [
        isKnown ? ".\(name.text)" : .list("Moment.Name(", [.text(SwiftName.literal(name.text))]),
        .argument("after", delay, path + ["after"], unless: 0),
      ])
  }
}

extension Move {
  fileprivate func swift(at path: [String]) -> SwiftNode {
    let from: SwiftNode =
      start.map { .argument("from", $0, path + ["from"]) } ?? .nothing
    let with = SwiftNode.row(["with: "] + animation.swift(at: path))
    let (head, arguments) = goal.swift(at: path)
    if case .value = goal { return .list(head, arguments + [from, with]) }
    guard start != nil else { return .list(head, arguments + [with]) }
    // The functions for places take no start, and the goals have no defaults.
    return .list("Move(", [goal.wholeSwift(at: path), from, with])
  }
}

extension Move.Goal {
  fileprivate func swift(at path: [String]) -> (head: String, arguments: [SwiftNode]) {
    switch self {
    case .center(let place, let part):
      (
        ".center(",
        [".\(place.rawValue)", .argument("part", part, path + ["part"], unless: 1)]
      )
    case .size(let place, let scale, let part):
      (
        ".size(",
        [
          ".\(place.rawValue)", .argument("scale", scale, path + ["scale"], unless: 1),
          .argument("part", part, path + ["part"], unless: 1),
        ]
      )
    case .value(let channel, let value):
      (".value(", [".\(channel.rawValue)", .number(value, path + ["to"])])
    }
  }

  fileprivate func wholeSwift(at path: [String]) -> SwiftNode {
    switch self {
    case .center(let place, let part):
      .list(".center(", [".\(place.rawValue)", .argument("part", part, path + ["part"])])
    case .size(let place, let scale, let part):
      .list(
        ".size(",
        [
          ".\(place.rawValue)", .argument("scale", scale, path + ["scale"]),
          .argument("part", part, path + ["part"]),
        ])
    case .value: .list(swift(at: path).head, swift(at: path).arguments)
    }
  }
}

extension MotionCurve {
  fileprivate func swift(at path: [String]) -> [SwiftNode] {
    let driver: SwiftNode =
      switch driver {
      case .spring(let spring): spring.swift(at: path + ["spring"])
      case .curve(let easing, let duration):
        easing.swift(
          at: path + ["curve"], for: .argument("duration", duration, path + ["duration"]))
      case .none: ".none"
      }
    return [driver, .list(".delay(", [.number(delay, path + ["delay"], unless: 0)])]
  }
}

extension MotionSpring {
  /// Returns the spring with the parameters that a document uses for it.
  fileprivate func swift(at path: [String]) -> SwiftNode {
    let numbers: [SwiftNode] =
      isToldByBounce
      ? [
        .argument("duration", duration, path + ["duration"]),
        .argument("bounce", bounce, path + ["bounce"]),
      ]
      : [
        .argument("response", duration, path + ["response"]),
        .argument("dampingRatio", dampingRatio, path + ["dampingRatio"]),
      ]
    if isToldByBounce, mass == 1 { return .list(".spring(", numbers) }
    let mass = SwiftNode.argument("mass", mass, path + ["mass"], unless: 1)
    return .list(".spring(", [.list("MotionSpring(", numbers + [mass])])
  }
}

extension MotionEasing {
  /// Returns the curve with its duration.
  fileprivate func swift(at path: [String], for duration: SwiftNode) -> SwiftNode {
    switch self {
    case .linear: return .list(".linear(", [duration])
    case .easeIn: return .list(".easeIn(", [duration])
    case .easeOut: return .list(".easeOut(", [duration])
    case .easeInOut: return .list(".easeInOut(", [duration])
    default: break
    }
    switch shape {
    case .linear: return .list(".linear(", [duration])
    case .bezier(let bezier):
      let numbers = [bezier.start.x, bezier.start.y, bezier.end.x, bezier.end.y]
      return .list(
        ".timingCurve(",
        numbers.enumerated().map { .number($0.element, path + ["\($0.offset)"]) } + [duration])
    case .circular(let ease):
      let name: SwiftNode =
        switch ease {
        case .easeIn: ".circularEaseIn"
        case .easeOut: ".circularEaseOut"
        case .easeInOut: ".circularEaseInOut"
        case .easeOutIn: ".circularEaseInOut.inverse"
        }
      return .list(".curve(", [name, duration])
    }
  }
}
