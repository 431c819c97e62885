#if !$Embedded
extension Array where Element == String {
  /// The words as a list of choices, such as "left or right" or "json, csv, or css".
  package var orList: String { list("or") }

  /// The words as a list, such as "zooming and modeSelection" or "x, y, and width".
  package var andList: String { list("and") }

  private func list(_ conjunction: String) -> String {
    guard let last = last?.inSentence, count > 1 else { return map { $0.inSentence }.joined() }
    return dropLast().map { $0.inSentence }.joined(separator: ", ")
      + (count > 2 ? ", " : " ") + conjunction + " " + last
  }
}
#endif
