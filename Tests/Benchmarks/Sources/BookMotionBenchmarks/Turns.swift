/// The times of two sides that alternate, in nanoseconds.
struct Turns {
  private(set) var ours: [Double] = []
  private(set) var theirs: [Double] = []

  /// Runs both sides once; the one that goes first alternates, too.
  mutating func take(ours our: () -> Void, theirs their: () -> Void) {
    if ours.count.isMultiple(of: 2) {
      ours.append(nanoseconds(our))
      theirs.append(nanoseconds(their))
    } else {
      theirs.append(nanoseconds(their))
      ours.append(nanoseconds(our))
    }
  }

  /// Runs both asynchronous sides once.
  mutating func take(ours our: () async -> Void, theirs their: () async -> Void) async {
    if ours.count.isMultiple(of: 2) {
      ours.append(await ContinuousClock().measure(our).nanoseconds)
      theirs.append(await ContinuousClock().measure(their).nanoseconds)
    } else {
      theirs.append(await ContinuousClock().measure(their).nanoseconds)
      ours.append(await ContinuousClock().measure(our).nanoseconds)
    }
  }
}

extension Turns {
  /// The median of the ratios within each turn. Other load on the machine affects both times of a
  /// turn.
  var pairwise: Double { zip(ours, theirs).map { $0 / $1 }.median }

  /// Returns the median times in units of `unit` nanoseconds, their ratio, and the median of the
  /// ratios.
  func figures(each unit: Double, decimals: Int) -> [String] {
    let (our, their) = (ours.median, theirs.median)
    return [
      (our / unit).fixed(decimals), (their / unit).fixed(decimals), (our / their).fixed(3),
      pairwise.fixed(3),
    ]
  }
}

func nanoseconds(_ body: () -> Void) -> Double {
  ContinuousClock().measure(body).nanoseconds
}

extension Duration {
  fileprivate var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
  }
}

extension [Double] {
  /// The middle element of the sorted array.
  var median: Double { sorted()[count / 2] }
}
