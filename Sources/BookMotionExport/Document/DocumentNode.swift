import BookMotion

/// A value in a document, with the path that error messages use for it.
struct DocumentNode {
  let node: JSONNode
  let path: String

  init(_ node: JSONNode, at path: String) {
    self.node = node
    self.path = path
  }

  /// Returns an error at the value's line.
  func error(_ words: String) -> DocumentError {
    DocumentError("\(path) \(words)", line: node.line)
  }

  func text() throws(DocumentError) -> String {
    guard case .text(let text) = node.value else { throw error("is not a string") }
    return text
  }

  /// Returns the string, which must not be empty.
  func name() throws(DocumentError) -> String {
    let name = try text()
    guard !name.isEmpty else { throw error("is empty") }
    return name
  }

  func number(in domain: Domain = .finite) throws(DocumentError) -> Double {
    guard case .number(let number) = node.value else {
      var isQuoted = false
      if case .text(let text) = node.value { isQuoted = Double(text) != nil }
      throw error("is not a number" + (isQuoted ? ", because it is in quotes" : ""))
    }
    guard domain.contains(number) else {
      throw error("is \(JSONText.number(number)): it takes \(domain.description(for: number))")
    }
    return number
  }

  func whole(from lowest: Int) throws(DocumentError) -> Int {
    guard let whole = Int(exactly: try number()), whole >= lowest else {
      throw error("is not a whole number of at least \(lowest)")
    }
    return whole
  }

  /// Returns the case of an enumeration that the string names.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(DocumentError) -> Choice {
    let word = try text()
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue)
      throw error(
        "is \"\(word.inSentence)\": it takes \(words.orList)"
          + Suggestion.question(word, among: words))
    }
    return choice
  }

  /// Returns a value with fields.
  func value<Value: HasFields>() throws(DocumentError) -> Value {
    do { return try Value(node) } catch {
      throw DocumentError("\(error.inside(path))", line: node.line(of: error))
    }
  }

  func elements() throws(DocumentError) -> [DocumentNode] {
    guard case .array(let elements) = node.value else { throw error("is not a list") }
    return elements.enumerated().map { DocumentNode($1, at: "\(path)[\($0)]") }
  }

  /// Returns the numbers of a list, each checked against its own domain.
  func numbers(in domains: [Domain]) throws(DocumentError) -> [Double] {
    let elements = try elements()
    guard elements.count == domains.count else {
      throw error("is not a list of \(domains.count) numbers")
    }
    var numbers: [Double] = []
    for (element, domain) in zip(elements, domains) {
      numbers.append(try element.number(in: domain))
    }
    return numbers
  }

  func fields() throws(DocumentError) -> [(key: String, value: DocumentNode)] {
    guard case .object(let fields) = node.value else { throw error("is not an object") }
    return fields.map { ($0.key, DocumentNode($0.node, at: "\(path).\($0.key.inSentence)")) }
  }

  /// Returns the fields of an object by key, checking that all keys are known and no needed one is
  /// missing.
  func fields(
    _ needed: [String], optional: [String] = []
  ) throws(DocumentError) -> [String: DocumentNode] {
    var found: [String: DocumentNode] = [:]
    for (key, value) in try fields() {
      guard (needed + optional).contains(key) else {
        throw DocumentError.unknownKey(key, among: needed + optional, line: value.node.line)
      }
      found[key] = value
    }
    if let missing = needed.first(where: { found[$0] == nil }) {
      throw DocumentError("\(path).\(missing.inSentence) is missing", line: node.line)
    }
    return found
  }
}

extension DocumentError {
  static func unknownKey(_ key: String, among known: [String], line: Int) -> DocumentError {
    // For the errors of channels, the known keys are names from the document itself.
    let words = known.map(\.inSentence).andList
    return DocumentError(
      "the key \"\(key.inSentence)\" is not known: it takes \(words)"
        + Suggestion.question(key, among: known), line: line)
  }
}
