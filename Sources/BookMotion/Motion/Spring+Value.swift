extension Spring {
  /// Where a value is that set out from 0 for `target`, after `time` seconds.
  ///
  /// The value at `time` 0 is exactly 0 and at ∞ exactly `target`. Before 0, and for a time that
  /// is not a number, it has not set out.
  ///
  /// ```swift
  /// Spring.smooth.value(target: 1.0, time: 0.1)  // 0.3577…
  /// ```
  @inlinable
  public func value<Value: MotionVector>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    let basis = solution.basis(at: time)
    var value = target.scaled(by: 1 - basis.remaining)
    value.add(initialVelocity, scaledBy: basis.kick)
    return value
  }

  /// How fast a value moves that set out from 0 for `target`, after `time` seconds.
  ///
  /// It is the derivative of ``value(target:initialVelocity:time:)`` in every regime; before 0 it
  /// is the initial velocity, at ∞ it is 0.
  @inlinable
  public func velocity<Value: MotionVector>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    let basis = solution.basis(at: time)
    var velocity = target.scaled(by: solution.stiffness * basis.kick)
    velocity.add(initialVelocity, scaledBy: basis.kickVelocity)
    return velocity
  }

  /// The force on the mass at `position` with `velocity`: k·(target − position) − c·velocity.
  public func force<Value: MotionVector>(
    target: Value, position: Value, velocity: Value
  ) -> Value {
    var force = (target - position).scaled(by: stiffness)
    force.add(velocity, scaledBy: -damping)
    return force
  }

  /// Moves a value and its velocity on by `deltaTime` seconds.
  ///
  /// There is no step that would be too long: two halves are the whole. A `deltaTime` that is
  /// negative or not a number changes nothing. For people who keep a value and a velocity anyway;
  /// ``Motion`` needs neither.
  @inlinable
  public func update<Value: MotionVector>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    guard deltaTime > 0 else { return }
    let basis = solution.basis(at: deltaTime)
    let displacement = target - value
    // Seen from the target, so that a value at rest is the target to the last bit.
    var left = displacement.scaled(by: -basis.remaining)
    left.add(velocity, scaledBy: basis.kick)
    value = target + left
    velocity.scale(by: basis.kickVelocity)
    velocity.add(displacement, scaledBy: solution.stiffness * basis.kick)
  }
}

extension Spring {
  /// Where a value is on its way between two others: `fromValue` at 0, `toValue` at ∞, exactly.
  @inlinable
  public func value<Value: MotionVector>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    var value = fromValue
    var velocity = initialVelocity
    update(value: &value, velocity: &velocity, target: toValue, deltaTime: time)
    return value
  }

  /// How fast a value moves on its way between two others.
  @inlinable
  public func velocity<Value: MotionVector>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    velocity(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
  }

  /// The force on the mass at `position`, on its way between two values: where it set out from
  /// does not matter to a spring.
  public func force<Value: MotionVector>(
    fromValue: Value, toValue: Value, position: Value, velocity: Value
  ) -> Value {
    force(target: toValue, position: position, velocity: velocity)
  }
}
