package import BookMotion
import BookMotionBody
import BookMotionDocuments
package import BookMotionPlay
package import BookMotionUI

/// A shelf in a web page: the desk of an app, which the page asks with numbers.
///
/// Books have numbers, and so do events: see ``Verb``.
package struct WebShelf {
  private var desk: BookDeskState<Int>

  /// Creates a shelf with the choreography of a tape.
  package init(_ tape: inout TapeReader) throws(BookMotionError) {
    var setup = BookPlay.Setup.blank
    try setup.visit(&tape)
    let choreography = setup.score.choreography
    try choreography.check()
    desk = BookDeskState(choreography, tapPolicy: setup.score.tapPolicy)
  }

  /// What can happen, by its number and by its name in a log.
  package enum Verb: String, CaseIterable, Sendable {
    case tap, close, read, listen, proceed, touch, drag, release, cover, screen, reduce
  }

  /// The count of books on a shelf, at most.
  private static var mostBooks: Double { 1000 }

  /// Returns an event from its numbers, or `nil` if there is no such event.
  ///
  /// A finger that touches the book in the air touches book −1. A cover has its book, its rectangle,
  /// and 1 or 0 for a hinge on the right and for a book that is locked; a screen has its size, and
  /// then the rectangle that nothing covers.
  package static func event(_ verb: Verb, _ numbers: [Double]) -> BookDeskEvent<Int>? {
    var (numbers, isShort) = (numbers[...], false)
    func next() -> Double {
      isShort = isShort || numbers.isEmpty
      return numbers.popFirst() ?? 0
    }
    func book(orNone isOptional: Bool = false) -> Int? {
      let number = next()
      let least = isOptional ? -1.0 : 0
      guard number >= least, number < mostBooks, number == number.rounded(.down) else { return nil }
      return Int(number)
    }
    func point() -> BookPoint { BookPoint(x: next(), y: next()) }
    func rect() -> BookRect { BookRect(x: next(), y: next(), width: next(), height: next()) }
    let event: BookDeskEvent<Int>? =
      switch verb {
      case .tap: book().map { .tap($0) }
      case .close: .close
      case .read: .choose(.read)
      case .listen: .choose(.listen)
      case .proceed: .proceed
      case .touch: book(orNone: true).map { .touch(point(), on: $0 < 0 ? nil : $0) }
      case .drag: .drag(point())
      case .release: .release(point())
      case .cover:
        book().map {
          .moveCover($0, to: rect(), binding: next() > 0 ? .right : .left, isLocked: next() > 0)
        }
      case .screen:
        .resizeScreen(
          BookSize(width: next(), height: next()), safeArea: numbers.isEmpty ? nil : rect())
      case .reduce: .reduceMotion(next() > 0)
      }
    return numbers.isEmpty && !isShort ? event : nil
  }

  /// Performs an event. Returns 1 if something changes because of it, 0 if nothing does, or a
  /// refusal.
  package mutating func perform(_ verb: Int32, _ numbers: [Double], at time: Double) -> Int32 {
    guard time.isFinite, Verb.allCases.indices.contains(Int(verb)),
      let event = WebShelf.event(Verb.allCases[Int(verb)], numbers)
    else { return WebRefusal.noNumber.rawValue }
    return desk.perform(event, at: time) ? 1 : 0
  }
}

extension WebShelf {
  /// Answers with what is to be seen of a shelf.
  ///
  /// First: the book that is away, or −1; 1 if another frame is needed; 1 if fingers turn pages; 1 if
  /// a stage waits; the cover that has the focus, or −1; the verb of a tap on the book in the air;
  /// and the rectangle in which that book takes taps.
  ///
  /// Then the library's opacity, scale, and blur; the opacities of the overlay and the controls, and
  /// the controls' offset; the reader's opacity and scale; the book's opacity; and the shadow's x, y,
  /// radius, and opacity.
  ///
  /// Then the count of buttons, and the verb of each; and the body of the book: see `BookOutlines` of
  /// `BookMotionUI`. Then the count of faces, the rearmost first: for each its kind, its width
  /// and height in whole points, its corner radius and that of its corners at the spine, its opacity, the
  /// 16 numbers, column by column, of a matrix that maps a rectangle of that size to the screen, and the
  /// light on it from the hinge to the free edge: the count of its shades with their positions and
  /// opacities of ink, or, if they are negative, of white.
  package func frame(at time: Double, _ answer: inout Answer) -> WebRefusal? {
    guard time.isFinite else { return .noNumber }
    let frame = BookDeskFrame(desk, at: time)
    let pose = frame.pose
    answer.add(Double(frame.book ?? -1), desk.needsFrame(at: time) ? 1 : 0)
    answer.add(frame.isReading ? 1 : 0, frame.waitingStage == nil ? 0 : 1)
    answer.add(Double(frame.focus ?? -1), WebShelf.number(of: frame.turn))
    answer.add(frame.reach.x, frame.reach.y, frame.reach.width, frame.reach.height)
    answer.add(pose.libraryOpacity, pose.libraryScale, pose.libraryBlur)
    answer.add(pose.overlayOpacity, pose.controlsOpacity, pose.controlsOffset)
    answer.add(pose.readerOpacity, pose.readerScale, pose.bookOpacity)
    answer.add(pose.shadow.x, pose.shadow.y, pose.shadow.radius, pose.shadow.opacity)
    let buttons = frame.buttons.filter { $0.phrase != nil }
    answer.add(Double(buttons.count))
    for button in buttons { answer.add(WebShelf.number(of: button)) }
    answer.add(frame.body)
    answer.add(Double(frame.faces.count))
    for face in frame.faces {
      let size = face.rect.size.whole
      let kind = BookScene.Face.Kind.number(of: face.kind)
      answer.add(Double(kind), size.width, size.height)
      answer.add(face.cornerRadius, frame.spineRadius(of: face), face.opacity)
      answer.add(face.projection, of: face.rect, as: size)
      answer.add(frame.shades(on: face))
    }
    return nil
  }

