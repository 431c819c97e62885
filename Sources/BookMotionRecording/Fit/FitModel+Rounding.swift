import BookMotion

extension FitModel {
  /// Rounds numbers as far as the errors don't rise visibly, and varies the others to match.
  ///
  /// A person has chosen them, and people choose 0.35.
  mutating func round(on channels: [FitChannel], limits: FitLimits, within tolerance: Double?) {
    let exact = self
    let scales = scales(on: channels)
    // The start is known best once the way is.
    let order = places.filter { $0.number > 0 } + places.filter { $0.number == 0 }
    for (index, place) in order.enumerated() {
      let free = order[(index + 1)...].filter { $0.step == place.step }
      let most = sum(on: channels, scales) + FitModel.invisibleRise
      for grid in FitModel.grids {
        var rounded = self
        // Never −0.
        let number = (steps[place.step].numbers[place.number] * grid).rounded() / grid + 0
        rounded.steps[place.step].numbers[place.number] = number
        guard rounded.steps[place.step] == rounded.steps[place.step].limited(to: limits) else {
          continue
        }
        rounded.refine(free, on: channels, scales: scales, limits: limits)
        guard rounded.sum(on: channels, scales) <= most else { continue }
        self = rounded
        break
      }
    }
    guard let tolerance else { return }
    let errors = channels.indices.flatMap { solution(channels[$0], $0).errors }
    if errors.contains(where: { $0.magnitude > tolerance }) { self = exact }
  }

  /// About as much as one more number would gain by chance, in squares of the scales.
  static let invisibleRise = 3.0

  /// Twentieths, hundredths, and thousandths.
  private static let grids = [20.0, 100, 1000]
}
