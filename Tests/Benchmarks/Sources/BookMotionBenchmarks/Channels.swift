import BookMotion

/// Twenty-four numbers that move together, as an app might define them for its own pose.
struct Channels: MotionVector {
  var first: SIMD8<Double>
  var second: SIMD8<Double>
  var third: SIMD8<Double>

  static let count = 24

  static var zero: Channels { Channels(first: .zero, second: .zero, third: .zero) }

  static func + (left: Channels, right: Channels) -> Channels {
    Channels(
      first: left.first + right.first, second: left.second + right.second,
      third: left.third + right.third)
  }

  static func - (left: Channels, right: Channels) -> Channels {
    Channels(
      first: left.first - right.first, second: left.second - right.second,
      third: left.third - right.third)
  }

  mutating func scale(by factor: Double) {
    first *= factor
    second *= factor
    third *= factor
  }

  mutating func add(_ other: Channels, scaledBy factor: Double) {
    first += other.first * factor
    second += other.second * factor
    third += other.third * factor
  }

  var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared + third.magnitudeSquared
  }
}

extension Channels: Outcome {
  static var nothing: Channels { .zero }

  func distance(to other: Channels) -> Double {
    zip(numbers, other.numbers).map { $0.distance(to: $1) }.reduce(0) { !($1 <= $0) ? $1 : $0 }
  }

  init(_ number: (Int) -> Double) {
    self = .zero
    for lane in 0..<8 {
      first[lane] = number(lane)
      second[lane] = number(lane + 8)
      third[lane] = number(lane + 16)
    }
  }

  var numbers: [Double] {
    [first, second, third].flatMap { part in part.indices.map { part[$0] } }
  }
}
