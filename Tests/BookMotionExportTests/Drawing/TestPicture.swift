import BookMotionExport
import BookMotionTestSupport
import Foundation

/// Small real pictures: gray, and made by Pillow.
enum TestPicture {
  /// A picture of 50 × 70 pixels, which are the proportions of a book.
  static func cover() throws -> BookPicture { try picture("gray-50x70.png") }

  /// A picture of 40 × 30 pixels.
  static func landscape() throws -> BookPicture { try picture("gray-40x30.jpg") }

  private static func picture(_ name: String) throws -> BookPicture {
    let file = Golden.packageURL("Fixtures/frames/\(name)")
    return try BookPicture(embedding: [UInt8](Data(contentsOf: file)))
  }
}
