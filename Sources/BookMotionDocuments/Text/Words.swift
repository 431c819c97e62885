#if !$Embedded
/// The wording of numbers and names in sentences.
package enum Words {
  /// Returns a name in words: `spineOpacity` becomes "spine opacity".
  package static func name(_ name: String) -> String { name.words(separatedBy: " ") }

  /// Returns a number for display, without trailing zeros.
  package static func number(_ value: Double) -> String { ReadableNumbers.text(value) }

  /// Returns a number with about `digits` digits, for display only: 3.14159 with three digits is
  /// "3.14".
  package static func number(_ value: Double, digits: Int) -> String {
    UTF8Text(value, digits: digits).text
  }

  package static func seconds(_ time: Double) -> String { UTF8Text(seconds: time).text }

  /// Returns a vertical shift, such as "2.5 higher".
  package static func higher(_ amount: Double) -> String {
    number(amount.magnitude) + (amount < 0 ? " lower" : " higher")
  }

  /// Returns a shift in time, such as "12 ms later".
  package static func later(_ seconds: Double) -> String {
    let milliseconds = seconds.magnitude * 1000
    let amount =
      seconds.magnitude < leastShownShift
      ? "less than 0.1 ms"
      : milliseconds < 1000
        ? milliseconds.shortText(decimals: milliseconds < 10 ? 1 : 0) + " ms"
        : self.seconds(seconds.magnitude)
    return amount + (seconds < 0 ? " earlier" : " later")
  }

  /// The smallest shift in time, in seconds, that is not written as 0 ms.
  package static let leastShownShift = 0.000_05

  /// Returns a number of things, such as "1 frame" or "2 frames".
  package static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}

extension String {
  /// The text without the blanks around it, such as the end of a line that Windows wrote.
  package var trimmed: String {
    let isBlank: (Character) -> Bool = { [" ", "\t", "\r"].contains($0) }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  /// Returns the words of a name with a separator: `settlingDuration` becomes "settling-duration".
  package func words(separatedBy separator: String) -> String {
    reduce(into: "") { text, letter in
      text += letter.isUppercase ? separator + letter.lowercased() : String(letter)
    }
  }
}
#endif
