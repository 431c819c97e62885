import BookMotion
import Foundation

/// A Lottie animation as a player sees it, read from its text alone.
struct PlayedLottie {
  typealias Object = [String: Any]

  let text: String
  let root: Object

  init(_ text: String) throws {
    self.text = text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    root = object as? Object ?? [:]
  }

  var layers: [Object] { root["layers"] as? [Object] ?? [] }
  var assets: [Object] { root["assets"] as? [Object] ?? [] }

  /// The layers of a book that fades as a whole.
  var book: [Object] { PlayedLottie.layers(of: asset("book")) }

  func asset(_ id: String) -> Object? { assets.first { $0["id"] as? String == id } }

  static func layers(of asset: Object?) -> [Object] { asset?["layers"] as? [Object] ?? [] }
  static func number(_ object: Object, _ key: String) -> Double {
    (object[key] as? NSNumber)?.doubleValue ?? .nan
  }

  /// Returns true if a layer is present in a frame.
  static func isThere(_ layer: Object, at frame: Double) -> Bool {
    number(layer, "ip") <= frame && frame < number(layer, "op")
  }

  /// Returns the keyframes of a property, or `nil` if it does not change.
  static func keyframes(_ property: Any?) -> [Object]? {
    guard let property = property as? Object, number(property, "a") == 1 else { return nil }
    return property["k"] as? [Object]
  }

  /// Returns the numbers of a property in a frame.
  static func values(_ property: Any?, at frame: Double) -> [Double] {
    guard let keys = keyframes(property) else {
      return numbers((property as? Object)?["k"])
    }
    let index = keys.lastIndex { number($0, "t") <= frame } ?? 0
    let start = numbers(keys[index]["s"])
    guard index + 1 < keys.count, number(keys[index], "t") <= frame, keys[index]["h"] == nil
    else { return start }
    let (from, to) = (number(keys[index], "t"), number(keys[index + 1], "t"))
    let share = (frame - from) / (to - from)
    return zip(start, numbers(keys[index + 1]["s"])).map { $0 + ($1 - $0) * share }
  }

  /// Returns all numbers of a value; for a path, its vertices and its in and out tangents.
  private static func numbers(_ value: Any?) -> [Double] {
    if let number = value as? NSNumber { return [number.doubleValue] }
    if let array = value as? [Any] { return array.flatMap { numbers($0) } }
    guard let path = value as? Object else { return [] }
    return ["v", "i", "o"].flatMap { numbers(path[$0]) }
  }

  /// Returns the vertices of a layer's rearmost outline, in points of the screen.
  func outline(of layer: Object, at frame: Double) -> [BookPoint] {
    let groups = layer["shapes"] as? [Object] ?? []
    let parts = groups.last?["it"] as? [Object] ?? []
    let values = PlayedLottie.values(parts.first?["ks"], at: frame)
    let count = values.count / 6
    let isBody = { (other: Object) in other["ind"] as? Int == layer["parent"] as? Int }
    let parent = layer["parent"] == nil ? nil : (layers + book).first(where: isBody)
    let transform = parent?["ks"] as? Object ?? [:]
    let position = parent == nil ? [0, 0] : PlayedLottie.values(transform["p"], at: frame)
    let scale = parent == nil ? [100, 100] : PlayedLottie.values(transform["s"], at: frame)
    return (0..<count).map { vertex in
      BookPoint(
        x: position[0] + values[2 * vertex] * scale[0] / 100,
        y: position[1] + values[2 * vertex + 1] * scale[1] / 100)
    }
  }

  static func opacity(of layer: Object, at frame: Double) -> Double {
    let transform = layer["ks"] as? Object
    return values(transform?["o"], at: frame).first ?? 100
  }

  /// Returns all animated properties of the document.
  func allKeyframes() -> [[Object]] {
    func search(_ value: Any) -> [[Object]] {
      if let array = value as? [Any] { return array.flatMap(search) }
      guard let object = value as? Object else { return [] }
      if let keys = PlayedLottie.keyframes(object) { return [keys] }
      return object.values.flatMap(search)
    }
    return search(root)
  }
}
