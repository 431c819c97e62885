import BookMotionTestSupport
import Foundation

/// A golden document whose numbers may differ by less than anybody sees.
enum DocumentGolden {
  /// Nil if the document has the golden one's structure and numbers within `tolerance` of its;
  /// otherwise the first place that differs, to be printed.
  static func difference(of text: String, from path: String, tolerance: Double = 0.02) -> String? {
    let file = Golden.packageURL("Fixtures/" + path)
    let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
    guard !isRecording, let golden = try? String(contentsOf: file, encoding: .utf8) else {
      return Golden.difference(of: text, from: path)
    }
    return firstDifference(text, golden, tolerance: tolerance).map { "\(path) \($0)" }
  }

  static func firstDifference(_ text: String, _ golden: String, tolerance: Double) -> String? {
    let lines = text.components(separatedBy: "\n")
    let expected = golden.components(separatedBy: "\n")
    for (number, (line, other)) in zip(lines, expected).enumerated() where line != other {
      let (parts, others) = (pieces(line), pieces(other))
      let place = "line \(number + 1)"
      guard parts.count == others.count else { return "\(place) is \(line), not \(other)" }
      for (part, wanted) in zip(parts, others) where part != wanted {
        guard let value = Double(part), let goal = Double(wanted) else {
          return "\(place) has \(part), not \(wanted): \(line)"
        }
        if abs(value - goal) > tolerance {
          return "\(place) has \(part), not \(wanted), off by \(abs(value - goal)): \(line)"
        }
      }
    }
    return lines.count == expected.count ? nil : "has \(expected.count) lines, not \(lines.count)"
  }

  /// Numbers and what is between them.
  private static func pieces(_ line: String) -> [String] {
    var pieces: [String] = []
    var wasNumber: Bool?
    for character in line {
      let isNumber = "-.0123456789".contains(character)
      if isNumber == wasNumber {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      wasNumber = isNumber
    }
    return pieces
  }
}
