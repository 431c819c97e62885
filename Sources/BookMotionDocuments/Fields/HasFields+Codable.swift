#if !$Embedded
package import BookMotion

extension HasFields {
  /// Reads a value from a decoder. Errors call it `noun` if it is at the top level.
  ///
  /// The standard library's decoding errors state neither the phase nor the expected value, so all
  /// errors are a ``BookMotionError``.
  package init(readingFrom decoder: any Decoder, noun: String) throws(BookMotionError) {
    var any = AnyFields(Self.blank)
    try any.read(from: decoder, noun: noun)
    self = any.value as? Self ?? .blank
  }

  /// Reads a value.
  package init(_ node: JSONNode) throws(BookMotionError) {
    var any = AnyFields(Self.blank)
    try any.value.read(node)
    self = any.value as? Self ?? .blank
  }

  /// Writes the fields that differ from their defaults.
  package func write(to encoder: any Encoder) throws { try AnyFields(self).write(to: encoder) }

  fileprivate mutating func read(_ node: JSONNode) throws(BookMotionError) {
    try FieldReader.read(&self, from: node)
  }
}

extension AnyFields {
  fileprivate mutating func read(
    from decoder: any Decoder, noun: String
  ) throws(BookMotionError) {
    guard let node = try? JSONNode(from: decoder) else {
      throw BookMotionError(.wrongKind(expected: "a value"), at: "").inside(decoder, noun: noun)
    }
    do { try value.read(node) } catch { throw error.inside(decoder, noun: noun) }
  }

  fileprivate func write(to encoder: any Encoder) throws {
    let node: JSONNode
    do { node = try value.node() } catch {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: error.description))
    }
    try node.encode(to: encoder)
  }
}
#endif
