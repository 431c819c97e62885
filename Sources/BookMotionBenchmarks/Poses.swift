import BookMotion

extension Benchmark {
  /// A book in flight, against the bare sum of steps that it stands on.
  ///
  /// The promises: at least three million poses a second of `storyReader`, a whole timeline at
  /// 120 frames a second in less than a millisecond, and no memory asked for.
  static let poses = Benchmark(name: "poses") { bench in
    printRow(["a book in flight", "pose", "bare sum", "ratio", "M poses/s"])
    for choreography in Choreography.presets {
      var transition = BookTransition(choreography)
      transition.tap(at: 0)
      let times = Inputs.frames(256, in: flight)
      let pose = bench.measure(count: times.count) { (values: inout [Double]) in
        for index in times.indices {
          let pose = transition.pose(at: times[index])
          values[index] =
            pose.posture.lanes.sum() + pose.shadow.x + pose.spineOpacity + pose.firstPageOpacity
        }
      }
      let motion = transition.motion
      let bare = bench.measure(count: times.count) { (values: inout [Double]) in
        for index in times.indices {
          // All lanes are used: what nobody reads would not be worked out.
          values[index] = motion.value(at: times[index]).sum()
        }
      }
      printRow([
        choreography.name, pose.fixed(1), bare.fixed(1), (pose / bare).fixed(3),
        (1e3 / pose).fixed(2),
      ])
    }

    printRow(["a whole timeline at 120 frames a second", "frames", "us", "bare sums", "ratio"])
    for choreography in Choreography.presets {
      guard let timeline = try? BookTimeline(choreography, direction: .both, framesPerSecond: 120)
      else {
        bench.check(false, "no timeline of \(choreography.name)")
        continue
      }
      let whole = bench.measure(count: 1) { (values: inout [Double]) in
        var sum = 0.0
        for frame in timeline { sum += frame.pose.posture.lanes.sum() + frame.pose.shadow.radius }
        values[0] = sum
      }
      let motion = timeline.transition.motion
      let bare = bench.measure(count: 1) { (values: inout [Double]) in
        var sum = 0.0
        for index in 0..<timeline.count { sum += motion.value(at: Double(index) / 120).sum() }
        values[0] = sum
      }
      printRow([
        "\(choreography.name), there and back", "\(timeline.count)", (whole / 1e3).fixed(1),
        (bare / 1e3).fixed(1), (whole / bare).fixed(3),
      ])
    }
  }

  /// From the tap until the cover lies open.
  static let flight = 0.0...1.5
}
