import BookMotion

extension Sweep {
  /// Sweeps books in space: corners and bounds at random angles, leans, and perspectives.
  static var scenes: [Section] {
    [
      Section("scene.faces") { points, hash in
        var random = SplitMix64(seed: 1)
        for book in 0..<max(1, points / facesABook) {
          // A book too close to the eye is rejected, which must be the same everywhere, too.
          guard let scene = scene(book, &random) else {
            hash.add(UInt64(book))
            continue
          }
          for face in scene.faces {
            hash.add(UInt64(BookScene.Face.Kind.allCases.firstIndex(of: face.kind) ?? 0))
            hash.add(face.opacity)
            hash.add(face.cornerRadius)
            hash.add(face.quad)
            hash.add(face.quad.signedArea)
            hash.add(face.quad.bounds)
          }
        }
      }
    ]
  }

  private static let facesABook = 16

  private static func scene(_ book: Int, _ random: inout SplitMix64) -> BookScene? {
    let binding: BookBinding = book.isMultiple(of: 2) ? .left : .right
    var style = BookStyle.polish
    style.fades = BookStyle.story.fades
    style.spineWidth = random.next(in: 0...40)
    style.perspective = random.next(in: 0...1.2)
    style.spread = random.next(below: 2) == 0 ? .page : .spread
    var driven = BookPose.Driven(
      frame: BookRect(
        x: random.next(in: -100...900), y: random.next(in: -100...900),
        width: random.next(in: 20...600), height: random.next(in: 20...600)))
    driven[.flipAngle] = random.next(in: -20...200)
    driven[.tilt] = random.next(below: 2) == 0 ? 0 : random.next(in: -30...30)
    driven[.yaw] = random.next(below: 2) == 0 ? 0 : random.next(in: -10...10)
    driven[.readerOpacity] = random.next(in: -1...1)
    driven[.frameBorder] = random.next(in: -10...10)
    return try? BookScene(
      BookPose(driven, style: style, binding: binding), style: style, binding: binding)
  }
}

extension BitHash {
  fileprivate mutating func add(_ quad: BookScene.Quad) {
    for corner in [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft] {
      add(corner.x)
      add(corner.y)
    }
  }

  /// Adds the sides of a rectangle.
  mutating func add(_ rect: BookRect) {
    add(rect.x)
    add(rect.y)
    add(rect.width)
    add(rect.height)
  }
}
