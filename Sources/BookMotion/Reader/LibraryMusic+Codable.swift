#if !$Embedded
extension Crossfade: Codable {}

extension LibraryMusic.Setting: Codable {
  /// Reads `{"isOn": true}`.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "setting")
    try part.expect(only: [.isOn])
    self.init(isOn: try part.truth(.isOn))
  }

  /// Writes whether the music is on.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    try fields.encode(isOn, forKey: .isOn)
  }
}
#endif
