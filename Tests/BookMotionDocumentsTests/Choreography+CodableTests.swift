import BookMotion
import BookMotionDocuments
import BookMotionTestSupport
import Foundation
import Testing

/// A choreography as a document.
@Suite struct ChoreographyCodableTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test(arguments: Choreography.presets)
  func `comes back as it was when it is a preset`(preset: Choreography) throws {
    #expect(try roundTrip(preset) == preset)
  }

  @Test(arguments: Effort.seeds(300))
  func `comes back as it was whatever is in it`(seed: UInt64) throws {
    let choreography = try Choreography.random(seed: seed)
    #expect(try roundTrip(choreography) == choreography)
  }

  @Test(arguments: 0..<20)
  func `need not be JSON`(seed: UInt64) throws {
    let choreography = try Choreography.random(seed: seed)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let data = try encoder.encode(choreography)
    #expect(try PropertyListDecoder().decode(Choreography.self, from: data) == choreography)
  }

  @Test(arguments: Effort.seeds(2000))
  func `has every spring to the last bit`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let spring = MotionSpring.random(using: &random)
    #expect(try roundTrip(spring) == spring)
  }

  @Test(arguments: Effort.seeds(200))
  func `has every animation to the last bit`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let animation = MotionCurve.random(using: &random)
    #expect(try roundTrip(animation) == animation)
  }

  @Test func `may be short`() throws {
    let text = """
      {"schema": "bookmotion.choreography/1", "name": "brief",
       "opening": [
        {"phase": "flipping", "lasts": 0.6, "moves": [
          {"move": "flipAngle", "to": 180, "spring": {"duration": 0.6, "bounce": 0.1}}]},
        {"phase": "complete", "lasts": 0}],
       "closing": [
        {"phase": "idle", "lasts": 0.2, "moves": [
          {"move": "flipAngle", "to": 0, "curve": "easeOut", "duration": 0.2}]}]}
      """
    let expected = try Choreography(
      name: "brief",
      opening: [
        Choreography.Stage(
          .flipping, lasts: 0.6,
          moves: [.value(.flipAngle, 180, with: .spring(MotionSpring(duration: 0.6, bounce: 0.1)))]),
        Choreography.Stage(.complete, lasts: 0),
      ],
      closing: [
        Choreography.Stage(
          .idle, lasts: 0.2, moves: [.value(.flipAngle, 0, with: .curve(.easeOut, duration: 0.2))])
      ])
    #expect(try JSONDecoder().decode(Choreography.self, from: Data(text.utf8)) == expected)
  }

  @Test(arguments: [
    (#"{"duration": 0.2}"#, MotionSpring(duration: 0.2, bounce: 0)),
    (#"{"duration": 0.2, "bounce": 0.3}"#, MotionSpring(duration: 0.2, bounce: 0.3)),
    (#"{"response": 0.4, "dampingRatio": 0.6}"#, MotionSpring(response: 0.4, dampingRatio: 0.6)),
    (#"{"stiffness": 100, "damping": 50}"#, MotionSpring(stiffness: 100, damping: 50)),
    (
      #"{"mass": 4, "stiffness": 100, "damping": 50, "allowOverDamping": true}"#,
      MotionSpring(mass: 4, stiffness: 100, damping: 50, allowOverDamping: true)
    ),
    (
      #"{"settlingDuration": 0.5, "dampingRatio": 0.6}"#,
      MotionSpring(settlingDuration: 0.5, dampingRatio: 0.6)
    ),
    (
      #"{"settlingDuration": 0.5, "dampingRatio": 0.6, "epsilon": 0.01}"#,
      MotionSpring(settlingDuration: 0.5, dampingRatio: 0.6, epsilon: 0.01)
    ),
  ])
  func `says a spring in any of four ways`(text: String, spring: MotionSpring) throws {
    #expect(try JSONDecoder().decode(MotionSpring.self, from: Data(text.utf8)) == spring)
  }

  @Test func `calls curves by their names`() throws {
    for (name, curve) in MotionEasing.tried {
      let written = try JSONEncoder().encode(curve)
      #expect(written == Data(#""\#(name)""#.utf8))
      #expect(try JSONDecoder().decode(MotionEasing.self, from: written) == curve)
    }
  }

  @Test func `gives a spring a mass without changing its way`() throws {
    let text = #"{"duration": 0.2, "bounce": 0.3, "mass": 7}"#
    let spring = try JSONDecoder().decode(MotionSpring.self, from: Data(text.utf8))
    #expect(spring.mass == 7)
    #expect(
      spring.value(target: 1.0, time: 0.1)
        == MotionSpring(duration: 0.2, bounce: 0.3).value(target: 1.0, time: 0.1))
  }

  @Test(arguments: [
    (MotionSpring(duration: 0.2, bounce: 0.3), #"{"bounce":0.3,"duration":0.2}"#),
    (MotionSpring(response: 0.2, dampingRatio: 7), #"{"dampingRatio":7,"response":0.2}"#),
    (
      MotionSpring(mass: 4, stiffness: 100, damping: 10),
      #"{"bounce":0.75,"duration":1.2566370614359172,"mass":4}"#
    ),
  ])
  func `chooses the shortest way that gives the same spring`(
    spring: MotionSpring, text: String
  ) throws {
    #expect(try sorted(spring) == text)
  }

  @Test func `refuses a spring that could not be read again`() throws {
    let slow = MotionSpring(mass: 1e100, stiffness: 1e-100, damping: 0)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(slow) }
  }

  @Test func `leaves out what has its default`() throws {
    #expect(try BookStyle.polish.node().text == "{}")
    #expect(
      try Choreography.Move.size(.shelf, with: .none).node().text
        == #"{"move": "size", "to": "shelf", "atOnce": true}"#)
    #expect(
      try Choreography.Moment(.readerAppears, after: 0.5).node().text
        == #"{"moment": "readerAppears", "after": 0.5}"#)
    #expect(
      try Choreography.Stage(.complete, lasts: 0).node().text
        == #"{"phase": "complete", "lasts": 0}"#)
    #expect(
      try sorted(
        MotionEasing.bezier(
          startControlPoint: BookPoint(x: 0.1, y: -0.5), endControlPoint: BookPoint(x: 0.2, y: 1)))
        == "[0.1,-0.5,0.2,1]")
  }

  private func sorted(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// The presets as documents.
@Suite struct PresetCodableTests {
  @Test(arguments: Choreography.presets)
  func `are those in the fixtures`(preset: Choreography) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let encoded = try encoder.encode(preset)
    let file = Fixture.url("choreography/\(preset.name).json")
    let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
    if isRecording || !FileManager.default.fileExists(atPath: file.path) {
      try (encoded + Data("\n".utf8)).write(to: file)
      try #require(isRecording, "\(file.path) was missing: look at what has been written")
    }
    let golden = try Data(contentsOf: file)
    #expect(try JSONDecoder().decode(Choreography.self, from: golden) == preset)
    // The same fields and no others, regardless of order and spacing.
    let expected = try #require(try JSONSerialization.jsonObject(with: golden) as? NSDictionary)
    let actual = try #require(try JSONSerialization.jsonObject(with: encoded) as? NSDictionary)
    #expect(actual == expected)
  }
}
