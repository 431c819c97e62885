import BookMotion
import BookMotionBody
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionPlay
@testable import BookMotionUI
@testable import BookMotionWebCore

/// A shelf that is asked with numbers.
@Suite struct WebShelfTests {
  /// Where a page answers.
  private let tape = WebInterface { _ in nil }.tape

  private static func page(_ choreography: Choreography) throws -> WebShelf {
    var (tape, setup) = (
      TapeWriter(), BookPlay.Setup(BookScore(choreography, events: []))
    )
    try setup.visit(&tape)
    var reader = TapeReader(tape.numbers)
    return try WebShelf(&reader)
  }

  private typealias Event = (verb: WebShelf.Verb, numbers: [Double], event: BookDeskEvent<Int>)

  private static func event(_ random: inout SeededRandom) -> Event {
    let book = Int.random(in: 0..<6, using: &random)
    let number = Double(book)
    let (x, y) = (
      Double.random(in: 0...800, using: &random), Double.random(in: 0...800, using: &random)
    )
    let (width, height) = (x / 4 + 50, y / 4 + 50)
    let (point, rect) = (BookPoint(x: x, y: y), BookRect(x: x, y: y, width: width, height: height))
    let all: [Event] = [
      (.tap, [number], .tap(book)), (.close, [], .close), (.read, [], .choose(.read)),
      (.listen, [], .choose(.listen)), (.proceed, [], .proceed),
      (.touch, [number, x, y], .touch(point, on: book)), (.touch, [-1, x, y], .touch(point)),
      (.drag, [x, y], .drag(point)), (.release, [x, y], .release(point)),
      (.cover, [number, x, y, width, height, 0, 0], .moveCover(book, to: rect)),
      (
        .cover, [number, x, y, width, height, 1, 1],
        .moveCover(book, to: rect, binding: .right, isLocked: true)
      ),
      (.screen, [900, 700], .resizeScreen(BookSize(width: 900, height: 700))),
      (
        .screen, [900, 700, 10, 20, 800, 600],
        .resizeScreen(
          BookSize(width: 900, height: 700),
          safeArea: BookRect(x: 10, y: 20, width: 800, height: 600))
      ),
      (.reduce, [1], .reduceMotion(true)), (.reduce, [0], .reduceMotion(false)),
    ]
    return random.one(of: all)
  }

  private func numbers(_ ask: (inout Answer) -> WebRefusal?) -> [Double] {
    var answer = Answer(tape)
    guard ask(&answer) == nil else { return [] }
    return (0..<Int(answer.code)).map { tape[$0] }
  }

  /// What differs between a frame of the page and what an app asks its desk.
  private func fault(
    _ page: WebShelf, _ desk: BookDeskState<Int>, at time: Double
  ) -> String? {
    let frame = numbers { page.frame(at: time, &$0) }
    let pose = desk.pose(at: time)
    let isNeeded = desk.needsFrame(at: time) ? 1.0 : 0
    let isReading = desk.isReading(at: time) ? 1.0 : 0
    let head = [Double(desk.book(at: time) ?? -1), isNeeded, isReading]
    guard Array(frame.prefix(3)) == head else { return "\(frame.prefix(3)), not \(head)" }
    let looks = [pose.libraryOpacity, pose.libraryScale, pose.libraryBlur, pose.overlayOpacity]
    guard Array(frame[10..<14]) == looks else { return "\(frame[10..<14]), not \(looks)" }
    let seen = BookDeskFrame(desk, at: time)
    let faces = seen.faces
    var rest = Array(frame.dropFirst(24 + Int(frame[23])))
    if let fault = Self.fault(&rest, seen.body) { return fault }
    guard rest.first == Double(faces.count) else { return "\(rest.first ?? -1) faces" }
    rest.removeFirst()
    for face in faces {
      let side = Array(rest.prefix(23))
      let shades = seen.shades(on: face)
      let light = [Double(shades.count)] + shades.flatMap { [$0.position, $0.opacity] }
      guard side[3] == face.cornerRadius, side[4] == seen.spineRadius(of: face) else {
        return "\(face.kind) with corners of \(side[3]) and \(side[4])"
      }
      guard Array(rest.dropFirst(22).prefix(light.count)) == light else {
        return "\(face.kind) in another light"
      }
      rest.removeFirst(22 + light.count)
      let matrix = side[6...]
      let (width, height) = (side[1], side[2])
      func projected(_ x: Double, _ y: Double) -> BookPoint {
        func sum(_ row: Int) -> Double {
          let (across, down): (Double, Double) = (matrix[6 + row] * x, matrix[10 + row] * y)
          return across + down + matrix[18 + row]
        }
        return BookPoint(x: sum(0) / sum(3), y: sum(1) / sum(3))
      }
      let corners = [
        projected(0, 0), projected(width, 0), projected(width, height), projected(0, height),
      ]
      let quad = face.quad
      let meant = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
      for (one, other) in zip(corners, meant)
      where abs(one.x - other.x) + abs(one.y - other.y) > 1e-6 {
        return "\(face.kind) at \(one), not \(other)"
      }
    }
    return rest.isEmpty ? nil : "\(rest.count) numbers too many"
  }

