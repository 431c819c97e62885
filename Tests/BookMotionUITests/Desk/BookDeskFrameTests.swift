import BookMotion
import BookMotionBody
import BookMotionPages
import Testing

@testable import BookMotionUI

@Suite struct BookDeskFrameTests {
  private static func frame(_ desk: Desk, _ time: Double) -> BookDeskFrame<String> {
    BookDeskFrame(desk, at: time)
  }

  @Test func `a shelf at rest shows no book, and a book that opens takes the whole screen`() {
    var desk = Desk.laidOut(.storyReader)
    let shelf = Self.frame(desk, 1)
    #expect(shelf.book == nil && shelf.faces.isEmpty && shelf.buttons.isEmpty)
    #expect(shelf.pose.libraryOpacity == 1 && shelf.pose.libraryBlur == 0)
    desk.perform(.tap("fig"), at: 1)
    let opening = Self.frame(desk, 1.5)
    #expect(opening.reach == BookRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(opening.turn == .close && opening.binding == .right && opening.buttons.isEmpty)
    let choice = Self.frame(desk, 9)
    #expect(choice.buttons == [.choose(.read), .choose(.listen), .close] && !choice.isReading)
    desk.perform(.choose(.read), at: 9)
    let open = Self.frame(desk, 20)
    #expect(open.isReading && open.buttons == [.close] && open.focus == nil)
    #expect(!open.faces.contains { $0.kind == .reader })
  }

  @Test func `pages of a spread are square where they meet, and round under their cover`() {
    var desk = Desk.laidOut(.storyReader)
    desk.perform(.tap("fig"), at: 1)
    var (met, covered) = (0, 0)
    for step in 0..<300 {
      let frame = Self.frame(desk, 1 + Double(step) / 100)
      let radii = frame.faces.map { ($0.kind, frame.spineRadius(of: $0), $0.cornerRadius) }
      let pages = radii.filter { $0.0 == .firstPage || $0.0 == .facingPage }
      if pages.count == 2 {
        met += 1
        #expect(pages.allSatisfy { $0.1 == 0 && $0.2 > 0 })
      }
      if frame.pose.flipAngle < 45 {
        covered += 1
        #expect(radii.allSatisfy { $0.1 == $0.2 })
      }
      #expect(radii.allSatisfy { $0.0 != .cover || $0.1 == $0.2 })
    }
    #expect(met > 100 && covered > 20)
  }

  @Test
  func `an opening cover turns out of the light, and shades the page near its hinge`() {
    var desk = Desk.laidOut(.storyReader)
    desk.perform(.tap("fig"), at: 1)
    var (shaded, turned) = (0, 0)
    for step in 0..<300 {
      let frame = Self.frame(desk, 1 + Double(step) / 100)
      for face in frame.faces {
        let shades = frame.shades(on: face)
        let (positions, veils) = (shades.map(\.position), shades.map(\.opacity))
        #expect(veils.count >= 5 && veils.allSatisfy { (-1...1).contains($0) })
        #expect(positions == positions.sorted() && positions.first == 0 && positions.last == 1)
        if face.kind == .firstPage, (60...140).contains(frame.pose.flipAngle) {
          shaded += 1
          #expect(veils[0] > (veils.last ?? 1) && veils.allSatisfy { $0 >= 0 })
        }
        if face.kind == .cover, (30...60).contains(frame.pose.flipAngle) {
          turned += 1
          #expect(veils[2].magnitude > 0.01)
        }
        if face.kind == .cover, frame.pose.flipAngle == 0 { #expect(veils[2].magnitude < 1e-9) }
      }
    }
    #expect(shaded > 3 && turned > 2)
  }

  @Test(arguments: [Choreography.storyReader, .pictureBook], ["fox", "fig"])
  func `a flyleaf that turns darkens the page beneath it, and nothing else does more than a cover`(
    choreography: Choreography, book: String
  ) throws {
    var desk = Desk.laidOut(choreography)
    desk.perform(.tap(book), at: 0)
    var shadows = 0
    for step in 0..<300 {
      let frame = Self.frame(desk, Double(step) / 100)
      guard frame.body.flyleaf != nil,
        let page = frame.faces.first(where: { $0.kind == .firstPage })
      else { continue }
      let layout = try #require(desk.transition(at: Double(step) / 100)).layout
      let pose = frame.pose.drawn(choreography.style, in: layout)
      let bend = try #require(pose.flyleaf(choreography.style))
      let tip = bend.position(atDistance: 1, ofWidth: 1)
      let cover = CoverShade(pose, isRightBound: frame.binding == .right)
      for shade in frame.shades(on: page) {
        let width = page.rect.width
        let bare = PageLight.Veil(
          brightness: cover.brightness(at: shade.position * width, ofWidth: width)
        ).opacity
        #expect(shade.opacity >= bare - 1e-9)
        // Right under a leaf that stands, half of the sky is gone.
        let isUnder = tip.height > 0.5 && abs(shade.position - tip.across) < 0.05
        if isUnder, shade.opacity > bare + 0.1 { shadows += 1 }
      }
    }
    #expect(shadows > 3)
  }

  @Test func `on its way back a book takes taps where it is, and lets others be tapped`() {
    var desk = Desk.laidOut()
    desk.perform(.tap("fox"), at: 0)
    desk.perform(.close, at: 9)
    let frame = Self.frame(desk, 10)
    #expect(frame.turn == .tap("fox") && !frame.faces.isEmpty)
    for face in frame.faces {
      let quad = face.quad
      for corner in [quad.topLeft, quad.topRight, quad.bottomLeft, quad.bottomRight] {
        #expect(corner.x >= frame.reach.x - 1e-9 && corner.y >= frame.reach.y - 1e-9)
        #expect(corner.x <= frame.reach.x + frame.reach.width + 1e-9)
        #expect(corner.y <= frame.reach.y + frame.reach.height + 1e-9)
      }
    }
    #expect(frame.reach.width < 820)
    #expect(Self.frame(desk, 60).focus == "fox")
  }
}
