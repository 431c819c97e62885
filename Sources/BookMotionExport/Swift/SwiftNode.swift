import BookMotion

/// A piece of Swift source whose numbers may still change.
///
/// A page in which a choreography is tuned gets the pieces and fills in its own numbers; here they are
/// filled in with the numbers of the choreography. So neither can say what the other doesn't.
package indirect enum SwiftNode: Hashable, Sendable {
  /// Text that stays as it is.
  case text(String)
  /// A number; left out while it is its standard, if it has one.
  case number(Number, unless: Double? = nil)
  /// Pieces in a row, such as a label and a number.
  case row([SwiftNode])
  /// A text that ends with an opening bracket, and the pieces between that and the closing one.
  case list(String, [SwiftNode])
  /// The first piece if one of the numbers differs from its standard, otherwise the second.
  case choice([Difference], SwiftNode, else: SwiftNode = .nothing)

  /// A number and its keys in the document of the choreography, from the outermost.
  package struct Number: Hashable, Sendable {
    package let value: Double
    package let path: [String]
  }

  /// A number, and what it would have to be to make no difference.
  package struct Difference: Hashable, Sendable {
    package let number: Number
    package let standard: Double
  }

  /// No text at all.
  ///
  /// A row or a list is nothing if all of it is but the first piece of the row, or the head of the list.
  package static let nothing = SwiftNode.text("")
}

extension SwiftNode: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

// What is left out.

extension SwiftNode {
  /// The piece while one of its numbers differs from that of another piece, which has a shorter
  /// name or none; the piece itself if more than numbers tells them apart.
  func unless(equalTo standard: SwiftNode, else short: SwiftNode = .nothing) -> SwiftNode {
    unless(self, equals: standard, else: short)
  }

  /// The piece while one of the numbers of another piece differs from its standard.
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

// Numbers become text.

extension SwiftNode {
  /// The piece with numbers filled in: text, and rows and lists of that.
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

  /// The piece as JSON, with the places of numbers on a tape: texts are strings, a number is its place
  /// or `[place, standard]`, rows and lists are arrays that begin with a string, and a choice is
  /// `{"if": [[place, standard], …], "then": …, "else": …}`. A number without a place is text.
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
