import BookMotion
import BookMotionDocuments
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

/// The library rejects the documents that violate the JSON Schema according to
/// `.ci/other-eyes schemas`.
@Suite struct SchemaMutantTests {
  enum Kind: String, CaseIterable {
    case timeline
    case choreography
    case scene

    func read(_ bytes: [UInt8]) throws {
      switch self {
      case .timeline, .scene: _ = try Recording(reading: bytes)
      case .choreography: _ = try Choreography(json: bytes)
      }
    }

    func small() throws -> String {
      let file = Golden.packageURL("Fixtures/schema/small-\(rawValue).json")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test(arguments: Kind.allCases)
  func `of a document is refused, and the document is not`(_ kind: Kind) throws {
    let text = try kind.small()
    let whole = try JSONSerialization.jsonObject(with: Data(text.utf8))
    try kind.read(Array(text.utf8))
    // As rewritten by another program.
    try kind.read(Array(try JSONSerialization.data(withJSONObject: whole)))
    let lines = try String(
      contentsOf: Golden.packageURL("Fixtures/schema/mutants.ndjson"), encoding: .utf8)
    var count = 0
    for line in Effort.some(of: lines.split(separator: "\n"), oneIn: 4)
    where line.contains("\"\(kind.rawValue)\"") {
      let mutant = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      guard mutant["document"] as? String == kind.rawValue else { continue }
      count += 1
      let bytes = try bytes(of: mutant, text, whole)
      #expect(throws: BookDocumentError.self, "\(mutant["what"] ?? line) is accepted: \(line)") {
        do { try kind.read(bytes) } catch let error as BookDocumentError { throw error }
      }
    }
    #expect(count >= (Effort.isWhole ? 60 : 15))
  }

  private func bytes(of mutant: [String: Any], _ text: String, _ whole: Any) throws -> [UInt8] {
    if let new = mutant["new"] as? String {
      let old = try #require(mutant["old"] as? String)
      let at = try #require(mutant["at"] as? Int)
      let bytes = Array(text.utf8)
      return bytes[..<at] + Array(new.utf8) + bytes[(at + old.utf8.count)...]
    }
    let path = try #require(mutant["path"] as? [Any])
    let changed = try change(whole, path[...], to: mutant["set"])
    return Array(
      try JSONSerialization.data(withJSONObject: changed as Any, options: .fragmentsAllowed))
  }

  /// Returns the node with the value at a path replaced, or removed if `value` is `nil`.
  private func change(_ node: Any, _ path: ArraySlice<Any>, to value: Any?) throws -> Any? {
    guard let step = path.first else { return value }
    if var object = node as? [String: Any] {
      let key = try #require(step as? String)
      object[key] = try change(object[key] ?? NSNull(), path.dropFirst(), to: value)
      return object
    }
    var list = try #require(node as? [Any])
    let index = try #require(step as? Int)
    list[index] = try #require(try change(list[index], path.dropFirst(), to: value))
    return list
  }
}
