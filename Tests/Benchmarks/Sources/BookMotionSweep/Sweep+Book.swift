import BookMotion

extension Sweep {
  /// Sweeps books in flight: every preset and its variant for reduced motion, both bindings, turned
  /// around at random.
  static var books: [Section] {
    [
      book("book.pose") { transition, time, hash in
        let pose = transition.pose(at: time)
        for channel in BookChannel.allCases { hash.add(pose[channel]) }
        hash.add(UInt64(AnimationPhase.allCases.firstIndex(of: transition.phase(at: time)) ?? 0))
      },
      book("book.velocity") { transition, time, hash in
        let velocity = transition.velocity(at: time)
        // A channel that is derived from others has no velocity, and counts as 0.
        for channel in BookChannel.allCases {
          hash.add(BookPose.Driven.Channel(channel).map { velocity[$0] } ?? 0)
        }
      },
      book("book.cues") { transition, time, hash in
        for cue in transition.cues(in: time..<time + 0.25) { hash.add(cue.time) }
      },
      held, timeline,
    ]
  }

  private static let looksAtABook = 32

  private static func book(
    _ name: String, look: @escaping (BookTransition, Double, inout BitHash) -> Void
  ) -> Section {
    Section(name) { points, hash in
      var random = SplitMix64(seed: 1)
      var choreographies = Choreography.presets
      for preset in Choreography.presets { choreographies.append(preset.reduced()) }
      for journey in 0..<max(1, points / 4096) {
        let layout = layout(journey, &random)
        var transition = BookTransition(
          choreographies[journey % choreographies.count], layout: layout, tapPolicy: .interrupt)
        var time = 0.0
        for _ in 0...random.next(below: 8) {
          switch random.next(below: 4) {
          case 0: transition.close(at: time)
          case 1: transition.chooseMode(.read, at: time)
          default: transition.tap(at: time)
          }
          time += random.next(in: 0...1.5)
        }
        for _ in 0..<looksAtABook { look(transition, random.next(in: -0.5...time + 3), &hash) }
      }
    }
  }

  /// Sweeps covers that a finger takes, drags, and throws.
  private static var held: Section {
    Section("book.held") { points, hash in
      var random = SplitMix64(seed: 2)
      for journey in 0..<max(1, points / 256) {
        let presets = Choreography.presets
        var book = BookTransition(
          presets[journey % presets.count], layout: layout(journey, &random))
        if journey.isMultiple(of: 3) { book.tap(at: 0) }
        let time = random.next(in: 0...1)
        let pose = book.pose(at: time)
        let (width, height) = (pose.width, pose.height)
        let finger = BookPoint(
          x: pose.x + random.next(in: -0.5...0.5) * width,
          y: pose.y + random.next(in: -0.5...0.5) * height)
        book.touch(finger, at: time)
        for step in 1...8 {
          let point = BookPoint(
            x: pose.x + random.next(in: -2...1) * width,
            y: pose.y + random.next(in: -1...1) * height)
          book.drag(to: point, at: time + 0.02 * Double(step))
          hash.add(book.pose(at: time + 0.02 * Double(step) + 0.005).flipAngle)
        }
        book.release(
          velocity: BookPoint(x: random.next(in: -3000...3000), y: 0), at: time + 0.2)
        for step in 1...8 { hash.add(book.pose(at: time + 0.2 * Double(step)).flipAngle) }
      }
    }
  }

  private static func layout(_ journey: Int, _ random: inout SplitMix64) -> BookLayout {
    BookLayout(
      screen: BookSize(width: random.next(in: 320...2000), height: random.next(in: 320...2000)),
      restingFrame: BookRect(
        x: random.next(in: -100...900), y: random.next(in: -100...900),
        width: random.next(in: 50...300), height: random.next(in: 70...420)),
      binding: journey.isMultiple(of: 2) ? .left : .right)
  }

  /// Sweeps the frames of a timeline in order, with the last one at rest.
  private static var timeline: Section {
    Section("book.timeline") { points, hash in
      for choreography in Choreography.presets {
        for direction in BookScore.Direction.allCases {
          let rate = Double(max(1, points / 4096))
          guard
            let timeline = try? BookTimeline(
              BookScore(
                choreography, direction: direction, framesPerSecond: rate))
          else { continue }
          hash.add(UInt64(timeline.count))
          for frame in timeline {
            hash.add(frame.time)
            for channel in BookChannel.allCases { hash.add(frame.pose[channel]) }
          }
        }
      }
    }
  }
}
