extension LintedWay {
  /// Below what each lane is held when it is shown, as ``BookPose`` does it …
  static let least = bounds { $0.least }

  /// … and above what.
  static let most = bounds { $0.most }

  /// What is seen of the motion's lanes.
  func shown(_ lanes: SIMD16<Double>) -> SIMD16<Double> {
    lanes.clamped(lowerBound: LintedWay.least, upperBound: LintedWay.most)
  }

  private static func bounds(_ end: (BookChannel) -> Double) -> SIMD16<Double> {
    var lanes = SIMD16<Double>.zero
    for (channel, lane) in channels { lanes[lane] = end(channel) }
    return lanes
  }
}

extension BookChannel {
  /// The least value that can be shown: lengths, scales and opacities are never below 0.
  fileprivate var least: Double {
    switch self {
    case .x, .y, .flipAngle, .tilt: -.infinity
    default: 0
    }
  }

  /// The greatest value that can be shown: parts of one are at most 1; the library's scale is not a
  /// part of one.
  fileprivate var most: Double { unit == .fraction && self != .libraryScale ? 1 : .infinity }
}
