import BookMotionDocuments
import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionExport
@testable import BookMotionPlay
@testable import BookMotionWebCore

/// What a page is asked while the library reads a choreography from JSON.
@Suite struct TapeQuestionTests {
  /// Something that answers from a document, and keeps what it is told after that.
  ///
  /// It knows nothing of choreographies, and does not look for mistakes.
  private final class Page {
    private var nodes: [JSONNode]
    private var options: [String] = []
    private var values: [JSONNode] = []
    private var own: String?
    private var isTold: Bool
    private(set) var texts: [String] = []
    /// The numbers that would be on a tape.
    private(set) var numbers: [Double] = []
    private(set) var questionCount = 0

    /// Creates a page that answers from a document, or is only told.
    init(_ document: JSONNode?) {
      (nodes, isTold) = (document.map { [$0] } ?? [], document == nil)
    }

    func answer(_ question: TapeQuestion) -> Double {
      questionCount += 1
      if question.kind == .schema, questionCount > 1 { isTold = true }
      return isTold ? keep(question) : read(question)
    }

    private func keep(_ question: TapeQuestion) -> Double {
      switch question.kind {
      case .number, .truth, .text, .word, .ownWord, .one, .name, .presence, .list:
        numbers.append(question.value)
      case .numbers, .mark, .option, .part, .element, .end, .schema, .fault: break
      }
      return question.value
    }

    private func number(of text: String) -> Double {
      if !texts.contains(text) { texts.append(text) }
      return Double(texts.firstIndex(of: text) ?? 0)
    }

    private func read(_ question: TapeQuestion) -> Double {
      let node = nodes.last.flatMap { $0[question.word] }
      defer {
        if [.word, .ownWord, .one, .name].contains(question.kind) { options = [] }
      }
      switch question.kind {
      case .number:
        let found = values.isEmpty ? node : values.removeFirst()
        if case .number(let number)? = found?.value { return number }
      case .numbers:
        guard case .array(let elements)? = node?.value else { return 0 }
        values = elements
        nodes.append(JSONNode(.null))
      case .truth:
        if case .truth(let truth)? = node?.value { return truth ? 1 : 0 }
      case .text:
        if let own {
          self.own = nil
          return number(of: own)
        }
        if case .text(let text)? = node?.value { return number(of: text) }
      case .option: options.append(question.word)
      case .word, .ownWord:
        guard case .text(let text)? = node?.value else { return question.value }
        let index = options.firstIndex(of: text)
        if index == nil { own = text }
        return Double(index ?? options.count)
      case .one: return Double(options.firstIndex { nodes.last?[$0] != nil } ?? 0)
      case .name:
        if case .text(let text)? = nodes.last?.value {
          return Double(options.firstIndex(of: text) ?? 0)
        }
        if case .array(let elements)? = nodes.last?.value { values = elements }
        return Double(options.filter { !$0.isEmpty }.count)
      case .presence: return node == nil ? 0 : 1
      case .part:
        guard let node else { return 0 }
        nodes.append(node)
        return 1
      case .list:
        guard let node, case .array(let elements) = node.value else { return -1 }
        nodes.append(node)
        return Double(elements.count)
      case .element:
        // Whoever has been told of more elements than there are asks for them.
        var element: JSONNode?
        if case .array(let elements)? = nodes.last?.value {
          element = elements.dropFirst(Int(question.value)).first
        }
        nodes.append(element ?? JSONNode(.null))
      // A part that was said to be there, and is not, ends as well.
      case .end: _ = nodes.popLast()
      case .mark, .schema, .fault: break
      }
      return question.value
    }
  }

  /// A choreography has no texts before it on a tape, so that it can be compared alone.
  private static func tape(_ choreography: Choreography) -> (numbers: [Double], texts: [String]) {
    let table = TapeTable(choreography)
    let texts = table.texts.reduce(0) { $0 + JSONText.quoted($1).utf8.count + 1 }
    return (Array(table.numbers.dropLast(texts + 1)), table.texts)
  }

