package import BookMotion

extension Tape {
  /// Walks a choreography without its name and the names of its custom moments.
  package mutating func walk(_ choreography: inout Choreography) {
    inside("style") { $0.walk(&choreography.style) }
    inside("places") { tape in
      tape.optional(&choreography.places, .standard) { $0.walk(&$1) }
    }
    list(&choreography.opening, "opening", .empty) { $0.walk(&$1) }
    list(&choreography.closing, "closing", .empty) { $0.walk(&$1) }
    whenRead { () throws(BookMotionError) in try choreography.check() }
  }

  private mutating func walk(_ stage: inout Stage) {
    choice(&stage.phase)
    number(&stage.duration, "lasts", .seconds)
    truth(&stage.waits)
    list(&stage.moves, "moves", .empty) { $0.walk(&$1) }
    list(&stage.moments, "moments", .empty) { tape, moment in
      tape.walk(&moment.name)
      tape.number(&moment.delay, "after", .seconds)
    }
  }

  /// Walks the number of a moment's name; custom names are numbered after the known ones.
  private mutating func walk(_ name: inout Moment.Name) {
    var number = self.number(of: name)
    index(&number, below: Tape.mostNames)
    name = Moment.Name(number: number)
  }

  private static let mostNames = 1000

  private mutating func walk(_ move: inout Move) {
    walk(&move.goal)
    optional(&move.start, 0) { $0.number(&$1, "from", .factor) }
    walk(&move.animation)
  }

  private mutating func walk(_ goal: inout Move.Goal) {
    var (kind, place, channel) = (0, BookPlace.shelf, BookChannel.x)
    var (part, scale, value) = (1.0, 1.0, 0.0)
    switch goal {
    case .center(let to, let share): (kind, place, part) = (0, to, share)
    case .size(let to, let factor, let share): (kind, place, scale, part) = (1, to, factor, share)
    case .value(let driven, let to): (kind, channel, value) = (2, driven, to)
    }
    var number = Double(kind)
    self.number(&number)
    switch number {
    case 0:
      choice(&place)
      self.number(&part, "part", .share)
      goal = .center(place, part: part)
    case 1:
      choice(&place)
      self.number(&scale, "scale", .factor)
      self.number(&part, "part", .share)
      goal = .size(place, scale: scale, part: part)
    case 2:
      choice(&channel)
      self.number(&value, "to", channel.measure)
      goal = .value(channel, value)
    default: fail()
    }
  }

  mutating func walk(_ animation: inout MotionCurve) {
    var (kind, spring, easing) = (2.0, MotionSpring(), MotionEasing.linear)
    var (duration, delay) = (0.0, animation.delay)
    switch animation.driver {
    case .spring(let with): (kind, spring) = (0, with)
    case .curve(let along, let seconds): (kind, easing, duration) = (1, along, seconds)
    case .none: break
    }
    number(&kind)
    switch kind {
    case 0: inside("spring") { $0.walk(&spring) }
    case 1:
      walk(&easing)
      number(&duration, "duration", .seconds)
    case 2: break
    default: fail()
    }
    number(&delay, "delay", .seconds)
    whenRead { () throws(BookMotionError) in
      animation = try MotionCurve(
        kind == 0 ? .spring(spring) : kind == 1 ? .curve(easing, duration: duration) : .none,
        delay: delay)
    }
  }

  /// Walks a spring by the parameters that its document uses.
  mutating func walk(_ spring: inout MotionSpring) {
    var (mass, duration, ratio, bounce) = (
      spring.mass, spring.duration, spring.dampingRatio, spring.bounce
    )
    var saysRatio = !spring.isToldByBounce
    number(&mass)
    truth(&saysRatio)
    if saysRatio {
      number(&duration, "response", .seconds)
      number(&ratio, "dampingRatio", .ratio)
    } else {
      number(&duration, "duration", .seconds)
      number(&bounce, "bounce", .bounce)
    }
    whenRead { () throws(BookMotionError) in
      let read = try MotionSpring(
        saysRatio
          ? .response(duration, dampingRatio: ratio) : .duration(duration, bounce: bounce))
      try Domain.positive.check(mass, "mass")
      spring = MotionSpring(
        mass: mass, duration: read.duration, dampingRatio: read.dampingRatio)
    }
  }

  private mutating func walk(_ easing: inout MotionEasing) {
    var (kind, bezier, circular) = (0.0, CubicBezier(0, 0, 1, 1), CircularEase.easeIn)
    switch easing.shape {
    case .linear: break
    // A document refers to these curves by name.
    case .bezier(let curve):
      (kind, bezier) = ([.easeIn, .easeOut, .easeInOut].contains(easing) ? 1 : 2, curve)
    case .circular(let ease): (kind, circular) = (3, ease)
    }
    number(&kind)
    var numbers = [bezier.start.x, bezier.start.y, bezier.end.x, bezier.end.y]
    switch kind {
    case 0: break
    case 1:
      for index in numbers.indices { number(&numbers[index]) }
    case 2:
      inside("curve") { tape in
        tape.number(&numbers[0], "0", .share)
        tape.number(&numbers[1], "1", .share)
        tape.number(&numbers[2], "2", .share)
        tape.number(&numbers[3], "3", .share)
      }
    case 3: choice(&circular)
    default: fail()
    }
    whenRead { () throws(BookMotionError) in
      easing =
        switch kind {
        case 0: .linear
        case 3: MotionEasing(.circular(circular))
        default:
          try MotionEasing(
            startControlPoint: BookPoint(x: numbers[0], y: numbers[1]),
            endControlPoint: BookPoint(x: numbers[2], y: numbers[3]))
        }
    }
  }
}

extension Stage {
  fileprivate static let empty = Stage(.idle, lasts: 0)
}

extension Move {
  fileprivate static let empty = Move(.value(.lift, 0), with: .none)
}

extension Moment {
  fileprivate static let empty = Moment(.lightHaptic)
}

extension BookChannel {
  fileprivate var measure: Tape.Measure {
    switch unit {
    case .points: .points
    case .degrees: .degrees
    case .fraction: targets == .unit ? .share : .factor
    }
  }
}
