import BookMotion
import BookMotionDrawing
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport

/// A picture on a cover.
@Suite struct BookPictureTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Golden.packageURL("Fixtures/frames/" + name)))
  }

  /// Returns the element of a picture that is on a cover.
  private static func image(of picture: BookPicture) throws -> SVGElement {
    var text = ""
    BookSetting(look: BookLook(cover: picture)).definitions(for: .cover).write(to: &text)
    return try #require(SVGElement.parse(text)?.all(named: "image").first)
  }

  @Test(arguments: [
    ("gray-50x70.png", BookPicture.Format.png, 50.0, 70.0), ("gray-40x30.jpg", .jpeg, 40, 30),
    ("progressive-33x17.jpg", .jpeg, 33, 17),
  ])
  func `tells its size and its format`(
    name: String, format: BookPicture.Format, width: Double, height: Double
  ) throws {
    let picture = try BookPicture(embedding: Self.bytes(name))
    #expect(picture.drawn.address.starts(with: Array("data:image/\(format);base64,".utf8)))
    #expect(picture.size == BookSize(width: width, height: height))
  }

  @Test(arguments: ["gray-50x70.png", "gray-40x30.jpg"], 0..<3)
  func `is embedded to the last byte`(name: String, more: Int) throws {
    // Base64 has three kinds of padding.
    let bytes = try Self.bytes(name) + [UInt8](repeating: 0xA5, count: more)
    let image = try Self.image(of: BookPicture(embedding: bytes))
    let address = try #require(image.attributes["xlink:href"])
    let comma = try #require(address.firstIndex(of: ","))
    #expect(Data(base64Encoded: String(address[address.index(after: comma)...])) == Data(bytes))
    let kind = name.hasSuffix("png") ? "png" : "jpeg"
    #expect(address.hasPrefix("data:image/\(kind);base64,"))
  }

  @Test func `is linked by a name that may hold anything`() throws {
    let link = #"a&b "c" <d>.png"#
    let image = try Self.image(of: BookPicture(linking: link, to: Self.bytes("gray-50x70.png")))
    #expect(image.attributes["xlink:href"] == #"a&b%20"c"%20<d>.png"#)
  }

  @Test(arguments: [
    ([UInt8](), "the file is empty"),
    (Array("GIF89a".utf8), "the picture is neither a PNG nor a JPEG"),
    (
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0],
      "the file ends before the picture's size"
    ),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "the file ends before the picture's size"),
    ([0xFF, 0xD8, 0xFF, 0xDA, 0, 2], "the picture is damaged: the header with its size"),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 1], "the picture is damaged: the header with its size"),
  ])
  func `is refused in words`(bytes: [UInt8], words: String) {
    let error = #expect(throws: BookExportError.self) { try BookPicture(embedding: bytes) }
    #expect(error?.code == .noPicture)
    #expect(error?.description.hasPrefix(words) == true)
  }

  @Test func `is refused if a camera noted that it lies on its side`() throws {
    let bytes = try Self.bytes("turned-40x30.jpg")
    let error = #expect(throws: BookExportError.self) { try BookPicture(embedding: bytes) }
    #expect(error?.description.contains("orientation 6") == true)
  }

  @Test(arguments: ["gray-50x70.png", "gray-40x30.jpg"])
  func `is refused if any of its end is missing`(name: String) throws {
    let bytes = try Self.bytes(name)
    #expect(throws: Never.self) { try BookPicture(embedding: bytes) }
    #expect(throws: Never.self) { try BookPicture(embedding: bytes + [0, 0, 0]) }
    for count in bytes.count / 2..<bytes.count {
      let error = #expect(throws: BookExportError.self) {
        try BookPicture(embedding: Array(bytes[..<count]))
      }
      #expect(error?.description.contains("ends") == true)
    }
    let error = #expect(throws: BookExportError.self) {
      try BookPicture(embedding: bytes.dropLast())
    }
    #expect(error?.description.contains("its file ends too early") == true)
  }

  @Test(arguments: ["gray-50x70.png", "gray-40x30.jpg", "turned-40x30.jpg"])
  func `is read without a stop wherever it is cut off or damaged`(name: String) throws {
    let bytes = try Self.bytes(name)
    var whole = 0
    for count in 0..<min(bytes.count, 700) {
      if (try? BookPicture(embedding: Array(bytes[..<count]))) != nil { whole += 1 }
      var damaged = bytes
      damaged[count] ^= 0xFF
      if (try? BookPicture(embedding: damaged)) != nil { whole += 1 }
    }
    #expect(whole < 2 * bytes.count)
  }
}
