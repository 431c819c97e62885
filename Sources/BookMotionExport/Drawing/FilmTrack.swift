import BookMotion
import BookMotionDrawing

/// The values of an attribute over time, as a SMIL animation that jumps from value to value and
/// repeats indefinitely.
struct FilmTrack {
  let attribute: String
  private let duration: Double
  private var values: [(value: SVGText, start: Int)] = []

  init(_ attribute: String, over duration: Double) {
    self.attribute = attribute
    self.duration = duration
  }

  /// Adds a value that the attribute has from `time` on; times must be in order.
  mutating func add(_ value: String, from time: Double) {
    var text = SVGText()
    text.add(value)
    add(text, from: time)
  }

  /// Adds a number that the attribute has from `time` on.
  mutating func add(
    _ number: Double, decimals: Int = SVGGrid.shareDecimals, from time: Double
  ) {
    var text = SVGText()
    text.add(number, decimals: decimals)
    add(text, from: time)
  }

  private mutating func add(_ value: SVGText, from time: Double) {
    let start = SVGGrid.units(time / duration, decimals: FilmTrack.decimals)
    if let last = values.last {
      if last.value.bytes == value.bytes { return }
      if last.start == start { values.removeLast() }
    }
    // The end is the beginning of the next loop.
    guard start < SVGGrid.steps[FilmTrack.decimals] else { return }
    values.append((value, start))
  }

  /// The value of the attribute where nothing plays.
  var first: SVGText { values.first?.value ?? SVGText() }

  /// True if the attribute changes.
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
