#if !$Embedded
/// How numbers and names read in a sentence.
package enum Words {
  /// A name in words: `spineOpacity` is "spine opacity".
  package static func name(_ name: String) -> String { name.words(separatedBy: " ") }

  /// A number as people write it.
  package static func number(_ value: Double) -> String { ReadableNumbers.text(value) }

  /// A number with about as many digits, for what nobody compares: 3.14159 with three is "3.14".
  package static func number(_ value: Double, digits: Int) -> String {
    Phrase(value, digits: digits).text
  }

  package static func seconds(_ time: Double) -> String { Phrase(seconds: time).text }

  /// A shift in height: "2.5 higher".
  package static func higher(_ amount: Double) -> String {
    number(amount.magnitude) + (amount < 0 ? " lower" : " higher")
  }

  /// A shift in time: "12 ms later".
  package static func later(_ seconds: Double) -> String {
    let milliseconds = seconds.magnitude * 1000
    let amount =
      milliseconds < 1000
      ? milliseconds.shortText(decimals: milliseconds < 10 ? 1 : 0) + " ms"
      : self.seconds(seconds.magnitude)
    return amount + (seconds < 0 ? " earlier" : " later")
  }

  /// Words in a row: "zooming and modeSelection".
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A number of things: "1 frame", "2 frames".
  package static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}

extension String {
  /// The words of a name, with something between them: `settlingDuration` as "settling-duration".
  package func words(separatedBy separator: String) -> String {
    reduce(into: "") { text, letter in
      text += letter.isUppercase ? separator + letter.lowercased() : String(letter)
    }
  }
}
#endif