  /// Returns a page that a choreography has been read from.
  private static func page(_ json: String) throws -> Page {
    let page = Page(try JSONNode(reading: Array(json.utf8)))
    try #require(WebBook.read(page.answer))
    return page
  }

  private static var choreographies: [Choreography] {
    get throws {
      var own = Choreography.storyReader
      own.name = "one's own"
      own.places["lectern"] = BookPlace.Rule(y: 0.3, height: 0.4, like: .closed)
      own.opening.remove(at: 1)
      own.opening[0].name = "ajar"
      own.opening[0].waits = true
      own.opening[0].moves.append(.center("lectern", with: .snappy))
      own.opening[0].moments.append(Choreography.Moment(Choreography.Moment.Name("confetti")))
      own.style.gutter.shoulder = 0.5
      try own.check()
      return Choreography.presets + [own, .bookPolish.reduced(), .storyReader.lasting(4)]
    }
  }

  /// The tape of what was read is the one that the tool makes of the same document.
  @Test func `read a choreography as the library does`() throws {
    for choreography in try Self.choreographies {
      let (json, tape) = (try choreography.json, Self.tape(choreography))
      let page = try Self.page(json)
      #expect(page.numbers == tape.numbers, "\(choreography.name)")
      #expect(page.texts == tape.texts)
    }
  }

  /// What a document may say in another way is on the tape as the library keeps it.
  @Test(arguments: [
    #""spring": {"stiffness": 120, "damping": 15, "mass": 2}"#,
    #""spring": {"stiffness": 1, "damping": 15, "allowOverDamping": true}"#,
    #""spring": {"settlingDuration": 0.7, "dampingRatio": 0.4}"#,
    #""spring": {"response": 0.4, "dampingRatio": 1.5}"#, #""atOnce": true, "delay": 0.2"#,
    #""curve": [0.1, 0.2, 0.3, 1.4], "duration": 0.3"#,
    #""curve": "circularEaseOutIn", "duration": 0.3"#,
  ]) func `read every way to say something`(animation: String) throws {
    let json = """
      {"schema": "bookmotion.choreography/1", "name": "", "openingLasts": 2,
       "style": {"gutter": {"side": 0.3}, "fades": {"firstPage": {"arrival": [30, 60]}}},
       "places": [{"place": "desk", "margins": [3, 4], "anchor": [0, 1]}],
       "opening": [
        {"phase": "moving", "lasts": 0.5,
         "moves": [{"move": "flipAngle", "from": 3, "to": 180, \(animation)},
          {"move": "size", "to": "desk", "part": 0.5, \(animation)}]},
        {"phase": "complete", "lasts": 0}],
       "closing": [{"phase": "idle", "lasts": 0, "moments": [{"own": "mine", "after": 0.1}]}]}
      """
    let tape = Self.tape(try Choreography(json: json))
    let page = try Self.page(json)
    #expect(page.numbers == tape.numbers)
    #expect(page.texts == tape.texts)
  }

  @Test func `are told what the tape of a play says`() throws {
    for choreography in try Self.choreographies {
      let table = TapeTable(BookPlay.Setup(BookScore(choreography, events: [])))
      var reader = TapeReader(table.numbers)
      let (page, play) = (Page(nil), try WebBook(&reader))
      #expect(play.tell(page.answer))
      #expect(page.numbers == Self.tape(choreography).numbers)
    }
  }

  /// Answers that are refused, or that nobody would give, are no choreography, or one that is checked.
  @Test(arguments: 0..<UInt64(Plays.count)) func `take any answer`(number: UInt64) throws {
    var random = SeededRandom(seed: Plays.seed + number)
    let choreography = random.one(of: try Self.choreographies)
    let page = Page(try JSONNode(reading: Array(choreography.json.utf8)))
    var left = Int(random.share() * 2000)
    _ = WebBook.read { question in
      let answer = page.answer(question)
      left -= 1
      guard left == 0 else { return answer }
      return random.one(of: [.nan, .infinity, -.infinity, -1, -0.5, 0, 0.5, 1, 99, 1e9, 1e300])
    }
  }

  @Test func `are not asked by what is no book`() {
    #expect(!WebInterface { _ in nil }.read { _ in 0 })
  }
}
