import BookMotion

extension Desk<LiveBook> {
  /// How a book looks at a time: the rows of its faces, one for each material, in the order of
  /// `Face.Material`, and then the numbers of what is around them.
  ///
  /// A row of a face: its place in the order of painting, or −1 if it is not seen; width and height, in
  /// whole points, radius
  /// of the corners, opacity; 16 numbers of a matrix that puts a rectangle of that size, from (0, 0), on
  /// the screen, column by column; and how dark it is from the hinge to the free edge, in even steps, a
  /// number below 0 being how bright.
  ///
  /// Behind them: the matrix of the body, its width, height and radius, the shadow's x, y, radius and
  /// opacity; how well is seen how thick the book is, and the outlines that say it, from the front to the
  /// back: where each lies, how much larger it is, and its color, from 0 to 255.
  package func scene(_ number: Int32, at time: Double) -> Int32 {
    guard let book = play(number) else { return DeskRefusal.noBook.rawValue }
    guard !time.isNaN else { return DeskRefusal.noNumber.rawValue }
    let (pose, style) = (book.pose(at: time), book.transition.choreography.style)
    let layout = book.transition.layout
    guard
      let scene = try? BookScene(
        pose, style: style, binding: layout.binding, screen: layout.screen)
    else { return DeskRefusal.noNumber.rawValue }
    let light = SceneLight(pose, layout.binding)
    let thickness = BookThickness(pose, style: style, restingFrame: layout.restingFrame)
    var answer = Answer(tape)
    for material in Face.Material.allCases {
      guard let place = scene.faces.firstIndex(where: { $0.material == material }) else {
        answer.add(-1)
        for _ in 1..<DeskLimit.faceWidth { answer.add(0) }
        continue
      }
      let face = scene.faces[place]
      let size = face.rect.size.whole
      // Where the book is thick, its back is the last of the outlines.
      let opacity = material == .backCover && thickness.isSeen ? 0 : face.opacity
      answer.add(Double(place), size.width, size.height, face.cornerRadius, opacity)
      answer.add(face.view, of: face.rect, as: size)
      for step in 0..<DeskLimit.lightSteps {
        answer.add(light.veil(on: material, at: Double(step) / Double(DeskLimit.lightSteps - 1)))
      }
    }
    let scale = style.scale(forWidth: pose.width)
    let size = pose.frame.size.whole
    answer.add(
      BookScene.lean(of: pose, style: style, binding: layout.binding), of: pose.frame, as: size)
    answer.add(
      size.width, size.height, style.corners.cover * scale, pose.shadow.x + thickness.depth.x,
      pose.shadow.y + thickness.depth.y, pose.shadow.radius, pose.shadow.opacity,
      pose.flipAngle > 0 ? pose.backOpacity : 1)
    for layer in thickness.layers(spine: book.spine).reversed() {
      let color = layer.color.bytes
      answer.add(
        layer.offset.x, layer.offset.y, 0 - layer.inset, Double(color.red), Double(color.green),
        Double(color.blue))
    }
    return answer.code
  }
}

extension Desk<LiveBook> {
  /// The faults and remarks of the choreography: of each whether it is a remark, whether it is on the way
  /// back, the number of its phase, and its time. Their words are the text, a line each.
  package mutating func lint(_ number: Int32) -> Int32 {
    guard let book = play(number) else { return DeskRefusal.noBook.rawValue }
    let lint = Lint(book.transition.choreography, layout: book.transition.layout)
    var text: [UInt8] = []
    var answer = Answer(tape)
    for finding in lint.findings {
      text.append(contentsOf: finding.line.letters)
      text.append(UInt8(ascii: "\n"))
      answer.add(
        finding.severity == .remark ? 1 : 0, finding.way == .closing ? 1 : 0,
        Double(finding.phase.number), finding.time)
    }
    _ = say(text)
    return answer.code
  }
}

extension DeskLimit {
  /// So many numbers say how a face looks.
  package static let faceWidth = 5 + 16 + lightSteps
  /// So many of them say how it is lit.
  package static let lightSteps = 5
}

extension BookSize {
  /// A little larger, in whole points: browsers round the sides of what they lay out, each to a step of
  /// its own, but not what they transform.
  fileprivate var whole: BookSize {
    BookSize(width: width.rounded(.up), height: height.rounded(.up))
  }
}

extension Answer {
  /// The matrix of CSS, and of Core Animation, that puts a rectangle of a size, from (0, 0), where another
  /// one is seen.
  fileprivate mutating func add(_ view: Homography, of rect: BookRect, as size: BookSize) {
    let origin = view.homogeneous(BookPoint(x: rect.x, y: rect.y))
    let across = view.x * (size.width > 0 ? rect.width / size.width : 1)
    let down = view.y * (size.height > 0 ? rect.height / size.height : 1)
    add(across.x, across.y, 0, across.z)
    add(down.x, down.y, 0, down.z)
    add(0, 0, 1, 0)
    add(origin.x, origin.y, 0, origin.z)
  }
}

/// The light on the faces of a book.
private struct SceneLight {
  private let angle: Double
  private let front: Double
  private let inside: Double

  init(_ pose: BookPose, _ binding: BookBinding) {
    angle = min(max(pose.flipAngle, 0), FaceFade.halfTurn)
    let (sine, cosine) = Elementary.sinCos(degrees: angle)
    // A cover whose hinge is at the left looks there when it stands upright.
    let across = binding == .left ? 0 - sine : sine
    front = PaperLight.brightness(facing: SIMD3(across, 0, cosine))
    inside = min(PaperLight.brightness(facing: SIMD3(0 - across, 0, 0 - cosine)), 1)
  }

  /// How dark a face is, at a part of its width; below 0 how bright.
  func veil(on material: Face.Material, at share: Double) -> Double {
    let hidden = PaperLight.hidden(byBoardOf: 1, at: share, angle: angle)
    let brightness: Double
    switch material {
    case .cover: brightness = front
    case .coverInside: brightness = inside * (1 - PaperLight.bounce * hidden)
    case .firstPage, .pageBlock, .backCover: brightness = PaperLight.bounced(1 - hidden)
    default: return 0
    }
    let veil = PaperLight.Veil(brightness: brightness)
    return veil.isWhite ? 0 - veil.opacity : veil.opacity
  }
}
