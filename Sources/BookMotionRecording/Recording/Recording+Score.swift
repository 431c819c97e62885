public import BookMotion
package import BookMotionDocuments

extension Recording {
  /// How a recording was played: everything needed to make it again.
  public enum Score: Hashable, Sendable {
    /// The transition of a book.
    case book(BookScore)
    /// Another scene, or a motion of your own.
    case scene(Recording.SceneScore)
  }
}

extension Recording.Score {
  /// The name of the scene of a book's transition.
  package static let transition = "transition"

  /// The score of a transition, or `nil` for any other scene.
  public var book: BookScore? {
    if case .book(let score) = self { score } else { nil }
  }

  /// The name of the scene: `transition`, another scene of the gallery, or your own motion.
  package var scene: String {
    switch self {
    case .book: Recording.Score.transition
    case .scene(let score): score.name
    }
  }

  /// The size of the screen, if there is one.
  package var screen: BookSize? {
    switch self {
    case .book(let score): score.layout.screen
    case .scene(let score): score.screen
    }
  }

  /// The side on which the book is bound, if there is one.
  package var binding: BookBinding? {
    switch self {
    case .book(let score): score.layout.binding
    case .scene(let score): score.binding
    }
  }

  /// The events as they are written, in order.
  package var events: [MotionEvent] {
    switch self {
    case .book(let score): score.events.map { MotionEvent($0) }
    case .scene(let score): score.events
    }
  }

  /// The number of frames per second.
  package var framesPerSecond: Double {
    get {
      switch self {
      case .book(let score): score.framesPerSecond
      case .scene(let score): score.framesPerSecond
      }
    }
    set {
      switch self {
      case .book(var score):
        score.framesPerSecond = newValue
        self = .book(score)
      case .scene(var score):
        score.framesPerSecond = newValue
        self = .scene(score)
      }
    }
  }
}

extension Recording {
  /// The title: the choreography's name and what the book does, or the name of the scene.
  package var title: String {
    guard let book = score.book else { return score.scene }
    let isByHand = book.events.contains { $0.kind.verb == .touch }
    let words =
      switch isByHand ? nil : book.direction ?? direction {
      case .open: "opening"
      case .close: "closing"
      case .both: "opening and closing"
      case nil: isByHand ? "by hand" : "interrupted"
      }
    return "\(book.choreography.name), \(words)"
  }

  /// The only direction in which a book moves, or `nil` if it turns around.
  private var direction: BookScore.Direction? {
    let moving = phases.compactMap { AnimationPhase(rawValue: $0.name) }.filter { !$0.isResting }
    let isOpening = moving.contains(where: \.isOpening)
    let isClosing = moving.contains { !$0.isOpening }
    return isOpening == isClosing ? nil : isOpening ? .open : .close
  }
}

extension Recording.Score {
  /// The command that makes the recording again in a format, with the options that differ from
  /// their defaults; and, if they are too many for a line, the number of its events.
  package func command(writing format: String) -> String {
    // A semicolon would end the command.
    let texts = events.map { $0.options.isEmpty ? $0.text : "'\($0.text)'" }
    let events = book?.direction == nil ? texts.map { "--event \($0)" } : []
    let isLong = events.count > Recording.Score.fewEvents
    return (["bookmotion timeline"] + options + (isLong ? [] : events) + ["--format \(format)"])
      .joined(separator: " ") + (isLong ? ", with \(events.count) events" : "")
  }

  private static let fewEvents = 6

  private var options: [String] {
    let usual = BookScore()
    var options: [String] = []
    if book == nil { options.append("--scene \(scene)") }
    if let choreography = book?.choreography, choreography != usual.choreography {
      let isPreset = Choreography.presets.contains(choreography)
      options.append("--choreography \(isPreset ? choreography.name : "<file>")")
    }
    if let screen, screen != usual.layout.screen {
      options.append("--screen \([screen.width, screen.height].numbers(separatedBy: "x"))")
    }
    if let frame = book?.layout.restingFrame, frame != usual.layout.restingFrame {
      options.append("--frame \(frame.numbers)")
    }
    if let area = book?.layout.safeArea { options.append("--safe-area \(area.numbers)") }
    if let binding, binding != usual.layout.binding {
      options.append("--binding \(binding.rawValue)")
    }
    guard let book else { return options }
    if let direction = book.direction {
      return direction == .open ? options : options + ["--direction \(direction.rawValue)"]
    }
    return book.start == .open ? options + ["--direction close"] : options
  }
}

extension BookRect {
  fileprivate var numbers: String { [x, y, width, height].numbers(separatedBy: ",") }
}

extension [Double] {
  fileprivate func numbers(separatedBy separator: String) -> String {
    map { NumberGrid.standard.text($0) }.joined(separator: separator)
  }
}

extension Recording.Score: HasFields {
  package static var blank: Recording.Score { .scene(Recording.SceneScore("")) }

  /// Visits all but the frame rate, which stands elsewhere in a document.
  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var (name, isBook, transition) = (scene, book != nil, 0)
    try visitor.presence("choreography", &isBook, or: .otherFields)
    if isBook {
      var score = book ?? .blank
      try visitor.word(
        "scene", &transition, of: 1, [Recording.Score.transition], .isRequired
      ) { _ in nil }
      try score.visitMaking(&visitor)
      self = .book(score)
    } else {
      try visitor.text("scene", &name, ifEmpty: .isEmpty)
      var score = Recording.SceneScore(name, screen: screen, binding: binding, events: events)
      try score.visit(&visitor)
      score.framesPerSecond = framesPerSecond
      self = .scene(score)
    }
  }
}

extension Recording.SceneScore {
  fileprivate mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.optional("screen", &screen, Quantity(.length, nil))
    try visitor.optional("binding", &binding, of: BookBinding.allCases)
    try visitor.events(&events) { $0.time }
  }
}
