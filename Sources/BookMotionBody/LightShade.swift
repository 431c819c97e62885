/// The darkness of a surface at a position on it: what it lacks in light, as an opacity of ink. Negative
/// values brighten it, as an opacity of white.
package struct LightShade: Hashable, Sendable {
  /// The position, from 0 to 1.
  package let position: Double
  package let opacity: Double

  package init(_ position: Double, _ opacity: Double) {
    (self.position, self.opacity) = (position, opacity)
  }
}
