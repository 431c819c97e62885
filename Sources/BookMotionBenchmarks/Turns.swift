/// How long two sides took that were asked by turns, in nanoseconds.
struct Turns {
  private(set) var ours: [Double] = []
  private(set) var theirs: [Double] = []

  /// Asks both once; who goes first takes turns too.
  mutating func take(ours our: () -> Void, theirs their: () -> Void) {
    if ours.count.isMultiple(of: 2) {
      ours.append(nanoseconds(our))
      theirs.append(nanoseconds(their))
    } else {
      theirs.append(nanoseconds(their))
      ours.append(nanoseconds(our))
    }
  }

  /// Asks both once, as they may wait.
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
  /// The median of the ratios of both times of one turn: what else the machine did then is in both.
  var pairwise: Double { zip(ours, theirs).map { $0 / $1 }.median }

  /// The median times in a unit of so many nanoseconds, their ratio, and the median of the ratios.
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
  /// The one in the middle, in order.
  var median: Double { sorted()[count / 2] }
}
