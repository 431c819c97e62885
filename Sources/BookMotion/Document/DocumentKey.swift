#if !$Embedded
/// The words that documents use for their fields, each written here and nowhere else.
struct DocumentKey: CodingKey, Hashable {
  let stringValue: String

  init(stringValue: String) { self.stringValue = stringValue }

  // A number is no name of a field.
  var intValue: Int? { nil }
  init?(intValue: Int) { nil }

  private init(_ word: String) { stringValue = word }
}

// Of a choreography.
extension DocumentKey {
  static let schema = DocumentKey("schema")
  static let name = DocumentKey("name")
  static let style = DocumentKey("style")
  static let opening = DocumentKey("opening")
  static let closing = DocumentKey("closing")
}

// Of a style.
extension DocumentKey {
  static let coverFade = DocumentKey("coverFade")
  static let spineFade = DocumentKey("spineFade")
  static let spineWidth = DocumentKey("spineWidth")
  static let perspective = DocumentKey("perspective")
  static let spread = DocumentKey("spread")
}

// Of a stage and of a moment.
extension DocumentKey {
  static let phase = DocumentKey("phase")
  static let lasts = DocumentKey("lasts")
  static let moves = DocumentKey("moves")
  static let moments = DocumentKey("moments")
  static let moment = DocumentKey("moment")
  static let after = DocumentKey("after")
}

// Of a move and its animation.
extension DocumentKey {
  static let move = DocumentKey("move")
  static let to = DocumentKey("to")
  static let part = DocumentKey("part")
  static let scale = DocumentKey("scale")
  static let spring = DocumentKey("spring")
  static let curve = DocumentKey("curve")
  static let duration = DocumentKey("duration")
  static let atOnce = DocumentKey("atOnce")
  static let delay = DocumentKey("delay")
}

// Of a spring; its duration is above.
extension DocumentKey {
  static let bounce = DocumentKey("bounce")
  static let response = DocumentKey("response")
  static let dampingRatio = DocumentKey("dampingRatio")
  static let mass = DocumentKey("mass")
  static let stiffness = DocumentKey("stiffness")
  static let damping = DocumentKey("damping")
  static let allowOverDamping = DocumentKey("allowOverDamping")
  static let settlingDuration = DocumentKey("settlingDuration")
  static let epsilon = DocumentKey("epsilon")
}

// Of what a reader stores.
extension DocumentKey {
  static let isOn = DocumentKey("isOn")
}
#endif
