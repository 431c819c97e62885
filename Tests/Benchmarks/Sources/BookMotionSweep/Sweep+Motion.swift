import BookMotion

extension Sweep {
  /// Sweeps animations, and motions made of many changes of target.
  static var motions: [Section] {
    [
      animation("animation.value") { $0.value(at: $1) },
      animation("animation.velocity") { $0.velocity(at: $1) },
      motion("motion.value") { $0.value(at: $1) },
      motion("motion.velocity") { $0.velocity(at: $1) },
      motion("motion.settling", every: 64) { motion, time in
        motion.settlingTime(epsilon: 0.001) + motion.end + (motion.isAtRest(at: time) ? 1 : 0)
      },
      live,
      poses,
    ]
  }

  // Preparing an animation costs as much as dozens of evaluations.
  private static let looks = 64
  private static let mostChanges = 12

  /// Returns an animation of any kind, sometimes delayed.
  private static func animation(
    _ random: inout SplitMix64, _ springs: inout Springs
  ) -> MotionCurve {
    let animation: MotionCurve =
      switch random.next(below: 8) {
      case 0: .none
      case 1, 2, 3: .curve(curve(&random), duration: random.next(in: 0...2))
      default: .spring(springs.next())
      }
    return random.next(below: 4) == 0 ? animation.delay(random.next(in: 0...1)) : animation
  }

  private static func animation(
    _ name: String, look: @escaping (MotionCurve, Double) -> Double
  ) -> Section {
    Section(name) { points, hash in
      var random = SplitMix64(seed: 1)
      var springs = Springs(seed: 2)
      var times = Arguments(-1...5, seam: 0.125, seed: 3)
      // Evaluated directly, an animation is prepared for every evaluation.
      for _ in 0..<points / looks {
        let animation = animation(&random, &springs)
        for _ in 0..<looks / 4 { hash.add(look(animation, times.next())) }
      }
    }
  }

  /// Creates a section for motions with several planned changes, evaluated in random order, so that
  /// time runs backward as often as forward.
  private static func motion(
    _ name: String, every: Int = 1, look: @escaping (Motion<Double>, Double) -> Double
  ) -> Section {
    Section(name) { points, hash in
      var random = SplitMix64(seed: 1)
      var springs = Springs(seed: 2)
      var times = Arguments(-1...6, seam: 0.125, seed: 3)
      for _ in 0..<points / looks / every {
        var motion = Motion(springs.amount())
        var time = 0.0
        for _ in 0...random.next(below: mostChanges) {
          motion.plan(springs.amount(), at: time, with: animation(&random, &springs))
          time += random.next(in: 0...1)
        }
        for _ in 0..<looks { hash.add(look(motion, times.next())) }
      }
    }
  }

  /// Sweeps a value that is interrupted continually, evaluated just before and just after. Dozens
  /// of steps are live at once, so fewer evaluations suffice.
  private static var live: Section {
    Section("motion.retargeted") { points, hash in
      var random = SplitMix64(seed: 1)
      var springs = Springs(seed: 2)
      var motion = Motion(0.0)
      var time = 0.0
      for _ in 0..<points / looks {
        let spring = MotionSpring(
          duration: random.next(in: 0.1...1), bounce: random.next(in: -0.5...0.5))
        motion.retarget(to: springs.amount(), at: time, with: .spring(spring))
        for _ in 0..<looks / 4 {
          let moment = time + random.next(in: -0.2...1)
          hash.add(motion.value(at: moment))
          hash.add(motion.velocity(at: moment))
        }
        time += random.next(in: 0...0.5)
        hash.add(UInt64(motion.changes.count))
      }
    }
  }

  /// Sweeps whole poses, since the components of a vector must move alike on every machine, too.
  private static var poses: Section {
    Section("motion.poses") { points, hash in
      var random = SplitMix64(seed: 1)
      var springs = Springs(seed: 2)
      for _ in 0..<points / looks {
        var position = Motion(BookPoint(x: springs.amount(), y: springs.amount()))
        var pose = Motion(SIMD8<Double>(repeating: springs.amount()))
        for change in 0...random.next(below: 4) {
          let animation = animation(&random, &springs)
          let time = Double(change) * 0.25
          position.plan(
            BookPoint(x: springs.amount(), y: springs.amount()), at: time, with: animation)
          var target = SIMD8<Double>.zero
          for index in target.indices { target[index] = springs.amount() }
          pose.plan(target, at: time, with: animation)
        }
        for _ in 0..<looks / 4 {
          let time = random.next(in: -0.5...3)
          let (point, speed) = (position.value(at: time), position.velocity(at: time))
          hash.add(point.x)
          hash.add(point.y)
          hash.add(speed.x)
          hash.add(speed.y)
          hash.add(pose.value(at: time))
          hash.add(pose.velocity(at: time))
        }
      }
    }
  }
}
