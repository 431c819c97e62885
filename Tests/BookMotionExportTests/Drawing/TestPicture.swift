import BookMotionExport
import BookMotionTestSupport
import Foundation

/// A small real picture: gray, 50 × 70, made by Pillow.
enum TestPicture {
  static func cover() throws -> BookPicture {
    let file = Golden.packageURL("Fixtures/frames/gray-50x70.png")
    return try BookPicture(embedding: [UInt8](Data(contentsOf: file)))
  }
}
