import BookMotion
import BookMotionPages
import Foundation
import Testing

/// Compares the light on paper with counted rays, in a flat world of a page, an obstacle, and a
/// sky.
@Suite struct PageLightTests {
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

  @Test func `is 1 on a page that lies, and 1 is no veil`() {
    #expect(abs(PageLight.brightness(facing: SIMD3(0, 0, 1)) - 1) < 1e-15)
    #expect(PageLight.Veil(brightness: 1).opacity == 0)
    #expect((PageLight.direction * PageLight.direction).sum().distance(to: 1).magnitude < 1e-15)
    let page = BookSize(width: 300, height: 400)
    for side in PageFacet.Side.allCases {
      for facet in PageBend(turn: 0).facets(of: page, count: 4) {
        #expect(abs(facet.brightness(from: side) - 1) < 1e-12)
      }
    }
  }

  @Test func `falls from the upper left`() {
    let left = PageLight.brightness(facing: SIMD3(-1, 0, 0))
    let right = PageLight.brightness(facing: SIMD3(1, 0, 0))
    #expect(left > right && right > 0.4 && left < 1)
    // On a half-turned leaf, paper facing left is lit, regardless of the side from which it was
    // lifted.
    let page = BookSize(width: 300, height: 400)
    let facet = PageBend(turn: 0.25).facets(of: page, count: 8)[0]
    #expect(facet.normal.x < 0)
    #expect(facet.brightness(from: .right) > facet.brightness(from: .left))
    // On a screen, black is drawn over darker paper, and white over brighter.
    let toWindow = PageLight.Veil(
      brightness: PageLight.brightness(facing: PageLight.direction))
    #expect(toWindow.isWhite && toWindow.opacity > 0.04 && toWindow.opacity < 0.2)
    let away = PageLight.Veil(brightness: right)
    #expect(!away.isWhite && abs(away.opacity - (1 - pow(right, 0.56))) < 1e-12)
    #expect(PageLight.Veil(brightness: 0).opacity == 0.8)
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

  @Test func `beside a roll is the sky that it leaves`() {
    let radius = 30.0
    for distance in [1.0, 10, 30, 60, 90, 150] {
      let rays = Self.sky { x, z in
        // The distance of the ray from the roll's axis, which is to its left.
        let along = -distance * x + radius * z
        let square = distance * distance + radius * radius - along * along
        return along < 0 || square > radius * radius
      }
      let light = PageLight.brightness(besideRollOf: radius, at: distance)
      #expect(abs(light - rays) < 1e-3, "\(distance): \(light) and \(rays)")
    }
  }

  @Test(arguments: [90.0, 135, 180, 240])
  func `inside a roll is the sky between the paper there and its end`(end: Double) {
    for angle in [0.0, 30, 60, 89] where angle < end {
      // A circle of paper of radius 1 that begins at its lowest point; to the left of that, the
      // paper is flat.
      let turned = angle * .pi / 180
      let (x, z) = (sin(turned), -cos(turned))
      let last = end * .pi / 180
      let rays = Self.sky(facing: 90 + angle) { across, up in
        // From a point on a circle, a ray extends to twice the cosine.
        let along = -2 * (x * across + z * up)
        guard along > 1e-9 else { return true }
        // It is blocked if there is paper. Flat paper is below every ray.
        var hit = atan2(x + along * across, -(z + along * up))
        if hit < 0 { hit += 2 * .pi }
        return hit > last
      }
      let light = PageLight.brightness(insideRollAt: angle, endingAt: end)
      #expect(abs(light - rays) < 1e-3, "\(angle) of \(end): \(light) and \(rays)")
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

  @Test func `lights itself by what paper throws back, again and again`() {
    for brightness in [0.0, 0.2, 0.5, 0.9, 1] {
      // Part of the hidden light comes from paper as bright as this point, and so on.
      var light = brightness
      for _ in 0..<200 { light = brightness + (1 - brightness) * PageLight.bounce * light }
      #expect(abs(PageLight.bounced(brightness) - light) < 1e-12)
    }
  }

  @Test func `casts a shadow that begins at the spine and falls away from the window`() {
    let page = BookSize(width: 300, height: 400)
    for side in PageFacet.Side.allCases {
      for turn in [0.0, 0.1, 0.3, 0.5, 0.8, 1] {
        let facets = PageBend(turn: turn).facets(of: page, count: 12)
        let fallen = facets.flatMap { $0.shadow(from: side) }
        let positions = facets.flatMap { facet in
          facet.outline.points.map { facet.position(of: $0) }
        }
        for (shadow, position) in zip(fallen, positions) {
          // A straight line from the window through the point to the page.
          let hand = side == .right ? 1.0 : -1.0
          let offset = SIMD3((shadow.x - position.x) * hand, shadow.y - position.y, -position.z)
          let turned = offset + PageLight.direction * (position.z / PageLight.direction.z)
          #expect((turned * turned).sum() < 1e-18)
          if position.x == 0, position.z == 0 { #expect(shadow == BookPoint(x: 0, y: position.y)) }
        }
        #expect(
          zip(fallen, positions).allSatisfy { ($0.x - $1.x) * (side == .right ? 1 : -1) >= 0 })
      }
    }
    #expect(PageLight.softness(ofShadowFrom: 0) == 0 && PageLight.softness(ofShadowFrom: -1) == 0)
    let soft = [1.0, 10, 100].map { PageLight.softness(ofShadowFrom: $0) }
    #expect(soft[0] < soft[1] && soft[1] < soft[2])
    #expect(PageLight.umbra > 0.6 && PageLight.umbra < 0.8)
  }
}
