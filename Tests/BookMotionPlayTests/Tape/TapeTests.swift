import BookMotionDocuments
import BookMotionPlay
import BookMotionTestSupport
import Testing

@testable import BookMotion

/// A tape.
@Suite struct TapeTests {
  private static func setup(_ choreography: Choreography) -> BookPlay.Setup {
    let frame = BookRect(x: 20, y: 10, width: 90, height: 70)
    return BookPlay.Setup(
      BookScore(
        choreography,
        layout: BookLayout(
          binding: .right, safeArea: BookRect(x: 20, y: 10, width: 900, height: 700)),
        events: [
          .tap(at: 0, frame: frame), .touch(BookPoint(x: 1, y: 2), at: 0.5),
          .choose(.listen, at: 0.75),
          .resizeScreen(to: BookSize(width: 400, height: 300), safeArea: frame, at: 2),
          .moveCover(to: frame, at: 2),
          .tap(at: 3, isLocked: true),
        ], rotationPolicy: .follow))
  }

  private static func written(_ setup: BookPlay.Setup) -> TapeWriter {
    var (tape, setup) = (TapeWriter(), setup)
    try? setup.visit(&tape)
    return tape
  }

  private static func read(_ numbers: [Double]) -> BookPlay.Setup? {
    var (tape, setup) = (TapeReader(numbers), BookPlay.Setup(BookScore(Choreography(), events: [])))
    guard (try? setup.visit(&tape)) != nil else { return nil }
    return tape.isAtEnd ? setup : nil
  }

  /// Returns a choreography with the numbers of its names, which are all that a tape contains.
  private static func numbered(_ choreography: Choreography) -> Choreography {
    var copy = choreography
    let texts = written(setup(choreography)).texts
    func number(_ text: String) -> String { "text \(texts.firstIndex(of: text) ?? -1)" }
    copy.name = number(copy.name)
    func rename(_ place: inout BookPlace) {
      if !BookPlace.builtIn.contains(place) { place = BookPlace(number(place.name)) }
    }
    func renamed(_ place: BookPlace?) -> BookPlace? {
      guard var place else { return nil }
      rename(&place)
      return place
    }
    for index in copy.places.entries.indices {
      rename(&copy.places.entries[index].place)
      var rule = copy.places.entries[index].rule
      rename(&rule.area)
      (rule.like, rule.within) = (renamed(rule.like), renamed(rule.within))
      copy.places.entries[index].rule = rule
    }
    func rename(_ stages: inout [Choreography.Stage]) {
      for stage in stages.indices {
        stages[stage].name = stages[stage].name.map(number)
        for move in stages[stage].moves.indices {
          switch stages[stage].moves[move].goal {
          case .center(var place, let part):
            rename(&place)
            stages[stage].moves[move].goal = .center(place, part: part)
          case .size(var place, let scale, let part):
            rename(&place)
            stages[stage].moves[move].goal = .size(place, scale: scale, part: part)
          case .value: break
          }
        }
        for moment in stages[stage].moments.indices
        where !Choreography.Moment.Name.known.contains(stages[stage].moments[moment].name) {
          let name = stages[stage].moments[moment].name
          stages[stage].moments[moment].name = Choreography.Moment.Name(number(name.text))
        }
      }
    }
    rename(&copy.opening)
    rename(&copy.closing)
    return copy
  }

  @Test(arguments: Choreography.presets) func `tells all of a preset`(_ preset: Choreography) throws
  {
    var setup = Self.setup(preset)
    let read = try #require(Self.read(Self.written(setup).numbers))
    setup.score.choreography = Self.numbered(preset)
    #expect(read == setup)
  }

  @Test(arguments: Effort.seeds(2000)) func `tells all of any book`(seed: UInt64) throws {
    var setup = Self.setup(try .random(seed: seed))
    let tape = Self.written(setup)
    let read = try #require(Self.read(tape.numbers))
    setup.score.choreography = Self.numbered(setup.score.choreography)
    #expect(read == setup)
    // A tape that is too short or too long is rejected.
    #expect(Self.read(tape.numbers.dropLast()) == nil)
    #expect(Self.read(tape.numbers + [0]) == nil)
  }

