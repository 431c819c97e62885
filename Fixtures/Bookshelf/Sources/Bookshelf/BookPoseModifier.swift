import BookMotion
import SwiftUI

/// The views around a book while it opens.
enum BookSurrounding {
  /// The shelf behind it, which blurs and recedes.
  case library
  /// The reader in front of it.
  case reader
  /// The dark veil over the first page while a mode is chosen.
  case overlay
  /// The buttons on that veil.
  case controls
}

extension View {
  /// Blurs, scales, moves, and fades a view according to a pose.
  ///
  ///     ShelfView(shelf: shelf).bookPose(pose, of: .library)
  func bookPose(_ pose: BookPose, of part: BookSurrounding) -> some View {
    modifier(BookPoseModifier(pose: pose, part: part))
  }

  /// Shows a view as a face of a book, in perspective.
  func bookFace(_ face: BookScene.Face) -> some View {
    frame(width: face.rect.width, height: face.rect.height)
      .clipShape(.rect(cornerRadius: face.cornerRadius))
      .projectionEffect(ProjectionTransform(face))
      .opacity(face.opacity)
  }

  func bookShadow(_ shadow: BookShadow) -> some View {
    self.shadow(
      color: .black.opacity(shadow.opacity), radius: shadow.radius, x: shadow.x, y: shadow.y)
  }
}

private struct BookPoseModifier: ViewModifier {
  let pose: BookPose
  let part: BookSurrounding

  func body(content: Content) -> some View {
    content
      .scaleEffect(scale)
      .blur(radius: part == .library ? pose.libraryBlur : 0)
      .offset(y: part == .controls ? pose.controlsOffset : 0)
      .opacity(opacity)
  }

  private var scale: Double {
    switch part {
    case .library: pose.libraryScale
    case .reader: pose.readerScale
    case .overlay, .controls: 1
    }
  }

  private var opacity: Double {
    switch part {
    case .library: pose.libraryOpacity
    case .reader: pose.readerOpacity
    case .overlay: pose.overlayOpacity
    case .controls: pose.controlsOpacity
    }
  }
}
