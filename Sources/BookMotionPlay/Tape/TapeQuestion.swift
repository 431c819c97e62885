package import BookMotion

/// A question about the next field of a value, which a web page answers from a JSON document.
///
/// A reader of JSON with its messages would add a tenth to the size of a page. The page has such a reader
/// anyway, its browser, so the library asks it for one field after the other. A document that lacks a field,
/// or has a word for a number, is noticed by the page: it refuses to answer, and says why. For that it gets
/// keys, words, and ranges along with the question. What only the library can notice is a ``TapeFault``.
package struct TapeQuestion {
  /// What answers a question: NaN refuses it.
  package typealias Reply = (TapeQuestion) -> Double

  package enum Kind: Int32 {
    /// A number; a list of numbers, which are then asked for one by one until its end; `true` or `false`;
    /// a field that has to be `true`.
    case number, numbers, truth, mark
    /// The number of a text that the page knows.
    case text
    /// A word that the next answer may be.
    case option
    /// The index of a word; of a word or, beyond them all, a text that is asked for next; of the key that
    /// is there; and of a name or, beyond them all, a list of numbers: among its options is an empty
    /// one for each of those.
    case word, ownWord, one, name
    /// Whether a field is there.
    case presence
    /// A part, 0 if it is absent; a list, whose count it is, −1 if it is absent; and an element of a list.
    /// Each of them has an end.
    case part, list, element, end
    /// The schema; and that what was read is invalid: see ``TapeFault``.
    case schema, fault
  }

  package let kind: Kind
  /// The key, or a word.
  package let word: FieldText
  /// What is there: a number, an index, a count, or 1 for what is true.
  package let value: Double
  /// The numbers that are valid, and what they measure, if they can be tuned.
  package let quantity: Quantity
  /// True if a document must have the field, or if a text must not be empty.
  package let isRequired: Bool
}