  /// Checks that each number is at its stated place in the document, and that changing it changes
  /// nothing else.
  @Test(arguments: Effort.seeds(300)) func `knows the places of its numbers in the document`(
    seed: UInt64
  ) throws {
    let choreography =
      seed < 3 ? Choreography.presets[Int(seed)] : try Choreography.random(seed: seed)
    let tape = Self.written(Self.setup(choreography))
    let document = try Self.leaves(Self.numbered(choreography), tape.texts)
    var random = SeededRandom(seed: seed)
    for note in tape.notes where random.share() < 0.1 {
      let path = note.path.joined(separator: "/")
      #expect(document[path] == .number(tape.numbers[note.index]), "\(path)")
      var numbers = tape.numbers
      // A slightly smaller value is nearly always valid, too; a bounce with many digits is written
      // as a ratio.
      numbers[note.index] = (990 * numbers[note.index]).rounded() / 1000
      if numbers[note.index] == tape.numbers[note.index] { numbers[note.index] = 0.25 }
      guard let setup = Self.read(numbers) else { continue }
      var expected = document
      expected[path] = .number(numbers[note.index])
      // The edges of pages fade as the spine does, unless specified otherwise.
      if choreography.style.fades.pageEdges == nil {
        let spine = "style/fades/spine/peak"
        if case .number(let peak) = expected[spine] {
          expected["style/fades/pageEdges/peak"] = .number(0.9 * peak)
        }
        for key in ["arrival/0", "arrival/1", "departure/0", "departure/1"] {
          expected["style/fades/pageEdges/" + key] = expected["style/fades/spine/" + key]
        }
      }
      let changed = try Self.leaves(setup.score.choreography, tape.texts)
      // A spring that was written with its ratio may now be written with its bounce.
      let isRatio = ["response", "dampingRatio"].contains(note.path.last)
      let spring = note.path.dropLast().joined(separator: "/")
      let others = Set(changed.keys).union(expected.keys)
        .filter { changed[$0] != expected[$0] && !(isRatio && $0.hasPrefix(spring)) }
      #expect(others == [], "\(path)")
    }
  }

  /// A value in a document, identified by the keys that lead to it.
  private enum Leaf: Equatable {
    case number(Double)
    case other(String)
  }

  private static func leaves(
    _ choreography: Choreography, _ texts: [String]
  ) throws -> [String: Leaf] {
    var unnamed = choreography
    unnamed.name = "unnamed"
    var leaves: [String: Leaf] = [:]
    func add(_ node: JSONNode, _ path: String) {
      switch node.value {
      case .number(let number): leaves[path] = .number(number)
      case .array(let nodes):
        var counts: [String: Int] = [:]
        for (index, node) in nodes.enumerated() {
          let keys =
            ["place", "name"].filter { node[$0] != nil }.first.map { [$0] }
            ?? ["phase", "move", "moment", "own", "to"]
          let words = keys.compactMap { key -> String? in
            guard case .text(let word) = node[key]?.value else { return nil }
            return Int(word.dropFirst("text ".count)).map { texts[$0] } ?? word
          }
          let name = words.isEmpty ? "\(index)" : words.joined(separator: " to ")
          counts[name, default: 0] += 1
          add(node, "\(path)/\(name)" + (counts[name] == 1 ? "" : " (\(counts[name] ?? 0))"))
        }
      case .object(let fields):
        for (key, node) in fields { add(node, path.isEmpty ? key : "\(path)/\(key)") }
      default: leaves[path] = .other("\(node.value)")
      }
    }
    add(try unnamed.wholeNode(), "")
    return leaves
  }

  /// Random numbers: invalid ones are rejected, and nothing traps.
  @Test(arguments: Effort.seeds(3000)) func `may say anything`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var numbers = Self.written(Self.setup(try .random(seed: seed % 50))).numbers
    let strange: [Double] = [
      .nan, .infinity, -.infinity, -1, -0.0, 0, 0.5, 1, 2, 3, 7, 180, 1e9, 1e100, 1e300, -1e300,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      numbers[Int.random(in: numbers.indices, using: &random)] = random.one(of: strange)
    }
    guard let setup = Self.read(numbers) else { return }
    guard var book = try? Run<BookPlay>(setup) else { return }
    for channel in BookChannel.allCases { #expect(book.pose(at: 0.3)[channel].isFinite) }
  }
}
