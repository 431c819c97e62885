import BookMotion
import BookMotionDocuments

/// A difference in the origins or the formats of two recordings.
package struct Cause: Hashable, Sendable {
  /// The path of the value, such as `choreography.opening.flipping.lasts`.
  package let path: String

  /// The old value as JSON, or `nil` if the value is new.
  package let old: String?

  /// The new value as JSON, or `nil` if the value is gone.
  package let new: String?

  /// The difference in words.
  package let words: String
}

extension Cause {
  /// Returns the differences between two origins, in document order.
  static func all(from old: Recording.Score, to new: Recording.Score) -> [Cause] {
    guard old != new else { return [] }
    var walk = OriginWalk()
    // With defaults written out.
    let (before, after) = (try? old.wholeNode(), try? new.wholeNode())
    let none = JSONNode(.object([]))
    walk.compare(before ?? none, after ?? none, OriginPlace())
    return walk.causes
  }

  /// Creates a cause for a difference outside the origin.
  init(_ path: String, _ old: String, _ new: String, _ words: String) {
    self.init(path: path, old: old, new: new, words: words)
  }
}

extension JSONNode {
  /// What is compared one by one: the fields of an object by their keys, or the elements of a list by
  /// their subjects. A list of numbers or strings counts as one value.
  fileprivate var parts: [Field]? {
    switch value {
    case .object(let fields): return fields
    case .array(let elements) where elements.contains { $0.subject != nil }:
      var counts: [String: Int] = [:]
      return elements.map { element in
        let subject = element.subject ?? ""
        let number = counts[subject, default: 0]
        counts[subject] = number + 1
        return (number == 0 && !subject.isEmpty ? subject : "\(subject)[\(number)]", element)
      }
    default: return nil
    }
  }

  fileprivate var isObject: Bool { if case .object = value { true } else { false } }

  /// The name of a list element's subject: a stage, a move, or a moment.
  private var subject: String? {
    guard case .object(let fields) = value else { return nil }
    let names = fields.filter { ["phase", "move", "moment", "own"].contains($0.key) }
    return names.lazy.compactMap(\.node.string).first
  }

  fileprivate var string: String? { if case .text(let text) = value { text } else { nil } }

  /// The value in readable form.
  fileprivate var words: String {
    let text = textOnOneLine
    return text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
  }

  /// The animation's form, such as a spring by duration and bounce, and its description in words.
  fileprivate var animation: (form: String, words: String)? {
    if case .object(let fields)? = self["spring"]?.value {
      let words = fields.map { "\(Words.name($0.key)) \($0.node.words)" }.joined(separator: ", ")
      return ("spring " + fields.map(\.key).joined(separator: " "), "by a spring (\(words))")
    }
    if let curve = self["curve"] {
      return ("curve", "by the curve \(curve.words) in \(self["duration"]?.words ?? "") s")
    }
    return self["atOnce"].map { _ in ("atOnce", "at once") }
  }
}

/// The place of a difference, as keys and in words.
private struct OriginPlace {
  var path: [String] = []
  /// The stage and channel, such as "stage flipping: flip angle".
  var subject = ""

  var text: String { path.joined(separator: ".") }

  func inside(_ key: String) -> OriginPlace {
    var place = self
    place.path.append(key)
    return place
  }
}

/// Compares two origins recursively.
private struct OriginWalk {
  private(set) var causes: [Cause] = []

  mutating func compare(_ old: JSONNode?, _ new: JSONNode?, _ place: OriginPlace) {
    guard old != new else { return }
    switch (old?.parts, new?.parts) {
    case (let before?, let after?):
      if !compareAnimations(old, new, place) { compare(before, after, place) }
    case (let before?, nil) where new == nil && old?.isObject == false: compare(before, [], place)
    case (nil, let after?) where old == nil && new?.isObject == false: compare([], after, place)
    default: add(old, new, place)
    }
  }

  /// Returns the keys of both objects: those of the new one in order, with removed keys at their
  /// old positions.
  private func keys(_ old: [JSONNode.Field], _ new: [JSONNode.Field]) -> [String] {
    var keys = new.map(\.key)
    for (index, field) in old.enumerated() where !keys.contains(field.key) {
      let before = index > 0 ? keys.firstIndex(of: old[index - 1].key).map { $0 + 1 } : nil
      keys.insert(field.key, at: before ?? 0)
    }
    return keys
  }

  private mutating func compare(
    _ old: [JSONNode.Field], _ new: [JSONNode.Field], _ place: OriginPlace
  ) {
    for key in keys(old, new) {
      compare(
        old.first { $0.key == key }?.node, new.first { $0.key == key }?.node,
        self.place(place, key))
    }
    let (before, after) = (old.map(\.key), new.map(\.key))
    let both = (before.filter(after.contains), after.filter(before.contains))
    guard both.0 != both.1 else { return }
    let names = after.map(Words.name).joined(separator: ", ")
    causes.append(
      Cause(
        place.text, JSONText.quoted(before.joined(separator: ", ")),
        JSONText.quoted(after.joined(separator: ", ")),
        sentence(place, "has its \(Words.name(place.path.last ?? "")) in another order: \(names)")))
  }

