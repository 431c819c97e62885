import BookMotion
import Foundation

/// A style sheet played as CSS defines: read from its text alone, with nothing of the code that
/// wrote it.
struct PlayedStyleSheet {
  struct Keyframe {
    let percent: Double
    let value: Double
    let easing: LinearEasing?
    let stops: Int
  }

  /// The keyframes of each moving channel.
  private var tracks: [String: [Keyframe]] = [:]

  /// The stated error of each channel.
  private var bounds: [String: Double] = [:]

  /// The properties of the channels that don't move.
  private var stills: [String: Double] = [:]

  let duration: Double

  struct Unreadable: Error {
    let what: String
  }

  init(_ text: String, name: String, direction: String) throws {
    try self.init(
      text, name: name, direction: direction, channels: BookChannel.allCases.map(\.rawValue))
  }

  /// Reads a sheet whose class `name-direction` moves the named channels.
  init(_ text: String, name: String, direction: String, channels: [String]) throws {
    let number = #"(-?[0-9.]+)(?:px|deg|)"#
    func matches(_ pattern: String, in text: String) throws -> [[String]] {
      let expression = try NSRegularExpression(pattern: pattern)
      let whole = NSRange(text.startIndex..., in: text)
      return expression.matches(in: text, range: whole).map { match in
        (0..<match.numberOfRanges).map { group in
          Range(match.range(at: group), in: text).map { String(text[$0]) } ?? ""
        }
      }
    }
    guard
      let duration = try matches(#"animation-duration: ([0-9.]+)s"#, in: text).first.flatMap({
        Double($0[1])
      })
    else { throw Unreadable(what: "duration") }
    self.duration = duration
    guard
      let player = text.components(separatedBy: "\n.\(name)-\(direction) {\n").last?
        .components(separatedBy: "}").first
    else { throw Unreadable(what: "player") }
    for channel in channels {
      let words = channel.reduce(into: "") {
        $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1)
      }
      let property = "--\(name)-\(words)"
      stills[channel] = try matches("\(property): \(number);", in: player).first.flatMap {
        Double($0[1])
      }
      bounds[channel] = try matches(
        #"/\* \#(words): never off by more than \#(number) \*/"#, in: text
      ).first.flatMap { Double($0[1]) }
      guard
        let body = text.components(separatedBy: "@keyframes \(name)-\(direction)-\(words) {\n")
          .dropFirst().first?.components(separatedBy: "\n}").first
      else { continue }
      tracks[channel] = try body.split(separator: "\n").map { line in
        let pattern =
          #"^  ([0-9.]+)% \{ \#(property): \#(number);(?: animation-timing-function: "#
          + #"linear\(([^)]*)\);)? \}(?: /\* [a-zA-Z' -]+ \*/)?$"#
        guard let parts = try matches(pattern, in: String(line)).first,
          let percent = Double(parts[1]), let value = Double(parts[2])
        else { throw Unreadable(what: String(line)) }
        let stops = try parts[3].split(separator: ", ").map { stop in
          let words = stop.split(separator: " ")
          guard let output = Double(words[0]) else { throw Unreadable(what: String(stop)) }
          let input = words.dropFirst().first.flatMap { Double($0.dropLast()) }.map { $0 / 100 }
          return LinearEasing.Stop(output: output, inputs: input.map { [$0] } ?? [])
        }
        return Keyframe(
          percent: percent, value: value, easing: stops.isEmpty ? nil : LinearEasing(stops),
          stops: stops.count)
      }
    }
  }

  /// The keyframes of the book's own channels.
  var keyframes: [BookChannel: [Keyframe]] { PlayedStyleSheet.named(tracks) }
  var errors: [BookChannel: Double] { PlayedStyleSheet.named(bounds) }
  var still: [BookChannel: Double] { PlayedStyleSheet.named(stills) }

  private static func named<Value>(_ values: [String: Value]) -> [BookChannel: Value] {
    Dictionary(
      uniqueKeysWithValues: values.compactMap { name, value in
        BookChannel(rawValue: name).map { ($0, value) }
      })
  }

  func value(of channel: BookChannel, at time: Double) -> Double? {
    value(of: channel.rawValue, at: time)
  }

  /// Returns the stated error of a channel.
  func error(of channel: String) -> Double? { bounds[channel] }

  /// Returns the maximum number of points in an easing of the channel.
  func mostStops(of channel: String) -> Int { tracks[channel]?.map(\.stops).max() ?? 0 }

  /// Returns the value of a channel at a time, or `nil` if the sheet does not contain it.
  func value(of channel: String, at time: Double) -> Double? {
    guard let keyframes = tracks[channel] else { return stills[channel] }
    let percent = time / duration * 100
    guard let next = keyframes.firstIndex(where: { $0.percent > percent }) else {
      return keyframes.last?.value
    }
    let (start, end) = (keyframes[max(next - 1, 0)], keyframes[next])
    let progress = (percent - start.percent) / (end.percent - start.percent)
    let eased = start.easing?.value(at: progress) ?? progress
    return start.value + (end.value - start.value) * eased
  }
}