  /// Answers with the cues in a range of time: each with its time, its book, and the number of what a
  /// screen reader says, or −1.
  package func cues(
    from start: Double, to end: Double, _ answer: inout Answer
  ) -> WebRefusal? {
    guard start <= end, start.isFinite, end.isFinite else { return .noNumber }
    for cue in desk.cues(in: start..<end) {
      let said =
        switch cue.announcement(title: WebShelf.title) {
        case .isOpen: 0.0
        case .isBack: 1.0
        default: -1.0
        }
      answer.add(cue.cue.time, Double(cue.book), said)
    }
    return nil
  }

  /// Answers with a hash of all numbers of `count` frames at even steps, as two halves of 32 bits.
  package func hash(
    from start: Double, to end: Double, count: Int32, on tape: Memory<Double>
  ) -> Int32 {
    guard count > 1, count <= Int32(WebLimit.capacity), (end - start).isFinite else {
      return WebRefusal.noNumber.rawValue
    }
    var hash = BitHash()
    for index in 0..<Int(count) {
      var answer = Answer(tape)
      _ = frame(at: start + (end - start) * (Double(index) / Double(count - 1)), &answer)
      for place in 0..<Int(max(answer.code, 0)) { hash.add(tape[place]) }
    }
    var answer = Answer(tape)
    let halves = hash.halves
    answer.add(halves.0, halves.1)
    return answer.code
  }

  /// The names of events, each followed by the words on its button if it has one; the kinds of
  /// faces; and what a screen reader says, with a sign in place of the title. Each is a line, and an
  /// empty line is between the three.
  package static var words: [UInt8] {
    let said = [BookPhrase.isOpen(title), .isBack(title)].map { $0.description }
    let verbs = Verb.allCases.map { verb in
      // Any numbers will do: a button has none.
      let phrase = event(verb, verb == .tap ? [0] : [])?.phrase
      return verb.rawValue + (phrase.map { " " + $0.description } ?? "")
    }
    var text: [UInt8] = []
    for lines in [verbs, BookScene.Face.Kind.allCases.map { $0.rawValue }, said] {
      if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
      for line in lines {
        text.append(contentsOf: line.utf8)
        text.append(UInt8(ascii: "\n"))
      }
    }
    return text
  }

  /// What stands for the title of a book.
  private static var title: String { "%" }

  /// Returns the number of the verb of a button.
  private static func number(of event: BookDeskEvent<Int>) -> Double {
    let verb: Verb? =
      switch event {
      case .tap: .tap
      case .close: .close
      case .choose(.read): .read
      case .choose(.listen): .listen
      case .proceed: .proceed
      default: nil
      }
    return verb.map { Double(Verb.number(of: $0)) } ?? -1
  }
}

extension Answer {
  /// Adds the thickness of a book: its opacity and the count of its outlines, and for each its material
  /// and its points, with the offset. Then the edge of its cover, in the same way; the count of the boards
  /// beyond its pages, and for each its width, its opacity, and its points; and 1 and its flyleaf, or 0 if
  /// it has none.
  fileprivate mutating func add(_ body: BookOutlines) {
    add(body.opacity, body.thickness)
    add(body.boardEdgeOpacity, body.boardEdge)
    add(Double(body.boards.count))
    for rim in body.boards {
      add(rim.width, rim.opacity)
      add(rim.outline)
    }
    add(body.flyleaf == nil ? 0 : 1)
    if let leaf = body.flyleaf { add(leaf) }
  }

  private mutating func add(_ opacity: Double, _ layers: [BookOutlines.Layer]) {
    add(opacity, Double(layers.count))
    for layer in layers {
      add(layer.material)
      add(layer.outline.map { $0 + layer.offset })
    }
  }

  /// Adds the count of shades, and for each its position and its opacity.
  fileprivate mutating func add(_ shades: [LightShade]) {
    add(Double(shades.count))
    for shade in shades { add(shade.position, shade.opacity) }
  }

  /// Adds a flyleaf: the material of its rim, and the opacities of the rim, of the leaf, and of the line
  /// along its edge; the two outlines of the rim, and the line. Then the count of its sides, and for each
  /// its outline, its field, where its light begins and ends, and the count of shades with their
  /// positions and opacities.
  private mutating func add(_ leaf: BookOutlines.Leaf) {
    add(leaf.rimMaterial)
    add(leaf.rimOpacity, leaf.opacity, leaf.edgeOpacity)
    for outline in leaf.rim { add(outline) }
    add(leaf.edge)
    add(Double(leaf.sides.count))
    for side in leaf.sides {
      add(side.outline)
      add(side.field)
      add(side.start.x, side.start.y, side.end.x, side.end.y)
      add(side.shades)
    }
  }

  /// Adds a material: 0 and the brightness of cloth, or 1 and the ink on paper.
  private mutating func add(_ material: BookThickness.Material) {
    switch material {
    case .cloth(let brightness): add(0, brightness)
    case .paper(let ink): add(1, ink)
    }
  }

  /// Adds the count of points, and the points.
  private mutating func add(_ points: [BookPoint]) {
    add(Double(points.count))
    for point in points { add(point.x, point.y) }
  }
}
