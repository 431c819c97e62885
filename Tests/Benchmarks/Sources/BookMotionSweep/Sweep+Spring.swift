import BookMotion

extension Sweep {
  /// Sweeps springs. Each is evaluated several times, so that the number of evaluations is the
  /// number of points.
  static var springs: [Section] {
    [
      section("spring.parameters", looks: 1) { spring, springs, hash in
        hash.add(spring.duration)
        hash.add(spring.bounce)
        hash.add(spring.mass)
        hash.add(spring.stiffness)
        hash.add(spring.damping)
        hash.add(spring.dampingRatio)
        let other = MotionSpring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        hash.add(other.duration)
        hash.add(other.dampingRatio)
      },
      section("spring.value", looks: 8) { spring, springs, hash in
        let (target, velocity) = (springs.amount(), springs.amount())
        let time = springs.time(for: spring)
        hash.add(spring.value(target: target, initialVelocity: velocity, time: time))
      },
      section("spring.velocity", looks: 8) { spring, springs, hash in
        let (target, velocity) = (springs.amount(), springs.amount())
        let time = springs.time(for: spring)
        hash.add(spring.velocity(target: target, initialVelocity: velocity, time: time))
      },
      section("spring.force", looks: 8) { spring, springs, hash in
        hash.add(
          spring.force(
            target: springs.amount(), position: springs.amount(), velocity: springs.amount()))
      },
      section("spring.vector", looks: 8) { spring, springs, hash in
        let target = SIMD4(springs.amount(), springs.amount(), springs.amount(), springs.amount())
        let velocity = SIMD4(springs.amount(), springs.amount(), springs.amount(), 0)
        let time = springs.time(for: spring)
        hash.add(spring.value(target: target, initialVelocity: velocity, time: time))
        hash.add(spring.velocity(target: target, initialVelocity: velocity, time: time))
      },
      updates,
      section("spring.settling", looks: 1, every: 32) { spring, springs, hash in
        hash.add(
          spring.settlingDuration(
            target: springs.amount(), initialVelocity: springs.amount(),
            epsilon: springs.epsilon()))
      },
      section("spring.exactSettling", looks: 1, every: 8) { spring, springs, hash in
        hash.add(
          spring.exactSettlingDuration(
            target: springs.amount(), initialVelocity: springs.amount(),
            epsilon: springs.epsilon()))
      },
      section("spring.fromSettling", looks: 1, every: 8) { spring, springs, hash in
        let ratio = min(max(spring.dampingRatio, 1e-6), 1e6)
        let other = MotionSpring(
          settlingDuration: spring.duration, dampingRatio: ratio, epsilon: springs.epsilon())
        hash.add(other.duration)
      },
    ]
  }

  /// Sweeps steps, forward and backward, each from the end of the previous one, so that errors
  /// would accumulate.
  private static var updates: Section {
    Section("spring.update") { points, hash in
      var springs = Springs()
      for _ in 0..<points / 16 {
        let spring = springs.next()
        var (value, velocity) = (springs.amount(), springs.amount())
        for _ in 0..<16 {
          spring.update(
            value: &value, velocity: &velocity, target: springs.amount(),
            deltaTime: springs.time(for: spring))
          hash.add(value)
          hash.add(velocity)
        }
      }
    }
  }

  /// Creates a section that evaluates each spring `looks` times; for a costly function, there is
  /// only one evaluation per `every` points.
  private static func section(
    _ name: String, looks: Int, every: Int = 1,
    look: @escaping (MotionSpring, inout Springs, inout BitHash) -> Void
  ) -> Section {
    Section(name) { points, hash in
      var springs = Springs()
      for _ in 0..<points / looks / every {
        let spring = springs.next()
        for _ in 0..<looks { look(spring, &springs, &hash) }
      }
    }
  }
}
