import BookMotionBody
import BookMotionPages
import Foundation
import Testing

/// Compares the light on paper with counted rays, in a flat world of a page, an obstacle, and a
/// sky.
@Suite struct PageLightSkyTests {
  /// Returns the light from the sky that reaches a point, as a fraction of that on a free page:
  /// evenly spaced rays, each weighted by its cosine to the normal at the point.
  private static func sky(
    facing normal: Double = 90, rays: Int = 200_000, isOpen: (_ x: Double, _ z: Double) -> Bool
  ) -> Double {
    var sum = 0.0
    for ray in 0..<rays {
      let angle = (Double(ray) + 0.5) / Double(rays) * .pi
      let share = cos(angle - normal * .pi / 180)
      if share > 0, isOpen(cos(angle), sin(angle)) { sum += share }
    }
    return sum * .pi / Double(rays) / 2
  }

  @Test(arguments: [(0.0, 80.0), (120, 40), (-90, 150), (40, 0)])
  func `beside a leaf is the sky that it leaves`(edge: Double, height: Double) {
    for distance in [0.0, 30, 75, 160, 400] {
      // The leaf extends from the spine on the left to its edge, and hides what is behind it.
      let rays = Self.sky { x, z in
        let across = distance - edge
        let far = (across * across + height * height).squareRoot()
        return far == 0 || x > -across / far
      }
      let light = PageLight.brightness(at: distance, besideEdgeAt: edge, height: height)
      #expect(abs(light - rays) < 1e-3, "\(distance): \(light) and \(rays)")
    }
  }

  @Test(arguments: [20.0, 60, 90, 140, 175])
  func `at a hinge is what the other board leaves`(angle: Double) {
    let width = 200.0
    let (tipX, tipZ) = (width * cos(angle * .pi / 180), width * sin(angle * .pi / 180))
    for distance in [5.0, 50, 120, 199] {
      let hidden =
        1
        - Self.sky { x, z in
          // The board is to the left of the tip, as seen from the page.
          (tipX - distance) * z - tipZ * x <= 0
        }
      let share = PageLight.hidden(byBoardOf: width, at: distance, angle: angle)
      #expect(abs(share - hidden) < 1e-3, "\(distance): \(share) and \(hidden)")
    }
  }

  @Test func `in the fold is the sky between two shoulders, and what they give each other`() {
    for share in [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7] {
      // A quarter circle rises from the fold to the page, facing its mirror image.
      let up = acos(1 - share)
      let (x, z) = (share, sin(up) - 1)
      let rays = Self.sky(facing: 180 - up * 180 / .pi) { across, height in
        // The distance of the ray from the center of the other circle.
        let along = (-1 - x) * across + (-1 - z) * height
        let square = (-1 - x) * (-1 - x) + (-1 - z) * (-1 - z) - along * along
        return along < 0 || square > 1
      }
      let light = PageLight.brightness(inFoldOf: 20, at: share * 20)
      #expect(abs(light - PageLight.bounced(rays)) < 0.011, "\(share): \(light) and \(rays)")
    }
    #expect(PageLight.brightness(inFoldOf: 20, at: 0) == 0.2)
    #expect(PageLight.brightness(inFoldOf: 20, at: 20) == 1)
  }
}
