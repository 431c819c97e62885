package import BookMotionBody
package import BookMotionColor
import BookMotionPages

extension BookThickness {
  /// A warm white, as bright as a gray of 0.95. The three components of a gray would all step at
  /// once.
  package static let paper = RGB(red: 0.96, green: 0.95, blue: 0.925)
}

extension BookThickness.Material {
  /// Returns the color of the material of a book whose spine has a color.
  package func color(spine: RGB) -> RGB {
    switch self {
    case .cloth(let brightness): spine.scaled(by: brightness)
    case .paper(let ink): BookThickness.paper.mix(with: PageLight.ink, by: ink)
    }
  }
}