  /// Returns the place of a field, including the words for its subject.
  private func place(_ place: OriginPlace, _ key: String) -> OriginPlace {
    var inner = place.inside(key)
    if OriginWalk.lists.contains(place.path) {
      inner.subject = "stage \(key)"
    } else if place.path.last == "moves" {
      inner.subject += ": \(Words.name(key))"
    } else if place.path.last == "moments" {
      inner.subject += ": moment \(key)"
    } else if place.path.starts(with: OriginWalk.style) {
      // The part of the style, such as "cover departure" or "shadow rest radius".
      let parts = place.path.dropFirst(OriginWalk.style.count).filter { $0 != "fades" }
      inner.subject = parts.map(Words.name).joined(separator: " ")
    }
    return inner
  }

  /// Reports a change from one kind of animation to another as a single difference.
  private mutating func compareAnimations(
    _ old: JSONNode?, _ new: JSONNode?, _ place: OriginPlace
  ) -> Bool {
    guard let before = old?.animation, let after = new?.animation, before.form != after.form else {
      return false
    }
    causes.append(
      Cause(
        place.text, JSONText.quoted(before.words), JSONText.quoted(after.words),
        sentence(place, "moves \(after.words), not \(before.words)")))
    for key in ["from", "to", "part", "scale", "delay"] {
      compare(old?[key], new?[key], place.inside(key))
    }
    return true
  }

  private mutating func add(_ old: JSONNode?, _ new: JSONNode?, _ place: OriginPlace) {
    if place.path == ["events"] { return addEvents(old, new) }
    causes.append(
      Cause(
        path: place.text, old: old?.textOnOneLine, new: new?.textOnOneLine,
        words: words(old, new, place)))
  }

  private func words(_ old: JSONNode?, _ new: JSONNode?, _ place: OriginPlace) -> String {
    let key = place.path.last ?? ""
    let list = Array(place.path.dropLast())
    let isPart =
      OriginWalk.lists.contains(list) || ["moves", "moments"].contains(list.last ?? "")
    guard let old, let new else {
      let what = isPart ? "" : Words.name(key) + " "
      guard let there = new ?? old else { return "" }
      let words = there.words
      let inner = words.hasPrefix("[") ? String(words.dropFirst().dropLast()) : words
      let value = isPart ? "" : " (\(inner))"
      return sentence(place, "\(what)is \(new == nil ? "gone" : "new")\(value)")
    }
    let unit = OriginWalk.seconds.contains(key) ? " s" : ""
    let values = "\(new.words)\(unit), not \(old.words)\(unit)"
    switch key {
    case "lasts": return sentence(place, "lasts \(values)")
    case "to": return sentence(place, "goes to \(values)")
    case "from": return sentence(place, "starts from \(values)")
    case "after":
      return sentence(place, "comes \(new.words) s after the stage's beginning, not \(old.words) s")
    case "name": return sentence(place, "the choreography is called \(values)")
    default:
      let isSpring = place.path.dropLast().last == "spring"
      return sentence(place, "\(isSpring ? "spring " : "")\(Words.name(key)) is \(values)")
    }
  }

  /// The paths of the lists of stages.
  private static let lists = [["choreography", "opening"], ["choreography", "closing"]]

  private static let style = ["choreography", "style"]

  private static let seconds: Set = [
    "lasts", "duration", "delay", "response", "settlingDuration",
  ]

  private func sentence(_ place: OriginPlace, _ words: String) -> String {
    guard !place.subject.isEmpty else { return words }
    return "\(place.subject) \(words)"
  }

  private func texts(_ list: JSONNode?) -> [String] {
    guard case .array(let elements)? = list?.value else { return [] }
    return elements.compactMap(\.string)
  }

  /// Adds the events that were removed and those that are new.
  private mutating func addEvents(_ old: JSONNode?, _ new: JSONNode?) {
    let (before, after) = (texts(old), texts(new))
    let changes = after.difference(from: before)
    var gone = changes.removals.map(\.element)
    for event in changes.insertions.map(\.element) {
      // The same event at another time is one difference.
      let same = gone.firstIndex { $0.happening == event.happening }
      let old = same.map { gone.remove(at: $0) }
      let words =
        old.map { old in
          // If the times look alike once formatted, print them exactly as written.
          event.moment == old.moment
            ? "comes at \(event.time) s, not \(old.time) s"
            : "comes at \(event.moment), not \(old.moment)"
        } ?? "at \(event.moment) is new"
      addEvent(old, event, "event \(event.happening) \(words)")
    }
    for event in gone {
      addEvent(event, nil, "event \(event.happening) at \(event.moment) is gone")
    }
  }

  private mutating func addEvent(_ old: String?, _ new: String?, _ words: String) {
    causes.append(
      Cause(
        path: "events", old: old.map(JSONText.quoted), new: new.map(JSONText.quoted),
        words: words))
  }
}

extension String {
  /// The time of an event, as written.
  fileprivate var time: Substring { prefix { $0 != ":" } }

  /// The time of an event, formatted for reading: "1.9 s".
  fileprivate var moment: String { (Double(time).map(Words.number) ?? String(time)) + " s" }

  /// An event without its time.
  fileprivate var happening: Substring { drop { $0 != ":" }.dropFirst() }
}

extension CollectionDifference<String>.Change {
  fileprivate var element: String {
    switch self {
    case .remove(_, let element, _), .insert(_, let element, _): element
    }
  }
}
