import BookMotion
import BookMotionBody
import BookMotionPages
import Testing

/// The leaf before the first page.
@Suite struct BookPoseFlyleafTests {
  @Test func `it uncovers as much of the page as there is of it, and bulges over no more`() {
    let (style, layout) = (BookStyle.polish, BookLayout())
    var seen = 0
    for degrees in 1..<170 {
      var driven = BookPose.Driven(frame: BookRect(x: 300, y: 200, width: 300, height: 420))
      driven[.flipAngle] = Double(degrees)
      let pose = BookPose(driven).drawn(style, in: layout)
      guard let leaf = pose.flyleaf(style) else { continue }
      let reach =
        (0...200).map { leaf.position(atDistance: Double($0) / 200, ofWidth: 1).across }
        .max() ?? 0
      // It is lifted by a hair beforehand.
      #expect(reach <= 1 - pose.firstPageOpacity + 1e-6, "\(degrees)°")
      #expect(reach >= 1 - pose.firstPageOpacity - 0.01, "\(degrees)°")
      seen += 1
    }
    #expect(seen > 50)
  }
}
