import BookMotion
import BookMotionColor
import BookMotionPNG
import BookMotionTestSupport
import Foundation
import Testing

/// A made picture, and its content according to other decoders, from the tables in `Fixtures/png`.
struct PNGFixture: CustomTestStringConvertible {
  let made: MadePNG
  let width: Int
  let height: Int
  let checksum: UInt32
  /// For each edge, the number of pixels, and the sums of color × opacity.
  private let edges: [[Int]]

  var testDescription: String { made.name }
  var source: PNGSource { .bytes(made.bytes) }

  static let pictures = load("expected.csv", atLeast: 300)
  /// Pictures with harmless damage.
  static let sound = load("damaged-fine.csv", atLeast: 10)

  private static func load(_ table: String, atLeast: Int) -> [PNGFixture] {
    do {
      let fixtures = try rows(table).map { try PNGFixture($0) }
      try #require(fixtures.count >= atLeast)
      return fixtures
    } catch {
      Issue.record(error)
      return []
    }
  }

  /// Returns the fields of a table, without its header.
  static func rows(_ table: String) throws -> [[String]] {
    try Fixture.text("png/\(table)").split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private init(_ fields: [String]) throws {
    try #require(fields.count == 23)
    made = try MadePNG.named(fields[0])
    width = try #require(Int(fields[1]))
    height = try #require(Int(fields[2]))
    checksum = try #require(UInt32(fields[6], radix: 16))
    let numbers = try fields[7...].map { try #require(Int($0)) }
    edges = stride(from: 0, to: numbers.count, by: 4).map { Array(numbers[$0..<$0 + 4]) }
  }

  /// Returns the mean of an edge, from its exact sums.
  func mean(of edge: PictureEdge) -> RGB {
    let order: [PictureEdge] = [.left, .right, .top, .bottom]
    let sums = edges[order.firstIndex(of: edge) ?? 0].map(Double.init)
    let most = sums[0] * 255 * 255
    return RGB(red: sums[1] / most, green: sums[2] / most, blue: sums[3] / most)
  }
}

extension RGB {
  /// Returns true if all components are equal up to rounding.
  func isNear(_ other: RGB, within tolerance: Double = 1e-15) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance
  }
}
