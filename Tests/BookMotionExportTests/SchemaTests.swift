import BookMotion
import BookMotionDocuments
import BookMotionTestSupport
import Testing

@testable import BookMotionExport
@testable import BookMotionRecording

/// The JSON Schemas of documents, which follow from what the types say that they are made of.
@Suite struct SchemaTests {
  @Test func `of a choreography follows from its fields`() throws {
    try expect(
      "choreography", "A choreography of BookMotion", of: Choreography.self, Self.directions)
  }

  @Test func `of a recording follows from its fields`() throws {
    try expect(
      "timeline", "A recording of BookMotion", of: RecordingHeader.self,
      """
      {"properties": {
        "grid": {"const": 0.000001},
        "channels": {"propertyNames": \(Self.channel), "minProperties": 1},
        "phases": {"minItems": 1, "allOf": [{"prefixItems": [\(Self.beginning("time"))]}]},
        "errors": {"propertyNames": \(Self.channel)},
        "keyframes": {
          "type": "array", "minItems": 1,
          "items": {
            "type": "object",
            "properties": {
              "frame": {"type": "integer", "minimum": 0},
              "time": {"type": "number", "minimum": 0},
              "phase": {"type": "string", "minLength": 1}},
            "required": ["frame", "time", "phase"], "minProperties": 4,
            "propertyNames": {"minLength": 1},
            "additionalProperties": {"type": "number"}},
          "allOf": [{"prefixItems": [\(Self.beginning("frame", "time"))]}]}},
       "required": ["keyframes"],
       "$defs": {"Choreography": \(Self.directions)}}
      """)
  }

  @Test func `of a motion in a browser follows from its fields, and from what browsers take`()
    throws
  {
    let properties =
      "left|right|top|inset|width|height|opacity|transform|filter|clipPath|boxShadow|borderRadius"
      + "|borderWidth|border|--[a-z][a-z0-9-]*"
    try expect(
      "animations", "A motion for element.animate(), by BookMotion", of: BrowserMotion.self,
      """
      {"properties": {
        "html": {"$ref": "#/$defs/text"},
        "css": {"$ref": "#/$defs/text"},
        "properties": {"type": "array", "items": {"$ref": "#/$defs/property"}},
        "animations": {"type": "array", "items": {"$ref": "#/$defs/animation"}}},
       "required": ["animations"],
       "oneOf": [
        {"required": ["html", "css"], "properties": {"properties": false}},
        {"required": ["properties"], "properties": {"html": false, "css": false}}],
       "$defs": {
        "Choreography": \(Self.directions),
        "text": {"type": "string", "minLength": 1},
        "property": {
          "type": "object",
          "properties": {
            "name": {"type": "string", "pattern": "^--[a-z][a-z0-9-]*$"},
            "syntax": {"enum": ["<length>", "<angle>", "<number>"]},
            "inherits": {"const": true},
            "initialValue": {"$ref": "#/$defs/text"}},
          "required": ["name", "syntax", "inherits", "initialValue"],
          "additionalProperties": false},
        "animation": {
          "type": "object",
          "properties": {
            "selector": {"type": "string", "pattern": "^[.][a-z][a-z0-9]*(?:-[a-z0-9]+)+$"},
            "timing": {
              "type": "object",
              "properties": {
                "duration": {"type": "number", "minimum": 0, "maximum": 600000},
                "fill": {"const": "both"}},
              "required": ["duration", "fill"],
              "additionalProperties": false},
            "errors": {
              "type": "object",
              "propertyNames": {"pattern": "^(?:\(properties))$"}, "minProperties": 1,
              "additionalProperties": {
                "type": "array", "minItems": 1, "items": {"type": "number", "minimum": 0}}},
            "keyframes": {"type": "array", "minItems": 2, "items": {"$ref": "#/$defs/keyframe"}}},
          "required": ["selector", "timing", "errors", "keyframes"],
          "additionalProperties": false},
        "keyframe": {
          "type": "object",
          "properties": {
            "offset": {"type": "number", "minimum": 0, "maximum": 1},
            "easing": {"type": "string", "pattern": "^linear[(]0, .*1[)]$"}},
          "required": ["offset"], "minProperties": 2,
          "propertyNames": {"pattern": "^(?:offset|easing|\(properties))$"},
          "additionalProperties": {"$ref": "#/$defs/text"}}}}
      """)
  }

  private func expect<Value: HasFields>(
    _ name: String, _ title: String, of type: Value.Type, _ addition: String
  ) throws {
    let schema = FieldSchema.document(
      of: type, titled: title, adding: try JSONNode(reading: Array(addition.utf8)))
    #expect(Golden.difference(of: schema.text + "\n", from: "schema/\(name).schema.json") == nil)
  }

  /// What no field of a choreography says: each direction has the phases of its own, each once at
  /// most, and the last one for certain. Their order no schema can tell.
  private static let directions = """
    {"properties": {
      "opening": \(direction(AnimationPhase.openingOrder)),
      "closing": \(direction(AnimationPhase.closingOrder))}}
    """

  private static func direction(_ phases: [AnimationPhase]) -> String {
    func stage(_ words: String) -> String { "{\"properties\": {\"phase\": \(words)}}" }
    let rules = phases.map { phase in
      """
      {"contains": \(stage("{\"const\": \"\(phase)\"}")), "maxContains": 1,
       "minContains": \(phase == phases.last ? 1 : 0)}
      """
    }
    let words = phases.map { "\"\($0)\"" }.joined(separator: ", ")
    let items = "{\"items\": \(stage("{\"enum\": [\(words)]}"))}"
    return "{\"allOf\": [\(([items] + rules).joined(separator: ","))]}"
  }

  /// Every scene has channels of its own, but none is called like another key of a keyframe.
  private static let channel = """
    {"minLength": 1, "not": {"enum": ["frame", "time", "phase"]}}
    """

  private static func beginning(_ keys: String...) -> String {
    let zeros = keys.map { "\"\($0)\": {\"const\": 0}" }
    return "{\"properties\": {\(zeros.joined(separator: ", "))}}"
  }
}

/// What `MotionWebAnimations` writes before the animations.
private struct BrowserMotion: HasFields {
  private var score = Recording.Score.blank
  private var duration = 0.0

  static var blank: BrowserMotion { BrowserMotion() }

  mutating func visit<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(BookMotionError) {
    try visitor.schema(DocumentSchema(MotionWebAnimations.schema))
    try visitor.part("made", &score, .isRequired)
    try visitor.number("duration", &duration, Quantity(BookDomain(0, 6e5), nil), .isRequired)
  }
}
