import Foundation

/// A fuzz test for documents of one format, which changes them at random.
///
/// ```swift
/// let outcome = DocumentPlay("events", documents: ["[\"0:tap\"]"]).play { bytes in … }
/// #expect(outcome.failures == [])
/// ```
public struct DocumentPlay: Sendable {
  /// The result of reading a document.
  public enum Verdict: Sendable {
    /// The reader returned a valid value.
    case read
    /// The reader returned a valid error.
    case refused
    /// The value or the error is wrong, for this reason.
    case broken(String)
  }

  /// The results of all plays.
  public struct Outcome: Sendable {
    /// The number of documents that were read.
    public var read = 0
    /// The number of documents that were rejected.
    public var refused = 0
    /// The failures, each with its seed and the smallest document that shows it.
    public var failures: [String] = []
  }

  /// The name of the format.
  public let name: String

  private let documents: [DocumentTree]
  private let donors: [DocumentDonor]

  /// Creates a play from valid documents of a format, and `others` whose parts may be inserted.
  public init(_ name: String, documents: [String], others: [String] = []) {
    self.name = name
    self.documents = documents.map { DocumentTree($0) }
    donors = (self.documents + others.map { DocumentTree($0) }).map { DocumentDonor($0) }
  }

  /// Passes mutants to a reader, until all are played or several different failures are found.
  ///
  /// If `BOOKMOTION_PLAYS` is set, the current seed is always in the file `bookmotion-play-NAME` of
  /// the temporary folder, so that it is available after a crash.
  public func play(reader: ([UInt8]) -> Verdict) -> Outcome {
    var outcome = Outcome()
    var known: Set<String> = []
    let count = Plays.isAskedFor ? Plays.count : max(Plays.count / 4, 25)
    for seed in Plays.seed..<Plays.seed + UInt64(count) where known.count < 8 {
      if Plays.isAskedFor { note(seed) }
      let mutant = Mutant(seed: seed, of: documents.count)
      let begin = ContinuousClock.now
      let verdict = reader(mutant.bytes(documents, donors))
      let isSlow = ContinuousClock.now - begin > Self.patience
      switch isSlow ? .broken("took long: \(ContinuousClock.now - begin)") : verdict {
      case .read: outcome.read += 1
      case .refused: outcome.refused += 1
      case .broken(let words):
        guard known.insert(String(words.prefix(24))).inserted else { continue }
        let smallest = smaller(mutant, reader)
        let text = String(decoding: smallest.bytes(documents, donors).prefix(3000), as: UTF8.self)
        outcome.failures.append(
          "\(name), seed \(seed), \(smallest): \(words)\n\(text.debugDescription)")
      }
    }
    return outcome
  }

  /// Far more than any mutant needs.
  private static let patience = Duration.seconds(10)

  private func note(_ seed: UInt64) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bookmotion-play-\(name)")
    try? Data("\(seed)\n".utf8).write(to: file)
  }

  /// Returns the mutant without the changes that don't matter.
  private func smaller(_ mutant: Mutant, _ reader: ([UInt8]) -> Verdict) -> Mutant {
    var mutant = mutant
    var index = 0
    while index < mutant.changes.count {
      var fewer = mutant
      fewer.changes.remove(at: index)
      if case .broken = reader(fewer.bytes(documents, donors)) {
        mutant = fewer
      } else {
        index += 1
      }
    }
    return mutant
  }
}

/// A document and its changes: first those of the tree, then those of the text.
private struct Mutant: CustomStringConvertible {
  struct Change {
    let mutation: DocumentMutation
    let isOfText: Bool
  }

  let document: Int
  var changes: [Change]

  init(seed: UInt64, of count: Int) {
    var random = SeededRandom(seed: seed)
    document = Int(random.next() % UInt64(count))
    let texts = random.one(of: [0, 0, 0, 1, 2])
    let trees = random.one(of: texts > 0 ? [0, 1] : [1, 1, 2, 3, 5])
    changes = (0..<trees + texts).map {
      Change(mutation: DocumentMutation(seed: random.next()), isOfText: $0 >= trees)
    }
  }

  func bytes(_ documents: [DocumentTree], _ donors: [DocumentDonor]) -> [UInt8] {
    var tree = documents[document]
    for change in changes where !change.isOfText { change.mutation.change(&tree, donors: donors) }
    var bytes = tree.bytes
    for change in changes where change.isOfText { change.mutation.change(&bytes) }
    return bytes
  }

  var description: String {
    let seeds = changes.map { "\($0.isOfText ? "text" : "tree") \($0.mutation.seed)" }
    return "document \(document) with \(seeds.joined(separator: ", "))"
  }
}
