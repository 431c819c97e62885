import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

@Suite struct `A pulse` {
  private static let rhythms: [Pulse.Rhythm] = [
    .once(.easeOut, duration: 1), .thereAndBack(.easeInOut, duration: 0.85),
    .wave(beatsPerSecond: 0.78), .once(.linear, duration: 0.25),
  ]

  @Test(arguments: rhythms)
  func `never jumps when it is started or stopped, and comes to rest`(rhythm: Pulse.Rhythm) {
    let laws = EventWalk<Pulse>(
      events: [
        MachineEvent("start") { $0.start(at: $1) }, MachineEvent("stop") { $0.stop(at: $1) },
      ],
      values: { [$0.share(at: $1)] },
      fault: { (0...1).contains($0.share(at: $1)) ? nil : "\($0.share(at: $1))" },
      restFault: { pulse, time in
        var pulse = pulse
        pulse.stop(at: time)
        let end = (time + rhythm.period).nextUp
        return pulse.isAtRest(at: end) && pulse.share(at: end) == 0 ? nil : "no rest"
      }, keepsPast: false)
    // A beating pulse never rests, so the laws are checked for each event separately.
    var random = SeededRandom(seed: 9)
    for _ in 0..<Effort.some(of: Array(0..<2000), oneIn: 10).count {
      var (pulse, time) = (Pulse(rhythm), 0.0)
      for _ in 0..<12 {
        let event = random.one(of: laws.events)
        let before = pulse
        event.happen(&pulse, time)
        #expect(laws.problem(before, pulse, event, at: time) == nil)
        time += random.one(of: [
          0, 1e-9, rhythm.period, rhythm.period / 2, .random(in: 0...2, using: &random),
        ])
      }
      #expect(laws.restFault(pulse, time) == nil)
    }
  }

  @Test(arguments: rhythms)
  func `beats as its formula says, from the instant at which it starts`(rhythm: Pulse.Rhythm) {
    var pulse = Pulse(rhythm)
    #expect(pulse.share(at: 5) == 0 && pulse.isAtRest(at: -9))
    pulse.start(at: 3)
    for step in 1..<500 {
      let elapsed = Double(step) * 0.01003
      let beat = (elapsed / rhythm.period).truncatingRemainder(dividingBy: 1)
      let expected: Double =
        switch rhythm.form {
        case .once(let curve): curve.value(at: beat)
        case .thereAndBack(let curve): curve.value(at: 1 - abs(1 - 2 * beat))
        case .wave: 0.5 - 0.5 * cos(2 * .pi * beat)
        }
      #expect(abs(pulse.share(at: 3 + elapsed) - expected) < 1e-9, "\(elapsed)")
    }
    #expect(
      !pulse.isAtRest(at: 1e9) && pulse.share(at: .infinity) == 0 && pulse.share(at: .nan) == 0)
  }

  @Test func `brings the beat to its end that has begun, and goes on if it is wanted again`() {
    var ring = Pulse(.once(.easeOut, duration: 1))
    let news = [ring.start(at: 0), ring.start(at: 0.5), ring.stop(at: 2.25), ring.stop(at: 2.5)]
    #expect(news == [true, false, true, false])
    #expect(ring.share(at: 2.9) == ring.rhythm.share(after: 2.9) && ring.share(at: 3) == 0)
    #expect(ring.isAtRest(at: 3) && !ring.isAtRest(at: 2.99))
    let goesOn = ring
    ring.start(at: 2.75)
    #expect(ring.share(at: 3.5) == ring.rhythm.share(after: 3.5))
    var anew = goesOn
    anew.start(at: 3.25)
    #expect(anew.share(at: 3.75) == ring.rhythm.share(after: 0.5))
    // Stopped at the end of a beat, it does not begin another.
    var exact = Pulse(.wave(beatsPerSecond: 2))
    exact.start(at: 1)
    exact.stop(at: 2)
    #expect(exact.isAtRest(at: 2))
  }

  @Test func `is data`() throws {
    for rhythm in Self.rhythms {
      let bytes = try JSONEncoder().encode(rhythm)
      #expect(try JSONDecoder().decode(Pulse.Rhythm.self, from: bytes) == rhythm)
    }
    for (text, place) in [
      (#"{"once": "easeOut", "period": 0}"#, "period"), (#"{"wave": false, "period": 1}"#, "wave"),
      (#"{"period": 1}"#, "rhythm"), (#"{"wave": true, "once": "linear", "period": 1}"#, "rhythm"),
      (#"{"thereAndBack": "bounce", "period": 1}"#, "thereAndBack"),
    ] {
      let error = #expect(throws: BookMotionError.self, "\(text)") {
        try JSONDecoder().decode(Pulse.Rhythm.self, from: Data(text.utf8))
      }
      #expect(error?.place == place, "\(text)")
    }
    #expect(throws: BookMotionError.self) { try Pulse.Rhythm(.wave, period: .nan) }
  }
}
