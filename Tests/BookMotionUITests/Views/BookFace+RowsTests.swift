import BookMotion
import Testing

@testable import BookMotionUI

@Suite struct BookFaceRowsTests {
  @Test func `a picture as large as a face comes to lie on its corners`() throws {
    var desk = Desk.laidOut(.storyReader)
    for book in ["fox", "fig"] {
      desk.perform(.tap(book), at: 0)
      for face in try #require(desk.scene(at: 0.9)).faces {
        let (x, y, origin) = face.rows
        func seen(_ across: Double, _ down: Double) -> BookPoint {
          let point = origin + x * across + y * down
          return BookPoint(x: point.x / point.z, y: point.y / point.z)
        }
        let (width, height, quad) = (face.rect.width, face.rect.height, face.quad)
        for (point, corner) in [
          (seen(0, 0), quad.topLeft), (seen(width, 0), quad.topRight),
          (seen(width, height), quad.bottomRight), (seen(0, height), quad.bottomLeft),
        ] { #expect((point - corner).magnitudeSquared < 1e-12, "\(face.kind)") }
      }
      desk = Desk.laidOut(.storyReader)
    }
  }

  @Test func `a border is as wide as the style says, and leaves out the fold of a spread`() throws {
    for (choreography, isSpread) in [(Choreography.bookPolish, false), (.storyReader, true)] {
      var choreography = choreography
      choreography.style.border = 7
      choreography.style.corners.cover = 12
      for (book, isLeft) in [("fox", true), ("fig", false)] {
        var desk = Desk.laidOut(choreography)
        desk.perform(.tap(book), at: 0)
        for (time, kind) in [(0.1, BookScene.Face.Kind.cover), (1.4, .firstPage)] {
          let frame = BookDeskFrame(desk, at: time)
          let face = try #require(frame.faces.first { $0.kind == kind })
          let field = face.field(in: frame.style, binding: frame.binding)
          let right = face.rect.width - field.x - field.width
          #expect(field.y == 7 && abs(field.height + 14 - face.rect.height) < 1e-9)
          let (fold, edge) = isLeft ? (field.x, right) : (right, field.x)
          #expect(abs(edge - 7) < 1e-9)
          // Beyond the fold there is room for what is round.
          #expect(abs(fold - (isSpread && kind == .firstPage ? -12 : 7)) < 1e-9)
        }
      }
    }
  }
}
