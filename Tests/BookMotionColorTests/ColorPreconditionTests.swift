import BookMotion
import BookMotionColor
import Testing

/// A programmer who is wrong about colors.
@Suite struct ColorPreconditionTests {
  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `gives no number`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RGB(red: 0, green: .nan, blue: 0)
    }
    #expect(sentence(result).contains("BookMotion: green is nan"))
  }

  @Test func `mixes by no number`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RGB.black.mix(with: .white, by: .nan)
    }
    #expect(sentence(result).contains("BookMotion: fraction is nan"))
  }

  @Test func `wants more contrast than there is`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = TitleColor(on: .white, contrast: 22)
    }
    #expect(sentence(result).contains("contrast is 22: it takes a number from 1 to 21"))
  }

  @Test func `gives a row that is too short`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var sampler = ColorSampler(width: 3, height: 1, format: .rgb8, request: .book)
      sampler.add(row: [UInt8](repeating: 0, count: 8), y: 0, columns: 3)
    }
    #expect(sentence(result).contains("BookMotion: row.byteCount is 8: it takes 9 or more"))
  }

  @Test func `gives an array that is too short`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = BookPictureColors(width: 3, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8], format: .rgb8)
    }
    #expect(sentence(result).contains("BookMotion: pixels.count is 8: it takes 9 or more"))
  }

  @Test func `gives a row beneath the last`() async {
    await #expect(processExitsWith: .failure) {
      var sampler = ColorSampler(width: 1, height: 1, format: .rgb8, request: .book)
      sampler.add(row: [0, 0, 0], y: 1, columns: 1)
    }
  }

  @Test func `gives too few bytes`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let pixels = [UInt8](repeating: 0, count: 15)
      _ = BookPictureColors(width: 2, height: 2, pixels: pixels)
    }
    #expect(sentence(result).contains("BookMotion: pixels.count is 15: it takes 16 or more"))
  }

  @Test func `gives a picture without pixels`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ColorSampler(width: 0, height: 2, format: .rgb8, request: .book)
    }
    #expect(sentence(result).contains("BookMotion: width is 0:"))
  }

  @Test func `names a depth that there is not`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = BookPixelFormat(.rgb, bitDepth: 4)
    }
    #expect(
      sentence(result).contains("BookMotion: bitDepth is not a bit depth that this format has"))
  }

  @Test func `did not ask for the edge of the binding`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let pixel: [UInt8] = [0, 0, 0, 0]
      let cover = BookPictureColors(width: 1, height: 1, pixels: pixel, request: .cover(.left))
      _ = BookColors(cover: cover, binding: .right)
    }
    #expect(sentence(result).contains("BookMotion: the cover's edge at the binding is missing"))
  }

  @Test func `did not ask for the dominant color of a page`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let pixel: [UInt8] = [0, 0, 0, 0]
      let page = BookPictureColors(width: 1, height: 1, pixels: pixel, request: .cover())
      _ = BookColors(page: page)
    }
    #expect(sentence(result).contains("BookMotion: the page's dominant color is missing"))
  }
}
