import BookMotion
import BookMotionExport
import BookMotionTestSupport
import Foundation
import Testing

@Suite struct `The documents of a spring's curve` {
  @Test func `as CSV`() throws {
    let curve = try SpringCurve(.bouncy, from: 10, to: 0, framesPerSecond: 10)
    var text = ""
    curve.writeCSV(to: &text)
    #expect(Golden.difference(of: text, from: "export/spring.csv") == nil)
  }

  @Test func `as JSON`() throws {
    let curve = try SpringCurve(.bouncy, from: 10, to: 0, framesPerSecond: 10)
    var text = ""
    curve.writeJSON(to: &text)
    #expect(Golden.difference(of: text, from: "export/spring.json") == nil)
  }

  static let pictures: [(String, SpringCurve)] = {
    func curve(_ make: () throws -> SpringCurve) -> SpringCurve {
      do { return try make() } catch { fatalError("\(error)") }
    }
    return [
      ("bouncy", curve { try SpringCurve(.bouncy) }),
      (
        "creeping",
        curve { try SpringCurve(MotionSpring(duration: 0.5, bounce: -0.4), from: 80, to: 20) }
      ),
      ("swinging", curve { try SpringCurve(MotionSpring(duration: 0.5, bounce: 1), until: 3) }),
      ("pushed", curve { try SpringCurve(.smooth, from: 3, to: 3, initialVelocity: -900) }),
      ("still", curve { try SpringCurve(.smooth, from: 3, to: 3) }),
      ("level", curve { try SpringCurve(.smooth, from: 3, to: 3, until: 0.1) }),
      ("huge", curve { try SpringCurve(.snappy, from: -1e100, to: 1e100) }),
    ]
  }()

  @Test(arguments: pictures)
  func `as text`(name: String, curve: SpringCurve) {
    var text = ""
    curve.writeText(to: &text)
    #expect(Golden.difference(of: text, from: "export/spring-\(name).txt") == nil)
  }

  @Test(arguments: pictures)
  func `as text fits a terminal of 80 columns`(name: String, curve: SpringCurve) {
    var text = ""
    curve.writeText(to: &text)
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(text.split(separator: "\n").count < 36)
  }

  @Test(arguments: pictures)
  func `as CSV and JSON read back to the last bit`(name: String, curve: SpringCurve) throws {
    var csv = ""
    curve.writeCSV(to: &csv)
    var json = ""
    curve.writeJSON(to: &json)
    let lines = csv.split(separator: "\n").dropFirst()
    let keys = try JSONDecoder().decode([Key].self, from: Data(json.utf8))
    try #require(lines.count == curve.frameCount)
    try #require(keys.count == curve.frameCount)
    for (frame, line) in lines.enumerated() {
      let key = curve.keyframe(frame)
      let numbers = line.split(separator: ",").map { Double($0) }
      #expect(numbers == [Double(frame), key.time, key.value, key.velocity])
      #expect(
        keys[frame]
          == Key(frame: frame, time: key.time, value: key.value, velocity: key.velocity))
    }
    #expect(!csv.contains("-0.0,") && !csv.contains("-0.0\n") && !json.contains("-0.0,"))
  }

  private struct Key: Codable, Equatable {
    var frame: Int
    var time: Double
    var value: Double
    var velocity: Double
  }

  @Test func `stop where the sink fails`() throws {
    var sink = Bucket(room: 100)
    let curve = try SpringCurve(.smooth)
    #expect(throws: Bucket.Full.self) { try curve.writeCSV(to: &sink) }
    #expect(throws: Bucket.Full.self) { try curve.writeJSON(to: &sink) }
    #expect(throws: Bucket.Full.self) { try curve.writeText(to: &sink) }
  }

  private struct Bucket: TextSink {
    struct Full: Error {}

    var room: Int

    mutating func write(_ text: String) throws(Full) {
      guard text.utf8.count <= room else { throw Full() }
      room -= text.utf8.count
    }
  }
}
