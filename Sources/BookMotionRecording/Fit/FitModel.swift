import BookMotion

/// The measured values of a channel, scaled so that they reach from 0 to 1.
struct FitChannel: Sendable {
  let times: [Double]
  let values: [Double]
  /// What 0 stands for, and the distance from there to 1.
  let lowest: Double
  let range: Double
  /// The root mean square of an error that nobody sees, or that the values are rounded by.
  let floor: Double

  init(_ track: MotionFit.Track) {
    let (low, high) = (track.values.min() ?? 0, track.values.max() ?? 0)
    let range = high > low ? high - low : 1
    (lowest, self.range) = (low, range)
    // The last value of a recording is exactly its target, which a spring only nears.
    times = track.times.dropLast()
    values = track.values.dropLast().map { ($0 - low) / range }
    let rounding = FitChannel.roundingDeviation * track.grain / range
    floor = max(min(rounding, FitChannel.mostRounding), FitChannel.invisible)
  }

  private init(_ rows: some Sequence<Int>, of other: FitChannel) {
    times = rows.map { other.times[$0] }
    values = rows.map { other.values[$0] }
    (lowest, range, floor) = (other.lowest, other.range, other.floor)
  }

  /// Returns the first of the values.
  func prefix(_ count: Int) -> FitChannel { FitChannel(0..<count, of: self) }

  /// Returns as few of the values as show where steps are.
  func thinned() -> FitChannel {
    let step = 1 + values.count / FitChannel.enoughValues
    return FitChannel(values.indices.filter { $0 % step == 0 }, of: self)
  }

  private static let enoughValues = 160
  /// The root mean square of what is lost by rounding to a grid of 1: √(1/12).
  private static let roundingDeviation = 0.2886751345948129
  /// A channel of 0 and 1 is a switch rather than rounded.
  private static let mostRounding = 3e-3
  private static let invisible = 1e-5
}

/// Steps, and the channels that each of them moves: value = start + Σ Δᵢ·rᵢ(t − tᵢ).
struct FitModel: Sendable {
  var steps: [FitStep] = []

  /// For each channel, the indices of the steps that move it.
  var uses: [[Int]]

  /// The best that the steps can do for a channel.
  struct Solution {
    let basis: FitBasis
    /// The value at the start, and the distance of each step.
    let factors: [Double]
    let errors: [Double]
    let squares: Double
  }

  /// Solves for the distances (variable projection: Golub & Pereyra 1973).
  func solution(_ channel: FitChannel, _ lane: Int = 0) -> Solution {
    var basis = FitBasis()
    basis.append([Double](repeating: 1, count: channel.values.count))
    for index in uses[lane] { basis.append(steps[index].response(at: channel.times)) }
    let errors = basis.split(channel.values).rest
    return Solution(
      basis: basis, factors: basis.factors(of: channel.values), errors: errors,
      squares: FitBasis.dot(errors, errors))
  }

  /// Returns the model of one channel without one of its steps.
  func without(_ index: Int) -> FitModel {
    var model = FitModel(steps: steps, uses: [Array(steps.indices.dropLast())])
    model.steps.remove(at: index)
    return model
  }

  /// A number of a step.
  struct Place: Hashable {
    let step: Int
    let number: Int
  }

  /// The numbers that can be varied. A jump starts at one of the times.
  var places: [Place] {
    steps.indices.filter { steps[$0].family != .jump }.flatMap { step in
      steps[step].numbers.indices.map { Place(step: step, number: $0) }
    }
  }

  private func solutions(_ channels: [FitChannel]) -> [Solution] {
    channels.indices.map { solution(channels[$0], $0) }
  }

  private func total(_ solutions: [Solution], _ scales: [Double]) -> Double {
    zip(solutions, scales).reduce(0) { $0 + $1.0.squares / ($1.1 * $1.1) }
  }

  /// Returns the squares of the errors in units of the channels' scales.
  func sum(on channels: [FitChannel], _ scales: [Double]) -> Double {
    total(solutions(channels), scales)
  }

  /// Returns the root mean square of each channel's errors, or what nobody sees of it.
  func scales(on channels: [FitChannel]) -> [Double] {
    channels.indices.map { lane in
      let squares = solution(channels[lane], lane).squares / Double(channels[lane].values.count)
      return max(squares.squareRoot(), channels[lane].floor)
    }
  }
}

extension FitModel {
  /// Varies numbers until the errors are as small as they get (Levenberg 1944, Marquardt 1963).
  mutating func refine(
    _ places: [Place], on channels: [FitChannel], scales: [Double], limits: FitLimits,
    rounds: Int = FitModel.mostRounds
  ) {
    var solutions = self.solutions(channels)
    var sum = total(solutions, scales)
    var damping = FitModel.firstDamping
    var slopes: (normal: [[Double]], gradient: [Double])?
    for _ in 0..<(places.isEmpty ? 0 : rounds) {
      let now = slopes ?? self.slopes(places, channels, scales, solutions)
      slopes = now
      var damped = now.normal
      for index in places.indices {
        damped[index][index] += damping * damped[index][index] + FitModel.leastCurvature
      }
      guard let change = FitBasis.solution(of: damped, now.gradient) else { return }
      var next = self
      for (place, change) in zip(places, change) {
        next.steps[place.step].numbers[place.number] += change
      }
      for index in next.steps.indices { next.steps[index] = next.steps[index].limited(to: limits) }
      let others = next.solutions(channels)
      let less = total(others, scales)
      guard less < sum else {
        damping *= FitModel.moreDamping
        if damping > FitModel.mostDamping { return }
        continue
      }
      let isDone = sum - less <= FitModel.leastGain * sum
      (self, solutions, sum, slopes) = (next, others, less, nil)
      if isDone { return }
      damping /= FitModel.lessDamping
    }
  }

  /// Returns the normal equations of small changes (Kaufman 1975).
  private func slopes(
    _ places: [Place], _ channels: [FitChannel], _ scales: [Double], _ solutions: [Solution]
  ) -> (normal: [[Double]], gradient: [Double]) {
    let zeros = [Double](repeating: 0, count: places.count)
    var (normal, gradient) = ([[Double]](repeating: zeros, count: places.count), zeros)
    for (lane, channel) in channels.enumerated() {
      let (weight, solution) = (1 / (scales[lane] * scales[lane]), solutions[lane])
      var columns: [(index: Int, values: [Double])] = []
      for (index, place) in places.enumerated() {
        guard let use = uses[lane].firstIndex(of: place.step) else { continue }
        let factor = solution.factors[use + 1]
        let slope = steps[place.step].derivative(by: place.number, at: channel.times)
        columns.append((index, solution.basis.split(slope.map { $0 * factor }).rest))
      }
      for (index, values) in columns {
        gradient[index] += weight * FitBasis.dot(values, solution.errors)
        for (other, others) in columns where other <= index {
          normal[index][other] += weight * FitBasis.dot(values, others)
        }
      }
    }
    return (normal, gradient)
  }

  static let mostRounds = 60
  private static let firstDamping = 1e-2
  private static let lessDamping = 8.0
  private static let moreDamping = 4.0
  private static let mostDamping = 1e8
  private static let leastGain = 1e-12
  private static let leastCurvature = 1e-12
}
