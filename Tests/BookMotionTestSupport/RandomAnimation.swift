package import BookMotion

/// Returns an animation of a random kind.
package func randomAnimation(_ random: inout SeededRandom, springsOnly: Bool = false) -> MotionCurve
{
  let duration = Double.random(in: 0.1...0.8, using: &random)
  let delay = [0, 0, 0, Double.random(in: 0...0.3, using: &random)].randomElement(using: &random)
  let kinds: [MotionCurve] = [
    .spring(MotionSpring(duration: duration, bounce: .random(in: -0.6...0.6, using: &random))),
    .spring(MotionSpring(duration: duration, bounce: 0)),
    .curve(.easeInOut, duration: duration),
    .curve(.easeOut, duration: duration),
    .curve(.linear, duration: duration),
    .none,
  ]
  let kind = kinds[Int.random(in: 0..<(springsOnly ? 2 : kinds.count), using: &random)]
  return kind.delay(springsOnly ? 0 : delay ?? 0)
}
