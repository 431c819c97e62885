import BookMotion

/// A piece of Swift source whose numbers can still change.
///
/// A page in which a choreography is tuned receives the same pieces and fills in its own numbers,
/// so its source cannot differ from the one that is generated here.
package indirect enum SwiftNode: Hashable, Sendable {
  /// Fixed text.
  case text(String)
  /// A number, left out if it equals its default (if any).
  case number(Number, unless: Double? = nil)
  /// A sequence of pieces, such as a label and a number.
  case row([SwiftNode])
  /// Text that ends with an opening bracket, and the pieces up to the closing one.
  case list(String, [SwiftNode])
  /// The first piece if any of the numbers differs from its default, otherwise the second.
  case choice([Difference], SwiftNode, else: SwiftNode = .nothing)

  /// A number and its keys in the choreography's document, outermost first.
  package struct Number: Hashable, Sendable {
    package let value: Double
    package let path: [String]
  }

  /// A number and the default from which it may differ.
  package struct Difference: Hashable, Sendable {
    package let number: Number
    package let standard: Double
  }

  /// No text.
  ///
  /// A row counts as nothing if every piece after its first is nothing, and a list if all of its
  /// pieces are.
  package static let nothing = SwiftNode.text("")
}

extension SwiftNode: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

// Omitting defaults.

extension SwiftNode {
  /// Returns a choice of this piece, or a shorter one if all its numbers equal those of `standard`.
  /// If the pieces differ in more than numbers, returns this piece.
  func unless(equalTo standard: SwiftNode, else short: SwiftNode = .nothing) -> SwiftNode {
    unless(self, equals: standard, else: short)
  }

  /// Returns a choice of this piece, or a shorter one if all numbers of `node` equal those of
  /// `standard`.
  func unless(
    _ node: SwiftNode, equals standard: SwiftNode, else short: SwiftNode = .nothing
  ) -> SwiftNode {
    guard node.hasShape(of: standard) else { return self }
    var differences: [Difference] = []
    for (number, other) in zip(node.numbers, standard.numbers)
    where !differences.contains(where: { $0.number.path == number.path }) {
      differences.append(Difference(number: number, standard: other.value))
    }
    return .choice(differences, self, else: short)
  }

  private var numbers: [Number] {
    switch self {
    case .text: []
    case .number(let number, _): [number]
    case .row(let parts), .list(_, let parts): parts.flatMap(\.numbers)
    case .choice(let differences, let node, _): differences.map(\.number) + node.numbers
    }
  }

  func hasShape(of other: SwiftNode) -> Bool {
    func haveShapes(_ nodes: [SwiftNode], of others: [SwiftNode]) -> Bool {
      nodes.count == others.count && zip(nodes, others).allSatisfy { $0.hasShape(of: $1) }
    }
    switch (self, other) {
    case (.text(let one), .text(let another)): return one == another
    case (.number, .number): return true
    case (.row(let parts), .row(let others)): return haveShapes(parts, of: others)
    case (.list(let head, let items), .list(let other, let others)):
      return head == other && haveShapes(items, of: others)
    case (.choice(let differences, let node, let short), .choice(let others, let other, let none)):
      return differences.count == others.count
        && haveShapes([node, short], of: [other, none])
    default: return false
    }
  }
}

// Converting numbers to text.

extension SwiftNode {
  /// Returns the piece with its numbers filled in, which leaves only text, rows, and lists.
  func filled(_ value: (Number) -> Double) -> SwiftNode {
    switch self {
    case .text: self
    case .number(let number, let standard):
      value(number) == standard ? .nothing : .text(JSONText.number(value(number)))
    case .row(let parts): SwiftNode.row(said: parts.map { $0.filled(value) })
    case .list(let head, let items): SwiftNode.list(head, said: items.map { $0.filled(value) })
    case .choice(let differences, let node, let short):
      (differences.contains { value($0.number) != $0.standard } ? node : short).filled(value)
    }
  }

  private static func row(said parts: [SwiftNode]) -> SwiftNode {
    parts.dropFirst().allSatisfy { $0 == .nothing } ? .nothing : .row(parts)
  }

  private static func list(_ head: String, said items: [SwiftNode]) -> SwiftNode {
    let items = items.filter { $0 != .nothing }
    return items.isEmpty ? .nothing : .list(head, items)
  }

  /// Returns the piece as JSON, with numbers given by their places on a tape: text is a string, a
  /// number is its place or `[place, standard]`, rows and lists are arrays that begin with a
  /// string, and a choice is `{"if": [[place, standard], …], "then": …, "else": …}`. A number
  /// without a place becomes text.
  func json(_ place: ([String]) -> Int?) -> String {
    func array(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }
    switch self {
    case .text(let text): return JSONText.quoted(text)
    case .number(let number, let standard):
      guard let place = place(number.path) else {
        return filled(\.value).json { _ in nil }
      }
      return standard.map { array(["\(place)", JSONText.number($0)]) } ?? "\(place)"
    case .row(let parts): return array(parts.map { $0.json(place) })
    case .list(let head, let items):
      let items = items.filter { $0 != .nothing }
      return array([JSONText.quoted(head)] + items.map { $0.json(place) })
    case .choice(let differences, let node, let short):
      let pairs = differences.compactMap { difference in
        place(difference.number.path).map {
          array(["\($0)", JSONText.number(difference.standard)])
        }
      }
      let other = short == .nothing ? "" : ",\"else\":\(short.json(place))"
      return "{\"if\":\(array(pairs)),\"then\":\(node.json(place))\(other)}"
    }
  }
}
