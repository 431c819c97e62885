/// A single change of a document, determined by its seed alone, so that it can be repeated or left
/// out.
public struct DocumentMutation: Sendable {
  /// The seed that determines the change.
  public let seed: UInt64

  /// Creates the change for a seed.
  public init(seed: UInt64) { self.seed = seed }

  /// Changes the tree; `donors` are documents from which parts may be taken.
  public func change(_ tree: inout DocumentTree, donors: [DocumentDonor]) {
    var random = SeededRandom(seed: seed)
    switch random.next() % 14 {
    case 0: dropElement(of: &tree, &random)
    case 1: doubleElement(of: &tree, &random)
    case 2: renameKey(of: &tree, donors, &random)
    case 3:
      let (one, other) = (path(into: tree, &random), path(into: tree, &random))
      guard !one.starts(with: other), !other.starts(with: one) else { return }
      (tree[one[...]], tree[other[...]]) = (tree[other[...]], tree[one[...]])
    case 4: tree[path(into: tree, &random)[...]] = Self.oddValue(&random)
    case 5, 6, 7: changeLeaf(of: &tree, &random) { Self.changed(number: $0, &$1) }
    case 8, 9: changeLeaf(of: &tree, &random) { $1.one(of: Self.oddTexts) }
    case 10: nest(&tree, &random)
    case 11:
      let donor = random.one(of: donors).tree
      tree[path(into: tree, &random)[...]] = donor[path(into: donor, &random)[...]]
    case 12:
      let donor = random.one(of: donors)
      changeLeaf(of: &tree, &random) { $1.one(of: donor.leaves) }
    default:
      // Adds a known key in an unexpected place.
      let donor = random.one(of: donors)
      guard !donor.keys.isEmpty else { return }
      let field = DocumentTree.Field(
        key: random.one(of: donor.keys), value: .leaf(random.one(of: donor.leaves)))
      changeContainer(of: &tree, &random) { container, random in
        guard case .object(var fields) = container else { return }
        fields.insert(field, at: Int(random.next() % UInt64(fields.count + 1)))
        container = .object(fields)
      }
    }
  }

  /// Changes the written text of the document.
  public func change(_ bytes: inout [UInt8]) {
    var random = SeededRandom(seed: seed)
    let kind = random.next() % 8
    let index = Int(random.next() % UInt64(bytes.count + 1))
    let end = min(bytes.count, index + Int(random.next() % 40))
    switch kind {
    case 0: bytes.removeSubrange(index...)
    case 1: bytes.removeSubrange(index..<end)
    case 2: bytes.insert(contentsOf: bytes[index..<end], at: end)
    case 3: bytes.insert(contentsOf: random.one(of: Self.oddBytes), at: index)
    case 4: bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: random.next() % 2 == 0 ? 0 : index)
    case 5:
      bytes.insert(contentsOf: Array(repeating: random.one(of: Self.marks), count: 500), at: index)
    default:
      guard index < bytes.count else { return }
      bytes[index] =
        kind == 6 ? bytes[index] ^ 1 << UInt8(random.next() % 8) : random.one(of: Self.marks)
    }
  }
}

extension DocumentMutation {
  /// Returns a path to a value. The upper levels are chosen more often than the lowest, which are
  /// numerous.
  private func path(into tree: DocumentTree, _ random: inout SeededRandom) -> [Int] {
    var path: [Int] = []
    var here = tree
    while here.count > 0, random.share() < 0.8 {
      let index = Int(random.next() % UInt64(here.count))
      path.append(index)
      here = here[index]
    }
    return path
  }

  private func changeContainer(
    of tree: inout DocumentTree, _ random: inout SeededRandom,
    _ change: (inout DocumentTree, inout SeededRandom) -> Void
  ) {
    var path = path(into: tree, &random)
    if tree[path[...]].count == 0, !path.isEmpty { path.removeLast() }
    guard tree[path[...]].count > 0 else { return }
    change(&tree[path[...]], &random)
  }

  private func changeLeaf(
    of tree: inout DocumentTree, _ random: inout SeededRandom,
    _ change: ([UInt8], inout SeededRandom) -> [UInt8]
  ) {
    var path = path(into: tree, &random)
    while tree[path[...]].count > 0 {
      path.append(Int(random.next() % UInt64(tree[path[...]].count)))
    }
    guard case .leaf(let text) = tree[path[...]] else { return }
    tree[path[...]] = .leaf(change(text, &random))
  }

  private func dropElement(of tree: inout DocumentTree, _ random: inout SeededRandom) {
    changeContainer(of: &tree, &random) { container, random in
      let index = Int(random.next() % UInt64(container.count))
      switch container {
      case .leaf: break
      case .list(var elements):
        elements.remove(at: index)
        container = .list(elements)
      case .object(var fields):
        fields.remove(at: index)
        container = .object(fields)
      }
    }
  }

  private func doubleElement(of tree: inout DocumentTree, _ random: inout SeededRandom) {
    changeContainer(of: &tree, &random) { container, random in
      let index = Int(random.next() % UInt64(container.count))
      let target = random.next() % 2 == 0 ? index : container.count
      switch container {
      case .leaf: break
      case .list(var elements):
        elements.insert(elements[index], at: target)
        container = .list(elements)
      case .object(var fields):
        fields.insert(fields[index], at: target)
        container = .object(fields)
      }
    }
  }

