package import BookMotion
import BookMotionPages

/// The light on the faces of a book.
package struct FaceLight: Hashable, Sendable {
  private let angle: Double
  private let front: Double
  private let inside: Double

  /// Creates the light on a book in a pose, with its hinge on a side.
  package init(_ pose: BookPose, _ binding: BookBinding) {
    angle = min(max(pose.flipAngle, 0), Elementary.halfTurn)
    let (sine, cosine) = Elementary.sinCos(degrees: angle)
    // A cover with its hinge on the left faces left when it stands upright.
    let across = binding == .left ? 0 - sine : sine
    front = PageLight.brightness(facing: SIMD3(across, 0, cosine))
    inside = min(PageLight.brightness(facing: SIMD3(0 - across, 0, 0 - cosine)), 1)
  }

  /// Returns the darkness of a face at a fraction of its width; negative values brighten it.
  package func veil(on kind: BookScene.Face.Kind, at share: Double) -> Double {
    let hidden = PageLight.hidden(byBoardOf: 1, at: share, angle: angle)
    let brightness: Double
    switch kind {
    case .cover: brightness = front
    case .coverInside: brightness = inside * (1 - PageLight.bounce * hidden)
    case .firstPage, .pageBlock, .backCover: brightness = PageLight.bounced(1 - hidden)
    case .pageEdges, .spine, .facingPage, .gutter, .reader: return 0
    }
    let veil = PageLight.Veil(brightness: brightness)
    return veil.isWhite ? 0 - veil.opacity : veil.opacity
  }

  /// Returns the darkness of a face at even steps from the hinge to the free edge.
  package func veils(on kind: BookScene.Face.Kind, count: Int) -> [Double] {
    (0..<count).map { veil(on: kind, at: Double($0) / Double(count - 1)) }
  }
}
