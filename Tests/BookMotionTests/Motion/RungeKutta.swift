/// The classical fourth-order integrator, independent of closed forms.
struct RungeKutta {
  var value: Double
  var velocity: Double

  mutating func step(_ h: Double, acceleration: (Double, Double) -> Double) {
    let (x, v) = (value, velocity)
    let (k1, l1) = (v, acceleration(x, v))
    let (k2, l2) = (v + h / 2 * l1, acceleration(x + h / 2 * k1, v + h / 2 * l1))
    let (k3, l3) = (v + h / 2 * l2, acceleration(x + h / 2 * k2, v + h / 2 * l2))
    let (k4, l4) = (v + h * l3, acceleration(x + h * k3, v + h * l3))
    value = x + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    velocity = v + h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
  }
}
