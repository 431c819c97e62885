import BookMotion
import BookMotionReader
import BookMotionTestSupport
import Testing

/// Compares the fades of reading with a table.
@Suite struct ReaderFadeTests {
  @Test func `fades and turns around as the table says`() throws {
    for row in try Fixture.rows("reader/eases.txt", atLeast: 360) {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      let (first, second, time, share) = (numbers[0], numbers[1], numbers[2], numbers[3])
      let found = try #require(self.share(row[0], first, second, time))
      #expect(abs(found - share) <= 1e-9, "\(row)")
      if row[0] == "audio" {
        var page = PageImmersion(chromeIsShown: false)
        page.setAudio(isPlaying: true, at: first)
        page.setAudio(isPlaying: false, at: second)
        #expect(abs(page.dotOpacity(at: time) - share * numbers[4]) <= 1e-9, "\(row)")
      }
    }
  }

  /// Returns the completed fraction of a fade, or `nil` if its name is unknown.
  private func share(_ name: String, _ first: Double, _ second: Double, _ time: Double) -> Double? {
    switch name {
    case "chrome":
      var page = PageImmersion(chromeIsShown: false)
      page.tap(at: first)
      page.tap(at: second)
      let framed = BookRect(x: 10, y: 20, width: 60, height: 50)
      let rect = page.illustration(
        framed: framed, screen: BookRect(x: 0, y: 0, width: 100, height: 90), at: time)
      let shown = page.chromeOpacity(at: time)
      #expect(abs(rect.x - 10 * shown) <= 1e-12 && abs(rect.y - 20 * shown) <= 1e-12)
      #expect(abs(rect.width - 100 + 40 * shown) <= 1e-12)
      #expect(abs(rect.height - 90 + 40 * shown) <= 1e-12)
      return shown
    case "overlay":
      var choice = BookModeSelection()
      choice.appear(at: first)
      choice.cancel(at: second)
      return choice.overlayOpacity(at: time) / 0.5
    case "grid":
      var grid = PageGrid(pageCount: 3)
      grid.open(at: first)
      grid.close(at: second)
      return grid.overlayOpacity(at: time)
    case "fill":
      var sheet = BookInfoSheet(screenHeight: 800)
      sheet.present(at: 0)
      sheet.toggle(.read, at: first)
      sheet.toggle(.read, at: second)
      return sheet.fill(of: .read, at: time)
    case "audio":
      // Derived from the dot, which also pulses.
      var page = PageImmersion(chromeIsShown: false)
      page.setAudio(isPlaying: true, at: first)
      page.setAudio(isPlaying: false, at: second)
      var loud = PageImmersion(chromeIsShown: false)
      loud.setAudio(isPlaying: true, at: -9)
      return page.dotOpacity(at: time) / loud.dotOpacity(at: time)
    default: return nil
    }
  }
}
