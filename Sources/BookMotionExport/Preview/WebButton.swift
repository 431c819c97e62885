import BookMotion
import BookMotionDocuments

/// A button in a web page that makes something happen.
struct WebButton: Hashable, Sendable {
  let event: String
  let label: String
  let key: String
  /// What a number beside the button can be, if the event has one.
  let number: Number?

  struct Number: Hashable, Sendable {
    let name: String
    let lowest: Double
    let highest: Double
    let value: Double
  }

  init(_ event: String, _ label: String, key: String, number: Number? = nil) {
    (self.event, self.label, self.key, self.number) = (event, label, key, number)
  }

  var json: String {
    let words = [event, label, key].map(JSONText.quoted).joined(separator: ",")
    guard let number else { return "[\(words)]" }
    let numbers = [number.lowest, number.highest, number.value].map(JSONText.number)
    return "[\(words),\(JSONText.quoted(number.name)),\(numbers.joined(separator: ","))]"
  }
}

extension [WebButton] {
  /// Creates the buttons of events: one for each that needs no point on the screen.
  init(_ verbs: [MotionVerb]) {
    self = []
    for verb in verbs where verb.parameters.count < 2 {
      let words = verb.name.split(separator: "-").joined(separator: " ")
      let number = verb.parameters.first.map { parameter in
        WebButton.Number(
          name: parameter.name, lowest: parameter.domain.lowest,
          highest: parameter.domain.highest, value: Swift.max(parameter.domain.lowest, 0))
      }
      append(
        WebButton(
          verb.name, words.prefix(1).uppercased() + words.dropFirst(), key: "\(count + 1)",
          number: number))
    }
  }
}
