import BookMotion

/// What an attribute is from when on, as one of SMIL's animations that jump from value to value and
/// begin anew without end.
struct FilmTrack {
  let attribute: String
  private let duration: Double
  private var values: [(value: SVGText, start: Int)] = []

  init(_ attribute: String, over duration: Double) {
    self.attribute = attribute
    self.duration = duration
  }

  /// The attribute has a value from a time on; times come in order.
  mutating func add(_ value: SVGText, from time: Double) {
    let start = SVGGrid.units(time / duration, decimals: FilmTrack.decimals)
    if let last = values.last {
      if last.value.bytes == value.bytes { return }
      if last.start == start { values.removeLast() }
    }
    // The end is the beginning of the next round.
    guard start < SVGGrid.steps[FilmTrack.decimals] else { return }
    values.append((value, start))
  }

  mutating func add(_ value: String, from time: Double) {
    var text = SVGText()
    text.add(value)
    add(text, from: time)
  }

  /// The value where nothing plays.
  var first: SVGText { values.first?.value ?? SVGText() }

  /// Whether the attribute changes at all.
  var moves: Bool { values.count > 1 }

  /// Writes the animation as a child of the element that has the attribute.
  func write(to text: inout SVGText, transforming: Bool = false) {
    guard moves else { return }
    text.add(transforming ? "<animateTransform" : "<animate")
    text.add(" attributeName=\"\(attribute)\"")
    if transforming { text.add(" type=\"scale\"") }
    text.add(" values=\"")
    for (index, entry) in values.enumerated() {
      if index > 0 { text.add(";") }
      text.add(entry.value)
    }
    text.add("\" keyTimes=\"")
    for (index, entry) in values.enumerated() {
      if index > 0 { text.add(";") }
      text.add(units: entry.start, decimals: FilmTrack.decimals)
    }
    text.add("\" calcMode=\"discrete\"")
    text.add(" dur=\"")
    text.add(duration, decimals: FilmTrack.decimals)
    text.add("s\" repeatCount=\"indefinite\"/>")
  }

  private static let decimals = 6
}
