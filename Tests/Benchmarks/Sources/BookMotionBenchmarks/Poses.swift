import BookMotion

extension Benchmark {
  /// Compares the poses of a book in flight with the bare sum of steps underneath.
  ///
  /// The promises: a pose in at most 1.5 of the time of its sum, a whole timeline at 120 frames per
  /// second in at most 1.3 of the time of its sums, and no memory allocated.
  static let poses = Benchmark(name: "poses") { bench in
    printRow(["a book in flight, ns", "pose", "bare sum", "ratio", "in pairs", "M poses/s"])
    for choreography in Choreography.presets {
      // Constants, so that neither side has to copy what could change during a call.
      let transition = tapped(choreography)
      let times = Inputs.frames(256, in: flight)
      let motion = transition.motion
      var sum = 0.0
      var turns = Turns()
      for _ in 0..<bench.rounds {
        turns.take {
          for time in times {
            let pose = transition.pose(at: time)
            sum +=
              pose.driven.lanes.sum() + pose.shadow.x + pose.spineOpacity + pose.firstPageOpacity
          }
        } theirs: {
          // All lanes are used; otherwise the optimizer would drop some of them.
          for time in times { sum += motion.value(at: time).sum() }
        }
      }
      bench.check(sum.isFinite, "a result is not a finite number")
      let count = Double(times.count)
      bench.report(
        choreography.name, turns, each: count, promise: 1.5,
        more: [(1e3 * count / turns.ours.median).fixed(2)])
    }

    printRow([
      "a timeline at 120 frames per second, us", "timeline", "bare sums", "ratio", "in pairs",
    ])
    for choreography in Choreography.presets {
      guard
        let timeline = try? BookTimeline(
          BookScore(choreography, direction: .both, framesPerSecond: 120))
      else {
        bench.check(false, "no timeline of \(choreography.name)")
        continue
      }
      let motion = timeline.transition.motion
      var sum = 0.0
      var turns = Turns()
      for _ in 0..<bench.rounds {
        turns.take {
          for frame in timeline { sum += frame.pose.driven.lanes.sum() + frame.pose.shadow.radius }
        } theirs: {
          for index in 0..<timeline.count { sum += motion.value(at: Double(index) / 120).sum() }
        }
      }
      bench.check(sum.isFinite, "a result is not a finite number")
      bench.report(
        "\(choreography.name), there and back", turns, each: 1e3, promise: 1.3)
    }
  }

  private static func tapped(_ choreography: Choreography) -> BookTransition {
    var transition = BookTransition(choreography)
    transition.tap(at: 0)
    return transition
  }

  /// The time from the tap until the cover is open.
  static let flight = 0.0...1.5
}
