#if !$Embedded
extension MotionSpring: CustomStringConvertible {
  /// Such as "MotionSpring(duration: 0.5, bounce: 0.3)", with the mass if it is not 1.
  public var description: String {
    let mass = mass == 1 ? "" : ", mass: \(mass)"
    return "MotionSpring(duration: \(duration), bounce: \(bounce)\(mass))"
  }
}

extension Motion: CustomStringConvertible {
  /// Such as "Motion(from 0.0 to 40.0 by 2 changes)".
  public var description: String {
    changeCount == 0
      ? "Motion(at \(start))"
      : "Motion(from \(start) to \(target) by \(changeCount == 1 ? "1 change" : "\(changeCount) changes"))"
  }
}
#endif
