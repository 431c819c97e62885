import BookMotion
package import BookMotionColor

extension RGB {
  /// The shortest form that SVG accepts: `#abc` for `#aabbcc`.
  package var text: String {
    let long = Array(hex.utf8)
    guard long[1] == long[2], long[3] == long[4], long[5] == long[6] else { return hex }
    return String(decoding: [long[0], long[1], long[3], long[5]], as: UTF8.self)
  }

  /// Returns the color at `share` of the way to another one.
  package func mixed(_ share: Double, with other: RGB) -> RGB {
    RGB(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }
}
