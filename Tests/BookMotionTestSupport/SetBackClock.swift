/// An app's clock may be set back: an event with an earlier time than the last one counts as
/// simultaneous with it.
package enum SetBackClock {
  /// Plays random events at random times, and the same events with each time raised to the latest
  /// so far; the results must be the same at the events and after them, and the machines equal. A
  /// machine that looks otherwise after an event is another one. Returns what is not so.
  package static func faults<Machine: Hashable>(
    _ machine: Machine, _ events: [(inout Machine, Double) -> Void],
    look: (Machine, Double) -> [Double], seeds: Range<UInt64> = 0..<(Effort.isWhole ? 40 : 3)
  ) -> [String] {
    var faults: [String] = []
    var (setBack, different) = (0, 0)
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      var (jumping, even) = (machine, machine)
      var (latest, clock) = (-Double.infinity, 5.0)
      for _ in 0..<12 {
        // Including whole numbers and equal times.
        clock += [0.016, 0, 0.5, 1, -0.3, -2].randomElement(using: &random) ?? 0
        if clock < latest { setBack += 1 }
        latest = max(latest, clock)
        let event = Int.random(in: events.indices, using: &random)
        let before = jumping
        events[event](&jumping, clock)
        events[event](&even, latest)
        if jumping != even || jumping.hashValue != even.hashValue {
          faults.append("seed \(seed), \(clock) s: \(jumping) is not \(even)")
        }
        if look(before, latest + 0.4) != look(jumping, latest + 0.4) {
          different += 1
          if before == jumping {
            faults.append("seed \(seed), \(clock) s: looks otherwise, and is the same")
          }
        }
        for time in [latest, latest + 0.05, latest + 0.4, latest + 30] {
          let (seen, wanted) = (look(jumping, time), look(even, time))
          if seen != wanted {
            faults.append("seed \(seed), \(clock) s, seen at \(time): \(seen), not \(wanted)")
          }
        }
      }
    }
    if setBack <= seeds.count { faults.append("set back only \(setBack) times") }
    if different == 0 { faults.append("no event has an effect") }
    return faults
  }
}
