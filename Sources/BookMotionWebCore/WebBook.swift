package import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionDocuments
import BookMotionDrawing
import BookMotionLint
package import BookMotionPlay
import BookMotionReader

/// A book in a web page.
package final class WebBook: WebRun {
  package var texts: [[UInt8]] = []
  package var run: Run<BookPlay>

  private let spine: RGB
  /// The choreography as it was given, even if its variant for reduced motion is played.
  private let choreography: Choreography

  package init(_ tape: inout TapeReader) throws(BookMotionError) {
    var setup = BookPlay.Setup.blank
    try setup.visit(&tape)
    run = try Run(setup)
    spine = setup.spine
    choreography = setup.score.choreography
    try checkCanBeDrawn()
  }

  /// Throws if the cover comes too close to the eye while the book plays what it begins with.
  private func checkCanBeDrawn() throws(BookMotionError) {
    let end = min(run.rest ?? run.lastTime, PlayLimit.longest)
    var (frame, time) = (0, 0.0)
    while time < end {
      time = min(Double(frame) / WebBook.checkedRate, end)
      _ = try space(at: time)
      frame += 1
    }
  }

  /// The frames per second at which a book is checked before it plays.
  private static let checkedRate = 60.0

  /// Returns the faces of the book.
  ///
  /// - Throws: ``BookMotionError`` if the cover comes too close to the eye.
  private func space(
    at time: Double
  ) throws(BookMotionError) -> (scene: BookScene, book: BookPlay, pose: BookPose) {
    let (book, driven) = run.instant(at: time)
    let layout = book.transition.layout
    let style = book.transition.choreography.style
    let pose = driven.drawn(style, in: layout)
    let scene = try BookScene(
      pose, style: style, binding: layout.binding, screen: layout.screen)
    return (scene, book, pose)
  }
}

extension WebBook {
  /// Answers with the appearance of the book: a row for each of its faces, in the order
  /// of `BookScene.Face.Kind`, followed by the numbers of everything around them.
  ///
  /// The row of a face holds: its index in painting order, or −1 if it is invisible; its width and
  /// height, in whole points; its corner radius and opacity; the 16 numbers, column by column, of a
  /// matrix that maps a rectangle of that size at (0, 0) to the screen; and its darkness at even
  /// steps from the hinge to the free edge, negative where it is brightened.
  ///
  /// After the rows come: the matrix of the body; its width, height, and corner radius; the
  /// shadow's x, y, radius, and opacity; the opacity of the book's thickness; the frames of the two
  /// buttons that choose a mode, that of the open page, and that of the screen in the points in
  /// which the library is designed; and the outlines that form the thickness, from front to back, each
  /// with its offset, its outset, and its color in components from 0 to 255.
  package func scene(at time: Double, _ answer: inout Answer) -> WebRefusal? {
    guard !time.isNaN else { return .noNumber }
    guard let (scene, book, pose) = try? space(at: time) else { return .noNumber }
    let style = book.transition.choreography.style
    let layout = book.transition.layout
    let light = FaceLight(pose, layout.binding)
    let thickness = BookThickness(pose, style: style, restingFrame: layout.restingFrame)
    for kind in BookScene.Face.Kind.allCases {
      guard let index = scene.faces.firstIndex(where: { $0.kind == kind }) else {
        answer.add(-1)
        for _ in 1..<WebLimit.faceWidth { answer.add(0) }
        continue
      }
      let face = scene.faces[index]
      // With reduced motion, the reader appears in its own place over a book that stays small.
      let isPageRead = kind == .reader && !style.spread.hasTwoPages
      let rect = isPageRead ? layout.readerFrame(over: face.rect) : face.rect
      let size = rect.size.whole
      answer.add(
        Double(index), size.width, size.height, face.cornerRadius, thickness.opacity(of: face))
      answer.add(face.projection, of: rect, as: size)
      for veil in light.veils(on: kind, count: WebLimit.lightSteps) { answer.add(veil) }
    }
    let scale = style.scale(forWidth: pose.width)
    let size = pose.frame.size.whole
    answer.add(
      BookScene.lean(of: pose, style: style, binding: layout.binding), of: pose.frame, as: size)
    answer.add(
      size.width, size.height, style.corners.cover * scale, pose.shadow.x + thickness.depth.x,
      pose.shadow.y + thickness.depth.y, pose.shadow.radius, pose.shadow.opacity,
      pose.flipAngle > 0 ? pose.backOpacity : 1)
    let choice = BookModeSelection.layout(screen: layout.screen, binding: layout.binding)
    let screen = layout.frame(of: .screen)
    let library = LibraryPainter(layout, view: screen, names: SVGNames()).design(screen)
    for frame in [choice.read, choice.listen, layout.openPage(of: pose, style), library] {
      answer.add(frame.x, frame.y, frame.width, frame.height)
    }
    for layer in thickness.layers.reversed() {
      let color = layer.material.color(spine: spine).bytes
      answer.add(
        layer.offset.x, layer.offset.y, 0 - layer.inset, Double(color.red), Double(color.green),
        Double(color.blue))
    }
    return nil
  }
}

