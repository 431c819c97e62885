import BookMotion
import BookMotionDocuments
import Foundation
import Testing

/// Numbers that JSON or Swift can write but that are invalid here.
@Suite struct StrangeNumberTests {
  @Test(arguments: ["nan:tap", "inf:tap", "-inf:tap", "1e400:tap"])
  func `are no time of an event`(text: String) {
    let error = #expect(throws: BookMotionError.self) { try MotionEvent(text) }
    #expect(error?.description.hasPrefix("an event is a time, ") == true)
  }

  @Test(arguments: ["0:drag=nan,1", "0:drag=1,inf", "0:drag=1e400,2", "0:drag=-infinity,2"])
  func `are none of an event's numbers`(text: String) {
    let error = #expect(throws: BookMotionError.self) { try MotionEvent(text) }
    #expect(error?.description.contains(" is not a number") == true)
  }

  @Test(arguments: [".5:tap", "0x10:tap", "+1:tap", "1.:tap", "0:drag=.5,1", "0:drag=01,1"])
  func `are written otherwise in an event`(text: String) {
    let error = #expect(throws: BookMotionError.self) { try MotionEvent(text) }
    #expect(error?.description == "write its numbers as in JSON, such as 0.5")
  }

  /// −0 is written as 0, so it must be read as 0.
  @Test func `of minus nothing are nothing`() throws {
    let text = #"{"response": 0.5, "dampingRatio": -0}"#
    let spring = try JSONDecoder().decode(MotionSpring.self, from: Data(text.utf8))
    #expect(spring.dampingRatio.sign == .plus)
    let again = try JSONDecoder().decode(MotionSpring.self, from: JSONEncoder().encode(spring))
    #expect(again == spring)

    let minus = """
      {"schema": "bookmotion.choreography/1", "name": "brief",
       "opening": [{"phase": "complete", "lasts": -0.0}],
       "closing": [{"phase": "idle", "lasts": -0}]}
      """
    let plus = minus.replacingOccurrences(of: "-0.0", with: "0").replacingOccurrences(
      of: "-0", with: "0")
    #expect(try Choreography(json: minus).json == Choreography(json: plus).json)
    #expect(try Choreography(json: minus).opening[0].duration.sign == .plus)
  }
}
