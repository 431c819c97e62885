#if !$Embedded
public import BookMotion

extension Choreography {
  /// Creates a choreography from a JSON document, such as a file in your app's bundle.
  ///
  /// ```swift
  /// let file = Bundle.main.url(forResource: "opening", withExtension: "json")!
  /// let choreography = try Choreography(json: Data(contentsOf: file))
  /// ```
  ///
  /// This initializer accepts the same documents as a `JSONDecoder`, except that it rejects
  /// duplicate keys. Its error gives the line and the path of the fault:
  ///
  /// ```
  /// line 12: opening[2] (flipping).moves[0].to is "centre": it takes one of shelf, centered, …
  /// ```
  public init(json bytes: some Sequence<UInt8>) throws(BookDocumentError) {
    let node = try JSONNode(reading: Array(bytes))
    do { try self.init(node) } catch {
      throw BookDocumentError(error, in: node, called: "choreography")
    }
  }

  /// Creates a choreography from the text of a JSON document.
  ///
  /// ```swift
  /// let text = try Choreography.bookPolish.json
  /// try Choreography(json: text) == .bookPolish  // true
  /// ```
  public init(json text: String) throws(BookDocumentError) { try self.init(json: text.utf8) }

  /// The choreography as a JSON document, with its keys in the documented order.
  public var json: String {
    get throws { try node().text + "\n" }
  }
}
#endif
