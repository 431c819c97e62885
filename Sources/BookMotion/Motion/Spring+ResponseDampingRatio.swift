extension Spring {
  /// Creates a spring from its response and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: the time of one undamped swing in seconds.
  ///   - dampingRatio: 0 swings for ever, 1 just does not swing, above 1 creeps.
  /// - Precondition: both inside what they take. For numbers from outside use ``init(_:)``.
  public init(response: Double, dampingRatio: Double) {
    self.init(required: .response(response, dampingRatio: dampingRatio))
  }

  /// The time of one undamped swing in seconds; the same number as ``duration``.
  public var response: Double { duration }
}