  /// What differs between the numbers at the start and a body. Takes those numbers.
  private static func fault(_ numbers: inout [Double], _ body: BookOutlines) -> String? {
    func some(_ count: Int) -> [Double] {
      defer { numbers.removeFirst(min(count, numbers.count)) }
      return Array(numbers.prefix(count))
    }
    func outline() -> [BookPoint] {
      (0..<Int(some(1)[0])).map { _ in
        let point = some(2)
        return BookPoint(x: point[0], y: point[1])
      }
    }
    for (opacity, layers) in [
      (body.opacity, body.thickness), (body.boardEdgeOpacity, body.boardEdge),
    ] {
      guard some(2) == [opacity, Double(layers.count)] else { return "layers" }
      for layer in layers {
        let material: [Double] =
          switch layer.material {
          case .cloth(let brightness): [0, brightness]
          case .paper(let ink): [1, ink]
          }
        guard some(2) == material, outline() == layer.outline.map({ $0 + layer.offset }) else {
          return "\(layer)"
        }
      }
    }
    guard some(1) == [Double(body.boards.count)] else { return "boards" }
    for rim in body.boards {
      guard some(2) == [rim.width, rim.opacity], outline() == rim.outline else { return "\(rim)" }
    }
    guard some(1) == [body.flyleaf == nil ? 0 : 1] else { return "flyleaf" }
    guard let leaf = body.flyleaf else { return nil }
    guard some(5).suffix(3) == [leaf.rimOpacity, leaf.opacity, leaf.edgeOpacity],
      [outline(), outline()] == leaf.rim, outline() == leaf.edge,
      some(1) == [Double(leaf.sides.count)]
    else { return "\(leaf)" }
    for side in leaf.sides {
      guard outline() == side.outline, outline() == side.field,
        some(4) == [side.start.x, side.start.y, side.end.x, side.end.y],
        some(1) == [Double(side.shades.count)],
        some(2 * side.shades.count) == side.shades.flatMap({ [$0.position, $0.opacity] })
      else { return "\(side)" }
    }
    return nil
  }

