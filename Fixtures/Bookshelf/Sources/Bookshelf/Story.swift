import BookMotion
import SwiftUI

/// A book on the shelf, known by its title.
struct Story: Identifiable {
  let title: String
  let author: String
  let color: Color
  var binding = BookBinding.left
  var pageCount = 24

  var id: String { title }

  static let samples = [
    Story(
      title: "The Fox at Noon", author: "Mara Lind",
      color: Color(red: 0.15, green: 0.14, blue: 0.47)),
    Story(
      title: "A Whale of One’s Own", author: "Ben Okoro",
      color: Color(red: 0.12, green: 0.44, blue: 0.47)),
    Story(
      title: "Harebells", author: "Ines Ott", color: Color(red: 0.64, green: 0.23, blue: 0.29),
      pageCount: 9),
    // Right-bound: it opens to the right, as a mirror image.
    Story(
      title: "شجرة التين", author: "Leila Haddad",
      color: Color(red: 0.54, green: 0.35, blue: 0.1), binding: .right),
    Story(
      title: "Night Ferry", author: "Tom Aasen", color: Color(red: 0.17, green: 0.17, blue: 0.2),
      pageCount: 60),
    Story(
      title: "Small Weather", author: "Ada Quist",
      color: Color(red: 0.25, green: 0.42, blue: 0.23)),
  ]

  static func named(_ title: String) -> Story {
    samples.first { $0.title == title } ?? samples[0]
  }

  static let text = """
    It had rained all night, and the path along the river was gone. Where the stile used to be \
    there was only water, brown and in no hurry. She took off her shoes, looked round once, and \
    stepped in as if somebody had asked her to.
    """
}
