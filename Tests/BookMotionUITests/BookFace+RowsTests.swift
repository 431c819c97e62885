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
        ] { #expect((point - corner).magnitudeSquared < 1e-12, "\(face.material)") }
      }
      desk = Desk.laidOut(.storyReader)
    }
  }
}
