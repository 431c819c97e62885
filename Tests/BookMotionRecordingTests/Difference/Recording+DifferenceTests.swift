import BookMotion
import BookMotionDocuments
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

/// A difference.
@Suite struct RecordingDifferenceTests {
  private func words(_ old: Recording, _ new: Recording) throws -> [String] {
    try Recording.Difference(from: old, to: new).words().split(separator: "\n").map(String.init)
  }

  private func recording(
    _ text: String, direction: BookScore.Direction = .both
  ) throws -> Recording {
    Recording(try BookTimeline(BookScore(Choreography(json: text), direction: direction)))
  }

  @Test(arguments: Choreography.presets)
  func `between a recording and itself is none`(choreography: Choreography) throws {
    let recording = Recording(try BookTimeline(BookScore(choreography, direction: .both)))
    let difference = try Recording.Difference(from: recording, to: recording)
    #expect(difference.isNone)
    #expect(
      difference.words() == "no channel changed: 31 compared, at \(recording.count) instants\n")
    let read = try Recording(reading: Array(json(recording).utf8))
    #expect(try Recording.Difference(from: read, to: recording).isNone)
    #expect(difference.words(old: "a.json", new: "b.json").hasPrefix("b.json matches a.json\n"))
  }

  @Test func `says a longer stage in one sentence, and its consequences in another`() throws {
    let text = try Choreography.bookPolish.json
    let longer = text.replacingOccurrences(
      of: "\"phase\": \"flipping\",\n   \"lasts\": 0.6",
      with: "\"phase\": \"flipping\",\n   \"lasts\": 0.7")
    try #require(longer != text)
    #expect(
      try words(recording(text, direction: .open), recording(longer, direction: .open)) == [
        "stage flipping lasts 0.7 s, not 0.6 s",
        "revealing and complete begin 100 ms later, along with 1 cue and 4 channels",
        "duration is 1.9 s (115 frames), not 1.8 s (109 frames)",
        "no other channel changed: 31 compared, at 115 instants",
      ])
  }

  /// A spring goes on into the phase that comes earlier now, and is as it was.
  @Test(arguments: [
    ("flipping", "0.6", "0.5"), ("flipping", "0.6", "0.3"), ("revealing", "0.3", "0.2"),
  ])
  func `finds nothing beyond a stage that is shorter`(
    phase: String, old: String, new: String
  ) throws {
    let text = try Choreography.bookPolish.json
    let stage = "\"phase\": \"\(phase)\",\n   \"lasts\": "
    let shorter = text.replacingOccurrences(of: stage + old, with: stage + new)
    try #require(shorter != text)
    for direction in [BookScore.Direction.open, .both] {
      let words = try words(
        recording(text, direction: direction), recording(shorter, direction: direction))
      #expect(words.last?.hasPrefix("no other channel changed: 31 compared, ") == true, "\(words)")
    }
  }

  /// Frame 234 comes at 3.9 s, a rounding error before the phase that begins there.
  @Test func `finds that what follows a later event only moves along`() throws {
    let plays = try [2.5, 2.6].map { close in
      Recording(
        try BookTimeline(BookScore(.storyReader, events: [.tap(at: 0), .close(at: close)])))
    }
    let words = try words(plays[0], plays[1])
    #expect(
      words.contains { $0.hasSuffix("begin 100 ms later, along with 3 cues and 22 channels") })
    #expect(words.last?.hasPrefix("1 of 31 channels changed beyond that; ") == true, "\(words)")
  }

  /// A cover that opens, stays open, and closes. What differs is when it opens: neither the last
  /// thousandth that it creeps, nor an overshoot, is a later or an earlier peak.
  @Test(arguments: [
    (0, 0, "is halfway 30 ms later"), (0.000_1, 0.000_3, "is halfway 30 ms later"),
    (0, 0.5, "is halfway 30 ms later"), (0, 5, "peaks 5 higher"), (5, 0, "peaks 5 lower"),
  ])
  func `compares plateaus by when they are half reached`(
    old: Double, new: Double, words said: String
  ) throws {
    func cover(after delay: Double, _ more: Double) throws -> Recording {
      try Recording("cover", channels: [.init("angle", .degrees)], duration: 2) { time in
        let open = min(max((time - delay) / 0.2, 0), 1)
        let closed = min(max((time - 1.5) / 0.2, 0), 1)
        let bump = more < 1 ? more * min(time, 1.5) : time > 0.5 && time < 0.7 ? more : 0
        return [180 * (open - closed) + open * (1 - closed) * bump]
      }
    }
    let words = try words(cover(after: 0.1, old), cover(after: 0.13, new))
    #expect(words.contains { $0.hasPrefix("angle \(said); ") }, "\(words)")
  }

  /// The peak comes after the end that the stage had before.
  @Test func `compares the peaks of a stage that lasts longer and bounces more`() throws {
    let text = try Choreography.bookPolish.json
    var longer = text
    for (old, new) in [
      ("\"lasts\": 0.4", "\"lasts\": 1.2"),
      (
        #""center", "to": "centered", "spring": {"duration": 0.4, "bounce": 0.2}"#,
        #""center", "to": "centered", "spring": {"duration": 0.9, "bounce": 0.5}"#
      ),
    ] {
      let range = try #require(longer.range(of: old))
      longer.replaceSubrange(range, with: new)
    }
    let (before, after) = (
      try recording(text, direction: .open), try recording(longer, direction: .open)
    )
    let line = try #require(words(before, after).first { $0.hasPrefix("x peaks") })
    let tops = try [before, after].map { recording in
      let lane = try #require(recording.lane("x"))
      let times = (0..<recording.count).map(recording.time(ofFrame:))
      return try #require(times.map { recording.values(at: $0)[lane] }.max())
    }
    let higher = try #require(line.firstMatch(of: /x peaks ([0-9.]+) higher/))
    #expect(abs(try #require(Double(higher.1)) - (tops[1] - tops[0])) < 0.05, "\(line) \(tops)")
  }

  /// The height is half reached while the book still moves, and not only once it is revealed.
  @Test func `gives no time between instants in different phases`() throws {
    let text = try Choreography.bookPolish.json
    var higher = Choreography.bookPolish
    higher.places[.centered]?.width = 0.45
    higher.places[.centered]?.widest = 400
    higher.places[.centered]?.highestShare = nil
    higher[.moving].duration = 0.5
    let lines = try words(
      recording(text, direction: .open), recording(higher.json, direction: .open))
    #expect(lines.contains("counted from the beginning of each phase:"))
    #expect(lines.contains { $0.hasPrefix("height changes; largest difference ") }, "\(lines)")
  }

  @Test func `lists all moves of a stage whose order has changed`() throws {
    let text = try Choreography.bookPolish.json
    var other = Choreography.bookPolish
    let stage = try #require(other.closing.firstIndex { $0.phase == .unflipping })
    other.closing[stage].moves.reverse()
    other.closing[stage].moves.insert(
      .value(.lift, 0, with: .curve(.easeInOut, duration: 0.1)), at: 1)
    #expect(
      try words(recording(text), recording(other.json)).contains(
        "stage unflipping has its moves in another order: size, lift, flip angle"))
  }

  /// Counted from the beginning of `closing`, the reader is there or not, although it fades in both
  /// recordings at some time.
  @Test func `takes the largest difference of what is gone from the same phase`() throws {
    let text = try Choreography.bookPolish.json
    let other = text.replacingOccurrences(
      of: ",\n   \"moves\": [{\"move\": \"readerOpacity\", \"to\": 1, "
        + "\"curve\": \"easeOut\", \"duration\": 0.3}]",
      with: "")
    try #require(other != text)
    let words = try words(recording(text), recording(other))
    #expect(words.first == "stage complete: reader opacity is gone")
    #expect(
      words.contains(
        "reader opacity no longer moves; largest difference 1 at 1.65 s, in closing (0, not 1)"),
      "\(words)")
  }

  /// The shorter recording ends at rest, while the last thousandth goes on in the longer one.
  @Test func `is nothing where one recording rests and the other comes to rest`() throws {
    let text = try Choreography.bookPolish.json
    let bouncy = text.replacingOccurrences(
      of: "0.6, \"bounce\": 0.1}", with: "0.75, \"bounce\": 0.298}")
    try #require(bouncy != text)
    let difference = try Recording.Difference(
      from: recording(text, direction: .open), to: recording(bouncy, direction: .open))
    #expect(!difference.channels.map(\.channel).contains { ["width", "height"].contains($0) })
    #expect(difference.channels.count == 8)
  }

  /// There are two ways back: one is earlier, one is later.
  @Test func `does not time one of several ways back`() throws {
    func swinging(_ later: Double) throws -> Recording {
      try Recording("cover", channels: [.init("angle", .degrees)], duration: 2) { time in
        func step(_ start: Double) -> Double { min(max((time - start) / 0.2, 0), 1) }
        return [90 * (step(0.1) - step(0.5 - later) + step(1) - step(1.5 + later))]
      }
    }
    let words = try words(swinging(0), swinging(0.02))
    #expect(words.contains { $0.hasPrefix("angle changes; ") }, "\(words)")
  }

  @Test func `names phases that begin later by different times, and then what moves along`() throws
  {
    let text = try Choreography.bookPolish.json
    var longer = text
    for (phase, old, new) in [("moving", "0.4", "0.5"), ("flipping", "0.6", "0.7")] {
      let stage = "\"phase\": \"\(phase)\",\n   \"lasts\": "
      try #require(longer.contains(stage + old))
      longer = longer.replacingOccurrences(of: stage + old, with: stage + new)
    }
    let words = try words(recording(text, direction: .open), recording(longer, direction: .open))
    #expect(
      words.contains {
        $0.hasPrefix("flipping begins 100 ms later; revealing and complete begin 200 ms later; ")
          && $0.hasSuffix(" move along")
      }, "\(words)")
  }

  @Test func `tells the times of an event that are nearly the same`() throws {
    let plays = try [0.7, 0.70000001, 0.9].map { time in
      Recording(try BookTimeline(BookScore(.bookPolish, events: [.tap(at: 0), .close(at: time)])))
    }
    #expect(try words(plays[0], plays[1])[0] == "event close comes at 0.70000001 s, not 0.7 s")
    #expect(try words(plays[0], plays[2])[0] == "event close comes at 0.9 s, not 0.7 s")
  }

  /// A number or a word in a JSON text, and its replacement.
  struct Place: Sendable, CustomTestStringConvertible {
    let choreography: String
    let range: Range<Int>
    let old: String
    let new: String
    /// The key whose change must be reported.
    let name: String

    var testDescription: String { "\(choreography) at \(range.lowerBound): \(old) -> \(new)" }
  }

  /// Returns the document of a preset with all its defaults written out.
  private static func text(of choreography: Choreography) throws -> String {
    var text = try choreography.json
    if !text.contains("\"style\"") {
      text = text.replacingOccurrences(
        of: "\"opening\":",
        with: """
          "style": {"fades": {"cover": {"departure": [150, 170], "smooth": true},
          "firstPage": {"arrival": [90, 135], "departure": [170, 180]},
          "spine": {"arrival": [0, 20], "departure": [160, 180]},
          "pageEdges": {"arrival": [0, 20], "departure": [160, 180], "peak": 0.9},
          "back": {"arrival": [0, 0], "peak": 1}},
          "shadow": {"rest": {"radius": 8, "x": 0, "y": 6, "opacity": 0.3},
          "raised": {"radius": 20, "x": 0, "y": 6, "opacity": 0.5}, "rise": [0, 90], "swing": 15},
          "corners": {"cover": 16, "spine": 4, "pageEdges": 2}, "border": 3, "spineWidth": 14,
          "pageEdgeWidth": 0.8, "inside": "lining", "referenceWidth": 200,
          "gutter": {"width": 25, "side": 0, "shoulder": 0.075, "middle": 0.15},
          "perspective": 0.5, "spread": "page", "scalesWithBook": false}, "opening":
          """)
    }
    return text
  }

  /// Returns every number and word in a preset's JSON that can be replaced.
  private static func places(of choreography: Choreography) throws -> [Place] {
    let text = try text(of: choreography)
    var places: [Place] = []
    for match in text.matches(of: /"([A-Za-z]+)": (-?[0-9][0-9.e-]*)/) {
      let old = String(match.output.2)
      for factor in [1.25, 0.75] {
        let new = ((Double(old) ?? 0) * factor * 1e4 + 200).rounded() / 1e4
        places.append(
          Place(
            choreography: text,
            range: text.utf8Offset(
              match.output.2.startIndex)..<text.utf8Offset(
                match.output.2.endIndex), old: old, new: "\(new)", name: String(match.output.1)))
      }
    }
    for match in text.matches(of: /(arrival|departure|rise)": \[(\d+), (\d+)\]/) {
      for number in [match.output.2, match.output.3] {
        let angle = Int(number) ?? 0
        places.append(
          Place(
            choreography: text,
            range: text.utf8Offset(number.startIndex)..<text.utf8Offset(number.endIndex),
            old: String(number), new: "\(angle < 7 ? angle + 7 : angle - 7)",
            name: "angle"))
      }
    }
    for match in text.matches(of: /(smooth|scalesWithBook)": (true|false)/) {
      let old = String(match.output.2)
      places.append(
        Place(
          choreography: text,
          range: text.utf8Offset(
            match.output.2.startIndex)..<text.utf8Offset(
              match.output.2.endIndex), old: old, new: old == "true" ? "false" : "true",
          name: String(match.output.1)))
    }
    let words: [(String, [String])] = [
      ("inside", ["lining", "front"]),
      ("name", ["other"]), ("spread", ["page", "spread"]),
      ("curve", ["linear", "easeIn", "easeOut", "easeInOut"]),
      ("to", BookPlace.builtIn.map(\.name)),
      ("pages", ["one", "two", "automatic"]), ("fit", ["inside", "covering", "free"]),
      ("moment", Choreography.Moment.Name.known.map(\.text)),
      ("move", BookChannel.allCases.filter { BookPose.Driven.Channel($0) != nil }.map(\.rawValue)),
    ]
    // These goals are places, whereas those of the other channels are numbers.
    let pair = ["center", "size"]
    for match in text.matches(of: /"([A-Za-z]+)": "([A-Za-z]+)"/) {
      let (key, old) = (String(match.output.1), String(match.output.2))
      let choices = pair.contains(old) ? pair : words.first { $0.0 == key }?.1 ?? []
      for new in choices where new != old {
        places.append(
          Place(
            choreography: text,
            range: text.utf8Offset(
              match.output.2.startIndex)..<text.utf8Offset(
                match.output.2.endIndex), old: old, new: new,
            name: key == "name" ? "called" : key == "to" ? "goes to" : key))
      }
    }
    return places
  }

  /// The names that sentences use for changed keys.
  private static let names = [
    "lasts": "lasts", "to": "goes to", "from": "starts from", "after": "comes",
    "duration": "duration",
    "bounce": "bounce", "scale": "scale", "part": "part", "delay": "delay",
    "response": "response", "dampingRatio": "damping ratio", "perspective": "perspective",
    "spineWidth": "spine width", "spread": "spread", "curve": "curve", "moment": "moment",
    "move": "stage", "called": "called", "goes to": "goes to", "angle": "is",
    "radius": "radius", "x": " x is", "y": " y is", "opacity": "opacity", "swing": "swing",
    "cover": "corners cover", "spine": "corners spine", "pageEdges": "corners page edges",
    "border": "border", "pageEdgeWidth": "page edge width", "width": "gutter width",
    "side": "gutter side", "shoulder": "gutter shoulder", "middle": "gutter middle",
    "peak": "peak", "referenceWidth": "reference width", "inside": "inside",
    "height": "height", "growth": "growth", "pages": "pages", "fit": "fit",
    "smooth": "smooth", "scalesWithBook": "scales with book",
  ]

  @Test(arguments: Choreography.presets)
  func `names every single number, word and moment of a preset that is another`(
    choreography: Choreography
  ) throws {
    let places = try Self.places(of: choreography)
    #expect(places.count > 80)
    // Only the origins are compared, so a few frames suffice.
    let old = Recording(
      try BookTimeline(
        BookScore(Choreography(json: Self.text(of: choreography)), framesPerSecond: 2)))
    let chosen = Effort.some(of: places, oneIn: 25)
    var tried = 0
    for place in chosen {
      var bytes = Array(place.choreography.utf8)
      bytes.replaceSubrange(place.range, with: Array(place.new.utf8))
      // Choreographies that are invalid or can't be played are covered by other tests.
      guard let changed = try? Choreography(json: bytes), changed != old.score.book?.choreography,
        let timeline = try? BookTimeline(BookScore(changed, framesPerSecond: 2))
      else { continue }
      tried += 1
      let difference = try Recording.Difference(from: old, to: Recording(timeline))
      let name = try #require(Self.names[place.name], "\(place.name) has no word")
      #expect(!difference.causes.isEmpty, "\(place)")
      let isNamed = difference.causes.contains { $0.words.contains(name) }
      #expect(isNamed, "\(place): \(difference.words())")
      #expect(
        difference.causes.allSatisfy { !$0.words.isEmpty && !$0.path.isEmpty }, "\(place)")
      // Sentences write numbers as documents do.
      if let number = Double(place.new), place.name != "angle" {
        let text = place.new.hasSuffix(".0") ? String(place.new.dropLast(2)) : "\(number)"
        let isTold = difference.causes.contains {
          $0.words.contains(text) || $0.words.contains("by a spring")
        }
        #expect(isTold, "\(place): \(difference.words())")
      }
    }
    #expect(tried > chosen.count / 2)
  }

  @Test func `names what is gone and what is new`() throws {
    let old = Recording(try BookTimeline(BookScore(.storyReader)))
    func changed(_ pattern: String, _ new: String) throws -> [String] {
      let text = try Choreography.storyReader.json
      let other = text.replacingOccurrences(of: pattern, with: new, options: .regularExpression)
      try #require(other != text, "\(pattern)")
      return try Recording.Difference(from: old, to: recording(other, direction: .open)).causes.map(
        \.words)
    }
    #expect(
      try changed(#"\{"moment": "musicFadesOut"\}"#, #"{"moment": "musicFadesIn"}"#) == [
        "stage selected: moment musicFadesOut is gone",
        "stage selected: moment musicFadesIn is new",
      ]
        || (try changed(#"\{"moment": "musicFadesOut"\}"#, #"{"moment": "musicFadesIn"}"#)).sorted()
          == [
            "stage selected: moment musicFadesIn is new",
            "stage selected: moment musicFadesOut is gone",
          ]
    )
    #expect(
      try changed(#""perspective": 0.65"#, #""perspective": 0.2"#)
        == ["perspective is 0.2, not 0.65"])
    #expect(
      try changed(#"\[160, 170\]"#, "[150, 160]")
        == ["cover departure is [150, 160], not [160, 170]"])
    #expect(
      try changed(
        #""spineWidth""#,
        #""shadow": {"raised": {"radius": 28}, "swing": 9}, "corners": {"cover": 6}, "spineWidth""#)
        == [
          "shadow raised radius is 28, not 20", "shadow swing is 9, not 15",
          "corners cover is 6, not 16",
        ])
    #expect(
      try changed(#""fades": \{"#, #""fades": {"back": {"arrival": [10, 40]}, "#)
        == ["back arrival is new (10, 40)"])
  }

  @Test func `names the events, the place, the screen, the side and the rate`() throws {
    let layout = BookLayout(
      screen: BookSize(width: 390, height: 844),
      restingFrame: BookRect(x: 24, y: 60, width: 100, height: 140), binding: .right)
    let old = try Recording(BookTimeline(BookScore(events: [.tap(at: 0), .close(at: 0.7)])))
    let new = try Recording(
      BookTimeline(
        BookScore(
          layout: layout, events: [.tap(at: 0), .close(at: 0.8), .tap(at: 1)],
          rotationPolicy: .follow, framesPerSecond: 30)))
    #expect(
      try Recording.Difference(from: old, to: new).causes.map(\.words) == [
        "screen is [390, 844], not [1024, 768]",
        "resting frame is [24, 60, 100, 140], not [100, 200, 200, 280]",
        "binding is right, not left", "rotation policy is follow, not finishFirst",
        "event close comes at 0.8 s, not 0.7 s", "event tap at 1 s is new",
        "frame rate is 30, not 60",
      ])
  }

  @Test func `names a cue that moved, one that is gone, and a channel of another unit`() throws {
    func own(
      _ channel: Recording.Channel, _ cues: [Recording.Cue], to target: Double = 1
    ) throws -> Recording {
      try Recording("own", channels: [channel], duration: 1, cues: cues) { [$0 * target] }
    }
    let old = try own(.init("y", .points), [.init("drops", at: 0.25), .init("lands", at: 0.5)])
    #expect(
      try words(old, own(.init("y", .points), [.init("drops", at: 0.375)], to: 2)) == [
        "cue drops comes 125 ms later, at 0.375 s", "cue lands at 0.5 s is gone",
        "y ends at 2, not 1; largest difference 1 at 1 s, in own (2, not 1)",
        "1 of 1 channel changed; compared at 61 instants",
      ])
    let error = #expect(throws: BookExportError.self) {
      try Recording.Difference(from: old, to: own(.init("y", .degrees), []))
    }
    #expect(error?.code == .nothingCompared)
  }

  @Test func `is less than a tolerance, or is said`() throws {
    func own(_ value: Double) throws -> Recording {
      try Recording(
        "own", channels: [Recording.Channel("x", .points), Recording.Channel("o", .fraction)],
        duration: 0.5
      ) { [$0 * 100 + value, 0.5 + value / 125] }
    }
    let old = try own(0)
    #expect(try Recording.Difference(from: old, to: own(0.004)).isNone)
    #expect(
      try Recording.Difference(from: old, to: own(0.006)).channels.map(\.channel) == ["x", "o"])
    #expect(try Recording.Difference(from: old, to: own(0.3), tolerance: .justVisible).isNone)
    var tolerance = Recording.Tolerance.justVisible
    tolerance["x"] = 0.1
    let difference = try Recording.Difference(from: old, to: own(0.3), tolerance: tolerance)
    #expect(difference.channels.map(\.channel) == ["x"])
    tolerance["z"] = 1
    #expect(throws: BookExportError.self) {
      try Recording.Difference(from: old, to: old, tolerance: tolerance)
    }
  }

  @Test func `of frames that are left out is what they state, and no more`() throws {
    let whole = Recording(try BookTimeline(BookScore(.storyReader)))
    let reduced = try whole.reduced(to: .justVisible)
    let difference = try Recording.Difference(from: whole, to: reduced)
    #expect(difference.channels.isEmpty)
    #expect(
      difference.causes.map(\.words)
        == ["has only keyframes, with their errors, not every frame"])
    #expect(try Recording.Difference(from: reduced, to: reduced).isNone)
  }

  @Test func `of two rates is found where both have frames`() throws {
    let slow = Recording(try BookTimeline(BookScore(framesPerSecond: 30)))
    let fast = Recording(try BookTimeline(BookScore(framesPerSecond: 60)))
    let difference = try Recording.Difference(from: slow, to: fast)
    #expect(difference.channels.isEmpty)
    #expect(difference.causes.map(\.words) == ["frame rate is 60, not 30"])
  }

  @Test func `never writes a number as nobody does`() throws {
    func own(_ value: Double) throws -> Recording {
      try Recording("own", channels: [Recording.Channel("x", .fraction)], duration: 0.5) {
        [$0 + value]
      }
    }
    for value in [6e-6, 1e-4, 0.5, 123.4567, 98_765.4321, 1e7] {
      let words = try Recording.Difference(
        from: own(0), to: own(value), tolerance: Recording.Tolerance(steps: 0)
      ).words()
      #expect(!words.contains(/[0-9]e-?[0-9]/), "\(words)")
    }
  }

  @Test func `as JSON says the same, and names the files`() throws {
    let old = Recording(try BookTimeline(BookScore(.storyReader)))
    let other = try Choreography.storyReader.json.replacingOccurrences(
      of: "\"perspective\": 0.65", with: "\"perspective\": 0.2")
    let difference = try Recording.Difference(from: old, to: recording(other, direction: .open))
    let root = try #require(
      try JSONSerialization.jsonObject(
        with: Data(difference.json(old: "a.json", new: "b.json").utf8)) as? [String: Any])
    #expect(root["schema"] as? String == "bookmotion.difference/1")
    #expect(root["old"] as? String == "a.json" && root["new"] as? String == "b.json")
    let causes = try #require(root["causes"] as? [[String: Any]])
    try #require(causes.count == 1)
    #expect(causes[0]["path"] as? String == "choreography.style.perspective")
    #expect(causes[0]["old"] as? Double == 0.65 && causes[0]["new"] as? Double == 0.2)
    #expect(causes[0]["words"] as? String == "perspective is 0.2, not 0.65")
  }
}

extension String {
  fileprivate func utf8Offset(_ index: String.Index) -> Int {
    utf8.distance(from: utf8.startIndex, to: index)
  }
}
