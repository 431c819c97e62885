import BookMotion
import BookMotionColor
import SwiftUI

// Conversions between CoreGraphics and BookMotion, which imports nothing and has its own geometry.

extension BookPoint {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }

  init(_ size: CGSize) { self.init(x: size.width, y: size.height) }
}

extension BookSize {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension BookRect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGPoint {
  init(_ point: BookPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: BookSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: BookRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Color {
  init(_ color: RGB) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

extension Path {
  /// Creates the closed path through the corners, in order.
  init(_ corners: [BookPoint]) {
    self.init()
    addLines(corners.map { CGPoint($0) })
    closeSubpath()
  }
}

extension ProjectionTransform {
  /// Creates the projection from a view the size of a face's rectangle to the screen.
  init(_ face: BookScene.Face) {
    let (x, y) = (face.projection.x, face.projection.y)
    let corner = face.projection.origin + x * face.rect.x + y * face.rect.y
    self.init()
    (m11, m12, m13) = (x.x, x.y, x.z)
    (m21, m22, m23) = (y.x, y.y, y.z)
    (m31, m32, m33) = (corner.x, corner.y, corner.z)
  }
}
