import BookMotion
import CBenchmarkBaselines

extension Benchmark {
  /// Compares one unit response with the same closed form in C with libm, in all three regimes.
  ///
  /// The promise: no more than C's time.
  static let spring = Benchmark(name: "spring") { bench in
    bench.printComparisonHeader()
    let frames = Inputs.frames(instants, in: 0...1)
    let scattered = Inputs.scattered(instants, in: 0...1)
    swinging(bench, "swinging, frames in order", frames)
    swinging(bench, "swinging, instants at random", scattered)
    swingingChain(bench, frames)
    critical(bench, frames)
    creeping(bench, frames)
    publicInterface(bench, frames)
  }

  private static let instants = 2048
  private static let swingingSpring = MotionSpring(duration: 0.5, bounce: 0.3)

  private static func swinging(_ bench: Bench, _ name: String, _ times: [Double]) {
    let response = UnitResponse(.spring(swingingSpring))
    let c = baseline_swinging_make(
      swingingSpring.angularFrequency, swingingSpring.dampingRatio)
    bench.compare(name, promise: 1, count: times.count) { values in
      for index in times.indices { values[index] = 1 - response.remaining(at: times[index]) }
    } baseline: { values in
      unsafe baseline_swinging_values(c, times, &values, times.count)
    }
  }

  /// Measures the latency of one evaluation: each instant depends on the previous value.
  private static func swingingChain(_ bench: Bench, _ times: [Double]) {
    let response = UnitResponse(.spring(swingingSpring))
    let c = baseline_swinging_make(
      swingingSpring.angularFrequency, swingingSpring.dampingRatio)
    let link = 1e-30
    bench.compare("swinging, each waits for the last", promise: 1, count: times.count) { values in
      var value = 0.0
      for index in times.indices {
        value = 1 - response.remaining(at: times[index] + link * value)
        values[index] = value
      }
    } baseline: { values in
      unsafe baseline_swinging_chain(c, times, link, &values, times.count)
    }
  }

  private static func critical(_ bench: Bench, _ times: [Double]) {
    let spring = MotionSpring(duration: 0.5, bounce: 0)
    let response = UnitResponse(.spring(spring))
    let c = baseline_critical_make(spring.angularFrequency)
    bench.compare("critical", promise: 1, count: times.count) { values in
      for index in times.indices { values[index] = 1 - response.remaining(at: times[index]) }
    } baseline: { values in
      unsafe baseline_critical_values(c, times, &values, times.count)
    }
  }

  private static func creeping(_ bench: Bench, _ times: [Double]) {
    let spring = MotionSpring(duration: 0.5, bounce: -0.3)
    let response = UnitResponse(.spring(spring))
    let c = baseline_creeping_make(spring.angularFrequency, spring.dampingRatio)
    bench.compare("creeping", promise: 1, count: times.count) { values in
      for index in times.indices { values[index] = 1 - response.remaining(at: times[index]) }
    } baseline: { values in
      unsafe baseline_creeping_values(c, times, &values, times.count)
    }
  }

  /// Measures the public interface of a spring and an animation; C has its constants precomputed.
  private static func publicInterface(_ bench: Bench, _ times: [Double]) {
    let spring = swingingSpring
    let animation = MotionCurve.spring(spring)
    let c = baseline_swinging_make(spring.angularFrequency, spring.dampingRatio)
    let prepared: Bench.Side<Double> = { values in
      unsafe baseline_swinging_values(c, times, &values, times.count)
    }
    bench.compare("MotionSpring.value(target:time:)", promise: 1, count: times.count) { values in
      for index in times.indices { values[index] = spring.value(target: 1, time: times[index]) }
    } baseline: {
      prepared(&$0)
    }
    bench.compare("MotionCurve.value(at:)", promise: 1, count: times.count) { values in
      for index in times.indices { values[index] = animation.value(at: times[index]) }
    } baseline: {
      prepared(&$0)
    }
  }
}