extension WebBook {
  /// Answers with the faults and remarks of the choreography, and returns their messages, one per
  /// line. Each takes four numbers: 1 for a remark or 0 for a fault, 1 for the closing or 0 for the
  /// opening, the index of its phase, and its time.
  package func lint(_ answer: inout Answer) -> [UInt8]? {
    let transition = run.play(at: 0).transition
    var text: [UInt8] = []
    for finding in Choreography.Lint(transition.choreography, layout: transition.layout).findings {
      text.append(contentsOf: finding.line.letters)
      text.append(UInt8(ascii: "\n"))
      answer.add(
        finding.severity == .remark ? 1 : 0, finding.direction == .closing ? 1 : 0,
        Double(AnimationPhase.number(of: finding.phase)), finding.time)
    }
    return text
  }

  package func document() -> [UInt8]? {
    (try? choreography.node())?.letters(names: texts)
  }

  package func tell(_ answer: @escaping TapeQuestion.Reply) -> Bool {
    WebBook.tell(choreography, answer)
  }

  /// Reads a choreography from a document that the page has, and tells what it is made of.
  package static func read(_ answer: @escaping TapeQuestion.Reply) -> Bool {
    var (choreography, reader) = (
      Choreography.blank, TapeReader(isReading: true, asking: answer)
    )
    do throws(BookMotionError) { try choreography.visit(&reader) } catch {
      reader.tell(error)
      return false
    }
    return tell(choreography, answer)
  }

  private static func tell(
    _ choreography: Choreography, _ answer: @escaping TapeQuestion.Reply
  ) -> Bool {
    var (told, teller) = (choreography, TapeReader(isReading: false, asking: answer))
    return (try? told.visit(&teller)) != nil
  }
}

extension BookSize {
  /// The size rounded up to whole points. Browsers round the sides of elements during layout, each
  /// in its own way, but not those that they transform.
  var whole: BookSize {
    BookSize(width: width.rounded(.up), height: height.rounded(.up))
  }
}

extension Answer {
  /// Adds the 4 × 4 matrix, as CSS and Core Animation use it, that maps a rectangle of `size` at
  /// (0, 0) to the image of `rect`.
  mutating func add(_ view: BookScene.Projection, of rect: BookRect, as size: BookSize) {
    let origin = view.homogeneous(BookPoint(x: rect.x, y: rect.y))
    let across = view.x * (size.width > 0 ? rect.width / size.width : 1)
    let down = view.y * (size.height > 0 ? rect.height / size.height : 1)
    add(across.x, across.y, 0, across.z)
    add(down.x, down.y, 0, down.z)
    add(0, 0, 1, 0)
    add(origin.x, origin.y, 0, origin.z)
  }
}