  private func renameKey(
    of tree: inout DocumentTree, _ donors: [DocumentDonor], _ random: inout SeededRandom
  ) {
    let known = random.one(of: donors).keys
    changeContainer(of: &tree, &random) { container, random in
      guard case .object(var fields) = container else { return }
      let index = Int(random.next() % UInt64(fields.count))
      let isKnown = random.next() % 2 == 0 && !known.isEmpty
      fields[index].key = random.one(of: isKnown ? known : Self.oddTexts)
      container = .object(fields)
    }
  }

  private func nest(_ tree: inout DocumentTree, _ random: inout SeededRandom) {
    let path = path(into: tree, &random)
    let isList = random.next() % 2 == 0
    for _ in 0..<random.one(of: [1, 2, 90, 99, 100, 2000]) {
      let inner = tree[path[...]]
      tree[path[...]] =
        isList
        ? .list([inner]) : .object([DocumentTree.Field(key: Array("\"a\"".utf8), value: inner)])
    }
  }
}

extension DocumentMutation {
  private static func oddValue(_ random: inout SeededRandom) -> DocumentTree {
    switch random.next() % 4 {
    case 0: .leaf(random.one(of: oddNumbers))
    case 1: .leaf(random.one(of: oddTexts))
    case 2: .leaf(random.one(of: ["null", "true", "false", "nul", "True", "NaN", ""]))
    default: random.next() % 2 == 0 ? .list([]) : .object([])
    }
  }

  /// Returns a number that is close to another one, or unusual.
  private static func changed(number text: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    guard let number = Double(String(decoding: text, as: UTF8.self)), random.next() % 2 == 0 else {
      return Array(random.one(of: oddNumbers).utf8)
    }
    let other = random.one(of: [
      -number, number + 1, number - 1, number / 2, number * 2, number.nextUp, number.nextDown,
      number + 1e-6, number - 1e-6, number + 5e-7, number * 1e6, number * 1e-6, 1 / number,
    ])
    return Array("\(other)".utf8)
  }

  private static let oddNumbers = [
    "0", "-1", "-0", "1", "0.001", "0.0009999", "1e-3", "100", "180", "360", "1e9", "-1e9",
    "1e100", "1e308", "-1e308", "1.7976931348623157e308", "1e309", "1e400", "-1e400", "1e-100",
    "1e-320", "5e-324", "1e-400", "9007199254740991", "9007199254740992", "9007199254740993",
    "2147483648", "4294967296", "9223372036854775807", "9223372036854775808", "1e19", "100000001",
    "100000", "100001", "3600.000001", "0.1234567", "0.0000005", "NaN", "-NaN", "Infinity",
    "-Infinity", "inf", "00", "01", "+1", "1.", ".5", "1e", "1e+", "0x10", "1_000",
    "1e99999999999999999999",
    "-", "--1", "0.30000000000000000000000000000000000000004",
  ]

  private static let oddTexts = printableTexts.map { Array($0.utf8) } + damagedTexts

  private static let printableTexts: [String] =
    [
      #""""#, #"" ""#, #""\u0000""#, #""\u001b[31m""#, #""a\nb""#, #""a\r\nerror: b""#,
      #""\u007f""#,
      #""\u0085""#, #""\u2028""#, #""\u202e""#, #""\ud800""#, #""\udc00\ud800""#,
      #""\ud83d\udcd6""#,
      #""\ufeff""#, #""\uffff""#, #""e\u0301""#, "\"é\"", "\"a\nb\"", "\"\u{1B}[2J\"",
      #""a\"b\\c""#,
      #""NaN""#, #""null""#, #""a.b[0]""#, #""a,b""#, #""shelf""#, #""centered""#, #""a":"#, "\"a",
      #""0:tap""#, #""1e999:tap""#, #""nan:tap""#, #""inf:tap""#, #""-0:tap""#, #""-1:tap""#,
      #""0:""#,
      #"":""#, #""0:tap=""#, #""0:tap=1,""#, #""0:drag=1e400,2""#, #""0:drag=nan,1""#,
      #""0x1p3:tap""#,
      #"" 0:tap""#, #""0:tap ""#, #""0:t\u0007ap""#, #""0:=1""#, #""0:a:b=c=d""#,
      #""0:tap=1e308,-0""#,
      #""1e100:tap""#, #""5e-324:tap""#, #""0:resize=0,0""#, #""bookmotion.timeline/2""#,
      #""bookmotion.timeline/99999999999999999999""#, #""bookmotion.choreography/01""#,
    ]

  /// A very long text, and bytes between quotes that are no UTF-8.
  private static let damagedTexts: [[UInt8]] = [
    Array("\"\(String(repeating: "a", count: 10_000))\"".utf8), [0x22, 0xFF, 0xFE, 0x22],
    [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
  ]

  private static let oddBytes: [[UInt8]] = [
    [0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x1B], [0x0D], [0x0B],
    Array("\u{85}".utf8), Array("\u{2028}".utf8), Array("\\u".utf8), Array("//".utf8),
    Array("\n\n\n".utf8),
  ]

  private static let marks = Array("[]{}\",:\\-0e.tn \n".utf8)
}
