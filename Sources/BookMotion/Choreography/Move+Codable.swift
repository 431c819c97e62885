#if !$Embedded
extension Move: Codable {
  /// Reads what moves, where to, and the animation, all in one object.
  ///
  /// ```json
  /// {"move": "size", "to": "shelf", "scale": 1.05, "spring": {"duration": 0.2, "bounce": 0}}
  /// {"move": "libraryBlur", "to": 10, "curve": "easeOut", "duration": 0.3, "delay": 0.1}
  /// {"move": "centre", "to": "centred", "part": 0.08, "atOnce": true}
  /// ```
  ///
  /// `move` is `centre`, `size` or a channel that can be driven; `to` is a place or a number.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "move")
    try self.init(part)
    try part.place.containing { () throws(BookMotionError) in try check() }
  }

  /// Reads a move whose numbers are still to be checked.
  init(_ part: DocumentPart) throws(BookMotionError) {
    let word = try part.text(.move)
    let goal: Goal
    let keys: [DocumentKey]
    switch word {
    case Word.centre:
      keys = [.move, .to, .part]
      goal = .centre(
        try part.name(.to, of: BookPlace.allCases), part: try part.number(.part, default: 1))
    case Word.size:
      keys = [.move, .to, .scale, .part]
      goal = .size(
        try part.name(.to, of: BookPlace.allCases), scale: try part.number(.scale, default: 1),
        part: try part.number(.part, default: 1))
    default:
      keys = [.move, .to]
      guard let channel = BookChannel(rawValue: word) else {
        throw part.place[.move].error(.unknownName(word, choices: Word.all))
      }
      // Before its number is asked for: the channel is the mistake, whatever it is sent to.
      guard channel.isDriven else { throw part.place[.move].error(.notDriven(channel)) }
      goal = .value(channel, try part.number(.to))
    }
    self.init(goal, with: try Animation(part, beside: keys))
  }

  /// Writes what differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    switch goal {
    case .centre(let place, let part):
      try fields.encode(Word.centre, forKey: .move)
      try fields.encode(place, forKey: .to)
      if part != 1 { try fields.encode(part, forKey: .part) }
    case .size(let place, let scale, let part):
      try fields.encode(Word.size, forKey: .move)
      try fields.encode(place, forKey: .to)
      if scale != 1 { try fields.encode(scale, forKey: .scale) }
      if part != 1 { try fields.encode(part, forKey: .part) }
    case .value(let channel, let value):
      try fields.encode(channel, forKey: .move)
      try fields.encode(value, forKey: .to)
    }
    try animation.encode(to: encoder)
  }

  private enum Word {
    static let centre = "centre"
    static let size = "size"
    static let all = [centre, size] + BookChannel.driven.map(\.rawValue)
  }
}
#endif
