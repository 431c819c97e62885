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
  /// The checksum of all pixels, if all are known.
  let checksum: UInt32?
  /// For each known edge, the number of pixels, and the sums of color × opacity.
  private let sums: [BookPictureColors.Edge: [Double]]

  var testDescription: String { made.name }
  var source: BookPNGSource { .bytes(made.bytes) }

  static let pictures = load("expected.csv", atLeast: 300)
  /// Pictures with damage that may be harmless.
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
    checksum = UInt32(fields[6], radix: 16)
    var sums: [BookPictureColors.Edge: [Double]] = [:]
    for (number, edge) in [BookPictureColors.Edge.left, .right, .top, .bottom].enumerated() {
      let numbers = fields[7 + 4 * number..<11 + 4 * number]
      if numbers.allSatisfy(\.isEmpty) { continue }
      sums[edge] = try numbers.map { try #require(Double($0)) }
    }
    // Either everything is known, or only the left edge.
    try #require(checksum == nil ? fields[6].isEmpty && sums.count == 1 : sums.count == 4)
    self.sums = sums
  }

  /// The edges that are known.
  var edges: [BookPictureColors.Edge] { Array(sums.keys) }

  /// Returns the mean of an edge, from its exact sums.
  func mean(of edge: BookPictureColors.Edge) throws -> RGB {
    let sums = try #require(sums[edge])
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
