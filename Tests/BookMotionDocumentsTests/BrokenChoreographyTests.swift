import BookMotionDocuments
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotion

/// A broken choreography.
@Suite struct BrokenChoreographyTests {
  private func sentence<Value: Decodable>(_ text: String, as _: Value.Type) -> String {
    let error = #expect(throws: BookMotionError.self) {
      try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
    return error?.description ?? "no error"
  }

  @Test func `would be whole without its mistake`() throws {
    let data = Data(BrokenDocument.whole.utf8)
    #expect(try JSONDecoder().decode(Choreography.self, from: data).name == "brief")
  }

  @Test(arguments: BrokenDocument.all)
  func `is refused with a sentence`(broken: BrokenDocument) throws {
    #expect(BrokenDocument.whole.components(separatedBy: broken.text).count == 2)
    let text = BrokenDocument.whole.replacingOccurrences(
      of: broken.text, with: broken.replacement)
    #expect(sentence(text, as: Choreography.self) == broken.sentence)
  }

  @Test(arguments: ["a\nb", "a\u{85}b", String(repeating: "a", count: 10_000)])
  func `is refused in one harmless line, whatever a place is called`(name: String) throws {
    for rule in [["place": name, "area": 5], ["place": name, "area": "screen"]] as [[String: Any]] {
      var whole = try #require(
        try JSONSerialization.jsonObject(with: Data(BrokenDocument.whole.utf8)) as? [String: Any])
      whole["places"] = [rule]
      whole["opening"] = [
        ["phase": "moving", "lasts": 1, "moves": [["move": "center", "to": "nowhere"]]]
      ]
      let text = String(decoding: try JSONSerialization.data(withJSONObject: whole), as: UTF8.self)
      let said = sentence(text, as: Choreography.self)
      #expect(said.unicodeScalars.allSatisfy { $0.isPrintable } && said.count < 400, "\(said)")
    }
  }

  /// Replaces random values, and removes random fields.
  @Test(arguments: Effort.seeds(500))
  func `never meets an error that names no place`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let whole = try JSONSerialization.jsonObject(with: Data(BrokenDocument.whole.utf8))
    let broken = damaged(whole, using: &random)
    let data = try JSONSerialization.data(withJSONObject: broken, options: .fragmentsAllowed)
    do {
      _ = try JSONDecoder().decode(Choreography.self, from: data)
    } catch {
      let text = String(decoding: data, as: UTF8.self)
      #expect(error is BookMotionError, "\(error) for \(text)")
    }
  }

  private func damaged(_ tree: Any, using random: inout SeededRandom) -> Any {
    if var object = tree as? [String: Any],
      let key = object.keys.sorted().randomElement(using: &random)
    {
      if Int.random(in: 0..<8, using: &random) == 0 {
        object[key] = nil
      } else {
        object[key] = object[key].map { damaged($0, using: &random) }
      }
      return object
    }
    if var list = tree as? [Any], let index = list.indices.randomElement(using: &random),
      Int.random(in: 0..<8, using: &random) != 0
    {
      list[index] = damaged(list[index], using: &random)
      return list
    }
    let others: [Any] = [NSNull(), true, 7, -0.5, 1e300, "selected", "", [1], [String: Any]()]
    return others.randomElement(using: &random) ?? NSNull()
  }

  @Test func `is told apart inside a larger document`() {
    #expect(
      sentence(#"{"books": [{"name": 1, "schema": 2}]}"#, as: [String: [Choreography]].self)
        == "books[0].schema is not a string")
    #expect(sentence("[[]]", as: [Choreography].self) == "[0] is not an object")
    #expect(sentence("[]", as: Choreography.self) == "choreography is not an object")
  }

  @Test func `is refused in its parts too`() {
    #expect(
      refusal(#"{"phase": "idle"}"#, of: Choreography.Stage.self) == " (idle).lasts is missing")
    #expect(
      refusal(#"{"phase": "idle", "lasts": -1}"#, of: Choreography.Stage.self)
        == " (idle).lasts is -1: it takes a number of 0 or more")
    #expect(
      refusal(#"{"moment": "lightHaptic", "after": -1}"#, of: Choreography.Moment.self)
        == "after is -1: it takes a number of 0 or more")
    #expect(
      refusal(
        #"{"move": "size", "to": "shelf", "scale": -1, "atOnce": true}"#, of: Choreography.Move.self
      )
        == "scale is -1: it takes a number from 0.001 to 1e9")
    #expect(
      sentence("{}", as: MotionCurve.self)
        == "animation needs one of spring, curve, and atOnce")
    #expect(
      sentence(#""ease""#, as: MotionEasing.self)
        == "curve is \"ease\": it takes \(MotionEasing.knownNames)"
        + "; did you mean \"easeIn\"?")
    #expect(
      sentence(#"{"response": 1}"#, as: MotionSpring.self) == "dampingRatio is missing")
    #expect(refusal("[]", of: BookStyle.self) == " is not an object")
  }

  /// Returns what is said about a part of a choreography, read by itself: what follows its own place
  /// in errors.
  private func refusal<Part: HasFields>(_ text: String, of part: Part.Type) -> String? {
    do {
      _ = try Part(JSONNode(reading: Array(text.utf8)))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `that is no document is for the decoder to refuse`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Choreography.self, from: Data("{".utf8))
    }
  }
}
