import BookMotion
import BookMotionPages
import Foundation
import Testing

/// The light on paper.
@Suite struct PageLightTests {
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