  @Test(arguments: Effort.some(of: 0..<12 as Range<UInt64>, oneIn: 3))
  func `does what the desk of an app does`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choreography = random.one(of: Choreography.presets)
    var (page, desk) = (try Self.page(choreography), BookDeskState<Int>(choreography))
    var (time, opened) = (1.0, 0)
    for _ in 0..<60 {
      time += random.one(of: [0, 0.016, 0.2, 0.5, 3])
      let (verb, given, event) = Self.event(&random)
      let happens = page.perform(Int32(WebShelf.Verb.number(of: verb)), given, at: time)
      #expect(happens == (desk.perform(event, at: time) ? 1 : 0), "\(verb) \(given)")
      for later in [time, time + 0.1, time + 2] {
        #expect(fault(page, desk, at: later) == nil)
      }
      let cues = numbers { page.cues(from: time, to: time + 4, &$0) }
      #expect(
        stride(from: 0, to: cues.count, by: 3).map { cues[$0] }
          == desk.cues(in: time..<time + 4).map(\.cue.time))
      opened += desk.book(at: time) == nil ? 0 : 1
    }
    #expect(opened > 0)
  }

  @Test func `refuses what is no event`() throws {
    var page = try Self.page(.bookPolish)
    let no = WebRefusal.noNumber.rawValue
    let wrong: [(WebShelf.Verb, [Double])] = [
      (.tap, []), (.tap, [-1]), (.tap, [0.5]), (.tap, [.nan]), (.tap, [1e9]), (.tap, [0, 0]),
      (.close, [0]), (.touch, [0, 0]), (.touch, [-2, 0, 0]), (.drag, [1]), (.release, []),
      (.cover, [0, 1, 2, 3, 4]), (.screen, [900]), (.screen, [900, 700, 1]), (.reduce, []),
    ]
    for (verb, numbers) in wrong {
      let number = Int32(WebShelf.Verb.number(of: verb))
      #expect(page.perform(number, numbers, at: 0) == no, "\(verb) \(numbers)")
    }
    #expect(page.perform(-1, [], at: 0) == no && page.perform(99, [], at: 0) == no)
    #expect(page.perform(0, [0], at: .infinity) == no)
    // These are events, but nothing happens.
    #expect(page.perform(Int32(WebShelf.Verb.number(of: .drag)), [.nan, 0], at: 0) == 0)
    #expect(page.perform(Int32(WebShelf.Verb.number(of: .close)), [], at: 0) == 0)
    #expect(numbers { page.frame(at: .nan, &$0) } == [])
    #expect(numbers { page.cues(from: 1, to: 0, &$0) } == [])
    #expect(page.hash(from: 0, to: 1, count: 1, on: tape) == no)
  }

  @Test func `says what buttons and screen readers say`() {
    let text = String(decoding: WebShelf.words, as: UTF8.self)
    let lists = text.split(separator: "\n\n").map { $0.split(separator: "\n") }
    #expect(lists.count == 3)
    #expect(
      lists[0].prefix(5) == [
        "tap Opens the book", "close Close the book", "read Read", "listen Listen",
        "proceed Continue",
      ])
    #expect(lists[0].count == WebShelf.Verb.allCases.count)
    #expect(lists[2] == ["% is open", "% is back on the shelf"])
  }

  private static let folder = ProcessInfo.processInfo.environment["SHELF_LOGS"]

  private struct Log: Decodable {
    let choreography: String
    let log: String
    let end: Double
    let hashes: [[Double]]
  }

  @Test(.enabled(if: WebShelfTests.folder != nil, "`.ci/other-eyes shelf` leaves logs"))
  func `sees here what browsers saw`() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "json" }
    #expect(files.count == 8)
    for file in files {
      let log = try JSONDecoder().decode(Log.self, from: Data(contentsOf: file))
      let preset = try #require(Choreography.presets.first { $0.name == log.choreography })
      var page = try Self.page(preset)
      let lines = log.log.split(separator: "\n")
      let times = lines.compactMap { Double($0.prefix { $0 != ":" }) } + [log.end]
      try #require(times.count == lines.count + 1 && lines.count > 100)
      var hashes: [[Double]] = []
      for (index, line) in lines.enumerated() {
        let words = line.drop { $0 != ":" }.dropFirst().split(separator: "=")
        let verb = try #require(WebShelf.Verb(rawValue: String(words[0])))
        let given = words.dropFirst().flatMap { $0.split(separator: ",") }.compactMap { Double($0) }
        let answer = page.perform(Int32(WebShelf.Verb.number(of: verb)), given, at: times[index])
        #expect(answer >= 0, "\(line)")
        _ = page.hash(from: times[index], to: times[index + 1], count: 24, on: tape)
        hashes.append([tape[0], tape[1]])
      }
      #expect(hashes == log.hashes, "\(file.lastPathComponent)")
    }
  }
}

extension ExportsTests {
  @Test func `keep a shelf`() throws {
    var (tape, setup) = (TapeWriter(), BookPlay.Setup(BookScore(.bookPolish, events: [])))
    try setup.visit(&tape)
    for (index, number) in tape.whole.enumerated() { unsafe tapeExport()?[index] = number }
    #expect(shelfExport(3) == WebRefusal.noSetup.rawValue)
    #expect(shelfExport(-1) == WebRefusal.noSetup.rawValue)
    #expect(shelfExport(Int32(tape.whole.count)) == 0)
    unsafe tapeExport()?[0] = 4
    #expect(shelfPerformExport(0, 1, 1) == 1)
    #expect(shelfPerformExport(0, -1, 1) == WebRefusal.noNumber.rawValue)
    #expect(shelfFrameExport(1.2) > 23)
    let book = unsafe tapeExport()?[0]
    #expect(book == 4)
    #expect(shelfCuesExport(1, 20) > 3)
    #expect(shelfHashExport(1, 2, 20) == 2)
    let length = shelfWordsExport()
    let words = unsafe UnsafeBufferPointer(start: textExport(), count: Int(length))
    let text = unsafe String(decoding: words, as: UTF8.self)
    #expect(text.hasPrefix("tap "))
  }
}
