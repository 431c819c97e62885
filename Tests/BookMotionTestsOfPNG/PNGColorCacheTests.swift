import BookMotion
import BookMotionColor
import BookMotionPNG
import Testing

/// A cache of the colors of PNG files.
@Suite struct PNGColorCacheTests {
  @Test func `a file is read once`() async throws {
    let cache = BookColorCache<Int, BookPNGError>()
    let path = MadePNG.keptPath("zlib-level-6")
    let colors = try await cache.colors(for: 1, png: .file(path))
    #expect(try colors == BookPictureColors(png: .file(path)))
    #expect(try await cache.colors(for: 1, png: .file("/nowhere.png")) == colors)
    await #expect { try await cache.colors(for: 2, png: .file("/nowhere.png")) } throws: { error in
      (error as? BookPNGError)?.code == .cannotOpen(2)
    }
  }
}
