import BookMotionDrawing
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An XML document as a tree, parsed by Foundation rather than by the package.
final class SVGElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [SVGElement] = []
  /// All characters inside, including those of children.
  private(set) var text = ""
  /// The characters directly inside.
  private(set) var ownText = ""

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Returns `nil` if the text is not well-formed XML.
  static func parse(_ text: String) -> SVGElement? {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // On Linux, the parser accepts a truncated document.
    return parser.parse() && reader.isComplete ? reader.root : nil
  }

  /// This element and all its descendants, in document order.
  var all: [SVGElement] {
    var all: [SVGElement] = []
    func add(_ element: SVGElement) {
      all.append(element)
      for child in element.children { add(child) }
    }
    add(self)
    return all
  }

  func all(named name: String) -> [SVGElement] { all.filter { $0.name == name } }

  /// The names that are referenced but not defined.
  var danglingNames: Set<String> {
    var (used, defined) = (Set<String>(), Set<String>())
    for element in all {
      for (attribute, value) in element.attributes {
        if attribute == "id" {
          defined.insert(value)
        } else if attribute == "xlink:href", value.hasPrefix("#") {
          used.insert(String(value.dropFirst()))
        } else if value.utf8.contains(UInt8(ascii: "#")) {
          for part in value.components(separatedBy: "url(#").dropFirst() {
            used.insert(String(part.prefix { $0 != ")" }))
          }
        }
      }
    }
    return used.subtracting(defined)
  }

  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap { Double($0) } }

  func numbers(_ attribute: String) -> [Double] {
    SVGElement.numbers(in: attributes[attribute] ?? "")
  }

  /// Returns every number in a text, such as a path's data or a matrix.
  static func numbers(in text: String) -> [Double] {
    var numbers: [Double] = []
    var digits = ""
    func finish() {
      if let number = Double(digits) { numbers.append(number) }
      digits = ""
    }
    for character in text {
      switch character {
      case "0"..."9": digits.append(character)
      case "." where !digits.contains("."): digits.append(character)
      case ".", "-":
        finish()
        digits.append(character)
      default: finish()
      }
    }
    finish()
    return numbers
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: SVGElement?
    private var open: [SVGElement] = []

    var isComplete: Bool { open.isEmpty }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = SVGElement(name: name, attributes: attributes)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      open.last?.ownText += text
      for element in open { element.text += text }
    }
  }
}
