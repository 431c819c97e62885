extension Spring {
  /// Creates a spring from its physics.
  ///
  /// - Parameters:
  ///   - mass: the mass at the end of the spring.
  ///   - stiffness: the force a unit of displacement.
  ///   - damping: the force a unit of velocity.
  ///   - allowOverDamping: whether a spring that creeps may be made; otherwise it becomes
  ///     critical.
  /// - Precondition: all inside what they take. For numbers from outside use ``init(_:)``.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.init(
      required: .mass(
        mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping))
  }

  /// The force a unit of displacement: k = m·ω². True for springs that creep, too.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The force a unit of velocity: c = 2·ζ·m·ω.
  public var damping: Double { 2 * dampingRatio * mass * angularFrequency }
}
