import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionDocuments
@testable import BookMotionRecording

/// The JSON Schema of what `bookmotion fit` writes.
@Suite struct FitSchemaTests {
  @Test func `follows from what a fit says`() throws {
    let schema = FieldSchema.document(
      of: FitDocument.self, titled: "Springs and curves that follow measured values, by BookMotion",
      adding: try JSONNode(
        reading: Array(
          """
          {"properties": {"channels": {"minItems": 1}},
           "$defs": {
            "FitDocument.Stage": {"properties": {"moves": {"minItems": 1}}},
            "FitDocument.Rounded": {
              "not": {"required": ["bounce", "x1"]},
              "dependentRequired": {
                "bounce": ["duration"], "x1": ["duration", "y1", "x2", "y2"], "y1": ["x1"],
                "x2": ["x1"], "y2": ["x1"]}}}}
          """.utf8)))
    #expect(Golden.difference(of: schema.text + "\n", from: "schema/fit.schema.json") == nil)
  }

  @Test(
    arguments: Effort.some(
      of: [("small-curves", MotionFit.Ways.curves), ("small-fit", .any)], oneIn: 2))
  func `has documents of springs and of curves`(name: String, ways: MotionFit.Ways) throws {
    let film = try String(contentsOf: Fixture.url("fit/film.csv"), encoding: .utf8)
    let table = try MeasuredTable(reading: Array(film.utf8), framesPerSecond: nil)
    let fit = MotionFit(table.tracks, with: ways)
    #expect(Golden.difference(of: fit.json, from: "schema/\(name).json") == nil)
    // Nothing is there that the fields below don't have.
    var document = FitDocument()
    try FieldReader.read(&document, from: try JSONNode(reading: Array(fit.json.utf8)))
    #expect(document.channels.count == 2 && document.rounded.count == 2)
  }
}

/// What `MotionFit` writes.
struct FitDocument: HasFields {
  private(set) var channels: [Channel] = []
  private(set) var rounded: [Rounded] = []
  private var follows = false
  private var stages: [Stage] = []

  static var blank: FitDocument { FitDocument() }

  mutating func visit<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(BookMotionError) {
    try visitor.schema(DocumentSchema("bookmotion.fit/1"))
    try visitor.truth("follows", &follows, .isRequired)
    try visitor.list("channels", &channels, .isRequired)
    try visitor.list("stages", &stages, .isRequired)
    try visitor.list("rounded", &rounded, .isRequired)
  }

  /// How well the motion of a channel follows its values.
  struct Channel: HasFields {
    private var name = ""
    private var (points, steps) = (MotionFit.fewestValues, 0)
    private var (largest, time, mean, tolerance) = (0.0, 0.0, 0.0, 0.0)
    private var follows = false

    static var blank: Channel { Channel() }

    mutating func visit<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(BookMotionError) {
      let error = Quantity(.notNegative, nil)
      try visitor.text("channel", &name, ifEmpty: .isEmpty)
      try visitor.count(
        "points", &points, BookDomain(Double(MotionFit.fewestValues), .infinity), .isRequired)
      try visitor.count(
        "steps", &steps, BookDomain(0, MotionFit.stepCount.highest), .isRequired)
      try visitor.number("largestError", &largest, error, .isRequired)
      try visitor.number("at", &time, Quantity(.finite, nil), .isRequired)
      try visitor.number("rmsError", &mean, error, .isRequired)
      try visitor.number("tolerance", &tolerance, error, .isRequired)
      try visitor.truth("follows", &follows, .isRequired)
    }
  }

  /// Moves as a choreography has them, of channels with any name.
  struct Stage: HasFields {
    private var (start, duration) = (0.0, 0.0)
    private var moves: [Move] = []

    static var blank: Stage { Stage() }

    mutating func visit<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(BookMotionError) {
      try visitor.number("starts", &start, Quantity(.finite, nil), .isRequired)
      try visitor.number("lasts", &duration, .seconds, .isRequired)
      try visitor.list("moves", &moves, .isRequired)
    }

    struct Move: HasFields {
      private var name = ""
      private var start: Double?
      private var target = 0.0
      private var animation = MotionCurve.none

      static var blank: Move { Move() }

      mutating func visit<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(BookMotionError) {
        try visitor.text("move", &name, ifEmpty: .isEmpty)
        try visitor.optional("from", &start, Quantity(.finite, nil))
        try visitor.number("to", &target, Quantity(.finite, nil), .isRequired)
        try animation.visit(&visitor)
      }
    }
  }

  /// The numbers of a move before they were rounded.
  struct Rounded: HasFields {
    private var name = ""
    private var (target, start) = (0.0, 0.0)
    private var (duration, bounce): (Double?, Double?)
    private var (x1, y1, x2, y2): (Double?, Double?, Double?, Double?)

    static var blank: Rounded { Rounded() }

    mutating func visit<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(BookMotionError) {
      try visitor.text("move", &name, ifEmpty: .isEmpty)
      try visitor.number("to", &target, Quantity(.finite, nil), .isRequired)
      try visitor.number("starts", &start, Quantity(.finite, nil), .isRequired)
      try visitor.optional("duration", &duration, .seconds)
      try visitor.optional("bounce", &bounce, Quantity(.bounce, nil))
      try visitor.optional("x1", &x1, Quantity(.unit, nil))
      try visitor.optional("y1", &y1, Quantity(.finite, nil))
      try visitor.optional("x2", &x2, Quantity(.unit, nil))
      try visitor.optional("y2", &y2, Quantity(.finite, nil))
    }
  }
}
