#if !$Embedded
public import BookMotion

extension Choreography: Codable {
  /// The schema of the documents that are written, and the only one that can be read.
  public static let schema: String = form.text

  /// Decodes a choreography.
  ///
  /// ```json
  /// {"schema": "bookmotion.choreography/1", "name": "brief",
  ///  "opening": [
  ///   {"phase": "flipping", "lasts": 0.6, "moves": [
  ///     {"move": "flipAngle", "to": 180, "spring": {"duration": 0.6, "bounce": 0.1}}]},
  ///   {"phase": "complete", "lasts": 0}],
  ///  "closing": [
  ///   {"phase": "idle", "lasts": 0.2, "moves": [
  ///     {"move": "flipAngle", "to": 0, "curve": "easeOut", "duration": 0.2}]}]}
  /// ```
  ///
  /// Fields with a default may be left out: `style`, `places`, `moves`, `moments`, and anything
  /// else that is optional in Swift. Unknown keys are rejected, not skipped. If a key occurs twice
  /// in an object, a `JSONDecoder` silently takes one of the values; `init(json:)` reports an error
  /// instead.
  ///
  /// - Throws: A ``BookMotionError`` with the path of the fault, such as
  ///   `opening[2] (flipping).moves[0].to is "shelve": it takes one of shelf, centered …`.
  ///   Malformed JSON, such as a missing brace, makes the decoder itself throw.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(readingFrom: decoder, noun: "choreography")
  }

  /// Encodes the choreography without the fields that have their default; decoding returns an equal
  /// choreography.
  ///
  /// A `JSONEncoder` cannot keep the order of the keys, only sort them; `json` keeps it.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
#endif
