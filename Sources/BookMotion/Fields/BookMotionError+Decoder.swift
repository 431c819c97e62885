#if !$Embedded
extension BookMotionError {
  /// Returns the error of a value that a decoder has reached.
  package func inside(_ decoder: any Decoder, noun: String) -> BookMotionError {
    let path = decoder.codingPath.reduce("") { path, key in
      // A key can be any text, for example one of an app's dictionary.
      key.intValue.map { "\(path)[\($0)]" }
        ?? (path.isEmpty ? "" : path + ".") + key.stringValue.inSentence
    }
    if !path.isEmpty { return inside(path) }
    // A name in parentheses explains an index, and there is none.
    let place = place.hasPrefix(" (") ? String(place.drop { $0 != ")" }.dropFirst(2)) : place
    return BookMotionError(code, at: place.isEmpty ? noun : place)
  }
}
#endif
