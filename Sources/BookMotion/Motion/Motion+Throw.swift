extension Motion {
  /// Gives the value a velocity on top of what it has, which a spring takes away again: what a
  /// finger leaves behind when it lets go.
  ///
  /// ```swift
  /// var page = Motion(-30.0)
  /// page.retarget(to: 0, at: 1, with: .spring(.smooth))
  /// page.toss(by: -900, at: 1, with: .smooth)
  /// page.velocity(at: 1)  // -900
  /// page.value(at: 1)  // -30
  /// page.value(at: 9)  // 0, exactly
  /// ```
  ///
  /// It changes no target. A step and a throw with one spring are what that spring does with this
  /// initial velocity.
  ///
  /// - Parameters:
  ///   - velocity: What the velocity grows by, a second.
  ///   - time: When, in seconds.
  ///   - spring: What takes it away.
  /// - Precondition: `velocity` is no longer than 1e100, and `time` is finite.
  public mutating func toss(by velocity: Value, at time: Double, with spring: Spring) {
    Domain.magnitude.require(velocity.magnitudeSquared.squareRoot(), "the length of velocity")
    Domain.finite.require(time, "time")
    throwings.append(Throwing(velocity: velocity, time: time, spring: spring))
  }

  /// A velocity that was given, and the spring that takes it away.
  @usableFromInline
  struct Throwing: Sendable {
    @usableFromInline let velocity: Value
    let time: Double
    let solution: SpringSolution
    /// From when on nothing of it is left.
    let end: Double

    init(velocity: Value, time: Double, spring: Spring) {
      self.velocity = velocity
      self.time = time
      solution = spring.solution
      let duration = spring.exactSettlingDuration(
        target: 0, initialVelocity: 1, epsilon: UnitResponse.invisible)
      end = velocity.magnitudeSquared > 0 ? time + duration : time
    }

    /// How far a velocity of 1 brings it, and how much of that velocity is left.
    @usableFromInline
    func swing(at time: Double) -> (distance: Double, velocity: Double) {
      guard time >= self.time, time < end else { return (0, 0) }
      let basis = solution.basis(at: time - self.time)
      return (basis.kick, basis.kickVelocity)
    }
  }
}
