#if !$Embedded
extension Array where Element == String {
  /// The words as a list of choices, such as "left or right" or "json, csv, or css".
  package var orList: String { list("or") }

  /// The words as a list, such as "zooming and modeSelection" or "x, y, and width".
  package var andList: String { list("and") }

  private func list(_ conjunction: String) -> String {
    var list = ""
    for (index, word) in enumerated() {
      if index > 0 { list += count > 2 ? ", " : " " }
      if index > 0, index == count - 1 { list += conjunction + " " }
      list += word.inSentence
    }
    return list
  }
}
#endif
