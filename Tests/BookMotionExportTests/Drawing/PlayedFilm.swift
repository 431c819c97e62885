import BookMotionDrawing
import Foundation
import Testing

/// An animated picture, played according to SMIL: a discrete value holds from its key time to the
/// next, and the animation restarts after its duration.
struct PlayedFilm {
  /// A group that is visible during its time.
  struct Group {
    /// The prefix of the names of its parts.
    let names: String
    let text: String
    let display: SVGElement
  }

  let text: String
  let root: SVGElement
  private let groups: [Group]
  /// The animations, by attribute.
  private let tracks: [String: [SVGElement]]

  init(_ text: String) throws {
    self.text = text
    root = try #require(SVGElement.parse(text))
    // The fine details of the shelves fade separately, in a group that contains nothing else.
    let details = root.all.filter {
      $0.name == "g" && $0.children.map(\.name) == ["animate", "use"]
        && $0.attributes["opacity"] != nil
    }.flatMap(\.children).map(\.attributes)
    tracks = Dictionary(
      grouping: root.all.filter {
        $0.attributes["attributeName"] != nil && $0.name != "set"
          && !details.contains($0.attributes)
      },
      by: { $0.attributes["attributeName"] ?? "" })
    let start = "<g display=\"none\"><animate "
    groups = try text.components(separatedBy: start).dropFirst().map { piece in
      let end = try #require(piece.range(of: "/>\n"))
      let rest = piece[end.upperBound...]
      // The last one ends with the film.
      let close = try #require(
        rest.range(of: "</g>\n</g>\n</svg>\n") ?? rest.range(of: "</g>\n", options: .backwards))
      let body = String(rest[..<close.lowerBound])
      let name = body.firstMatch(of: /id="(f\d+)/).map { String($0.1) } ?? "f"
      let display = try #require(SVGElement.parse("<animate " + piece[..<end.lowerBound] + "/>"))
      return Group(names: name, text: body, display: display)
    }
  }

  func groups(at time: Double) -> [Group] {
    groups.filter { PlayedFilm.value(of: $0.display, at: time) == "inline" }
  }

  /// Returns the value of an animated attribute of the library.
  func value(of attribute: String, at time: Double, default still: String) -> String? {
    guard let tracks = tracks[attribute], let track = tracks.first else { return still }
    return tracks.count == 1 ? PlayedFilm.value(of: track, at: time) : nil
  }

  private static func value(of track: SVGElement, at time: Double) -> String? {
    guard track.attributes["calcMode"] == "discrete",
      track.attributes["repeatCount"] == "indefinite",
      let duration = track.attributes["dur"].flatMap({ Double($0.dropLast()) }),
      let values = track.attributes["values"]?.components(separatedBy: ";"),
      let times = track.attributes["keyTimes"]?.components(separatedBy: ";").map({ Double($0) }),
      values.count == times.count, times.first == 0,
      times == times.sorted(by: { $0 ?? 2 < $1 ?? 2 })
    else { return nil }
    let share = (time / duration).truncatingRemainder(dividingBy: 1)
    return zip(values, times).reversed().first { share >= $0.1 ?? 2 }?.0
  }
}
