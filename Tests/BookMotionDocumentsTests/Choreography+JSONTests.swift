import BookMotion
import BookMotionDocuments
import BookMotionTestSupport
import Foundation
import Testing

/// A choreography as text.
@Suite struct ChoreographyJSONTests {
  @Test(arguments: Choreography.presets)
  func `reads back as the same one`(_ choreography: Choreography) throws {
    let text = try choreography.json
    #expect(try Choreography(json: Array(text.utf8)) == choreography)
    #expect(
      try JSONDecoder().decode(Choreography.self, from: Data(text.utf8)) == choreography)
  }

  @Test(arguments: Choreography.presets)
  func `is what another encoder writes, in a better order`(_ choreography: Choreography) throws {
    let ours = try JSONSerialization.jsonObject(with: Data(try choreography.json.utf8))
    let theirs = try JSONSerialization.jsonObject(with: JSONEncoder().encode(choreography))
    #expect(ours as? NSDictionary == theirs as? NSDictionary)
    let text = try choreography.json
    let schema = try #require(text.range(of: "\"schema\""))
    let opening = try #require(text.range(of: "\"opening\""))
    let closing = try #require(text.range(of: "\"closing\""))
    #expect(schema.lowerBound < opening.lowerBound && opening.lowerBound < closing.lowerBound)
  }

  static let broken: [(String, String)] = [
    (
      "{\"schema\": \"bookmotion.choreography/1\",\n\"name\": \"a\"}",
      "line 1: opening is missing"
    ),
    (
      """
      {"schema": "bookmotion.choreography/1", "name": "a",
       "opening": [
        {"phase": "flipping", "lasts": 0.6,
         "moves": [
          {"move": "size",
           "to": "shelve", "curve": "linear", "duration": 1}]},
        {"phase": "complete", "lasts": 0}],
       "closing": [{"phase": "idle", "lasts": 0}]}
      """,
      "line 6: opening[0] (flipping).moves[0].to is \"shelve\": it takes shelf, screen, "
        + "safeArea, centered, closed, opened, reader, spread, or zoomed; did you mean \"shelf\"?"
    ),
    (
      """
      {"schema": "bookmotion.choreography/1", "name": "a",
       "opening": [{"phase": "complete", "lasts": 0}],
       "closing": [
        {"phase": "idle",
         "lasts": -1}]}
      """,
      "line 5: closing[0] (idle).lasts is -1: it takes a number of 0 or more"
    ),
    ("[]", "line 1: choreography is not an object"),
    ("{", "line 1: the document ends where a key in quotes should be"),
  ]

  @Test(arguments: broken)
  func `that is broken is refused with its line`(text: String, message: String) {
    let error = #expect(throws: BookDocumentError.self) {
      try Choreography(json: Array(text.utf8))
    }
    #expect(error?.description == message)
  }

  @Test func `is read from text with the line and the path of what is wrong`() throws {
    let text = try Choreography.bookPolish.json
    #expect(try Choreography(json: text) == .bookPolish)
    #expect(try Choreography(json: Array(text.utf8)) == .bookPolish)
    let broken = text.replacing("\"to\": \"shelf\"", with: "\"to\": \"attic\"", maxReplacements: 1)
    let error = #expect(throws: BookDocumentError.self) { try Choreography(json: broken) }
    #expect(
      error?.description.hasPrefix("line 9: opening[0] (selected).moves[0].to is \"attic\"")
        == true,
      "\(error?.description ?? "")")
  }
}
