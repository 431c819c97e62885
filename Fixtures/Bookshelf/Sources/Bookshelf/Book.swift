import BookMotion
import BookMotionColor

/// A book on the shelf.
struct Book: Identifiable, Hashable, Sendable {
  let title: String
  let author: String
  let color: RGB
  var binding = BookBinding.left
  var leafCount = 12

  var id: String { title }

  /// The number of pages: two per leaf, of which the front is read first.
  var pageCount: Int { 2 * leafCount }
}

extension Book {
  static let samples = [
    Book(title: "The Fox at Noon", author: "Mara Lind", color: RGB(bytes: 0x27, 0x23, 0x77)),
    Book(title: "A Whale of One’s Own", author: "Ben Okoro", color: RGB(bytes: 0x1F, 0x6F, 0x78)),
    Book(title: "Harebells", author: "Ines Ott", color: RGB(bytes: 0xA2, 0x3B, 0x4A), leafCount: 5),
    // Right-bound: it opens to the right, as a mirror image.
    Book(
      title: "شجرة التين", author: "Leila Haddad", color: RGB(bytes: 0x8A, 0x5A, 0x19),
      binding: .right),
    Book(
      title: "Night Ferry", author: "Tom Aasen", color: RGB(bytes: 0x2B, 0x2B, 0x33), leafCount: 30),
    Book(title: "Small Weather", author: "Ada Quist", color: RGB(bytes: 0x3F, 0x6B, 0x3A)),
  ]
}
