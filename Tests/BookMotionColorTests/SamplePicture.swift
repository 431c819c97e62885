import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Testing

/// A small picture with the means of its edges as exact fractions, from `Fixtures/color/means.py`.
struct SamplePicture: CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  let format: BookPixelFormat
  let bytes: [UInt8]
  private let numbers: [Double]

  static let all: [SamplePicture] = {
    do {
      return try Fixture.rows("color/means.txt", atLeast: 140).map(SamplePicture.init)
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// All pictures, or every fifteenth in an unoptimized build, for tests that do much work on each.
  static let some = Effort.some(of: all, oneIn: 15)

  private init(_ words: [String]) throws {
    try #require(words.count == 7 + 4 * 6)
    name = words[0...4].joined(separator: " ")
    let depth = try #require(Int(words[1]))
    width = try #require(Int(words[2]))
    height = try #require(Int(words[3]))
    let key = words[4] == "-" ? [] : words[4].split(separator: ",").compactMap { UInt16($0) }
    bytes = SamplePicture.bytes(words[6])
    numbers = try words.dropFirst(7).map { try #require(Double($0)) }
    let kind = try #require(BookPixelFormat.Kind(rawValue: String(words[0].prefix { $0 != "-" })))
    let colors = SamplePicture.bytes(words[5])
    let straight = BookPixelFormat(
      kind, bitDepth: depth,
      transparent: key.isEmpty ? nil : SIMD3(key[0], key[key.count / 2], key[key.count - 1]),
      palette: stride(from: 0, to: colors.count, by: 4).map {
        SIMD4(colors[$0], colors[$0 + 1], colors[$0 + 2], colors[$0 + 3])
      })
    format = words[0].hasSuffix("-p") ? straight.premultiplied : straight
  }

  var testDescription: String { name }

  /// Returns the exact mean of an edge.
  func mean(of edge: BookPictureColors.Edge, _ mean: BookColorRequest.Mean) -> RGB {
    let edges: [BookPictureColors.Edge] = [.left, .right, .top, .bottom]
    let start =
      6 * (edges.firstIndex(of: edge) ?? 0) + (mean == .stored ? 0 : 3)
    return RGB(red: numbers[start], green: numbers[start + 1], blue: numbers[start + 2])
  }

  /// Returns some pixels of a row, repacked.
  func row(_ y: Int, columns: [Int]) -> [UInt8] {
    let length = format.bytesPerRow(ofWidth: width)
    let size = format.samplesPerPixel * format.bitDepth
    var row = [UInt8](repeating: 0, count: format.bytesPerRow(ofWidth: columns.count))
    for (index, column) in columns.enumerated() {
      for bit in 0..<size {
        let (from, to) = (column * size + bit, index * size + bit)
        let value = bytes[y * length + from / 8] >> UInt8(7 - from % 8) & 1
        row[to / 8] |= value << UInt8(7 - to % 8)
      }
    }
    return row
  }

  private static func bytes(_ digits: String) -> [UInt8] {
    guard digits != "-" else { return [] }
    let values = digits.compactMap { $0.hexDigitValue.map(UInt8.init) }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}

extension RGB {
  /// Returns the largest difference of a component.
  func difference(_ other: RGB) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}
