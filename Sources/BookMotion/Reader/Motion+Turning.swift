extension Motion {
  /// Sends the value to a new target from `time` on; what was planned for later does not happen.
  ///
  /// Unlike ``retarget(to:at:with:)`` it keeps the past, as far as anybody asks for it.
  mutating func turn(to target: Value, at time: Double, with animation: Animation) {
    drop(after: time)
    if changeCount >= Motion.rememberedChanges {
      forget(settledBy: schedule.steps[changeCount / 2].time)
    }
    if target != self.target { plan(target, at: time, with: animation) }
  }

  private static var rememberedChanges: Int { 64 }
}
