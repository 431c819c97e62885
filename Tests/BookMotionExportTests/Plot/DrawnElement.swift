import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of a document, as an XML parser reads it.
final class DrawnElement {
  let name: String
  let attributes: [String: String]
  var children: [DrawnElement] = []
  /// All characters inside, those of children too.
  var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root of a document that is well formed; nil for another.
  static func root(of document: String) -> DrawnElement? {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }

  func number(_ attribute: String) -> Double { attributes[attribute].flatMap(Double.init) ?? .nan }

  /// This element and all inside it, in order.
  var all: [DrawnElement] { [self] + children.flatMap { $0.all } }

  func all(_ name: String, class wanted: Substring? = nil) -> [DrawnElement] {
    all.filter { element in
      element.name == name && (wanted.map { element.classes.contains($0) } ?? true)
    }
  }

  /// The points of a polyline.
  var points: [(x: Double, y: Double)] {
    (attributes["points"] ?? "").split(separator: " ").map { point in
      let numbers = point.split(separator: ",").map { Double($0) ?? .nan }
      return (numbers[0], numbers[1])
    }
  }

  /// Where a path begins that starts with M.
  var pathStart: (x: Double, y: Double) {
    let numbers = (attributes["d"] ?? "").dropFirst().split { !"-.0123456789".contains($0) }
    return (Double(numbers[0]) ?? .nan, Double(numbers[1]) ?? .nan)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: DrawnElement?
    private var open: [DrawnElement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = DrawnElement(name: name, attributes: attributes)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      for element in open { element.text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
